/** Moves with a way of one's own: the points to go by, besides the end that is offered. */

import { argumentOf, isWay, lineOf } from '../protocol/actionLines';
import { fitting } from './selection';
import { type Offer, type Selection, kindOf, spaceToken } from './offers';

/** True of an action that ends with a way. */
export const hasWay = (offer: Offer): boolean => isWay(offer.kinds.at(-1));

/** The offers by ways of what is picked, wherever they lead. */
function abroad(offers: readonly Offer[], selection: Selection): Offer[] {
  const others = new Set([...selection].filter((token) => kindOf(token) !== 'space'));
  return others.size ? fitting(offers, others).filter(hasWay) : [];
}

/** Whether what is picked can go by one way or another: with more than a step there is something to choose. */
export function roams(offers: readonly Offer[], selection: Selection): boolean {
  return (
    fitting(offers, selection).some(hasWay) && abroad(offers, selection).some(({ path }) => path.length > 1)
  );
}

/** The places that lie on the ways of what is picked: the first to think of as points to go by. */
export function crossed(offers: readonly Offer[], selection: Selection): Set<string> {
  return new Set(abroad(offers, selection).flatMap(({ path }) => path.map(spaceToken)));
}

/** The offer to the same end by way of these points. Its line may have gaps, which the referee fills. */
export function goingBy(offer: Offer, points: readonly string[]): Offer {
  const end = offer.path.at(-1);
  if (!points.length || !hasWay(offer) || end === undefined) return offer;
  const path = points.at(-1) === end ? [...points] : [...points, end];
  const args = [...offer.args.slice(0, -1), argumentOf('path', path) ?? ''];
  return { ...offer, args, line: lineOf(offer.verb, args), path };
}

/** The points after one more, or after one of them is named again and let go of. */
export function withPoint(points: readonly string[], place: string): string[] {
  return points.includes(place) ? points.filter((other) => other !== place) : [...points, place];
}
