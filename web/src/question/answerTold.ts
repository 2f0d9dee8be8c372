/** An answer of the referee in words, as it is spoken. */

import { chancesTold } from '../locale/labels';
import { t } from '../locale/words';
import type { Answer } from '../protocol';

/** An answer in words: what it is and costs, or why not. */
export function told({ text, figures, refusal }: Answer): string {
  const more = refusal ? [refusal.text] : figures.map((figure) => `${figure.title} ${figure.text}`);
  return [text, ...more].join('. ');
}

/** All that one should know before confirming: also the chances, and that there is no way back. */
export function inFull(answer: Answer): string {
  const final = answer.final ? t(answer.secret ? 'final-when-all' : 'final') : '';
  return [told(answer), chancesTold(answer.chances), final].filter(Boolean).join('. ');
}
