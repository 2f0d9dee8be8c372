/** How clicks become an action: what may be picked next, what is complete, what must be asked about. */

import type { Choices, Question, VerbCard } from './protocol';

/** One offered action. Its tokens ("unit:su_43", "space:3124") are what a person picks, in any order. */
export interface Offer {
  verb: string;
  args: string[];
  line: string;
  tokens: ReadonlySet<string>;
  path: string[];
  /** The kind of its first argument: what a person would naturally pick first. */
  first: string;
}

export type Selection = ReadonlySet<string>;
export interface Pick {
  space?: string;
  unit?: string;
}

export const unitToken = (unit: string): string => `unit:${unit}`;
export const spaceToken = (space: string): string => `space:${space}`;
export const nameOf = (token: string): string => token.slice(token.indexOf(':') + 1);
export const kindOf = (token: string): string => token.slice(0, token.indexOf(':'));
/** The verb that ends a phase, in every game. */
export const ENDING = 'end';
export const NOTHING: Selection = new Set();

/** The tokens of one argument: of a way only its end, of a set every member. */
function tokensOf(kind: string, word: string): string[] {
  if (kind === 'path') return [spaceToken(word.slice(word.lastIndexOf('-') + 1))];
  if (kind === 'spaces' || kind === 'units')
    return word.split('+').map((part) => `${kind.slice(0, -1)}:${part}`);
  return [`${kind}:${word}`];
}

function leaves(choices: Choices, before: string[]): string[][] {
  if (Array.isArray(choices)) return choices.map((last) => [...before, last]);
  return Object.entries(choices).flatMap(([word, rest]) => leaves(rest, [...before, word]));
}

function makeOffer(verb: string, args: string[], kinds: string[]): Offer {
  const tokens = new Set(args.flatMap((word, i) => tokensOf(kinds[i] ?? 'other', word)));
  const way = kinds.indexOf('path');
  const path = way >= 0 ? (args[way]?.split('-') ?? []) : [];
  return { verb, args, line: [verb, ...args].join(' '), tokens, path, first: kinds[0] ?? '' };
}

/** Every action a question offers. */
export function offersOf(question: Question | null, verbs: Record<string, VerbCard>): Offer[] {
  if (!question) return [];
  return Object.entries(question.choices).flatMap(([verb, choices]) => {
    const kinds = verbs[verb]?.kinds ?? [];
    if (kinds.length === 0) return [makeOffer(verb, [], [])];
    return leaves(choices, []).map((args) => makeOffer(verb, args, kinds));
  });
}

function holds(offer: Offer, selection: Selection): boolean {
  for (const token of selection) if (!offer.tokens.has(token)) return false;
  return offer.tokens.size > 0;
}

/** The offers that hold everything picked so far. */
export function fitting(offers: readonly Offer[], selection: Selection): Offer[] {
  return offers.filter((offer) => holds(offer, selection));
}

export interface Options {
  /** Units, spaces and other things that can be picked next. */
  next: Set<string>;
  /** Offers that the picks spell out completely: more than one if verbs compete for them. */
  exact: Offer[];
  /** True while something more may be added. */
  open: boolean;
  /** The offer with most in it, if the picks allow just one such (all that may join). */
  most: Offer | null;
}

/** What the picks so far allow. */
export function optionsOf(offers: readonly Offer[], selection: Selection): Options {
  const fits = fitting(offers, selection);
  const exact = selection.size ? fits.filter((offer) => offer.tokens.size === selection.size) : [];
  const next = new Set<string>();
  for (const offer of fits) for (const token of offer.tokens) if (!selection.has(token)) next.add(token);
  return { next, exact, open: fits.length > exact.length, most: mostOf(fits, selection) };
}

function mostOf(fits: Offer[], selection: Selection): Offer | null {
  const spaces = [...selection].filter((token) => kindOf(token) === 'space').length;
  const same = fits.filter(
    (offer) => [...offer.tokens].filter((t) => kindOf(t) === 'space').length === spaces,
  );
  const size = Math.max(0, ...same.map((offer) => offer.tokens.size));
  const largest = same.filter((offer) => offer.tokens.size === size);
  return largest.length === 1 && size > selection.size ? (largest[0] ?? null) : null;
}

/** What lights up: everything next; before the first pick no mere destinations, they would be half the map. */
export function lightsOf(offers: readonly Offer[], selection: Selection): Set<string> {
  if (selection.size) return optionsOf(offers, selection).next;
  const lit = new Set<string>();
  for (const offer of offers)
    for (const token of offer.tokens)
      if (kindOf(token) !== 'space' || !offer.first.startsWith('unit')) lit.add(token);
  return lit;
}

const plus = (selection: Selection, token: string): Selection => new Set([...selection, token]);
const minus = (selection: Selection, token: string): Selection =>
  new Set([...selection].filter((other) => other !== token));

/** The picks after one more, or null if it is not legal and the referee must say why. */
export function pick(offers: readonly Offer[], selection: Selection, what: Pick): Selection | null {
  const unit = what.unit === undefined ? null : unitToken(what.unit);
  const space = what.space === undefined ? null : spaceToken(what.space);
  const tokens = [unit, space].filter((token) => token !== null);
  for (const token of tokens) if (selection.has(token)) return minus(selection, token);
  const meant =
    selection.size || !unit ? tokens : tokens.filter((token) => lightsOf(offers, NOTHING).has(token));
  for (const token of meant)
    if (fitting(offers, plus(selection, token)).length) return plus(selection, token);
  if (!selection.size) return null;
  return instead(offers, selection, unit, space);
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
  const units = new Set([...selection].filter((token) => kindOf(token) === 'unit'));
  if (units.size && fitting(offers, plus(units, space)).length) return plus(units, space);
  const movesOff = [...selection].every((token) => kindOf(token) === 'space');
  return movesOff && fitting(offers, new Set([space])).length ? new Set([space]) : null;
}

/** Like pick for something chosen by its token, in a list. */
export function pickToken(offers: readonly Offer[], selection: Selection, token: string): Selection | null {
  if (kindOf(token) === 'unit') return pick(offers, selection, { unit: nameOf(token) });
  if (kindOf(token) === 'space') return pick(offers, selection, { space: nameOf(token) });
  const wider = plus(selection, token);
  if (selection.has(token)) return minus(selection, token);
  return fitting(offers, wider).length
    ? wider
    : fitting(offers, new Set([token])).length
      ? new Set([token])
      : null;
}
