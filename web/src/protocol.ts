/** What the server says and is told: the types of every message, as they are written in JSON. */

import type { CardCard, GaugeCard, GroupCard, StandingCard, Word } from './cards';

export type Language = 'en' | 'fr';
export type Point = [number, number];

// ---------------------------------------------------------------- the sheet: what never changes at a table

export interface Space {
  name: string;
  label: string;
  x: number;
  y: number;
  polygon: Point[];
  about: string;
  /** Outlines beside the largest: an area may lie on several islands. */
  islands?: Point[][];
  /** The flags under which it is at home and not hatched. */
  home?: string[];
  /** Water: nobody holds it, and where its outline runs under land the land counts. */
  sea?: boolean;
}

/** What a face shows that is more than a flat counter. */
export interface PieceCard {
  /** How a piece with this face is called if it has no name of its own. */
  label: string;
  /** What it is, where its name does not tell: of a block that one may know. */
  kind: string;
  /** Blocks and markers of one side lie apart from those of others. */
  side: string;
  /** How many steps it has at most; 0 if it has none. */
  steps: number;
}

export interface UnitCard {
  label: string;
  about: string;
  /** Whose it is at the start: units of one side share it. */
  side?: string;
  /** How high it lies in a stack. */
  rank: number;
}

export interface BoxCard {
  name: string;
  title: string;
  colour: string;
}

export interface TownCard {
  space: string;
  name: string;
  points: number;
  capital: boolean;
  garrison: boolean;
}

/** The name of a space with its signs, each drawn by `#map-sign-<sign>`; the higher rank keeps its name. */
export interface PlaceCard {
  space: string;
  name: string;
  signs: string[];
  rank: number;
}

export interface TrackCell {
  label: string;
  note: string;
}

export interface TrackCard {
  title: string;
  cells: TrackCell[];
}

export interface ScoreCard {
  name: string;
  title: string;
  colour: string;
  ink: string;
}

export interface FlagCard {
  colour: string;
  ink: string;
  title: string;
}

export interface LegendItem {
  text: string;
  sample: string;
}

export interface VerbCard {
  label: string;
  /** Kinds of the arguments: a thing, a set ("units"), one that may be empty ("units?"), or "path". */
  kinds: string[];
  /** What each argument is for, in words. */
  roles: string[];
  /** The heading it stands under, or "". */
  group: string;
  /** To be asked about once more while units have something left to do. */
  ends: boolean;
  /** How telling it is about what can't be done: 1 most, 0 not at all. */
  task: number;
}

export interface NameCard {
  label: string;
  about: string;
}

export interface OverlayCard {
  name: string;
  title: string;
  takes: '' | 'unit';
}

export interface SeatCard {
  name: string;
  label: string;
}

export interface Palette {
  light: Record<string, string>;
  dark: Record<string, string>;
}

export interface Sheet {
  game: string;
  title: string;
  scenario: string;
  scenario_title: string;
  seats: SeatCard[];
  frame: [number, number, number, number];
  definitions: string;
  ground: string;
  /** What lies over the colours of whoever holds the land: waters, borders, names. */
  upper: string;
  spaces: Space[];
  units: Record<string, UnitCard>;
  faces: Record<string, string>;
  /** By face, of blocks and markers only. */
  pieces: Record<string, PieceCard>;
  counter_side: number;
  /** By space: the drawing of a fort that stands, and of one that is destroyed. */
  forts: Record<string, [string, string]>;
  boxes: BoxCard[];
  towns: TownCard[];
  places: PlaceCard[];
  flags: Record<string, FlagCard>;
  track: TrackCard | null;
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
  /** Headings of verbs by group. */
  verb_groups: Record<string, string>;
  /** Names of things that are neither units nor spaces, by kind. */
  names: Record<string, Record<string, NameCard>>;
  overlays: OverlayCard[];
  palette: Palette;
  secrets: boolean;
}

// ---------------------------------------------------------------- the picture: what changes, flat

/** Where a unit is: space or box, the face it shows, a mark on it; the steps that a block has left, if they are known. */
export type UnitPicture = [place: string, face: string, mark: string, steps?: number];

/**
 * "unit:<id>" → UnitPicture, "town:<space>" → flag, "fort:<space>" → 0|1, "score:<name>" → number, "track" → index,
 * "space:<space>" → the flag of whoever holds it, "gauge:<name>" → number, "card:<name>" → row, "badge:<group>" →
 * badge, "state:<name>" → state.
 */
export type Picture = Record<string, unknown>;

/** The same keys; null where something has gone. */
export type Changes = Record<string, unknown>;

// ---------------------------------------------------------------- what happened

export interface Line {
  kind: string;
  text: string;
  rule: string;
  spaces: string[];
  units: string[];
  dice: number[];
  heading: boolean;
}

export interface LoggedLine extends Line {
  ply: number;
  n: number;
}

export interface ChatLine {
  id: number;
  at: number | string;
  seat: number | null;
  name: string;
  text: string;
}

// ---------------------------------------------------------------- questions and answers

/** By argument: no argument or the last one is a list, an earlier one an object of what may follow. */
export type Choices = string[] | { [argument: string]: Choices };

export interface Question {
  seat: number | null;
  text: string;
  rule: string;
  undo: boolean;
  /** A verb with too many answers has an empty object here. */
  choices: Record<string, Choices>;
  /** What the answers of such a verb can be begun with ("unit:su_43"); they are to be asked for. */
  more: Record<string, string[]>;
  left: string[];
  /** What the question is about. */
  spaces: string[];
  units: string[];
  /** Which of a seat's groups is asked, or "". */
  group: string;
}

/** The answers that hold what was picked; if not whole, some are missing, and more is to be picked. */
export interface Offers {
  choices: Record<string, Choices>;
  whole: boolean;
}

export interface Refusal {
  rule: string;
  text: string;
}

export interface Figure {
  name: string;
  title: string;
  text: string;
}

export interface Chance {
  result: string;
  title: string;
  chance: number;
  fraction: string;
}

export interface Answer {
  line: string;
  text: string;
  refusal: Refusal | null;
  final: boolean;
  /** Final as soon as everybody else has answered, too. */
  secret: boolean;
  path: string[];
  figures: Figure[];
  chances: Chance[];
  /** What counts but is hidden from whoever asks: figures and chances are without it. */
  unknown: string[];
}

// ---------------------------------------------------------------- overlays

export interface Mark {
  space: string;
  text: string;
  tone: string;
  shape: 'hatch' | 'ring' | 'fill' | 'badge';
}

/** What marks of a tone mean, and the shapes in which they occur. */
export interface OverlayLegend {
  text: string;
  tone: string;
  shapes: string[];
}

export interface Overlay {
  name: string;
  title: string;
  marks: Mark[];
  legend: OverlayLegend[];
}

// ---------------------------------------------------------------- films

export interface Frame {
  ply: number;
  /** How many actions up to it everybody knows of: the same for all, so that a link leads all to the same moment. */
  moment: number;
  seat: number | null;
  line: string;
  mark: '' | 'phase' | 'turn';
  changes: Changes;
  lines: Line[];
  status: Status;
}

export interface Film {
  first: number;
  picture: Picture;
  status: Status;
  frames: Frame[];
}

export interface Status {
  turn: string;
  phase: string;
  whose: string[];
  outcome: string;
  text: string;
}

// ---------------------------------------------------------------- the library

export interface OptionCard {
  name: string;
  summary: string;
  default: boolean;
}

/** The seats of a scenario where these options are set so. */
export interface Seating {
  options: Record<string, boolean>;
  seats: SeatCard[];
}

export interface ScenarioCard {
  name: string;
  title: string;
  summary: string;
  seats: SeatCard[];
  seatings: Seating[];
  options: OptionCard[];
}

export interface BotCard {
  name: string;
  summary: string;
}

export interface GameCard {
  name: string;
  short: string;
  title: string;
  summary: string;
  scenarios: ScenarioCard[];
  bots: BotCard[];
}

export interface RuleCard {
  number: string;
  title: string;
  summary: string;
}

// ---------------------------------------------------------------- tables

export interface Clock {
  minutes?: number;
  seconds?: number;
  days?: number;
}

export type SeatKind = 'person' | 'open' | 'bot';

export interface TableSeat {
  seat: number;
  name: string;
  player: string;
  kind: SeatKind;
  bot: string;
  online: boolean;
  waiting: boolean;
  clock_left: number | null;
}

export interface TableCard {
  id: string;
  game: string;
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
}

export interface SeatWish {
  kind: 'me' | 'friend' | 'bot';
  bot: string;
  name: string;
}

export interface Wish {
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  clock: Clock | null;
  spectators: boolean;
  title: string;
}

export interface CreatedSeat {
  seat: number;
  kind: SeatKind;
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

export interface Done {
  seq: number;
  ply: number;
  again: boolean;
}

export interface Notify {
  webhook?: string;
  email?: string;
}

export interface Trouble {
  error: string;
  message: string;
  rule: string;
  seq?: number;
}

// ---------------------------------------------------------------- the live connection

export interface Scene {
  card: TableCard;
  seat: number | null;
  seq: number;
  ply: number;
  picture: Picture;
  log: LoggedLine[];
  chat: ChatLine[];
  status: Status;
  question: Question | null;
}

export interface Hello {
  tokens: string[];
  language: Language;
  questions: boolean;
}

export interface Update {
  type: 'update';
  seq: number;
  ply: number;
  by: number | null;
  line: string | null;
  undoes: number | null;
  changes: Changes;
  lines: LoggedLine[];
  status: Status;
  waiting: number[];
  over: boolean;
  seats?: TableSeat[];
}

/**
 * A question to answer; without choices an answer that may be taken back; or (seat null) only the words of whom we
 * wait for.
 */
export interface Asked extends Partial<Question> {
  type: 'question';
  seq: number;
  seat: number | null;
  text: string;
}

export type FromServer =
  | ({ type: 'scene' } & Scene)
  | Update
  | Asked
  | ({ type: 'chat' } & ChatLine)
  | { type: 'seats'; seats: TableSeat[] }
  | { type: 'ping' };
