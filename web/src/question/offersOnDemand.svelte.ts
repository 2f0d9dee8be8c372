/** Answers on demand: of a question with many, those that hold what is picked. They are known until the position changes. */

import { type Pick } from './selection';
import type { Game } from '../table/game.svelte';
import { thingOf } from '../protocol/actionLines';
import { type Offer, type Selection, kindOf, nameOf, offersIn, spaceToken, unitToken } from './offers';

/** The tokens of a pick, the one that is meant rather first. */
export const tokensIn = ({ unit, space }: Pick): string[] => [
  ...(unit === undefined ? [] : [unitToken(unit)]),
  ...(space === undefined ? [] : [spaceToken(space)]),
];

/** Things in the order of their names: the same ones are asked for once. */
const keyOf = (tokens: Iterable<string>): string => [...tokens].sort().join(' ');
const within = (one: Selection, other: Selection): boolean => [...one].every((token) => other.has(token));

interface Known {
  seq: number;
  offers: ReadonlyMap<string, Offer>;
  /** What was asked for, by its key, and whether it was all told. */
  asked: ReadonlyMap<string, boolean>;
}

export class OnDemand {
  private known: Known = $state.raw({ seq: -1, offers: new Map(), asked: new Map() });
  private underway = new Map<string, Promise<void>>();

  constructor(private readonly game: Game) {}

  private get now(): Known {
    const { seq } = this.game;
    return this.known.seq === seq ? this.known : { seq, offers: new Map(), asked: new Map() };
  }

  /** What has been told of the present position. */
  get offers(): Offer[] {
    return [...this.now.offers.values()];
  }

  /** True if an action can be begun with a token whose answers have not been asked for. */
  begins(token: string): boolean {
    return !this.clear(new Set([token])) && this.isBeginning(token);
  }

  private isBeginning(token: string): boolean {
    return Object.values(this.game.question?.more ?? {}).some((tokens) => tokens.includes(token));
  }

  /** Whether every answer that holds a thing has been told. */
  whole(token: string): boolean {
    return this.now.asked.get(token) ?? false;
  }

  /** Whether every answer that holds all of this is known, or all that is told of it. */
  clear(reading: Selection): boolean {
    if (!Object.keys(this.game.question?.more ?? {}).length || !reading.size) return true;
    const { asked } = this.now;
    if (asked.has(keyOf(reading))) return true;
    return [...reading].some((token) => this.whole(token) || this.isIdle(token));
  }

  /** True of a thing that no answer to be asked for can hold: it would be among what they begin with. */
  private isIdle(token: string): boolean {
    const { question, sheet } = this.game;
    if (!question || !sheet) return true;
    if (this.isBeginning(token)) return false;
    if (!this.exists(token)) return true;
    return Object.keys(question.more).every((verb) => {
      const kinds = sheet.verbs[verb]?.kinds ?? [];
      const acting = kinds.findIndex((kind) => /^units?$/.test(kind));
      return kinds.every((kind, n) => n === 0 || n === acting || thingOf(kind) !== kindOf(token));
    });
  }

  private exists(token: string): boolean {
    const { sheet } = this.game;
    const name = nameOf(token);
    if (kindOf(token) === 'unit') return sheet?.units[name] !== undefined;
    if (kindOf(token) === 'space') return sheet?.spaces.some((space) => space.name === name) ?? false;
    return sheet?.names[kindOf(token)]?.[name] !== undefined;
  }

  /** Asks for the answers that hold all of this, once for each position. */
  ask(reading: Selection): Promise<void> {
    const { seq } = this.game;
    const key = `${seq} ${keyOf(reading)}`;
    const earlier = this.underway.get(key);
    if (earlier) return earlier;
    const asked = this.fetch([...reading], seq).finally(() => this.underway.delete(key));
    this.underway.set(key, asked);
    return asked;
  }

  private async fetch(tokens: string[], seq: number): Promise<void> {
    const told = await this.game.api.offers(tokens, seq, this.game.token() ?? '');
    if (this.game.seq !== seq) return;
    const offers = new Map(this.now.offers);
    for (const offer of offersIn(told.choices, this.game.sheet?.verbs ?? {})) offers.set(offer.line, offer);
    this.known = { seq, offers, asked: new Map([...this.now.asked, [keyOf(tokens), told.whole]]) };
  }
}

/**
 * The things whose answers must be known before it can be said what a pick means: those picked before; and if it does
 * not simply add to them, what it could mean instead.
 */
export function lacking(
  readings: readonly Selection[],
  tokens: readonly string[],
  next: readonly Selection[],
  clear: (reading: Selection) => boolean,
): Selection[] {
  const unclear = readings.filter((reading) => !clear(reading));
  if (unclear.length || isSure(readings, tokens, next, clear)) return unclear;
  const picked = [...(readings[0] ?? [])];
  const roving = picked.every((token) => kindOf(token) === 'space');
  const meant = picked.length
    ? tokens.filter((token) => roving || kindOf(token) !== 'space')
    : tokens.slice(0, 1);
  const kept = picked.filter((token) => kindOf(token) === 'unit').slice(0, 1);
  return [...meant, ...kept].map((token) => new Set([token])).filter((one) => !clear(one));
}

/** Whether a pick means this, whatever else is to be learned: it adds to the others, takes back, or begins anew. */
function isSure(
  readings: readonly Selection[],
  tokens: readonly string[],
  next: readonly Selection[],
  clear: (reading: Selection) => boolean,
): boolean {
  const [meant, picked] = [next[0], readings[0]];
  if (!meant) return false;
  if (picked?.size && next.some((one) => readings.some((other) => within(one, other) || within(other, one))))
    return true;
  if (meant.size !== 1) return false;
  const before = tokens.slice(
    0,
    tokens.findIndex((token) => meant.has(token)),
  );
  return before.length === 0 || (!picked?.size && before.every((token) => clear(new Set([token]))));
}
