/** What the server says and is told while a game goes on: the types of every message, as they are written in JSON. */

import type { Language, SeatCard } from './sheet';

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
