/** What a person is picking at the moment: lights, way, preview, reasons against. Nothing of it leaves the page. */

import { Refused } from '../connection/api';
import {
  type Options,
  type Pick,
  fitting,
  impliedOf,
  joined,
  lightsOf,
  onlyOf,
  optionsOf,
  pick,
  pickToken,
  soleVerb,
} from './selection';
import { placeOf } from '../protocol/picture';
import type { Game } from '../table/game.svelte';
import { crossed, goingBy, hasWay, roams, withPoint } from './viaPoints';
import { inFull, told, wayTold } from './answerTold';
import { placeLabel } from '../locale/labels';
import { show, speak, speakNow } from '../controls/news.svelte';
import { troubled } from '../controls/troubled';
import {
  NOTHING,
  type Offer,
  type Selection,
  actorsOf,
  kindOf,
  nameOf,
  offersOf,
  spaceToken,
  unitToken,
} from './offers';
import { OnDemand, lacking, tokensIn } from './offersOnDemand.svelte';
import { AskedAnswers } from './askedAnswers.svelte';
import { Leads } from './leads.svelte';
import { hands } from './touch';
import { March } from './march.svelte';
import { Pressing } from './pressing.svelte';
import type { Answer, Reasons } from '../protocol';
import { t } from '../locale/words';

const HOVER_DELAY = 120;
/** What takes longer than this to be learned is said to be looked up. */
const SLOW = 150;
/** So many verbs are weighed at once; more would be no choice but a catalogue. */
const MOST_WEIGHED = 20;

export class Chooser {
  /** The ways to read what is picked; nearly always one. */
  readings: readonly Selection[] = $state.raw([NOTHING]);
  /** A verb picked first: only its units and places count then. */
  verb: string | null = $state(null);
  hovered: Pick | null = $state.raw(null);
  /** What the referee says of the offer spelled out, or of what is pointed at. */
  preview: { offer: Offer; answer: Answer | null; firm: boolean } | null = $state.raw(null);
  /** The offers that compete for what is pointed at. */
  glances: Offer[] = $state.raw([]);
  refusal: Reasons | null = $state.raw(null);
  /** First steps towards what was refused, or after which what is picked is done better. */
  readonly leads: Leads;
  /** Buttons, and an ending that is doubted. */
  readonly pressing: Pressing;
  /** Several of a stack that go to one place. */
  readonly march: March;
  /** A verb that is not legal now, of which it is told why. */
  barred: string | null = $state(null);
  /** The points to go by on the way, in the order chosen. */
  points: readonly string[] = $state.raw([]);
  /** The next place that is picked is a point to go by. */
  aiming = $state(false);
  /** What is picked can be decided about only when its answers have come; slow: they are long in coming. */
  asking = $state(false);
  slow = $state(false);
  private readonly answers: AskedAnswers;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ahead: ReturnType<typeof setTimeout> | undefined;
  private readonly demand: OnDemand;
  /** Counts the picks: what was asked for an earlier one comes too late to decide anything. */
  turn = 0;
  /** The picks before another counter was chosen instead. */
  private left: readonly Selection[] = [];
  private learning: Promise<unknown> | null = null;

  readonly all = $derived.by(() =>
    offersOf(this.game.question, this.game.sheet?.verbs ?? {}, this.demand.offers, (token) =>
      this.demand.whole(token),
    ),
  );
  readonly offers = $derived(this.verb ? this.all.filter((offer) => offer.verb === this.verb) : this.all);
  readonly selection: Selection = $derived(this.readings[0] ?? NOTHING);
  /** What need not be picked: it is in every action there is. */
  readonly implied = $derived.by(() => impliedOf(this.offers));
  /** The one action that there is, but for those without arguments. */
  readonly sole = $derived.by(() => onlyOf(this.all));
  /** What is picked, or what need not be. */
  private readonly from = $derived(this.selection.size ? this.readings : [this.implied]);
  readonly options = $derived.by(() => this.optionsBy(...this.readings));
  readonly lights = $derived.by(() => {
    if (this.aiming) return crossed(this.offers, this.selection);
    return this.march.lights ?? lightsOf(this.offers, ...this.from);
  });
  /** What is picked can go by one way or another. */
  readonly roams = $derived.by(() => roams(this.offers, this.selection));
  /** What names nothing: verbs alone, and those whose only set may be left empty. */
  readonly instant = $derived(this.all.filter(({ whole, tokens }) => whole && !tokens.size));
  /** Units that something can be done with. */
  readonly actors = $derived.by(() => new Set(this.offers.flatMap(actorsOf)));
  readonly units = $derived([...this.selection].filter((token) => kindOf(token) === 'unit').map(nameOf));
  /** The one verb that is left, if there is one. */
  readonly only = $derived.by(() => this.verb ?? (this.selection.size ? soleVerb(this.options) : null));

  constructor(private readonly game: Game) {
    this.demand = new OnDemand(game);
    this.answers = new AskedAnswers(game);
    this.leads = new Leads(game);
    this.pressing = new Pressing(game, this);
    this.march = new March(game, this);
  }

  clear(): void {
    this.verb = null;
    this.letGo();
  }

  /** What picks allow, by way of the points chosen. */
  private optionsBy(...readings: Selection[]): Options {
    const options = optionsOf(this.offers, ...readings);
    return { ...options, exact: options.exact.map((offer) => goingBy(offer, this.points)) };
  }

  /** Lets go of the picks; a verb picked first stays. */
  letGo(): void {
    this.begin();
    this.readings = [NOTHING];
    this.points = [];
    this.aiming = false;
    this.preview = this.refusal = this.pressing.doubt = this.hovered = this.barred = null;
    this.march.letGo();
    this.leads.clear();
    this.glances = [];
    clearTimeout(this.timer);
  }

  /** The reason against has been read. */
  forgive(): void {
    this.refusal = null;
    this.leads.clear();
  }

  /** What the referee says of a line, asked once for each position. */
  answer(line: string): Promise<Answer> {
    return this.answers.of(line);
  }

  /** The referee's answers in the present position, by line. */
  get known(): Record<string, Answer> {
    return this.answers.known;
  }

  /** Answers in another language are other answers. */
  translate(): void {
    this.answers.forget();
  }

  /** Asks about offers that stand side by side. */
  weigh(offers: readonly Offer[]): void {
    for (const offer of offers.slice(0, MOST_WEIGHED)) void this.answer(offer.line).catch(() => {});
  }

  /** A unit has begun to act and goes on: nobody has to pick it again. */
  goOn(unit: string): void {
    this.take([new Set([unitToken(unit)])]);
  }

  /** What has been under way is no longer waited for. */
  private begin(): void {
    clearTimeout(this.ahead);
    this.turn += 1;
    this.asking = this.slow = false;
  }

  pick(what: Pick): void {
    if (!this.game.question || this.game.sending !== null) return;
    if (this.aiming && what.space !== undefined) return this.goBy(what.space);
    if (this.march.takes(what)) return;
    if (hands.touch && this.preview?.firm && this.preview.offer.tokens.has(spaceToken(what.space ?? '')))
      return void this.confirm(); // the second tap on where to
    if (this.isSole(tokensIn(what))) return void this.consider(this.sole!, true);
    if (this.entering(what)) return;
    const { readings } = this;
    void this.decide(
      tokensIn(what),
      () => (this.aimsAt(what) ? [] : this.after(what)),
      () => void this.whyNot(what),
    ).then(
      () => (this.left = what.unit !== undefined && this.selection.has(unitToken(what.unit)) ? readings : []),
    );
  }

  /**
   * An enemy was clicked that others could attack at once, but not what is picked: it is meant as the aim of that one
   * rather than of the others, if a first step leads there.
   */
  private aimsAt({ unit }: Pick): boolean {
    if (!this.game.sheet?.leads || unit === undefined || !this.units.length) return false;
    const token = unitToken(unit);
    if (this.selection.has(token) || this.actors.has(token)) return false;
    return !joined(this.offers, this.readings, token).length;
  }

  /** Something was clicked that the only action holds. */
  private isSole(tokens: string[]): boolean {
    return tokens.some((token) => this.sole?.tokens.has(token));
  }

  /** The second click on a counter that was chosen instead of another: the other one is to come there. */
  private entering({ unit, space }: Pick): boolean {
    const there = unit !== undefined && space !== undefined && this.selection.has(unitToken(unit));
    const left = this.left.filter(({ size }) => size > 0);
    const fits = there ? joined(this.offers, left, spaceToken(space)) : [];
    this.left = [];
    if (fits.length) this.take(fits);
    return fits.length > 0;
  }

  /** Picks as soon as enough is known to tell what is meant; at once if nothing has to be asked for. */
  private async decide(tokens: string[], after: () => Selection[], otherwise: () => void): Promise<void> {
    this.begin();
    for (;;) {
      const next = after();
      const open = lacking(this.readings, tokens, next, (reading) => this.demand.clear(reading));
      if (!open.length) return next.length ? this.take(next) : otherwise();
      if (!(await this.learn(open))) return;
    }
  }

  /** Asks for the answers that hold these things; false if something else has been picked meanwhile, or in vain. */
  private async learn(readings: readonly Selection[]): Promise<boolean> {
    const { turn } = this;
    this.asking = true;
    const timer = setTimeout(() => (this.slow = turn === this.turn), SLOW);
    const learning = Promise.all(readings.map((reading) => this.demand.ask(reading)));
    this.learning = learning;
    try {
      await learning;
      return turn === this.turn;
    } catch (error) {
      // news of another position are on their way
      if (turn === this.turn && !(error instanceof Refused && error.status === 409)) troubled(error);
      return false;
    } finally {
      clearTimeout(timer);
      if (turn === this.turn) this.asking = this.slow = false;
    }
  }

  /** Learns what can be done with each of some units, at a place if it is said; false if that comes too late. */
  async know(units: readonly string[], place?: string): Promise<boolean> {
    const readings = units.map((unit) => new Set([unitToken(unit), ...(place ? [spaceToken(place)] : [])]));
    const open = readings.filter((reading) => !this.demand.clear(reading));
    return !open.length || this.learn(open);
  }

  /** Nothing is weighed any more: something has been added to what is picked, or let go of. */
  unweigh(): void {
    this.begin();
    this.preview = this.refusal = null;
    this.glances = [];
    this.leads.clear();
  }

  /** Something may be picked next: its answers are asked for before. */
  foresee(token: string | null): void {
    clearTimeout(this.ahead);
    if (!token || !this.demand.begins(token)) return;
    this.ahead = setTimeout(() => {
      // with an action on its way the position is as good as gone
      if (this.game.sending === null && this.demand.begins(token))
        void this.demand.ask(new Set([token])).catch(() => {});
    }, HOVER_DELAY);
  }

  /** The picks after one more; a place where one unit stands that could be meant stands for it. */
  private after(what: Pick): Selection[] {
    const next = pick(this.offers, this.fromBut(tokensIn(what)), what);
    if (next.length || what.unit !== undefined || !this.selection.size) return next;
    const lit = [...this.lights].filter((token) => kindOf(token) === 'unit').map(nameOf);
    const there = lit.filter((unit) => placeOf(this.game.picture, unit) === what.space);
    return there.length === 1 ? pick(this.offers, this.readings, { unit: there[0] }) : [];
  }

  /** What the next pick is added to; what need not be picked may be all the same. */
  private fromBut(tokens: string[]): readonly Selection[] {
    return tokens.some((token) => this.implied.has(token)) ? this.readings : this.from;
  }

  pickToken(token: string): void {
    const named = { [kindOf(token)]: nameOf(token) };
    if (!this.aiming && this.march.takes(named)) return;
    if (this.isSole([token])) return void this.consider(this.sole!, true);
    if (this.aiming && kindOf(token) === 'space') return this.goBy(nameOf(token));
    void this.decide(
      [token],
      () => pickToken(this.offers, this.fromBut([token]), token),
      () => {},
    );
  }

  /** Picks a verb before or after other things, or lets go of it. What does not go with it is dropped. */
  pickVerb(verb: string | null): void {
    this.verb = this.verb === verb ? null : verb;
    const fits = this.readings.filter((reading) => fitting(this.offers, reading).length);
    this.take(fits.length ? fits : [NOTHING]);
  }

  /** A counter is dragged: it alone is chosen, unless it already is one of several. */
  drag(unit: string): void {
    const token = unitToken(unit);
    if (this.march.has(unit)) return;
    if (this.selection.has(token) || !fitting(this.offers, new Set([token])).length) return;
    this.take(pick(this.offers, this.readings, { unit }));
  }

  drop(unit: string, space: string): void {
    if (placeOf(this.game.picture, unit) === space) return;
    if (this.march.has(unit)) return void this.march.takes({ space });
    if (!this.selection.has(unitToken(unit))) return void this.whyNot({ space }, [unitToken(unit)]);
    if (!this.selection.has(spaceToken(space))) this.pick({ space });
  }

  take(readings: readonly Selection[]): void {
    this.begin();
    const [unit] = this.units;
    this.readings = readings.length ? readings : [NOTHING];
    if (this.units[0] !== unit) {
      this.points = [];
      this.march.letGo();
    }
    this.aiming = false;
    this.preview = this.refusal = this.pressing.doubt = this.barred = null;
    this.leads.clear();
    this.glances = [];
    void this.settle();
  }

  /** What the picks come to, as soon as all that they allow is known. */
  private async settle(): Promise<void> {
    const unclear = this.readings.filter((reading) => !this.demand.clear(reading));
    if (unclear.length && !(await this.learn(unclear))) return;
    const { exact, open } = this.options;
    void this.leads.seek(exact);
    if (exact.length === 1 && exact[0] && this.only) void this.consider(exact[0], !open);
    else this.weigh(exact);
    if (unclear.length) this.glance(this.pointed());
  }

  /** All that may join what is picked. */
  takeMost(): void {
    if (this.march.stack.length > 1) this.march.takeAll();
    else if (this.options.most) this.take([new Set([...this.selection, ...this.options.most.tokens])]);
  }

  /** The next place that is picked shall be a point to go by, or no longer. */
  aim(): void {
    this.aiming = this.roams && !this.aiming;
    if (this.aiming) speak(t('by-way-ask'));
  }

  /** Adds a point to go by, or lets go of it. If it is known where to, the referee is asked about the new way. */
  goBy(place: string): void {
    if (this.asking) return void this.learning?.then(() => this.goBy(place)).catch(() => {});
    const { sheet, sending } = this.game;
    if (!this.roams || sending !== null || !sheet?.spaces.some(({ name }) => name === place)) return;
    const verb = this.preview?.firm ? this.preview.offer.verb : this.only;
    this.points = withPoint(this.points, place);
    this.aiming = false;
    this.preview = this.refusal = null;
    this.glances = [];
    const { exact } = this.options;
    const offer = exact.find((one) => one.verb === verb);
    if (offer) return void this.consider(offer, false);
    this.weigh(exact);
    const names = this.points.map((point) => placeLabel(sheet, point));
    speak(names.length ? t('by-way-told', { places: names.join(', ') }) : t('by-way-none'));
  }

  /**
   * Asks about an offer that is spelled out; done at once if it can be taken back and nothing can be added. A way of
   * one's own is shown first, also why it can't be gone, since it can be mended.
   */
  async consider(offer: Offer, closed: boolean): Promise<void> {
    this.preview = { offer, answer: null, firm: true };
    const { at } = this.game;
    const answer = await this.answer(offer.line).catch((error: unknown) => troubled(error));
    if (!answer || this.game.at !== at || this.preview?.offer.line !== offer.line) return;
    const chosen = this.points.length > 0 && hasWay(offer);
    if (answer.refusal && !chosen) {
      const reason = { ...answer.refusal, verb: offer.verb, what: answer.text };
      const unit = this.units[0] ?? offer.args[0] ?? null;
      this.refuse({ reasons: [reason], path: answer.path, unit, leads: [], stands_for: null });
    } else if (closed && !chosen && !this.shownFirst(offer, answer)) await this.game.act(answer.line);
    else {
      speakNow(`${chosen ? wayTold(this.game.sheet, answer) : ''} ${inFull(answer)}`.trim());
      this.preview = { offer, answer, firm: true };
    }
  }

  /** What can't be taken back, what gives something up; by touch, which can't point, also what a way costs. */
  shownFirst(offer: Offer, { final, figures }: Answer): boolean {
    const asks = this.game.sheet?.verbs[offer.verb]?.asks ?? false;
    return final || asks || (hands.touch && hasWay(offer) && figures.length > 0);
  }

  async confirm(): Promise<void> {
    if (this.pressing.doubt) return this.press(this.pressing.doubt.offer, true);
    if (this.march.aim) return this.march.go();
    if (!this.preview?.firm) return;
    const { offer, answer } = this.preview;
    // a way by points has gaps until the referee has filled them
    if (answer?.refusal || (!answer && this.points.length)) return;
    await this.game.act(answer?.line ?? offer.line);
  }

  /** One of several that stand side by side with all that can be told of them: nothing is left to be shown. */
  async settleOn(offer: Offer): Promise<void> {
    const answer = await this.answer(offer.line).catch((error: unknown) => troubled(error));
    if (answer?.refusal || this.game.sheet?.verbs[offer.verb]?.asks) await this.consider(offer, true);
    else if (answer) await this.game.act(answer.line);
  }

  press(offer: Offer, sure = false): Promise<void> {
    return this.pressing.press(offer, sure);
  }

  /** Tells why a verb is not legal now. */
  explain(verb: string): void {
    this.barred = verb;
    speak(this.game.question?.closed[verb]?.text ?? '');
  }

  hover(what: Pick | null): void {
    this.hovered = what;
    this.glance(this.pointed());
    this.foresee(what?.unit === undefined ? null : unitToken(what.unit));
  }

  /** Points at offers without picking anything: what each would be is shown, of the first also spoken if wanted. */
  glance(offers: Offer[], aloud = false): void {
    clearTimeout(this.timer);
    if (this.preview?.firm) return;
    const offer = offers[0] ?? null;
    if (offer && this.refusal) this.forgive();
    this.glances = offers;
    this.preview = offer && { offer, answer: null, firm: false };
    if (offer) this.timer = setTimeout(() => void this.look(offer, aloud), HOVER_DELAY);
  }

  /** The offers that one more pick of what is pointed at would spell out. */
  private pointed(): Offer[] {
    const space = this.hovered?.space;
    if (!this.selection.size || space === undefined) return [];
    const token = spaceToken(space);
    if (this.march.members.length) return this.march.reach.get(space)?.slice(0, 1) ?? [];
    if (this.selection.has(token)) return [];
    return this.optionsBy(new Set([...this.selection, token])).exact;
  }

  private async look(offer: Offer, aloud: boolean): Promise<void> {
    this.weigh(this.glances.slice(1));
    const answer = await this.answer(offer.line).catch(() => null);
    if (!answer || this.preview?.offer.line !== offer.line || this.preview.firm) return;
    this.preview = { offer, answer, firm: false };
    if (aloud) speak(told(answer));
  }

  /** Asks what was meant by a click that nothing goes with, and why it can't be done. */
  async whyNot(what: Pick, picked: readonly string[] = [...this.selection]): Promise<void> {
    const { turn } = this;
    const click = { ...what, picked: [...picked], ...(this.verb ? { verb: this.verb } : {}) };
    const found = await this.game.api
      .reasons(click, this.game.token() ?? '')
      .catch((error: unknown) => troubled(error));
    if (turn !== this.turn) return; // whoever has picked something else since no longer means that
    if (found?.stands_for) return this.pickToken(found.stands_for);
    const others = found && !found.leads.length && this.aimsAt(what) ? this.after(what) : [];
    if (others.length) this.take(others);
    else if (found?.reasons.length) this.refuse(found, what);
    else if (found) show(t('nothing-here'), { tone: 'trouble' });
  }

  private refuse(found: Reasons, what: Pick = {}): void {
    this.preview = null;
    this.refusal = found;
    this.leads.offer(found.leads, what);
    for (const { what, text } of found.reasons)
      speak(what && !text.includes(what) ? `${what}: ${text}` : text);
  }
}
