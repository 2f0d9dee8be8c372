/** What an ending would leave unused, where the referee can't be asked. */

import { Refused } from '../connection/api';
import { troubled } from '../controls/troubled';
import { t } from '../locale/words';
import type { Lost } from '../protocol';

/** Without a line to the server an ending can still be given, and is kept: only what it leaves can't be told. */
export function unsure(error: unknown, left: string[]): Lost[] | undefined {
  if (error instanceof Refused) return troubled(error);
  return left.length ? [{ rule: '', text: t('ending-unknown'), units: left }] : [];
}
