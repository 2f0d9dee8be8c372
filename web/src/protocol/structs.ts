/**
 * What the server says and is told, as it is written in JSON. Made from the server's structs: not to be
 * edited, but written by `.venv/bin/python -m pagetypes`. A test says when the two differ.
 */

import type { Choices, Palette } from './shapes';

// ---------------------------------------------------------------- the sheet: what never changes at a table

/**
 * A space that can be pointed at, and what it is in words.
 *
 * `islands` are its outlines beside the largest, `home` the flags under which it is not hatched. The outline
 * of a `sea` may run under land: where both hold a point, it is the land's.
 */
export interface Space {
  name: string;
  label: string;
  x: number;
  y: number;
  polygon: [number, number][];
  about: string;
  islands: [number, number][][];
  home: string[];
  sea?: boolean;
}

/**
 * What a face shows that is more than a flat counter: how many steps it has at most, and the side of a block
 * or marker, which lies apart from those of others. It is called `label` if it has no name of its own; `kind`
 * says what it is where its name does not.
 */
export interface PieceCard {
  label: string;
  kind: string;
  side: string;
  steps: number;
}

/** What never changes about a unit; `side` is whose it is at first, `rank` how high it lies in a stack. */
export interface UnitCard {
  label: string;
  about: string;
  side: string;
  rank: number;
}

/** A seat of the table. */
export interface SeatCard {
  name: string;
  label: string;
}

/** A holding box beside the map; its name is a place of units. */
export interface BoxCard {
  name: string;
  title: string;
  colour: string;
}

/** A town and its worth; the capital is written larger, a garrison town has a ring. */
export interface TownCard {
  space: string;
  name: string;
  points: number;
  capital: boolean;
  garrison: boolean;
}

/** The name of a space on the map and its signs (`#map-sign-<sign>`); the higher rank keeps its name. */
export interface PlaceCard {
  space: string;
  name: string;
  signs: string[];
  rank: number;
}

/** A figure at the coast of a space, and where it stands. */
export interface ShoreCard {
  space: string;
  text: string;
  x: number;
  y: number;
}

/**
 * A zone; which of the flags it is in, a picture says: `zone:<name>`. `spots` are places of its labels, the
 * best first: a point, and in which direction from there a label lies.
 */
export interface ZoneCard {
  name: string;
  title: string;
  spots: [number, number, number, number][];
}

/** One step of the track. */
export interface TrackCell {
  label: string;
  note: string;
}

/** The track of turns. */
export interface TrackCard {
  title: string;
  cells: TrackCell[];
}

/** Whose points are shown, and in which colours; `brief` is the title where there is little room. */
export interface ScoreCard {
  name: string;
  title: string;
  brief: string;
  colour: string;
  ink: string;
}

/** The colours of a holder of towns. */
export interface FlagCard {
  colour: string;
  ink: string;
  title: string;
}

/** A line of the legend; the sample is drawn in a viewBox of 40 by 24. */
export interface LegendItem {
  text: string;
  sample: string;
}

/**
 * How an action is called, the kinds of its arguments, and what each of them is for.
 *
 * `group` is the heading it stands under, if any; `ends`: what it would leave unused is told before; `asks`:
 * it gives something up, and is shown before it is done; `compared`: what each of its actions would bring
 * stands beside it; `together`: several units of a stack may be sent to one place, one after another.
 */
export interface VerbCard {
  label: string;
  kinds: string[];
  roles: string[];
  group: string;
  ends: boolean;
  asks: boolean;
  compared: boolean;
  together: boolean;
}

/** How something is called that is neither a unit nor a space; of a card also what it is good for. */
export interface NameCard {
  label: string;
  about: string;
}

/**
 * Something that can be laid over the map; `takes` is "unit" if one has to be named. A `guide` lies there
 * from the start, of a unit while it is picked.
 */
export interface OverlayCard {
  name: string;
  title: string;
  takes: '' | 'unit';
  guide: boolean;
}

/** Whose gauges, cards and badge stand together, in its colours; `seat` is the seat that plays it. */
export interface GroupCard {
  key: string;
  title: string;
  colour: string;
  ink: string;
  seat: string;
}

/** A number from 0 to `most` that is followed beside the map: a track with a marker, or pips to count. */
export interface GaugeCard {
  name: string;
  title: string;
  group: string;
  most: number;
  note: string;
  pips: boolean;
}

/** A card or tile of a group, and in short what it is good for. */
export interface CardCard {
  name: string;
  title: string;
  about: string;
  group: string;
}

/** A key that a picture may hold, in words: a row of cards, a badge, a state. */
export interface Word {
  key: string;
  title: string;
}

/** Something that is in one of several states, such as a country; `space` is where to look for it. */
export interface StandingCard {
  name: string;
  title: string;
  space: string;
}

/** How land shows its holder: the tint of its colour; where it is taken, the lines of the hatching. */
export interface Held {
  tint: number;
  hatch: number;
  step: number;
  stroke: number;
}

/** Everything that does not change during a game, in one language. */
export interface Sheet {
  game: string;
  title: string;
  scenario: string;
  scenario_title: string;
  seats: SeatCard[];
  frame: [number, number, number, number];
  definitions: string;
  ground: string;
  upper: string;
  spaces: Space[];
  units: Record<string, UnitCard>;
  faces: Record<string, string>;
  pieces: Record<string, PieceCard>;
  counter_side: number;
  boxes: BoxCard[];
  towns: TownCard[];
  places: PlaceCard[];
  shores: ShoreCard[];
  zones: ZoneCard[];
  forts: Record<string, [string, string]>;
  flags: Record<string, FlagCard>;
  track: TrackCard | null;
  scores_title: string;
  scores: ScoreCard[];
  legend_title: string;
  legend: LegendItem[];
  groups: GroupCard[];
  gauges: GaugeCard[];
  cards_title: string;
  cards: CardCard[];
  card_rows: Word[];
  badges: Word[];
  standings_title: string;
  standings: StandingCard[];
  states: Word[];
  verbs: Record<string, VerbCard>;
  verb_groups: Record<string, string>;
  names: Record<string, Record<string, NameCard>>;
  overlays: OverlayCard[];
  palette: Palette;
  held: Held;
  secrets: boolean;
  basket: boolean;
  orders: boolean;
  leads: boolean;
}

// ---------------------------------------------------------------- what happened

/** How likely a result is. */
export interface Chance {
  result: string;
  title: string;
  chance: number;
  fraction: string;
}

/** Units of a line that do the same. */
export interface RankCard {
  title: string;
  units: string[];
}

/** One thing that counts: what it adds, its paragraph, and the units that it is about. */
export interface TermCard {
  text: string;
  rule: string;
  adds: string;
  units: string[];
}

/** What a line would do now. `expected` are the least and the most on average: equal if all is known. */
export interface ReckoningCard {
  text: string;
  rule: string;
  terms: TermCard[];
  chances: Chance[];
  expected: [number, number] | null;
}

/** A side of a battle; `tone` is the key of its flag. */
export interface LineCard {
  title: string;
  tone: string;
  ranks: RankCard[];
  reckonings: ReckoningCard[];
}

/** A part of a battle, and its paragraph. */
export interface StageCard {
  title: string;
  rule: string;
}

/**
 * A battle being fought; `now` is the number of its stage, from 0. What has happened in it is what the log
 * has told since a line of one of the kinds `since`.
 */
export interface BattleCard {
  title: string;
  rule: string;
  space: string;
  stages: StageCard[];
  now: number;
  lines: LineCard[];
  since: string[];
}

/**
 * `whose` are the seats asked; `outcome` is empty while the game goes on; `text` says it in one line, `brief`
 * in a shorter one where there is little room; `battle` is the one being fought.
 */
export interface Status {
  turn: string;
  phase: string;
  whose: string[];
  outcome: string;
  text: string;
  brief: string;
  battle: BattleCard | null;
}

/**
 * One thing that happened; `spaces` and `units` are those it is about, `dice` what was rolled, `part` the
 * heading of its own that it has within its phase, if any.
 */
export interface Line {
  kind: string;
  part: string;
  text: string;
  rule: string;
  spaces: string[];
  units: string[];
  dice: number[];
  heading: boolean;
}

/** A line of the log: the action it came with, and its number in the viewer's log. */
export interface LoggedLine extends Line {
  ply: number;
  n: number;
}

export interface ChatLine {
  id: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

// ---------------------------------------------------------------- questions and answers

/**
 * What a seat is asked. `choices` goes from a verb by its arguments: an empty list for none, a list for one,
 * a dict of lists for two, and so on. A verb with too many answers has an empty dict there, and in `more`
 * what they can be begun with ("unit:us_12", "space:1905"). `left` names the units that still have something
 * to do; `spaces` and `units` are those that the question is about, `group` is the one of a seat's groups
 * that is asked; `under_way` is a unit that has begun to act and goes on: it is picked from the start.
 * `closed` has the verbs of the question without a legal action, and why. `order` is its kind, if such
 * questions can be answered in advance.
 */
export interface Question {
  seat: number | null;
  text: string;
  rule: string;
  undo: boolean;
  choices: Record<string, Choices>;
  more: Record<string, string[]>;
  closed: Record<string, Refusal>;
  left: string[];
  spaces: string[];
  units: string[];
  group: string;
  order: string;
  under_way: string;
}

/**
 * The answers that hold some things, in a tree as that of a question. If there are too many, `whole` is false
 * and some are missing: whoever has picked more things may ask for those that hold them all.
 */
export interface Offers {
  choices: Record<string, Choices>;
  whole: boolean;
}

/** Why not: a sentence, and the paragraph behind it. */
export interface Refusal {
  rule: string;
  text: string;
}

/** A figure of an action, ready to be shown; one with a `rule` is a line of a sum. */
export interface Figure {
  name: string;
  title: string;
  text: string;
  rule: string;
}

/** What an ending would leave unused, and the units that could still act. */
export interface Lost {
  rule: string;
  text: string;
  units: string[];
}

/**
 * What an action would be. `line` is complete and can be sent; `path` begins where the unit stands; a `final`
 * action can't be taken back: dice, something revealed, or somebody else is asked next. A `secret` one is
 * final as soon as everybody else has answered too, which may be at once. `unknown` says what counts but is
 * hidden from the one who asks: figures and chances are without it. `lost` is what an ending would leave
 * unused.
 */
export interface Answer {
  line: string;
  text: string;
  refusal: Refusal | null;
  final: boolean;
  secret: boolean;
  path: string[];
  figures: Figure[];
  chances: Chance[];
  unknown: string[];
  lost: Lost[];
}

/** Why not: `what` was meant, in words, with the unit and the place clicked; the sentence and its rule. */
export interface Reason {
  verb: string;
  what: string;
  rule: string;
  text: string;
}

/**
 * A first step, complete and ready to be sent as `line`, that ends at `place`; what can be done `after` it,
 * with its figures and chances, and how likely that is to succeed (`hope`).
 */
export interface LeadCard {
  line: string;
  place: string;
  label: string;
  path: string[];
  verb: string;
  after: string;
  hope: number;
  figures: Figure[];
  chances: Chance[];
  unknown: string[];
}

/**
 * The reasons against, by the verbs that could be meant; the way that was tried, and whose it was. `leads`
 * are first steps after which it can be done, or if it is legal, done better. `stands_for` is what the place
 * that was clicked can be picked for, as "country:belgium".
 */
export interface Reasons {
  reasons: Reason[];
  path: string[];
  unit: string | null;
  leads: LeadCard[];
  stands_for: string | null;
}

/**
 * A unit, or a space or box: its name, what never changes about it, and its state, line by line with the
 * paragraphs behind; `units` are those that stand there.
 */
export interface Details {
  kind: string;
  name: string;
  title: string;
  about: string;
  lines: Refusal[];
  units: string[];
}

// ---------------------------------------------------------------- standing orders

/** One way to answer in advance. */
export interface OrderChoice {
  name: string;
  text: string;
}

/**
 * How questions of a kind are to be answered: `choice` is one of the `choices`, of which "ask" is the first:
 * the question is put.
 */
export interface Order {
  kind: string;
  title: string;
  choice: string;
  choices: OrderChoice[];
}

/** The standing orders of a seat, which nobody else is told of. */
export interface Orders {
  orders: Order[];
}

// ---------------------------------------------------------------- the basket

/** Something bought: the number of its action, and of the one that it goes with if that is taken out. */
export interface BasketItem {
  ply: number;
  text: string;
  price: number;
  belongs_to: number | null;
}

/** What things are paid from: how much there was before the first of them and how much is left. */
export interface Purse {
  title: string;
  held: number;
  left: number;
  items: BasketItem[];
}

/** What a seat has bought and has not paid for yet, at `seq` of its own counting. */
export interface Basket {
  seq: number;
  purses: Purse[];
}

// ---------------------------------------------------------------- charts

/**
 * A row of a chart: its head, a cell for each column, and the paragraph behind it, if it has its own. `line`
 * is the action that it is about, or how such actions begin, if there is one.
 */
export interface ChartLine {
  head: string;
  cells: string[];
  rule: string;
  line: string;
}

/** A chart. `lit_rows` and `lit_columns` are numbers from 0; `lit` says in words why they are lit. */
export interface ChartCard {
  name: string;
  title: string;
  rule: string;
  corner: string;
  columns: string[];
  rows: ChartLine[];
  notes: string[];
  lit_rows: number[];
  lit_columns: number[];
  lit: string;
}

// ---------------------------------------------------------------- overlays

/**
 * A space pointed out. `tone` says whose it is: the key of a flag, or "own", "enemy", "contested".
 *
 * A `line` begins in the space and goes by the spaces of its `way`.
 */
export interface Mark {
  space: string;
  tone: string;
  shape: 'hatch' | 'ring' | 'fill' | 'line' | 'badge';
  text: string;
  way: string[];
}

/** What marks of this tone mean, and the shapes in which they occur. */
export interface OverlayLegend {
  text: string;
  tone: string;
  shapes: ('hatch' | 'ring' | 'fill' | 'line' | 'badge')[];
}

/** Marks on the map, and a legend of those that occur. */
export interface Overlay {
  name: string;
  title: string;
  marks: Mark[];
  legend: OverlayLegend[];
}

// ---------------------------------------------------------------- films

/** A side of a battle that is shown again: who was in its line. */
export interface FoughtLine {
  title: string;
  tone: string;
  units: string[];
}

/** The battle that an action was about: it began it, went on with it, or ended it (`over`). */
export interface Fought {
  title: string;
  rule: string;
  space: string;
  lines: FoughtLine[];
  over: boolean;
}

/**
 * One action: who did what, what changed and what was told. `mark` says that a phase or turn began, `battle`
 * in which battle it happened.
 *
 * `ply` is its number as the viewer may count, `moment` how many actions up to it everybody knows of: links
 * use it, for it is the same for all. `seat` is None and `line` empty where the viewer may not know them.
 */
export interface Frame {
  ply: number;
  moment: number;
  seat: number | null;
  line: string;
  mark: '' | 'phase' | 'turn';
  changes: Record<string, unknown>;
  lines: Line[];
  status: string;
  battle: Fought | null;
}

/** A picture after `first` actions, and what each action after it changed. */
export interface Film {
  first: number;
  picture: Record<string, unknown>;
  status: string;
  frames: Frame[];
}

// ---------------------------------------------------------------- the library

/** What an option can be. */
export interface OptionValue {
  value: number | string;
  label: string;
}

/** An optional rule and what it is if nothing is said; `values` is empty for a yes or no. */
export interface OptionCard {
  name: string;
  summary: string;
  default: boolean | number | string;
  values: OptionValue[];
}

/** The seats of a scenario where these options are set so. */
export interface Seating {
  options: Record<string, boolean | number | string>;
  seats: SeatCard[];
}

/**
 * A way to play a game. `seats` are those with the options as they are if nothing is said; `seatings` has an
 * entry for each way to set the options that decide who sits there, and none if no option does.
 */
export interface ScenarioCard {
  name: string;
  title: string;
  summary: string;
  seats: SeatCard[];
  seatings: Seating[];
  options: OptionCard[];
}

/** An opponent. */
export interface BotCard {
  name: string;
  summary: string;
}

/** A game and everything that can be chosen of it. */
export interface GameCard {
  name: string;
  short: string;
  title: string;
  summary: string;
  scenarios: ScenarioCard[];
  bots: BotCard[];
}

/**
 * A paragraph of the rules in our own words, and how we play what it leaves open; `chapter` is the title of
 * the chapter that it begins, or nothing.
 */
export interface RuleCard {
  number: string;
  title: string;
  summary: string;
  ruling: string;
  chapter: string;
}

// ---------------------------------------------------------------- tables

/** Time to think: minutes for the game and seconds added for each action, or days for each move. */
export interface Clock {
  minutes: number;
  seconds: number;
  days: number;
}

/**
 * A seat, who plays it and whether it is asked something now. `host`: who set the table up; `away`: its
 * player has been away for so long that the others may give it to somebody else.
 */
export interface TableSeat {
  seat: number;
  name: string;
  player: string;
  kind: 'person' | 'open' | 'bot';
  bot: string;
  online: boolean;
  waiting: boolean;
  clock_left: number | null;
  host: boolean;
  away: boolean;
}

/** What one or some players want, and which seats are for it; "rules": to go on by those of today. */
export interface Proposal {
  kind: 'draw' | 'takeback' | 'rematch' | 'rules';
  seats: number[];
}

/** Where the same players go on: the tokens of their seats here open `seats` there, in this order. */
export interface Rematch {
  table: string;
  seats: number[];
}

/**
 * A table in short. `seed` is shown when the game is over; `mine` are the seats of the viewer; `rules` is the
 * version of today's rules; `old_rules`: it was played by others, and can only be looked at. Only players are
 * told of `proposals`, and of a `rematch`.
 */
export interface TableCard {
  id: string;
  game: string;
  game_title: string;
  title: string;
  kind: 'game' | 'record';
  scenario: string;
  scenario_title: string;
  options: Record<string, unknown>;
  seats: TableSeat[];
  seq: number;
  ply: number;
  over: boolean;
  outcome: string | null;
  commitment: string;
  seed: string | null;
  clock: Clock | null;
  spectators: boolean;
  mine: number[];
  turn: string;
  phase: string;
  rules: number;
  old_rules: boolean;
  proposals: Proposal[];
  rematch: Rematch | null;
}

/** A seat of a new table: the token opens one's own seat, the invitation is for a friend. */
export interface CreatedSeat {
  seat: number;
  kind: 'person' | 'open' | 'bot';
  token: string | null;
  invite: string | null;
}

export interface Created {
  table: string;
  seats: CreatedSeat[];
}

export interface Claimed {
  seat: number;
  token: string;
}

/**
 * How it stands with a seat that is to be given to somebody else: `waiting_for` are the seats whose players
 * have still to agree; `invite` is told to whoever invites, when all have.
 */
export interface Reinvited {
  seat: number;
  invite: string | null;
  waiting_for: number[];
}

/** What brings a player back who has lost the token. It is told this once. */
export interface Recovery {
  word: string;
}

/** An action or undo that is on disk. `again`: it was there before this request came. */
export interface Done {
  seq: number;
  ply: number;
  again: boolean;
}

/** Why a request was not done; nothing has changed. */
export interface Trouble {
  /** A key for programs. */
  error: string;
  /** A sentence for people, in the language of the request. */
  message: string;
  /** The paragraph of the rules behind it, if there is one. */
  rule: string;
  /** The table's present number, if the request was about an older one. */
  seq?: number;
}

// ---------------------------------------------------------------- what a table is asked

/** Who is to take a seat: I, a friend who gets an invitation, or a bot. */
export interface SeatWish {
  kind: 'me' | 'friend' | 'bot';
  bot?: string;
  name?: string;
}

/** Minutes for the game and seconds added for each action, or days for each move. */
export interface ClockWish {
  minutes?: number;
  seconds?: number;
  days?: number;
}

/**
 * A moment of another table: after so many actions everybody knows of. While that game goes on, the tokens of
 * all its people have to be told.
 */
export interface Beginning {
  table: string;
  moment: number;
  tokens?: string[];
}

/**
 * A new table: one entry of `seats` for each seat of the scenario, in its order. With `start` the game begins
 * at a moment of another one, whose scenario and options it has.
 */
export interface Wish {
  game: string;
  scenario?: string | null;
  options?: Record<string, boolean | number | string>;
  seats: SeatWish[];
  clock?: ClockWish | null;
  spectators?: boolean;
  title?: string;
  start?: Beginning | null;
}

/** Where to be told that it is one's turn: one of the two. */
export interface Notify {
  webhook?: string;
  email?: string;
}

/**
 * A click that none of the answers goes with: what was picked before, and the unit or place clicked then;
 * `verb` if one kind of answer was chosen first.
 */
export interface Click {
  picked?: string[];
  unit?: string | null;
  space?: string | null;
  verb?: string | null;
}

// ---------------------------------------------------------------- the live connection

/** The client's first message: the tokens of the seats it holds, its language, what it wants. */
export interface Hello {
  tokens?: string[];
  language?: 'en' | 'fr';
  questions?: boolean;
}

/** Everything that one viewer sees of a table; `seat` is the seat whose eyes it is seen with. */
export interface Scene {
  card: TableCard;
  seat: number | null;
  seq: number;
  ply: number;
  picture: Record<string, unknown>;
  log: LoggedLine[];
  chat: ChatLine[];
  status: Status;
  question: Question | null;
}

/** The first message of a live connection, and again whenever the viewer has to start over. */
export interface SceneMessage extends Scene {
  type: 'scene';
}

/**
 * One action, or one taken back (`undoes` is its number, and all above it are gone, too); `changes` are those
 * of the viewer's picture.
 *
 * `by` and `line` are null where the viewer may not know them. Numbers are as the viewer may count them.
 */
export interface Update {
  type: 'update';
  seq: number;
  ply: number;
  by: number | null;
  line: string | null;
  undoes: number | null;
  changes: Record<string, unknown>;
  lines: LoggedLine[];
  status: Status;
  waiting: number[];
  over: boolean;
  seats?: TableSeat[];
}

/**
 * The question that is open for the viewer at `seq`; without choices for one who has answered and may take
 * the answer back.
 */
export interface AskedQuestion extends Question {
  type: 'question';
  seq: number;
}

/** Nothing is asked of the viewer: `text` says who is waited for. */
export interface Waiting {
  type: 'question';
  seq: number;
  seat: null;
  text: string;
}

/** Somebody said something. */
export interface ChatMessage extends ChatLine {
  type: 'chat';
}

/** Somebody joined, came, left or was replaced, or a clock was set. */
export interface SeatsMessage {
  type: 'seats';
  seats: TableSeat[];
}

/** What players propose to each other has changed; only players are told. */
export interface ProposalsMessage {
  type: 'proposals';
  proposals: Proposal[];
  rematch: Rematch | null;
}

/** The connection is alive. */
export interface Ping {
  type: 'ping';
}
