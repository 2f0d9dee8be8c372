/**
 * The grammar of action lines, as the engine writes them (kernel/action.py): a verb, then its arguments by their kinds.
 * "unit" is one thing, "units" a set of them, "units?" a set that may be empty, "path" spaces in their order.
 * What both sides say of it is compared with testing/action-lines.json.
 */

const NONE = 'none';
const OF_A_SET = '+';
const OF_A_WAY = '-';

export const isWay = (kind: string | undefined): boolean => kind === 'path';
/** True of an argument that may hold nothing. */
export const mayBeEmpty = (kind: string | undefined): boolean => kind?.endsWith('?') ?? false;
/** True of an argument that holds several things, in no order of their own. */
export const isSet = (kind: string | undefined): boolean => /s\??$/.test(kind ?? '');
/** The kind of thing that an argument holds one or several of. */
export const thingOf = (kind: string): string => (isWay(kind) ? 'space' : kind.replace(/s?\??$/, ''));

/** The names in one argument. */
export function namesIn(kind: string, word: string): string[] {
  if (mayBeEmpty(kind) && word === NONE) return [];
  if (isWay(kind)) return word.split(OF_A_WAY);
  return isSet(kind) ? word.split(OF_A_SET) : [word];
}

/** An argument of these names; none of a set that may not be empty is no argument. */
export function argumentOf(kind: string, names: readonly string[]): string | null {
  if (!names.length) return mayBeEmpty(kind) ? NONE : null;
  return names.join(isWay(kind) ? OF_A_WAY : OF_A_SET);
}

export const lineOf = (verb: string, args: readonly string[]): string => [verb, ...args].join(' ');
