/** Which answer ends a question; what that would leave unused, where the referee can't be asked. */

import { Refused } from '../connection/api';
import { troubled } from '../controls/troubled';
import { t } from '../locale/words';
import type { Lost, Sheet } from '../protocol';
import { ENDING, type Offer } from './offers';

/**
 * What the key for endings presses: the end of the phase, else the only button there is. Of a yes and a no it is
 * neither: who presses it once too often has meant no answer.
 */
export function endingOf(sheet: Sheet | null, instant: readonly Offer[]): Offer | undefined {
  const ends = ({ verb }: Offer) => sheet?.verbs[verb]?.ends;
  const only = instant.length === 1 ? instant[0] : undefined;
  return instant.find(({ verb }) => verb === ENDING) ?? instant.find(ends) ?? only;
}

/** Without a line to the server an ending can still be given, and is kept: only what it leaves can't be told. */
export function unsure(error: unknown, left: string[]): Lost[] | undefined {
  if (error instanceof Refused) return troubled(error);
  return left.length ? [{ rule: '', text: t('ending-unknown'), units: left }] : [];
}
