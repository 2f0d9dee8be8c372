/** Whether a question is the same one put again. */

import type { Question } from './protocol';

/** True if the same seat is asked the same in the same words, with the same answers. */
export function sameQuestion(one: Question | null, other: Question | null): boolean {
  if (!one || !other) return false;
  const told = ({ seat, text, rule, choices, more }: Question) =>
    JSON.stringify([seat, text, rule, choices, more]);
  return told(one) === told(other);
}
