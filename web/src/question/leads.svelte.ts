/** First steps towards what was meant: hexes to attack from, instead of an attack that can't be made or a worse one. */

import { troubled } from '../controls/troubled';
import type { Click, LeadCard } from '../protocol';
import { placeOf } from '../protocol/picture';
import type { Game } from '../table/game.svelte';
import { type Offer, actorsOf, kindOf, nameOf } from './offers';
import type { Pick } from './selection';

export class Leads {
  /** Those that are offered now. */
  list: LeadCard[] = $state.raw([]);
  /** The one that is looked at. */
  lookedAt: LeadCard | null = $state.raw(null);
  /** Counts what was asked for: what comes too late is dropped. */
  private turn = 0;
  /** What they lead to. */
  private aim: Pick = {};
  /** The unit that has taken a first step, and what for. */
  private begun: { unit: string; aim: Pick } | null = null;

  constructor(private readonly game: Game) {}

  clear(): void {
    this.turn += 1;
    this.offer([], {});
  }

  /** Instead of what was refused: the first is looked at. */
  offer(list: LeadCard[], aim: Pick): void {
    [this.list, this.aim] = [list, aim];
    this.lookedAt = list[0] ?? null;
  }

  /** What a unit is about to do to another can be done at once: first steps after which it is done better. */
  async seek(exact: readonly Offer[]): Promise<void> {
    this.clear();
    const { turn } = this;
    const click = this.game.sheet?.leads ? aimOf(exact) : null;
    if (!click) return;
    const found = await this.game.api.reasons(click, this.game.token() ?? '').catch(() => null);
    if (!found || turn !== this.turn) return;
    const verbs = new Set(exact.map(({ verb }) => verb));
    const { unit } = click;
    const space = click.space ?? (unit && placeOf(this.game.picture, unit)) ?? undefined;
    this.list = found.leads.filter(({ verb }) => verbs.has(verb));
    this.aim = unit ? { unit, space } : { space };
  }

  /** Takes a first step. What it costs has been told: only what is final is shown again. */
  async take({ line }: LeadCard): Promise<void> {
    const { at, chooser } = this.game;
    const offer = chooser.offers.find((one) => one.line === line);
    const answer = await chooser.answer(line).catch((error: unknown) => troubled(error));
    if (!answer || this.game.at !== at) return;
    if (offer && (answer.final || answer.refusal)) return chooser.consider(offer, true);
    const [unit] = chooser.units;
    this.begun = unit ? { unit, aim: this.aim } : null;
    if (await this.game.act(line)) this.followUp();
    else this.begun = null;
  }

  /** A new question: whether the unit that took a first step goes on. */
  goOn(unit: string): void {
    if (this.begun?.unit === unit) this.followUp();
    else this.begun = null;
  }

  /** What the first step was for is picked as soon as the step is done and the next question is there. */
  private followUp(): void {
    const { begun, game } = this;
    if (!begun || game.sending !== null || game.question?.under_way !== begun.unit) return;
    this.begun = null;
    game.chooser.pick(begun.aim);
  }
}

/** Who acts, and on what, if all of these are about the same and need no way. */
function aimOf(exact: readonly Offer[]): Click | null {
  const [first] = exact;
  if (!first || exact.some(({ path }) => path.length)) return null;
  const [actor, ...more] = actorsOf(first);
  if (!actor || more.length) return null;
  const others = [...first.tokens].filter((token) => token !== actor);
  const enemy = others.find((token) => kindOf(token) === 'unit');
  const place = others.find((token) => kindOf(token) === 'space');
  if (enemy) return { picked: [actor], unit: nameOf(enemy) };
  return place ? { picked: [actor], space: nameOf(place) } : null;
}
