/** The words that page and server share. */

export type * from './messages';
export type * from './sheet';
