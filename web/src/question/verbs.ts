/** The verbs of a question, under their headings. */

import { type Offer, verbsOf } from './offers';
import type { Sheet } from '../protocol';

export interface VerbGroup {
  name: string;
  title: string;
  /** Those that need nothing else: a button each. */
  instant: Offer[];
  /** Those that need units, places or other things. */
  needing: string[];
}

/** With more verbs than this that need something they are put under a heading, if the game has none for them. */
const FEW = 3;

/** The headings with what stands under them; none for a question with few verbs and no headings of its own. */
export function groupsOf(sheet: Sheet, offers: readonly Offer[]): VerbGroup[] {
  const many = verbsOf(offers.filter(({ kinds }) => kinds.length)).length > FEW;
  const names = [...Object.keys(sheet.verb_groups), ...(many ? [''] : [])];
  return names
    .map((name) => {
      const mine = offers.filter(({ verb }) => (sheet.verbs[verb]?.group ?? '') === name);
      return {
        name,
        title: sheet.verb_groups[name] ?? '',
        instant: name ? mine.filter(({ kinds }) => !kinds.length) : [],
        needing: verbsOf(mine.filter(({ kinds }) => kinds.length)),
      };
    })
    .filter(({ instant, needing }) => instant.length || needing.length);
}

/** The verbs that have a heading to open: the list need not hold all that they begin with. */
export const underHeadings = (sheet: Sheet, offers: readonly Offer[]): Set<string> =>
  new Set(groupsOf(sheet, offers).flatMap(({ needing }) => needing));
