/** The actions that a question offers, and the things that a person picks to name one. */

import type { Choices, Question, VerbCard } from './protocol';

/** One offered action. Its tokens ("unit:su_43", "space:3124") are what a person picks, in any order. */
export interface Offer {
  verb: string;
  args: string[];
  line: string;
  tokens: ReadonlySet<string>;
  path: string[];
  /** The kinds of its arguments. */
  kinds: readonly string[];
}

/** What has been picked, in the order of picking. */
export type Selection = ReadonlySet<string>;

export const unitToken = (unit: string): string => `unit:${unit}`;
export const spaceToken = (space: string): string => `space:${space}`;
export const nameOf = (token: string): string => token.slice(token.indexOf(':') + 1);
export const kindOf = (token: string): string => token.slice(0, token.indexOf(':'));
/** The verb that ends a phase, in every game. */
export const ENDING = 'end';
export const NOTHING: Selection = new Set();
/** An empty set in a line. */
const NONE = 'none';
const WITHOUT: readonly string[] = [];

export const isUnits = (kind: string | undefined): boolean => /^units?\??$/.test(kind ?? '');
export const isSpaces = (kind: string | undefined): boolean => /^(spaces?\??|path)$/.test(kind ?? '');
/** True of an argument that holds several things. */
export const isSet = (kind: string | undefined): boolean => /s\??$/.test(kind ?? '');

/** The tokens of one argument: of a way only its end, of a set every member. */
export function tokensOf(kind: string, word: string): string[] {
  if (kind === 'path') return [spaceToken(word.slice(word.lastIndexOf('-') + 1))];
  if (kind.endsWith('?') && word === NONE) return [];
  if (isSet(kind)) return word.split('+').map((part) => `${kind.replace(/s\??$/, '')}:${part}`);
  return [`${kind}:${word}`];
}

function leaves(choices: Choices, before: string[]): string[][] {
  if (Array.isArray(choices)) return choices.map((last) => [...before, last]);
  return Object.entries(choices).flatMap(([word, rest]) => leaves(rest, [...before, word]));
}

function makeOffer(verb: string, args: string[], kinds: readonly string[]): Offer {
  const tokens = new Set(args.flatMap((word, i) => tokensOf(kinds[i] ?? 'other', word)));
  const way = kinds.indexOf('path');
  const path = way >= 0 ? (args[way]?.split('-') ?? []) : [];
  return { verb, args, line: [verb, ...args].join(' '), tokens, path, kinds };
}

/** Every action a question offers. */
export function offersOf(question: Question | null, verbs: Record<string, VerbCard>): Offer[] {
  if (!question) return [];
  return Object.entries(question.choices).flatMap(([verb, choices]) => {
    const kinds = verbs[verb]?.kinds ?? WITHOUT;
    if (kinds.length === 0) return [makeOffer(verb, [], kinds)];
    return leaves(choices, []).map((args) => makeOffer(verb, args, kinds));
  });
}

/** The verbs of some offers, each once. */
export const verbsOf = (offers: readonly Offer[]): string[] => [...new Set(offers.map(({ verb }) => verb))];

/** The units that an offer sets to work: those of its first argument of units. */
export function actorsOf(offer: Offer): string[] {
  const role = offer.kinds.findIndex(isUnits);
  return role < 0 ? [] : tokensOf(offer.kinds[role] ?? '', offer.args[role] ?? '');
}
