/** An answer of the referee in words, as it is spoken. */

import { chancesTold, placeLabel } from '../locale/labels';
import { t } from '../locale/words';
import type { Answer, Sheet } from '../protocol';

/** An answer in words: what it is and costs, or why not. */
export function told({ text, figures, refusal }: Answer): string {
  const more = refusal ? [refusal.text] : figures.map((figure) => `${figure.title} ${figure.text}`);
  return [text, ...more].join('. ');
}

/** What an answer would bring, as a list has room for it: its first figures. */
export function inShort({ figures }: Answer): string {
  const few = figures.filter(({ rule }) => !rule).slice(0, 2);
  return few.map(({ title, text }) => `${title} ${text}`).join(' · ');
}

/** The first figure of two answers, if it is the same: what they cost wherever it is done. */
export function inCommon(one: Answer, other: Answer): string {
  const [a, b] = [one.figures[0], other.figures[0]];
  return a && b && a.name === b.name && a.text === b.text ? `${a.title} ${a.text}` : '';
}

/** All that one should know before confirming: also the chances, and that there is no way back. */
export function inFull(answer: Answer): string {
  const final = answer.final ? t(answer.secret ? 'final-when-all' : 'final') : '';
  return [told(answer), chancesTold(answer.chances), final].filter(Boolean).join('. ');
}

/** The places of a way, for those who don't see it. */
export function wayTold(sheet: Sheet | null, { path }: Answer): string {
  return sheet ? t('way-told', { places: path.map((place) => placeLabel(sheet, place)).join(' → ') }) : '';
}
