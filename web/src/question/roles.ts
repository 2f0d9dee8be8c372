/** What each thing picked is for: a verb may take several of a kind, and the order of picking tells them apart. */

import { isSet, mayBeEmpty, thingOf } from '../protocol/actionLines';
import { type Offer, type Selection, tokensOf } from './offers';

/** The number of the argument that a token belongs to; -1: none. */
export function roleOf(offer: Offer, token: string): number {
  return offer.args.findIndex((word, i) => tokensOf(offer.kinds[i] ?? '', word).includes(token));
}

/** Of offers of the same things the one whose arguments come in the order of the picks. */
export function bestOf(offers: readonly Offer[], selection: Selection): Offer | null {
  const picked = [...selection];
  let best: { offer: Offer; roles: number[] } | null = null;
  for (const offer of offers) {
    const roles = picked.map((token) => roleOf(offer, token));
    if (!best || earlier(roles, best.roles)) best = { offer, roles };
  }
  return best?.offer ?? null;
}

function earlier(one: number[], other: number[]): boolean {
  const i = one.findIndex((role, n) => role !== other[n]);
  return i >= 0 && (one[i] ?? 0) < (other[i] ?? 0);
}

/** One argument of a verb: what is picked for it, whether there may be more, whether it can stay empty. */
export interface Role {
  picked: string[];
  several: boolean;
  optional: boolean;
}

/** What the picks are for if a verb takes them; empty if none of its offers does. */
export function rolesOf(offers: readonly Offer[], selection: Selection): Role[] {
  const best = bestOf(offers, selection);
  if (!best) return [];
  return best.kinds.map((kind, role) => ({
    picked: [...selection].filter((token) => roleOf(best, token) === role),
    several: isSet(kind),
    optional: mayBeEmpty(kind),
  }));
}

/** True of a verb whose arguments could be mixed up: several of a kind, or a set that may stay empty. */
export function needsRoles(kinds: readonly string[]): boolean {
  const plain = kinds.map(thingOf);
  return new Set(plain).size < plain.length || kinds.some(mayBeEmpty);
}
