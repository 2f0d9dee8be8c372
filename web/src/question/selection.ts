/** How clicks become an action: what may be picked next, what is complete, what must be asked about. */

import { isSet, mayBeEmpty } from '../protocol/actionLines';
import {
  NOTHING,
  type Offer,
  type Selection,
  actorsOf,
  isSpaces,
  isUnits,
  kindOf,
  nameOf,
  spaceToken,
  tokensOf,
  unitToken,
  verbsOf,
} from './offers';
import { bestOf, roleOf } from './roles';

export interface Pick {
  space?: string;
  unit?: string;
}

function holds(offer: Offer, selection: Selection): boolean {
  for (const token of selection) if (!offer.tokens.has(token)) return false;
  return offer.tokens.size > 0;
}

/** The offers that hold everything picked so far. */
export function fitting(offers: readonly Offer[], selection: Selection): Offer[] {
  return offers.filter((offer) => holds(offer, selection));
}

/** What was picked and one thing more, as far as an offer holds all of it. */
export function joined(
  offers: readonly Offer[],
  readings: readonly Selection[],
  token: string,
): Set<string>[] {
  return readings
    .map((reading) => new Set([...reading, token]))
    .filter((reading) => fitting(offers, reading).length);
}

export interface Options {
  /** Units, spaces and other things that can be picked next. */
  next: Set<string>;
  /** Offers that the picks spell out completely: more than one if verbs compete for them. */
  exact: Offer[];
  /** True while something more may be added. */
  open: boolean;
  /** Verbs that need something more. */
  ahead: string[];
  /** The offer with most in it, if the picks allow just one such (all that may join). */
  most: Offer | null;
}

/** The one verb that options are left of, if there is one. */
export function soleVerb({ ahead, exact }: Options): string | null {
  const left = new Set([...ahead, ...exact.map(({ verb }) => verb)]);
  return left.size === 1 ? ([...left][0] ?? null) : null;
}

/** What the picks so far allow; if a pick can be read in several ways, what any of them allows. */
export function optionsOf(offers: readonly Offer[], ...readings: Selection[]): Options {
  const all: Options = { next: new Set(), exact: [], open: false, ahead: [], most: null };
  for (const selection of readings) {
    const fits = fitting(offers, selection);
    const [exact, more]: [Offer[], Offer[]] = [[], []];
    for (const offer of fits)
      (offer.whole && offer.tokens.size === selection.size ? exact : more).push(offer);
    for (const verb of verbsOf(exact)) {
      const best = bestOf(
        exact.filter((offer) => offer.verb === verb),
        selection,
      );
      if (best) all.exact.push(best);
    }
    for (const offer of more)
      for (const token of offer.tokens) if (!selection.has(token)) all.next.add(token);
    all.open ||= more.length > 0;
    all.ahead = [...new Set([...all.ahead, ...verbsOf(more)])];
    all.most ??= mostOf(fits, selection);
  }
  return all;
}

/** All that may join: the largest set of one verb to what else is picked. */
function mostOf(fits: Offer[], selection: Selection): Offer | null {
  if (verbsOf(fits).length !== 1) return null;
  const spaces = (tokens: Selection) => [...tokens].filter((token) => kindOf(token) === 'space').length;
  const joins = (offer: Offer, token: string) =>
    selection.has(token) || isSet(offer.kinds[roleOf(offer, token)]);
  const same = fits.filter(
    (offer) =>
      spaces(offer.tokens) === spaces(selection) && [...offer.tokens].every((token) => joins(offer, token)),
  );
  const size = Math.max(0, ...same.map((offer) => offer.tokens.size));
  if (size <= selection.size) return null;
  const largest = same.filter((offer) => offer.tokens.size === size);
  const names = new Set(largest.map((offer) => [...offer.tokens].sort().join(' ')));
  return names.size === 1 ? bestOf(largest, selection) : null;
}

/** What lights up: everything next; before the first pick who can act and what is chosen first, not half the map. */
export function lightsOf(offers: readonly Offer[], ...readings: Selection[]): Set<string> {
  if (readings.some(({ size }) => size)) return optionsOf(offers, ...readings).next;
  const all = offers.every(({ whole }) => whole);
  const alone = all && verbsOf(offers.filter(({ tokens }) => tokens.size)).length === 1;
  const lit = new Set<string>();
  for (const offer of offers)
    offer.kinds.forEach((kind, role) => {
      if (begins(offer.kinds, kind, role, alone))
        for (const token of tokensOf(kind, offer.args[role] ?? '')) lit.add(token);
    });
  return lit;
}

function begins(kinds: readonly string[], kind: string, role: number, alone: boolean): boolean {
  if (mayBeEmpty(kind) && kinds.length > 1) return false;
  if (isSpaces(kind)) return isSpaces(kinds[0]);
  if (isUnits(kind)) return alone || kinds.findIndex(isUnits) === role;
  return role === 0;
}

/**
 * What all actions of a question hold in the same part, if they leave something else to pick: that need not be picked.
 * Of two seas between which a fleet may go either way neither is sure: which is first is for the picks to say.
 */
export function impliedOf(offers: readonly Offer[]): Selection {
  const [first, ...others] = offers.filter(({ kinds }) => kinds.length);
  if (!first || !others.length || !others.every(({ whole, verb }) => whole && verb === first.verb))
    return NOTHING;
  if (!first.whole || first.kinds.includes('path')) return NOTHING; // who goes far is chosen by hand
  const part = (token: string) => roleOf(first, token);
  return new Set(
    [...first.tokens].filter((token) => others.every((other) => roleOf(other, token) === part(token))),
  );
}

/** The one action of a question that takes units or places, if there is just one: nothing need be picked. */
export function onlyOf(offers: readonly Offer[]): Offer | null {
  const acting = offers.filter(({ kinds }) => kinds.length);
  const [one] = acting;
  return acting.length === 1 && one?.whole && !one.kinds.includes('path') ? one : null;
}

const plus = (selection: Selection, token: string): Selection => new Set([...selection, token]);
const minus = (selection: Selection, tokens: string[]): Selection =>
  new Set([...selection].filter((other) => !tokens.includes(other)));
const key = (selection: Selection): string => [...selection].sort().join(' ');
const distinct = (all: Selection[]): Selection[] => [...new Map(all.map((one) => [key(one), one])).values()];

/**
 * The picks after one more, or none if it is not legal and the referee must say why. A counter that is clicked may
 * mean itself or its place: if both go with what is picked, both readings stay until a verb or another pick decides.
 */
export function pick(offers: readonly Offer[], readings: readonly Selection[], what: Pick): Selection[] {
  const unit = what.unit === undefined ? null : unitToken(what.unit);
  const space = what.space === undefined ? null : spaceToken(what.space);
  const tokens = [unit, space].filter((token) => token !== null);
  const first = readings[0] ?? NOTHING;
  const held = tokens.filter((token) => readings.some((reading) => reading.has(token)));
  if (held.length) return distinct(readings.map((reading) => minus(reading, held)));
  const meant =
    first.size || !unit ? tokens : [beginning(offers, unit, space)].filter((token) => token !== null);
  const widened = (with_: string[]) =>
    (readings.length ? readings : [NOTHING])
      .flatMap((reading) => with_.map((token) => plus(reading, token)))
      .filter((reading) => fitting(offers, reading).length);
  // another counter of one's own that can act is chosen; it joins the first one's stack by a drag or a second click
  if (first.size && unit && !widened([unit]).length && acts(offers, unit)) return [new Set([unit])];
  const wider = widened(meant);
  if (wider.length) return distinct(wider);
  for (const reading of first.size ? readings : []) {
    const other = instead(offers, reading, unit, space);
    if (other) return [other];
  }
  return [];
}

/** Whether a unit is one that some action sets to work. */
const acts = (offers: readonly Offer[], unit: string): boolean =>
  offers.some((offer) => actorsOf(offer).includes(unit));

/** What a click on a counter means if nothing is picked: the counter, or its place if one begins with places. */
function beginning(offers: readonly Offer[], unit: string, space: string | null): string | null {
  if (fitting(offers, new Set([unit])).length) return unit;
  if (!space) return null;
  const near = fitting(offers, new Set([space])).some(({ kinds }) => !kinds.includes('path'));
  return near || lightsOf(offers, NOTHING).has(space) ? space : null;
}

/** A pick that does not go with the others takes their place, as far as it must. */
function instead(
  offers: readonly Offer[],
  selection: Selection,
  unit: string | null,
  space: string | null,
): Selection | null {
  if (unit && fitting(offers, new Set([unit])).length) return new Set([unit]);
  if (!space) return null;
  const units = [...selection].filter((token) => kindOf(token) === 'unit');
  for (const kept of [units, units.slice(0, 1)])
    if (kept.length && fitting(offers, new Set([...kept, space])).length) return new Set([...kept, space]);
  const movesOff = [...selection].every((token) => kindOf(token) === 'space');
  return movesOff && fitting(offers, new Set([space])).length ? new Set([space]) : null;
}

/** Like pick for something chosen by its token, in a list. */
export function pickToken(
  offers: readonly Offer[],
  readings: readonly Selection[],
  token: string,
): Selection[] {
  if (kindOf(token) === 'unit') return pick(offers, readings, { unit: nameOf(token) });
  if (kindOf(token) === 'space') return pick(offers, readings, { space: nameOf(token) });
  if (readings.some((reading) => reading.has(token)))
    return distinct(readings.map((reading) => minus(reading, [token])));
  const first = readings[0] ?? NOTHING;
  const otherKinds = new Set([...first].filter((other) => kindOf(other) !== kindOf(token)));
  const tries = [
    ...readings.map((reading) => plus(reading, token)),
    plus(otherKinds, token),
    new Set([token]),
  ];
  const fits = tries.filter((reading) => fitting(offers, reading).length);
  return fits.slice(0, 1);
}
