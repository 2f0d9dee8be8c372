/** The actions that a question offers, and the things that a person picks to name one. */

import type { Choices, Question, VerbCard } from '../protocol';
import { isWay, lineOf, namesIn, thingOf } from '../protocol/actionLines';

/** One offered action. Its tokens ("unit:su_43", "space:3124") are what a person picks, in any order. */
export interface Offer {
  verb: string;
  args: string[];
  line: string;
  tokens: ReadonlySet<string>;
  path: string[];
  /** The kinds of its arguments. */
  kinds: readonly string[];
  /** False: many begin like this, and are to be asked for. Only the argument that they begin with is filled. */
  whole: boolean;
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
const WITHOUT: readonly string[] = [];

export const isUnits = (kind: string | undefined): boolean => kind !== undefined && thingOf(kind) === 'unit';
export const isSpaces = (kind: string | undefined): boolean =>
  kind !== undefined && thingOf(kind) === 'space';

/** The tokens of one argument: of a way only its end, of a set every member; none of one that is not filled. */
export function tokensOf(kind: string, word: string): string[] {
  if (!word) return [];
  const names = namesIn(kind, word);
  return (isWay(kind) ? names.slice(-1) : names).map((name) => `${thingOf(kind)}:${name}`);
}

function leaves(choices: Choices, before: string[]): string[][] {
  if (Array.isArray(choices)) return choices.map((last) => [...before, last]);
  return Object.entries(choices).flatMap(([word, rest]) => leaves(rest, [...before, word]));
}

function makeOffer(verb: string, args: string[], kinds: readonly string[], whole = true): Offer {
  const tokens = new Set(args.flatMap((word, i) => tokensOf(kinds[i] ?? 'other', word)));
  const way = args[kinds.findIndex(isWay)];
  return {
    verb,
    args,
    line: lineOf(verb, args),
    tokens,
    path: way ? namesIn('path', way) : [],
    kinds,
    whole,
  };
}

/** What a token is for if an action is begun with it: the first argument that is of its kind. */
function beginning(verb: string, token: string, kinds: readonly string[]): Offer {
  const role = kinds.findIndex((kind) => thingOf(kind) === kindOf(token));
  return makeOffer(
    verb,
    kinds.map((_, n) => (n === role ? nameOf(token) : '')),
    kinds,
    false,
  );
}

/** Every action that a tree holds. */
export function offersIn(choices: Question['choices'], verbs: Record<string, VerbCard>): Offer[] {
  return Object.entries(choices).flatMap(([verb, under]) => {
    const kinds = verbs[verb]?.kinds ?? WITHOUT;
    if (kinds.length === 0) return [makeOffer(verb, [], kinds)];
    return leaves(under, []).map((args) => makeOffer(verb, args, kinds));
  });
}

/** What a question offers: every action, or as much as it tells of it, with those that were asked for. */
export function offersOf(
  question: Question | null,
  verbs: Record<string, VerbCard>,
  asked: readonly Offer[] = [],
  known: (token: string) => boolean = () => false,
): Offer[] {
  if (!question) return [];
  return Object.entries(question.choices).flatMap(([verb, under]) => {
    const tokens = question.more[verb];
    if (!tokens) return offersIn({ [verb]: under }, verbs);
    const begun = tokens.filter((token) => !known(token));
    return [
      ...asked.filter((offer) => offer.verb === verb),
      ...begun.map((token) => beginning(verb, token, verbs[verb]?.kinds ?? WITHOUT)),
    ];
  });
}

/** The verbs of some offers, each once. */
export const verbsOf = (offers: readonly Offer[]): string[] => [...new Set(offers.map(({ verb }) => verb))];

/** The units that an offer sets to work: those of its first argument of units. */
export function actorsOf(offer: Offer): string[] {
  const role = offer.kinds.findIndex(isUnits);
  return role < 0 ? [] : tokensOf(offer.kinds[role] ?? '', offer.args[role] ?? '');
}
