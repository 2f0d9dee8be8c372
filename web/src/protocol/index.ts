/** The words that page and server share. */

export type * from './shapes';
export type * from './structs';
