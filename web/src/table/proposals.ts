/** What players propose to each other, in words: to who is asked, and to who has asked. */

import type { Proposal } from '../protocol';
import { t } from '../locale/words';

export function askedFor(kind: Proposal['kind'], who: string): string {
  if (kind === 'draw') return t('asked-draw', { who });
  if (kind === 'takeback') return t('asked-takeback', { who });
  return kind === 'rematch' ? t('asked-rematch', { who }) : t('rules-consent');
}

export function ownProposal(kind: Proposal['kind']): string {
  if (kind === 'draw') return t('proposed-draw');
  return kind === 'takeback' ? t('proposed-takeback') : t('proposed-rematch');
}
