/**
 * What the server sends, as the client reads it.
 *
 * @typedef {{id: string, name: string}} Role
 * @typedef {{source: string, text: string}} Source where a thing is from, and the sentence behind it
 * @typedef {{kind: string, source: Source, apart: {of: string[], source: Source}[]}} Whole
 * @typedef {{title: string, makers: {what: string, who: string}[], ours: string}} Credits
 * @typedef {{id: string, chapter: string, title: string, paragraphs: string[], of: string[], source: Source}} Note
 * @typedef {{id: string, title: string, text: string, roles: Role[], source: Source|null}} Scenario
 * @typedef {{id: string, name: string, text: string, rule: string, default: boolean, excludes: string[]}} Switch
 * @typedef {{id: string, title: string, rule: string, steps: number}} DrillInfo
 * @typedef {{id: string, title: string, summary: string, year: string, ground: string, place: string,
 *   solitaire: boolean, roles: Role[], scenarios: Scenario[], switches: Switch[], length: string,
 *   complexity: number, drills?: DrillInfo[], credits?: Credits|null, origins?: Record<string, Whole>}} Game
 *
 * @typedef {{x: number, y: number, r: number, outline: string, name: string,
 *   stands?: {x: number, y: number, r: number}[]}} Spot `stands`: the bases of a unit on an open table
 * @typedef {{x: number, y: number, step: number}} Grid an open table: its south-west corner, and a quarter-inch
 * @typedef {{width: number, height: number, counter: number, grid?: Grid|null, spots: Record<string, Spot>, url: string}} Board
 *
 * @typedef {{id: string, place: string, side: string, symbol: string, name: string, left: string,
 *   right: string, face_up: boolean, marker: boolean, facing: number|null, steps: number,
 *   steps_left: number, badges: string[], at?: number[], radius?: number, smoke?: boolean}} Piece
 * @typedef {{id: string, side: string, places: string[]}} Way
 * @typedef {{id: string, name: string, low: number, high: number, at: number, side: string,
 *   goal: number|null}} Track
 * @typedef {{id: string, name: string, count: number, pieces: Piece[]}} Pile
 * @typedef {{id: string, name: string, text: string, kind: string, symbol: string, rule: string}} Card
 * @typedef {{role: string, count: number, cards: Card[]}} Hand
 * @typedef {{id: string, label: string, place: string, piece: string, card: string, rule: string,
 *   danger: boolean, region?: {rings: number[][][], origin: [number, number]|null}}} Choice
 * @typedef {{number: number, role: string, prompt: string, rule: string, choices: Choice[],
 *   confirm: boolean}} Question
 * @typedef {{name: string, value: number}} Term
 * @typedef {{why: string, value: number, faces: number, n: number, dice: [number, number, number], total: number,
 *   terms?: Term[], needed?: number, goal?: Term[], at_most?: boolean, passed?: boolean, rule?: string}} Die
 *   `dice`: faces, how many, the lowest
 * @typedef {{start: number, commit: string, tip: string, links: Record<string, string>, digest: string, void?: boolean}} DiceMark
 * @typedef {{kind: "nobody"|"seed"|"entered", witnesses: string, names: Record<string, string>, silent: string[], marks: DiceMark[],
 *   seed_hash: string, seed: string}} DicePage
 * @typedef {{dice: Die[], modifiers: Term[], total: number}} Roll
 * @typedef {{n: number, text: string, rule: string, roll?: Roll, heading?: string, side?: string,
 *   marks?: string[]}} LogLine
 * @typedef {{role: string, name: string, kind: string, you: boolean, present: boolean}} Seat
 * @typedef {{id: string, title: string, step: number, steps: number, say: string, choose: string[], done: boolean,
 *   facts: {name: string, label: string, wanted: string, got: string}[]}} DrillState
 * @typedef {{table: string, game: string, version: string, viewer: string|null, roles: string[],
 *   number: number, heading: string, status: {text: string, rule: string}[], pieces: Piece[],
 *   ways: Way[], tracks: Track[], piles: Pile[], hands: Hand[], focus: string, notes: Record<string, string[]>,
 *   liveries: Record<string, string>, waiting_for: string[], waiting_text: string, question: Question|null,
 *   outcome: {text: string, winners: string[], rule: string}|null, log: LogLine[], seats: Seat[],
 *   can_take_back: boolean, take_back_forced: boolean, offers: string[], rematch: string, over: boolean, drill?: DrillState, dice: string, scenario: string,
 *   switches: string[], wants_link: {role: string, index: number, tip: string, number: number, digest: string}|null,
 *   chains?: {role: string, tip: string}[]}} View
 *
 * @typedef {{number: string, text: string, source: Source|null, reading: string, notes: string[]}} Statement
 * @typedef {{title: string, statements: Statement[]}} Section
 * @typedef {{number: string, title: string, sections: Section[]}} Chapter
 * @typedef {{id: string, title: string, rule: string, source: Source, note: string, fixed: string[],
 *   elsewhere: {cells: string, source: string}[],
 *   axes: {name: string, keys: string[]}[], cells: any[]}} Chart
 * @typedef {{exact: boolean, samples: number, error: number, outcomes: {p: number, facts: any}[],
 *   means: Record<string, number>, each: Record<string, {value: string, p: number}[]>, text: string}} Odds
 * @typedef {{number: number, badge: string, text: string}} Moment
 * @typedef {{entries: number, decisions: number[], turns: {number: number, label: string}[], over: boolean,
 *   roles: string[], moments: Moment[], balance?: {number: number, value: number}[]}} Replay
 * @typedef {{allowed: boolean, sentence: string, rule: string}} WhyNot
 * @typedef {{id: string, game: string, title: string, scenario: string, games: number, done: number, updated: number,
 *   sides: {id: string, name: string, bot: string, share: number, low: number, high: number}[]}} Run
 */

export {};
