/**
 * Several units of a stack that go to one place: one action after another, each only as the referee allows it then.
 * What comes in between stops the others, and it is told who has gone, who has not, and why.
 */

import { placeLabel, unitLabel } from '../locale/labels';
import { t } from '../locale/words';
import { speak, speakNow } from '../controls/news.svelte';
import { troubled } from '../controls/troubled';
import type { Answer } from '../protocol';
import { placeOf } from '../protocol/picture';
import type { Game } from '../table/game.svelte';
import { inFull } from './answerTold';
import type { Chooser } from './chooser.svelte';
import { type Offer, actorsOf, kindOf, nameOf, spaceToken, unitToken, verbsOf } from './offers';
import { fitting, type Pick } from './selection';
import { hands } from './touch';
import { goingBy } from './viaPoints';

/** Where they go, and what the referee says of each before the first one goes. */
export interface Aim {
  place: string;
  verb: string;
  /** By way of these places. */
  points: readonly string[];
  answers: ReadonlyMap<string, Answer>;
  all: readonly string[];
}

/** Why some of them have not gone. */
export interface Stay {
  units: string[];
  text: string;
  rule: string;
}

export interface Report {
  /** The position it is about: it is gone with the next action. */
  at: string;
  place: string;
  went: string[];
  stay: Stay[];
}

export class March {
  /** Who goes with the unit picked first, in the order chosen. */
  others: readonly string[] = $state.raw([]);
  /** The next counters of the stack that are picked go with it. */
  gathering = $state(false);
  /** A place is picked to which several verbs lead. */
  fork: { place: string; verbs: string[] } | null = $state.raw(null);
  /** Where they are to go, while it is shown first. */
  aim: Aim | null = $state.raw(null);
  /** Those on their way, and how many have arrived. */
  going: { done: number; all: number } | null = $state.raw(null);
  private told: Report | null = $state.raw(null);
  private halted = false;
  /** Counts what was begun: what is learned too late is dropped. */
  private turn = 0;

  /** The unit picked first, as long as nothing else is. */
  private readonly lead = $derived.by(() => {
    const { selection, units } = this.chooser;
    return selection.size === 1 ? (units[0] ?? null) : null;
  });
  /** Where the stack is. */
  readonly from = $derived.by(() => this.lead && placeOf(this.game.picture, this.lead));
  /** All of the stack that could be sent somewhere together, the unit picked first among them. */
  readonly stack = $derived.by(() => (this.lead && this.from ? this.sendable(this.from) : []));
  /** Who is chosen, if they are several. */
  readonly members = $derived(this.lead && this.others.length ? [this.lead, ...this.others] : []);
  /** Their actions, by the place they lead to. */
  readonly reach = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const unit of this.members)
      for (const offer of fitting(this.chooser.offers, new Set([unitToken(unit)])))
        if (offer.whole && this.isTogether(offer.verb)) {
          const place = placeIn(offer);
          if (place) found.set(place, [...(found.get(place) ?? []), offer]);
        }
    return found;
  });
  /** What can be picked next: where any of them may go, and while they are gathered the others of the stack. */
  readonly lights = $derived.by(() => {
    if (!this.members.length && !this.gathering) return null;
    const places = this.members.length
      ? [...this.reach.keys()].map(spaceToken)
      : [...this.chooser.options.next];
    const free = this.stack.filter((unit) => unit !== this.lead && !this.others.includes(unit));
    return new Set([...(this.gathering ? free.map(unitToken) : []), ...places]);
  });
  /** What came of the last ones, until something else is done. */
  readonly report = $derived.by(() => (this.told?.at === this.game.at && !this.going ? this.told : null));

  constructor(
    private readonly game: Game,
    private readonly chooser: Chooser,
  ) {}

  private isTogether(verb: string): boolean {
    return this.game.sheet?.verbs[verb]?.together ?? false;
  }

  private sendable(place: string): string[] {
    const offers = this.chooser.offers.filter(({ verb }) => this.isTogether(verb));
    const units = new Set(offers.flatMap(actorsOf).map(nameOf));
    return [...units].filter((unit) => placeOf(this.game.picture, unit) === place);
  }

  letGo(): void {
    this.turn += 1;
    this.others = [];
    this.gathering = false;
    this.fork = this.aim = null;
  }

  has(unit: string): boolean {
    return this.members.includes(unit);
  }

  /** How many of those chosen may go to a place. */
  count(place: string): number {
    return new Set(this.reach.get(place)?.flatMap(actorsOf)).size;
  }

  /** The next counters of the stack that are picked go along, or no longer. */
  gather(): void {
    this.gathering = !this.gathering;
    if (hands.touch) this.game.inspector.unpin(); // its card would lie over the stack
    if (this.gathering) speak(t('march-ask'));
  }

  /** The whole stack, or its first one alone again. */
  takeAll(): void {
    const rest = this.stack.filter((unit) => unit !== this.lead);
    if (hands.touch) this.game.inspector.unpin();
    this.choose(this.others.length === rest.length ? [] : rest);
  }

  private choose(others: readonly string[]): void {
    this.turn += 1;
    this.others = others;
    this.fork = this.aim = null;
    this.chooser.unweigh();
    const place = placeLabel(this.game.sheet!, this.from);
    speak(t('march-chosen', { count: others.length + 1, all: this.stack.length, place }));
    const { turn } = this;
    void this.chooser.know(this.members).then((known) => {
      // somebody may have pointed at a place before it was known who can go there
      if (known && turn === this.turn) this.chooser.hover(this.chooser.hovered);
    });
  }

  /** Adds one of the stack, or lets go of it; the first one may be let go of, too. */
  toggle(unit: string): void {
    if (unit !== this.lead)
      return this.choose(
        this.others.includes(unit) ? this.others.filter((other) => other !== unit) : [...this.others, unit],
      );
    const [first, ...others] = this.others;
    if (first === undefined) return this.chooser.letGo();
    const { gathering } = this;
    this.chooser.take([new Set([unitToken(first)])]);
    this.gathering = gathering;
    this.choose(others);
  }

  /** Whether a pick is about those who go together; then it has been done. */
  takes({ unit, space }: Pick, adding = false): boolean {
    const mate = unit !== undefined && this.stack.includes(unit);
    if (mate && (adding || this.gathering || this.members.length)) {
      if (!adding || unit !== this.lead || this.members.length) this.toggle(unit);
      return true;
    }
    if (!this.members.length || space === undefined) return false;
    if (this.reach.has(space)) void this.to(space);
    else if (unit !== undefined && this.chooser.actors.has(unitToken(unit)))
      return false; // another stack
    else void this.chooser.whyNot({ space });
    return true;
  }

  /** They are to go to a place: what the referee says of each is asked before the first one goes. */
  async to(place: string, verb?: string): Promise<void> {
    // picked once more, it is meant
    if (this.aim?.place === place && !verb) return void (await this.go());
    const offers = this.reach.get(place) ?? [];
    const verbs = verbsOf(offers);
    const only = verb ?? (verbs.length === 1 ? verbs[0] : undefined);
    this.turn += 1;
    this.aim = this.fork = null;
    if (only === undefined) return void (this.fork = { place, verbs });
    const { points } = this.chooser;
    const { turn, members } = this;
    const { at } = this.game;
    const going = offers.filter((offer) => offer.verb === only);
    const answers = await Promise.all(
      going.map(async (offer) => [actorOf(offer), await this.answer(goingBy(offer, points).line)] as const),
    ).catch((error: unknown) => troubled(error));
    if (!answers || turn !== this.turn || this.game.at !== at) return;
    this.aim = { place, verb: only, points, answers: new Map(answers), all: members };
    const shown = going.some((offer) => this.shownFirst(offer, this.aim!.answers.get(actorOf(offer))!));
    if (shown || !this.able.length) speakNow(this.words);
    else await this.go();
  }

  private answer(line: string): Promise<Answer> {
    return this.chooser.answer(line);
  }

  private shownFirst(offer: Offer, answer: Answer): boolean {
    return !answer.refusal && (this.chooser.points.length > 0 || this.chooser.shownFirst(offer, answer));
  }

  /** Who may go there, as far as is known before the first one goes. */
  readonly able = $derived.by(() => {
    const { aim } = this;
    return aim ? aim.all.filter((unit) => aim.answers.get(unit)?.refusal === null) : [];
  });

  /** What is told of them before they go: what it costs, and whether there is a way back. */
  readonly weighed = $derived.by(() => {
    const answers = this.able.map((unit) => this.aim!.answers.get(unit)!);
    return answers.find(({ final }) => final) ?? answers[0] ?? null;
  });

  private get words(): string {
    const { aim, able, weighed } = this;
    if (!aim) return '';
    const where = placeLabel(this.game.sheet!, aim.place);
    const how = t('march-to', { count: able.length, all: aim.all.length, place: where });
    return weighed ? `${how}. ${inFull(weighed)}` : how;
  }

  /** One after the other; whoever can't when it is their turn stops those after them. */
  async go(): Promise<void> {
    const { aim, able, game } = this;
    if (!aim || !able.length || game.sending !== null) return;
    const final = able.some((unit) => aim.answers.get(unit)?.final);
    const seat = game.question?.seat ?? null;
    const went: string[] = [];
    this.halted = false;
    let unasked = false;
    const done = await game.series(async (done) => {
      this.going = { done, all: Math.max(able.length, done + 1) };
      if (this.halted || (done && !this.isAsked(aim, seat))) return null;
      const unit = able[done] ?? (await this.late(aim, went));
      const answer = unit === undefined ? null : await this.now(unit, aim);
      unasked = Boolean(answer?.final && !final);
      if (unit === undefined || !answer || answer.refusal || unasked) return null;
      went.push(unit);
      return answer.line;
    });
    this.going = null;
    await this.stopped(aim, went.slice(0, done), seat, unasked);
  }

  /** Whether the same kind of question is put to the same seat as when they set out. */
  private isAsked({ verb }: Aim, seat: number | null): boolean {
    const { question } = this.game;
    return question !== null && question.seat === seat && question.choices[verb] !== undefined;
  }

  /** One that could not go before the others had gone, and can now: aircraft where ground units have come. */
  private async late({ all, place, verb }: Aim, went: readonly string[]): Promise<string | undefined> {
    const rest = all.filter((unit) => !went.includes(unit));
    await this.chooser.know(rest, place);
    return rest.find((unit) => this.offer(unit, place, verb));
  }

  /** What is offered to one of them now. */
  private offer(unit: string, place: string, verb: string): Offer | undefined {
    const reading = new Set([unitToken(unit), spaceToken(place)]);
    return fitting(this.chooser.all, reading).find((offer) => offer.whole && offer.verb === verb);
  }

  /** No more of them go; the one that is on its way does. */
  halt(): void {
    this.halted = true;
  }

  /** What the referee says of one of them now: in the position that the others have left. */
  private async now(unit: string, { place, verb, points, answers }: Aim): Promise<Answer | null> {
    const before = answers.get(unit);
    const same = before && (await this.answer(before.line));
    if (same && !same.refusal) return same;
    await this.chooser.know([unit], place);
    const other = this.offer(unit, place, verb);
    return other ? this.answer(goingBy(other, points).line) : (same ?? null);
  }

  /** Tells what came of it; those who have not gone stay chosen, if they can still go somewhere. */
  private async stopped(aim: Aim, went: string[], seat: number | null, unasked: boolean): Promise<void> {
    const { game } = this;
    const { at } = game;
    const rest = aim.all.filter((unit) => !went.includes(unit));
    const asked = this.isAsked(aim, seat);
    const why = await this.why(rest, aim, asked, unasked);
    if (game.at !== at) return;
    this.told = { at, place: aim.place, went, stay: why };
    if (asked) await this.keep(rest);
    if (asked && unasked)
      void (this.members.length ? this.to(aim.place, aim.verb) : this.chooser.pick({ space: aim.place }));
    speak([this.result, ...this.told.stay.map(({ text }) => text)].join(' '));
  }

  /** Those who can still go somewhere stay chosen. */
  private async keep(rest: readonly string[]): Promise<void> {
    const [first, ...others] = rest.filter((unit) => this.chooser.actors.has(unitToken(unit)));
    if (first === undefined) return;
    this.chooser.take([new Set([unitToken(first)])]);
    if (others.length) this.choose(others);
    await this.chooser.know([first, ...others]);
  }

  /** Why those who are left have not gone: something else is asked, it would be final, or each for its own reason. */
  private async why(rest: string[], aim: Aim, asked: boolean, unasked: boolean): Promise<Stay[]> {
    if (!rest.length) return [];
    if (!asked) return [this.between(rest)];
    return unasked ? [{ units: rest, text: t('march-final'), rule: '' }] : this.reasons(rest, aim);
  }

  /** Who has gone, and how many have not, in words. */
  get result(): string {
    const { told } = this;
    if (!told) return '';
    const stay = told.stay.reduce((sum, { units }) => sum + units.length, 0);
    const place = placeLabel(this.game.sheet!, told.place);
    return t('march-done', { went: told.went.length, stay, place });
  }

  /** The names of some of them. */
  named(units: readonly string[]): string {
    return units.map((unit) => unitLabel(this.game.sheet!, unit)).join(', ');
  }

  /** Why each of them can't go there now; those with the same reason together. */
  private async reasons(units: string[], { place, verb }: Aim): Promise<Stay[]> {
    const told = await Promise.all(units.map((unit) => this.reason(unit, place, verb)));
    const found = new Map<string, Stay>();
    units.forEach((unit, n) => {
      const { text, rule } = told[n]!;
      const same = found.get(text);
      if (same) same.units.push(unit);
      else found.set(text, { units: [unit], text, rule });
    });
    return [...found.values()];
  }

  /** Something else is to be settled before they can go on. */
  private between(units: string[]): Stay {
    const { question } = this.game;
    const text = question ? t('march-asked', { text: question.text }) : t('march-waiting');
    return { units, text, rule: question?.rule ?? '' };
  }

  private async reason(unit: string, space: string, verb: string): Promise<{ text: string; rule: string }> {
    const click = { space, picked: [unitToken(unit)], verb };
    const found = await this.game.api.reasons(click, this.game.token() ?? '').catch(() => null);
    return found?.reasons[0] ?? { text: this.halted ? t('march-stopped') : t('march-not-gone'), rule: '' };
  }
}

const actorOf = (offer: Offer): string => nameOf(actorsOf(offer)[0] ?? '');

/** Where an action of a unit leads. */
function placeIn({ tokens }: Offer): string | null {
  const place = [...tokens].find((token) => kindOf(token) === 'space');
  return place ? nameOf(place) : null;
}
