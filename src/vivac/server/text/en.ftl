## What the server says.

no-such-page = There is nothing at { $page }.
no-such-run = The laboratory has nothing called "{ $run }".
run-nobody = nobody: a draw
run-lost = lost
no-such-table = There is no table { $table }. It may have been mistyped.
table-unreadable = What is stored of table { $table } is damaged and cannot be read. The other tables are not affected.
no-such-drill = { $game } has no drill called "{ $drill }". It has: { $known }.
no-such-method = This address does not know { $method }.
no-such-option = "{ $option }" is not among the options now.
bad-request = This request cannot be understood: { $reason }.
something-is-wrong = That cannot be done.
too-large = This is too large: a request may have 64 kilobytes.
too-many-requests = Too many requests in a short time. Wait a moment and try again.
too-many-tables = You have opened many tables within the hour. Wait a little, or go on with one of them.
too-many-connections = There are too many live connections from here. Close a window and try again.
foreign-host = This server does not go by the name { $host }. If it should, start it with --allow-host { $host }.
foreign-origin = This request was made by a page of { $origin }. Only pages of this server may ask it anything.
too-slow = This request took too long to arrive. Nothing was changed; try again.
not-http = This is not a request that can be understood.
too-many-messages = Too many messages over this connection in a short time. Open the table again in a moment.
healthy = All is well.
unhealthy = The store of the tables does not answer.
broke-down = Something broke down on our side. Nothing was changed; try again.
answers-crossed = Somebody else's answer came first. Look at the table again: nothing of yours was changed.

needs-a-seat = Only somebody who sits at this table may do that. Open it with the link of your seat.
not-your-seat = Your link does not hold the seat of { $role }.
seat-taken = The seat of { $role } is taken.
seat-short-secret = The secret of a seat must be at least 20 characters long.
not-a-seat = A seat is given to "me", "open" or "bot:random" and the like, not to "{ $seat }".
chance-needs-nobody = Dice fall by themselves at this table: there is nothing to enter.
drill-is-done = The drill is over. Begin it again, or play a game.
drill-other-choice = The drill shows something else now: { $choice }.
drill-no-bots = A drill is played alone.
nothing-yet = Nothing has been decided yet: there is nothing to take back.
over-no-undo = The game is over, and its dice are known: it cannot be taken back.
force-alone = Only alone can you go back past dice. Ask your opponent for a new game instead.
not-over-yet = The game is still going on.
draw-alone = Alone there is nobody to offer a draw to.
draw-no-bot = A bot plays to the end: it takes no draw.
journal-not-yet = The journal of a running game would give away what is hidden. It can be had when the game is over.
others-not-yet = While the game goes on everybody sees only their own side.

waiting-for-you = It is your turn.
waiting-for-chance = Throw the dice and enter what they show.
waiting-for = Waiting for { $role }.
waiting-for-bot = { $role }: thinking …
waiting-for-nobody = Waiting for somebody to take the seat of { $role }.

event-rewound = { $role } went back past what chance had already decided.
event-resign = { $role } resigned.
event-offer-draw = { $role }: a draw is offered.
event-draw = The players agreed on a draw.
event-rematch = A rematch has begun.

turn-label = Turn { $turn }
why-not-watching = You are watching: only somebody who sits at the table can do something.
why-not-over = The game is over.
why-not-waiting = It is not your turn. { $waiting }
why-not-outside = That point is out of reach: choose one inside the lit ground.
why-not-another = No rule by itself forbids this, but it is not what is being asked: { $prompt }

bad-greeting = A live connection begins with a line such as {"{"}"secret": "...", "as": null, "lang": "en"{"}"}.
odds-not-yours = Odds are told to whoever must answer now.
too-deep = This request is nested too deeply to be read.
which-seat = Say which seat you want to take.
odds-nothing = nothing you could count on a track changes
odds-exact = exact
odds-sampled = from { $samples } trials, ± { $error } %
odds-value = { $value } ({ $percent } %)
odds-unchanged = as now ({ $percent } %)
odds-fact = { $fact } { $values }
odds-text = { $told }. ({ $how })
