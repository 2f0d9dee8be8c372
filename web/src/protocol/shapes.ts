/** What is finer or freer than the server's structs can say: pictures, trees of answers, whatever may come. */

import type {
  ChatMessage,
  Ping,
  ProposalsMessage,
  Question,
  SceneMessage,
  SeatsMessage,
  TableSeat,
  Update,
} from './structs';

export type Language = 'en' | 'fr';
export type Point = [number, number];
export type SeatKind = TableSeat['kind'];

/** Colours by name, for either ground. */
export interface Palette {
  light: Record<string, string>;
  dark: Record<string, string>;
}

/** Where a unit is: space or box, the face it shows, a mark on it; the steps that a block has left, if they are known. */
export type UnitPicture = [place: string, face: string, mark: string, steps?: number];

/** An attack that has been announced: from where, upon what, and the flag of whoever makes it. */
export type ArrowPicture = [start: string, end: string, flag: string];

/**
 * "unit:<id>" → UnitPicture, "arrow:<name>" → ArrowPicture, "town:<space>" → flag, "fort:<space>" → 0|1, "score:<name>" → number, "track" → index,
 * "space:<space>" → the flag of whoever holds it, "gauge:<name>" → number, "card:<name>" → row, "badge:<group>" →
 * badge, "state:<name>" → state.
 */
export type Picture = Record<string, unknown>;

/** The same keys; null where something has gone. */
export type Changes = Record<string, unknown>;

/** By argument: no argument or the last one is a list, an earlier one an object of what may follow. */
export type Choices = string[] | { [argument: string]: Choices };

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

export type FromServer = SceneMessage | Update | Asked | ChatMessage | SeatsMessage | ProposalsMessage | Ping;
