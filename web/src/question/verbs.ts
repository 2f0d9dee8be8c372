/** The verbs of a question, under their headings. */

import { type Offer, isSpaces, isUnits, verbsOf } from './offers';
import type { Sheet } from '../protocol';

export interface VerbGroup {
  name: string;
  title: string;
  /** Those that need nothing else: a button each. */
  instant: Offer[];
  /** Those that need units, places or other things. */
  needing: string[];
  /** Those that are not legal now. */
  closed: string[];
}

/** With more verbs than this that need something they are put under a heading, if the game has none for them. */
const FEW = 3;

/** The headings with what stands under them; none for a question with few verbs and no headings of its own. */
export function groupsOf(
  sheet: Sheet,
  offers: readonly Offer[],
  closed: readonly string[] = [],
): VerbGroup[] {
  const many = verbsOf(offers.filter(({ kinds }) => kinds.length)).length > FEW;
  const names = [...Object.keys(sheet.verb_groups), ...(many ? [''] : [])];
  const under = (verb: string) => sheet.verbs[verb]?.group ?? '';
  return names
    .map((name) => {
      const mine = offers.filter(({ verb }) => under(verb) === name);
      return {
        name,
        title: sheet.verb_groups[name] ?? '',
        instant: name ? mine.filter(({ whole, tokens }) => whole && !tokens.size) : [],
        needing: verbsOf(mine.filter(({ kinds }) => kinds.length)),
        closed: name ? closed.filter((verb) => under(verb) === name) : [],
      };
    })
    .filter(({ instant, needing, closed: shut }) => instant.length || needing.length || shut.length);
}

/** Of the verbs that are not legal now those that have no heading. */
export const looseOf = (sheet: Sheet, closed: readonly string[]): string[] =>
  closed.filter((verb) => !sheet.verbs[verb]?.group);

/** Verbs that take a thing from a list, neither unit nor place: they stand among those that need nothing. */
export const fromList = (sheet: Sheet, verb: string): boolean =>
  (sheet.verbs[verb]?.kinds ?? []).every((kind) => !isUnits(kind) && !isSpaces(kind));

/** The verbs that have a heading to open: the list need not hold all that they begin with. */
export const underHeadings = (sheet: Sheet, offers: readonly Offer[]): Set<string> =>
  new Set(groupsOf(sheet, offers).flatMap(({ needing }) => needing));
