// What goes over the wire. Written by `python -m vivac.server.wire_types`; only the type checker reads it.

/** `number` is that of the question: an answer to one that is no longer open changes nothing. */
export interface Answer {
  number: number;
  choice: string;
  role?: string | null;
}

/** Parts of a whole that are from elsewhere, by their paths. */
export interface ApartView {
  of: string[];
  source: SourceView;
}

export interface AskHint {
  role?: string | null;
}

export interface BalancePoint {
  number: number;
  value: number;
}

/** One thing that a die may come to: in words, on which faces, and how likely. No faces: it depends. */
export interface Bar {
  label: string;
  faces: string;
  p: number;
  good: boolean | null;
}

export interface BoardPage {
  width: number;
  height: number;
  counter: number;
  grid: Grid | null;
  spots: Record<string, SpotPage>;
  url: string;
  look: string;
}

export interface CardChange {
  id?: string;
  name?: string;
  text?: string;
  kind?: string;
  symbol?: string;
  rule?: string;
}

export interface CardView {
  id: string;
  name: string;
  text: string;
  kind: string;
  symbol: string;
  rule: string;
}

/** The chain a seat has committed to; without a tip, it should. */
export interface ChainView {
  role: string;
  tip: string;
}

/** What has changed in the view since it was told of last, which was as the `nth` before this one. */
export interface ChangeMessage {
  type: "change";
  nth: number;
  change: ViewChange;
}

export interface Chapter {
  number: string;
  title: string;
  sections: Section[];
}

export interface ChartAxis {
  name: string;
  keys: string[];
}

/** A chart with its provenance. `cells` is a list of rows, one for each key of the first axis. */
export interface ChartPage {
  id: string;
  title: string;
  rule: string;
  source: SourceView;
  elsewhere: Elsewhere[];
  note: string;
  fixed: string[];
  axes: ChartAxis[];
  cells: string[][];
  legend: string[];
}

export interface ChoiceChange {
  id?: string;
  label?: string;
  place?: string;
  piece?: string;
  card?: string;
  rule?: string;
  danger?: boolean;
  region?: RegionView;
}

/** What may be answered. One with a region is answered with a point: `id:x:y`. */
export interface ChoiceView {
  id: string;
  label: string;
  place: string;
  piece: string;
  card: string;
  rule: string;
  danger: boolean;
  region?: RegionView;
}

/**
 * `secret`: that of the invitation, without which only a public table gives away a seat.
 *
 * `once`: a long random word. Whoever asks again with it, because the answer was lost on the way, is given
 * the same secret again. `commitment`: the tip of the chain from which the seat takes part in the dice;
 * while a die waits it is left for later. Without a role: the seat of the invitation, or else the only one
 * that is open.
 */
export interface Claim {
  role?: string | null;
  secret?: string | null;
  commitment?: string | null;
  once?: string | null;
  name?: string;
}

/** The tip of a new chain for this seat, from which its links come from now on. */
export interface Commit {
  role: string;
  tip: string;
}

export interface CreditsView {
  title: string;
  makers: Maker[];
  ours: string;
}

/** `kind`: whether nobody owns the dice, they come from one seed, or people throw their own. */
export interface DicePage {
  kind: "entered" | "nobody" | "seed";
  witnesses: string;
  names: Record<string, string>;
  silent: string[];
  marks: MarkView[];
  seed_hash: string;
  seed: string;
}

/**
 * A die, and what it was thrown for; `faces` is how many results it has, as have several added up.
 *
 * `n` is the number of its entry, `dice` how many faces, how many dice and their lowest face. `terms` are
 * added to the die, `goal` to what it needs; `passed`: whether it came off, where a number decides that.
 */
export interface DieView {
  why: string;
  value: number;
  faces: number;
  n: number;
  dice: [number, number, number];
  total: number;
  terms?: Modifier[];
  needed?: number;
  goal?: Modifier[];
  at_most?: boolean;
  passed?: boolean;
  rule?: string;
}

export interface DrillCard {
  id: string;
  title: string;
  rule: string;
  steps: number;
}

export interface DrillChange {
  id?: string;
  title?: string;
  step?: number;
  steps?: number;
  say?: string;
  choose?: string[];
  done?: boolean;
  facts?: ([number, number] | Fact)[];
}

export interface DrillPage {
  id: string;
  title: string;
  rule: string;
  steps: DrillStep[];
}

export interface DrillStep {
  say: string;
  choose: string[];
  place?: string;
}

export interface DrillView {
  id: string;
  title: string;
  step: number;
  steps: number;
  say: string;
  choose: string[];
  done: boolean;
  facts: Fact[];
}

export interface Elsewhere {
  cells: string;
  source: string;
}

/** What a step was to lead to, and what it did. */
export interface Fact {
  name: string;
  wanted: string;
  got: string;
  label: string;
}

/** A game on the shelf. */
export interface GameCard {
  id: string;
  title: string;
  summary: string;
  year: string;
  ground: string;
  solitaire: boolean;
  roles: Named[];
  scenarios: ScenarioCard[];
  switches: SwitchCard[];
  length: string;
  complexity: number;
  place: string;
  look: string;
}

/** `origins`: where the map, the counters and other parts of the box are from, by file. */
export interface GamePage {
  id: string;
  title: string;
  summary: string;
  year: string;
  ground: string;
  solitaire: boolean;
  roles: Named[];
  scenarios: ScenarioCard[];
  switches: SwitchCard[];
  length: string;
  complexity: number;
  place: string;
  look: string;
  drills: DrillCard[];
  credits: CreditsView | null;
  origins: Record<string, WholeView>;
}

/** How an open table lies on its sheet: its south-west corner, and the breadth of a quarter-inch. */
export interface Grid {
  x: number;
  y: number;
  step: number;
}

export interface HandChange {
  role?: string;
  count?: number;
  cards?: ([number, number | CardChange] | CardView)[];
}

export interface HandView {
  role: string;
  count: number;
  cards: CardView[];
}

/**
 * Who is there. May be said again, to look as another role or in another language.
 *
 * `changes`: I put views together myself. Then only the first one is told whole, and afterwards what has
 * changed in it; to be told the whole again, say hello again.
 */
export interface Hello {
  secret?: string | null;
  as?: string | null;
  lang?: string | null;
  changes?: boolean;
}

/** Options of the open question, the best first. */
export interface Hint {
  number: number;
  options: string[];
}

/** `open` is false if the server was not given a folder. */
export interface Laboratory {
  open: boolean;
  runs: RunCard[];
}

export interface Likely {
  p: number;
  facts: Record<string, string>;
}

/** A sentence and the rule it cites. */
export interface Line {
  text: string;
  rule: string;
}

/** An answer of whoever said hello. In return they are told that it is stored, or of a problem. */
export interface LiveAnswer {
  type: "answer";
  number: number;
  choice: string;
  role?: string | null;
}

export interface LogLine {
  n: number;
  text: string;
  rule: string;
  turn?: number;
  heading?: string;
  marks?: string[];
  roll?: RollView;
}

export interface Maker {
  what: string;
  who: string;
}

/**
 * After so many entries: somebody committed to the chain with a tip, or links were revealed.
 *
 * `digest` is what the journal up to there is bound to; `void`: what these links decided was taken back.
 */
export interface MarkView {
  start: number;
  commit?: string;
  tip?: string;
  links?: Record<string, string>;
  digest?: string;
  void?: boolean;
}

export interface Mine {
  secrets: string[];
}

export interface Modifier {
  name: string;
  value: number;
}

export interface MomentMark {
  number: number;
  badge: string;
  text: string;
}

export interface Named {
  id: string;
  name: string;
}

/** Of which seat: one's own if none is named, or an open one of a table that one has opened. */
export interface NewLink {
  role?: string | null;
}

/**
 * A table to be opened. `seats` says who sits where: "me", "open", or a bot such as "bot:greedy".
 *
 * A table with an open seat is private: only its links lead there. `public`: it is listed, anybody may watch
 * and take an open seat. `watch`: give me a link for those who may watch.
 *
 * `commitments`: the tips of the chains from which seats of mine take part in the dice. `witnesses`: "all"
 * if every such seat is to take part in every die. `seed` foretells all dice, so it is for playing alone.
 */
export interface NewTable {
  game: string;
  scenario?: string | null;
  switches?: string[] | null;
  seats?: Record<string, string> | null;
  dice?: "entered" | "fair";
  drill?: string | null;
  seed?: string | null;
  commitments?: Record<string, string>;
  witnesses?: "" | "all";
  public?: boolean;
  watch?: boolean;
  name?: string;
}

/** `of`: what it belongs to, such as `card kidnap`. */
export interface NotePage {
  id: string;
  chapter: string;
  title: string;
  paragraphs: string[];
  of: string[];
  source: SourceView;
}

/**
 * `facts` are those that change. `samples`: how many ends of the tree of chance were looked at.
 *
 * `each`: every fact by itself, whatever becomes of the others. `error`: how far off a chance may be.
 * `throws`: the dice that may fall, with all that decides each. `drawn`: what is drawn at random.
 * `cost`: what is paid or given up.
 */
export interface OddsPage {
  exact: boolean;
  samples: number;
  error: number;
  outcomes: Likely[];
  means: Record<string, number>;
  each: Record<string, Value[]>;
  text: string;
  throws: ThrowTold[];
  drawn: string[];
  cost: string;
}

export interface OfferDraw {
  role?: string | null;
}

/**
 * A table just opened: the secrets of the seats of whoever asked, and links. Nobody is told them again.
 *
 * The link of an open seat is an invitation: it opens nothing until the seat is claimed with it. `opener` is
 * the secret of whoever opened the table; with it a lost invitation can be replaced.
 */
export interface OpenedTable {
  table: string;
  links: Record<string, string>;
  seats: Record<string, string>;
  watch: string;
  opener: string;
}

export interface OutcomeView {
  text: string;
  winners: string[];
  rule: string;
}

export interface PieceChange {
  id?: string;
  place?: string;
  side?: string;
  symbol?: string;
  name?: string;
  left?: string;
  right?: string;
  face_up?: boolean;
  marker?: boolean;
  facing?: number | null;
  steps?: number;
  steps_left?: number;
  badges?: string[];
  at?: [number, number];
  radius?: number;
}

export interface PieceView {
  id: string;
  place: string;
  side: string;
  symbol: string;
  name: string;
  left: string;
  right: string;
  face_up: boolean;
  marker: boolean;
  facing: number | null;
  steps: number;
  steps_left: number;
  badges: string[];
  at?: [number, number];
  radius?: number;
}

export interface PileChange {
  id?: string;
  name?: string;
  count?: number;
  pieces?: ([number, number | PieceChange] | PieceView)[];
}

export interface PileView {
  id: string;
  name: string;
  count: number;
  pieces: PieceView[];
}

/** A sign of life. */
export interface Ping {
  type: "ping";
}

/** What went wrong. `rule` is there when a rule says so. */
export interface Problem {
  title: string;
  status: number;
  detail: string;
  type?: string;
  rule?: string;
}

/**
 * What was said is not understood or not allowed. `status` is that of the same problem over HTTP.
 *
 * `question`: the one whose answer is refused, if it was an answer.
 */
export interface ProblemMessage {
  type: "problem";
  status: number;
  detail: string;
  rule: string;
  question?: number;
}

export interface Profile {
  piece: string;
  lines: Line[];
}

export interface QuestionChange {
  number?: number;
  role?: string;
  prompt?: string;
  rule?: string;
  choices?: ([number, number | ChoiceChange] | ChoiceView)[];
  confirm?: boolean;
}

export interface QuestionView {
  number: number;
  role: string;
  prompt: string;
  rule: string;
  choices: ChoiceView[];
  confirm: boolean;
}

/** Where an option may be taken: rings of points in quarter-inches, and where a ruler is laid. */
export interface RegionView {
  rings: [number, number][][];
  origin: [number, number] | null;
}

export interface Rematch {
  role?: string | null;
}

/**
 * `decisions` and `turns` are numbers of entries to stop at; `moments` what the viewer may read of.
 *
 * `balance`, from the first role's side, is left out while it could tell what somebody hides.
 */
export interface ReplayPage {
  entries: number;
  decisions: number[];
  turns: TurnMark[];
  over: boolean;
  roles: string[];
  moments: MomentMark[];
  balance?: BalancePoint[];
}

export interface Resign {
  role?: string | null;
}

/** The next link of the chain that this seat has committed to. To say it twice is harmless. */
export interface Reveal {
  role: string;
  link: string;
}

/** The dice behind a line; modifiers were added to the last of them. */
export interface RollView {
  dice: DieView[];
  modifiers: Modifier[];
  total: number;
}

export interface RulesPage {
  chapters: Chapter[];
}

/** A run of the laboratory. */
export interface RunCard {
  id: string;
  game: string;
  title: string;
  scenario: string;
  games: number;
  done: number;
  updated: number;
  sides: SideCard[];
}

export interface ScenarioCard {
  id: string;
  title: string;
  text: string;
  roles: Named[];
  source: SourceView | null;
}

export interface SeatChange {
  role?: string;
  name?: string;
  kind?: "bot" | "open" | "person";
  you?: boolean;
  present?: boolean;
  player?: string;
}

export interface SeatView {
  role: string;
  name: string;
  kind: "bot" | "open" | "person";
  you: boolean;
  present: boolean;
  player: string;
}

export interface Section {
  title: string;
  statements: Statement[];
}

/** A side of a run: who played it, and how often it won, with the 95 % interval. */
export interface SideCard {
  id: string;
  name: string;
  bot: string;
  share: number;
  low: number;
  high: number;
}

/** Whose a thing is, and the sentence behind it. */
export interface SourceView {
  source: "document" | "example" | "published" | "ours";
  text: string;
}

export interface SpotPage {
  x: number;
  y: number;
  r: number;
  outline: string;
  name: string;
}

/** `reading`: how an ambiguous passage is read. `notes`: the ids of the history that belongs to it. */
export interface Statement {
  number: string;
  text: string;
  source: SourceView | null;
  reading: string;
  notes: string[];
}

/** The answer to this question is stored, and `number` is how many entries there are now. */
export interface StoredMessage {
  type: "stored";
  question: number;
  number: number;
}

/** A table in a list. */
export interface Summary {
  table: string;
  game: string;
  title: string;
  heading: string;
  scenario: string;
  your_move: boolean;
  over: boolean;
  outcome: string | null;
  updated: number;
  roles: string[];
  open_seats: string[];
  drill: string;
  problem: string;
}

export interface SwitchCard {
  id: string;
  name: string;
  text: string;
  rule: string;
  default: boolean;
  excludes: string[];
}

/** `force`: back past dice and draws, which only somebody alone may do. */
export interface TakeBack {
  role?: string | null;
  force?: boolean;
}

/** What is added to a die or to what it needs, by name. */
export interface Term {
  name: string;
  value: number;
}

/** A throw in words. `often` is empty where it is thrown in any case. */
export interface ThrowTold {
  title: string;
  rule: string;
  who: string;
  strengths: string;
  dice: string;
  terms: Term[];
  goal: Term[];
  needs: string;
  chart: string;
  often: string;
  bars: Bar[];
}

export interface TrackChange {
  id?: string;
  name?: string;
  low?: number;
  high?: number;
  at?: number;
  side?: string;
  goal?: number | null;
}

export interface TrackView {
  id: string;
  name: string;
  low: number;
  high: number;
  at: number;
  side: string;
  goal: number | null;
}

export interface TurnMark {
  number: number;
  label: string;
}

export interface Value {
  value: string;
  p: number;
}

export interface View {
  table: string;
  game: string;
  version: string;
  viewer: string | null;
  roles: string[];
  number: number;
  heading: string;
  status: Line[];
  pieces: PieceView[];
  ways: WayView[];
  tracks: TrackView[];
  piles: PileView[];
  hands: HandView[];
  focus: string;
  notes: Record<string, string[]>;
  liveries: Record<string, string>;
  waiting_for: string[];
  waiting_text: string;
  question: QuestionView | null;
  outcome: OutcomeView | null;
  log: LogLine[];
  seats: SeatView[];
  can_take_back: boolean;
  take_back_forced: boolean;
  over: boolean;
  dice: "entered" | "fair";
  scenario: string;
  switches: string[];
  offers: string[];
  rematch: string;
  seed_hash: string;
  wants_link: WantedLink | null;
  chains?: ChainView[];
  drill?: DrillView;
}

export interface ViewChange {
  table?: string;
  game?: string;
  version?: string;
  viewer?: string | null;
  roles?: string[];
  number?: number;
  heading?: string;
  status?: ([number, number] | Line)[];
  pieces?: ([number, number | PieceChange] | PieceView)[];
  ways?: ([number, number | WayChange] | WayView)[];
  tracks?: ([number, number | TrackChange] | TrackView)[];
  piles?: ([number, number | PileChange] | PileView)[];
  hands?: ([number, number | HandChange] | HandView)[];
  focus?: string;
  notes?: Record<string, string[] | null>;
  liveries?: Record<string, string | null>;
  waiting_for?: string[];
  waiting_text?: string;
  question?: QuestionChange | null;
  outcome?: OutcomeView | null;
  log?: ([number, number] | LogLine)[];
  seats?: ([number, number | SeatChange] | SeatView)[];
  can_take_back?: boolean;
  take_back_forced?: boolean;
  over?: boolean;
  dice?: "entered" | "fair";
  scenario?: string;
  switches?: string[];
  offers?: string[];
  rematch?: string;
  seed_hash?: string;
  wants_link?: WantedLink | null;
  chains?: ChainView[];
  drill?: DrillChange;
}

/** The whole view. `nth` counts what is told of it, the changes as well. */
export interface ViewMessage {
  type: "view";
  nth: number;
  view: View;
}

/** A die waits for this link of a seat's chain: the answer is stored, and bound by the digest. */
export interface WantedLink {
  role: string;
  index: number;
  tip: string;
  number: number;
  digest: string;
}

export interface WayChange {
  id?: string;
  side?: string;
  places?: string[];
}

export interface WayView {
  id: string;
  side: string;
  places: string[];
}

/** `kind`: what the file holds, such as counters or a map. */
export interface WholeView {
  kind: string;
  source: SourceView;
  apart: ApartView[];
}

export interface WhyNot {
  allowed: boolean;
  sentence?: string;
  rule?: string;
}

/** What comes over the live connection. */
export type Message = ViewMessage | ChangeMessage | StoredMessage | ProblemMessage | Ping;

/** Every address of the API: what it is asked with, and what it answers. */
export interface Addresses {
  "GET /api/games": { answer: GameCard[] };
  "GET /api/games/{game}": { path: { game: string }; answer: GamePage };
  "GET /api/games/{game}/rules": { path: { game: string }; answer: RulesPage };
  "GET /api/games/{game}/history": { path: { game: string }; answer: NotePage[] };
  "GET /api/games/{game}/charts": { path: { game: string }; answer: ChartPage[] };
  "GET /api/games/{game}/drills/{drill}": { path: { game: string; drill: string }; answer: DrillPage };
  "GET /api/games/{game}/board": { path: { game: string }; query?: { scenario?: string }; answer: BoardPage };
  "GET /api/games/{game}/board.svg": { path: { game: string }; query?: { scenario?: string }; answer: string };
  "GET /api/games/{game}/cover.svg": { path: { game: string }; answer: string };
  "GET /api/style.css": { answer: string };
  "GET /api/symbols.svg": { answer: string };
  "GET /api/games/{game}/look.svg": { path: { game: string }; answer: string };
  "POST /api/tables": { body: NewTable; answer: OpenedTable };
  "GET /api/tables": { answer: Summary[] };
  "POST /api/tables/mine": { body: Mine; answer: Summary[] };
  "GET /api/tables/{table}": { path: { table: string }; query?: { as?: string; log?: "all" }; answer: View };
  "POST /api/tables/{table}/answer": { path: { table: string }; body: Answer; answer: View };
  "POST /api/tables/{table}/take-back": { path: { table: string }; body: TakeBack; answer: View };
  "POST /api/tables/{table}/resign": { path: { table: string }; body: Resign; answer: View };
  "POST /api/tables/{table}/offer-draw": { path: { table: string }; body: OfferDraw; answer: View };
  "POST /api/tables/{table}/rematch": { path: { table: string }; body: Rematch; answer: OpenedTable };
  "POST /api/tables/{table}/claim": { path: { table: string }; body: Claim; answer: OpenedTable };
  "POST /api/tables/{table}/new-link": { path: { table: string }; body: NewLink; answer: OpenedTable };
  "POST /api/tables/{table}/reveal": { path: { table: string }; body: Reveal; answer: View };
  "POST /api/tables/{table}/commit": { path: { table: string }; body: Commit; answer: View };
  "GET /api/tables/{table}/dice": { path: { table: string }; answer: DicePage };
  "GET /api/tables/{table}/replay": { path: { table: string }; query?: { as?: string }; answer: ReplayPage };
  "GET /api/tables/{table}/replay/{entry}": { path: { table: string; entry: number }; query?: { as?: string }; answer: View };
  "GET /api/tables/{table}/odds": { path: { table: string }; query: { option: string; as?: string }; answer: OddsPage };
  "GET /api/tables/{table}/profile": { path: { table: string }; query: { piece: string; as?: string }; answer: Profile };
  "POST /api/tables/{table}/hint": { path: { table: string }; body: AskHint; answer: Hint };
  "GET /api/tables/{table}/why-not": { path: { table: string }; query: { target: string; as?: string }; answer: WhyNot };
  "GET /api/lab": { answer: Laboratory };
  "GET /api/lab/{run}/{name}": { path: { run: string; name: string }; answer: string };
  "GET /api/tables/{table}/journal": { path: { table: string }; answer: string };
  "GET /api/tables/{table}/log": { path: { table: string }; query?: { as?: string }; answer: string };
  "GET /api/tables/{table}/picture.svg": { path: { table: string }; query?: { as?: string; n?: number }; answer: string };
}
