/** A table as this page knows it: follows the live connection, sends what its people do. */

import { Refused, TableApi, Unreachable } from '../connection/api';
import { Aftermath } from '../battle/aftermath.svelte';
import { Charts } from '../charts/charts.svelte';
import { BasketKept } from '../question/basket.svelte';
import { ByLine } from '../question/byLine';
import { OrdersKept } from '../question/orders.svelte';
import { Chooser } from '../question/chooser.svelte';
import { applied, logged } from './changes';
import { Live, type Line } from '../connection/live';
import { callPlayer } from '../settings/alerts';
import { sawUpTo, seenAt, tokensOf } from './deviceMemory';
import { show, speak } from '../controls/news.svelte';
import { troubled } from '../controls/troubled';
import { likes } from '../settings/preferences.svelte';
import { Inspector } from '../mapframe/inspector.svelte';
import { Overlays } from '../mapframe/overlays.svelte';
import { Projector } from '../history/projector.svelte';
import { LOOKS, Pace } from './pace.svelte';
import { askedFor } from './proposals';
import type * as P from '../protocol';
import { insist } from '../connection/request';
import { t } from '../locale/words';

/** After an answer the news of it comes over the live line; if not within this time, we look ourselves. */
const PATIENCE = 2_500;

type Send = (request: string) => Promise<P.Done>;

export class Game {
  readonly api: TableApi;
  sheet: P.Sheet | null = $state.raw(null);
  card: P.TableCard | null = $state.raw(null);
  picture: P.Picture = $state.raw({});
  log: P.LoggedLine[] = $state.raw([]);
  chat: P.ChatLine[] = $state.raw([]);
  status: P.Status | null = $state.raw(null);
  question: P.Question | null = $state.raw(null);
  waiting = $state('');
  /** My last action can be taken back, also when I am not asked: others have still to answer in secret. */
  mayUndo = $state(false);
  eyes: number | null = $state(null);
  seq = $state(-1);
  ply = $state(0);
  line: Line = $state('opening');
  /** How often the action on its way has been tried in vain; null: nothing is on its way. */
  sending: number | null = $state(null);
  fault = $state('');
  /** Between the news of an action and the question after it. */
  pending = $state(false);
  /** What the log points at. */
  lit: { spaces: string[]; units: string[] } = $state.raw({ spaces: [], units: [] });
  unread = $state(0);
  /** The headings of the question that were opened: they stay so. */
  opened: Record<string, boolean> = $state({});
  /** The moment of my last action in a phase of mine, as far as this device knows. */
  seen: number | null = $state(null);
  /**
   * A phase is mine if I was asked when it began, or am asked how it ends though others had to answer first: an
   * answer in somebody else's does not end their turn.
   */
  private myPhase = true;
  /** Somebody else has acted since I was last asked. */
  private othersActed = false;
  /** Who was asked last, if nobody else has acted since: what follows from their own answer is not announced. */
  private answering: number | null = null;
  /** The seat that acted last, as far as this page has seen. */
  private lastBy: number | null = null;
  /** Who sits at the screen, where several play at one and have secrets. */
  sitting: number | null = $state(null);

  readonly chooser = new Chooser(this);
  readonly overlays = new Overlays(this);
  readonly inspector = new Inspector(this);
  readonly charts = new Charts(this);
  readonly aftermath = new Aftermath(this);
  readonly basket = new BasketKept(this);
  readonly orders = new OrdersKept(this);
  readonly byLine = new ByLine(this);
  readonly projector = new Projector(this);
  readonly pace = new Pace({
    show: (message) => this.receive(message),
    lasts: (message) => (this.byBot(message) && !document.hidden ? LOOKS[likes.watch] : 0),
  });
  private readonly live: Live;
  /** The position whose question is known: in other words it is still the same question. */
  private askedAt = '';
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** One action after another is being sent: the questions between them are not read out. */
  private inSeries = false;
  private awaiting: (() => void)[] = [];
  private stopped = false;

  /** Which position is seen, and with whose eyes: each seat counts only what it may know. */
  readonly at = $derived(`${this.seq} ${this.eyes}`);
  readonly mine = $derived(this.card?.mine ?? []);
  readonly seats = $derived(this.card?.seats ?? []);
  readonly myTurn = $derived(this.question !== null && !this.card?.over);
  /** Nothing may be shown before the other one of two at one screen has sat down. */
  readonly curtained = $derived(
    Boolean(this.sheet?.secrets) &&
      this.mine.length > 1 &&
      !this.card?.over &&
      this.eyes !== null &&
      this.eyes !== this.sitting,
  );
  readonly shown = $derived(this.projector.film ? this.projector.picture : this.picture);

  constructor(readonly id: string) {
    this.api = new TableApi(id);
    this.seen = seenAt(id);
    this.live = new Live(`/api/tables/${id}/live`, {
      onmessage: (message) => this.pace.take(message),
      online: (line) => (this.line = line),
      refused: (why) => this.turnedAway(why),
      hello: () => ({ tokens: Object.values(tokensOf(id)), language: likes.language, questions: true }),
    });
  }

  /** The token to ask with: that of the seat asked, or of any seat held. */
  token(seat: number | null = this.question?.seat ?? this.eyes): string | null {
    const tokens = tokensOf(this.id);
    return tokens[String(seat)] ?? Object.values(tokens)[0] ?? null;
  }

  /** The table is gone, or not to be seen any more: it does not stay on the screen as if it were there. */
  private turnedAway(why: string): void {
    this.fault = why === 'deleted' ? t('trouble-deleted') : t('trouble-refused');
    this.card = null;
  }

  async start(): Promise<void> {
    try {
      this.sheet = await this.api.sheet(this.token());
      this.live.start();
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
      if (error instanceof Unreachable) setTimeout(() => this.fault && this.retry(), 3_000);
    }
  }

  retry(): void {
    this.fault = '';
    void this.start();
  }

  stop(): void {
    this.live.stop();
    this.pace.drop();
    this.projector.close();
    clearTimeout(this.patience);
    this.stopped = true;
    this.told();
  }

  /** Another language: the same table in other words. */
  async translate(): Promise<void> {
    if (!this.sheet) return;
    this.sheet = await this.api.sheet(this.token()).catch(() => this.sheet);
    this.chooser.translate();
    this.inspector.translate();
    this.charts.translate();
    this.live.again();
    await this.projector.translate();
  }

  refresh(): void {
    this.live.again();
  }

  /** The next one at this screen looks. */
  sitDown(): void {
    this.sitting = this.eyes;
    speak(this.question?.text ?? this.waiting);
  }

  receive(message: P.FromServer): void {
    if (message.type === 'scene') this.take(message);
    else if (message.type === 'update') this.follow(message);
    else if (message.type === 'question') this.ask(message);
    else if (message.type === 'chat') this.hear(message);
    else if (message.type === 'seats') this.seat(message.seats);
    else if (message.type === 'proposals') this.consider(message);
  }

  private byBot(message: P.FromServer): boolean {
    return message.type === 'update' && this.seats[message.by ?? -1]?.kind === 'bot';
  }

  private consider({ proposals, rematch }: P.ProposalsMessage): void {
    if (!this.card) return;
    const known = this.card.proposals;
    this.card = { ...this.card, proposals, rematch };
    for (const { kind, seats } of proposals)
      if (kind !== 'rules' && !known.some((one) => one.kind === kind) && !this.includesMe(seats))
        speak(askedFor(kind, this.nameOf(seats)));
  }

  private includesMe(seats: number[]): boolean {
    return seats.some((seat) => this.mine.includes(seat));
  }

  /** Those who sit in some seats, by name. */
  nameOf(seats: number[]): string {
    const there = this.seats.filter(({ seat }) => seats.includes(seat));
    return there.map((one) => one.player || one.name).join(', ');
  }

  private take(scene: P.Scene): void {
    if (this.seq < 0)
      this.myPhase = scene.card.seats.some(({ waiting, seat }) => waiting && scene.card.mine.includes(seat));
    this.card = scene.card;
    this.picture = scene.picture;
    this.log = scene.log;
    this.chat = scene.chat;
    this.status = scene.status;
    this.eyes = scene.seat;
    this.seq = scene.seq;
    this.ply = scene.ply;
    // Who comes to a table begins to count there: what is done before the first action of one's own is seen, too.
    if (this.seen === null && this.mine.length) this.saw(scene.ply);
    if (scene.question) return this.settle(scene.question);
    if (this.askedAt === this.at) return;
    this.question = null;
    this.mayUndo = false;
    this.pending = !scene.card.over;
    this.told();
  }

  private follow(update: P.Update): void {
    if (update.seq <= this.seq) return;
    if (update.seq !== this.seq + 1) return this.refresh();
    const [battle, log] = [this.status?.battle ?? null, this.log];
    this.seq = update.seq;
    this.ply = update.ply;
    this.picture = applied(this.picture, update.changes);
    this.log = logged(this.log, update.lines, update.ply, update.undoes !== null);
    this.status = update.status;
    this.aftermath.follow(update, battle, log);
    this.seat(
      update.seats ?? this.seats.map((seat) => ({ ...seat, waiting: update.waiting.includes(seat.seat) })),
    );
    this.lastBy = update.by;
    const others = update.by === null || !this.mine.includes(update.by);
    this.othersActed ||= others;
    if (others) this.answering = null;
    this.answered();
    this.look(update);
    this.tell(update);
    if (update.over) this.refresh();
  }

  private look(update: P.Update): void {
    const headed = update.lines.some((line) => line.heading);
    if (update.by !== null && this.mine.includes(update.by) && (headed || this.myPhase)) {
      this.saw(update.ply);
    }
    if (headed) this.myPhase = update.waiting.some((seat) => this.mine.includes(seat));
  }

  private saw(ply: number): void {
    this.seen = ply;
    sawUpTo(this.id, ply);
  }

  private tell(update: P.Update): void {
    if (update.undoes !== null) speak(t('taken-back'));
    const rolled = update.lines.filter((line) => line.dice.length);
    for (const line of update.lines) speak(line.text);
    const last = rolled.at(-1);
    if (!last || update.status.battle || this.aftermath.shown) return; // there the dice are shown
    const came = update.lines[update.lines.indexOf(last) + 1] ?? last;
    show(came.text, { dice: rolled.flatMap((line) => line.dice), rule: came.rule });
  }

  private ask(asked: P.Asked): void {
    if (asked.seq !== this.seq) return;
    const bare = {
      rule: '',
      undo: false,
      choices: {},
      more: {},
      closed: {},
      left: [],
      spaces: [],
      units: [],
      group: '',
      order: '',
      under_way: '',
    };
    const question: P.Question = { ...bare, ...asked };
    this.eyes = asked.seat ?? this.eyes;
    if (asked.seat === null) this.waiting = asked.text;
    this.settle(asked.seat === null ? null : question);
  }

  /** A new question, or none: what was on its way has arrived. */
  private settle(question: P.Question | null): void {
    const fresh = this.askedAt !== this.at;
    this.askedAt = this.at;
    const asked =
      question && question.seat !== null && Object.keys(question.choices).length ? question : null;
    if (question && !asked) this.waiting = question.text;
    this.question = asked;
    this.mayUndo = question?.undo ?? false;
    this.pending = false;
    clearTimeout(this.patience);
    this.told();
    if (!fresh) return;
    this.myPhase ||= asked !== null && this.endsHere(asked);
    this.chooser.clear();
    if (asked?.under_way) this.chooser.goOn(asked.under_way);
    this.chooser.leads.goOn(asked?.under_way ?? '');
    if (this.curtained) return;
    if (!this.inSeries) speak(asked?.text ?? this.waiting);
    if (asked) this.call(asked.text);
    if (!asked && this.mayUndo) speak(t('answered'));
    if (asked && !this.myPhase && this.answering !== asked.seat)
      show(t('asked-between', { text: asked.text }), { rule: asked.rule });
    this.answering = asked?.seat ?? this.answering;
  }

  /** Whether a question lasts until the one asked ends it, as a phase does. */
  private endsHere({ choices, closed }: P.Question): boolean {
    return Object.keys({ ...choices, ...closed }).some((verb) => this.sheet?.verbs[verb]?.ends);
  }

  private call(text: string): void {
    if (this.othersActed) callPlayer(this.id, this.card?.title || this.sheet?.title || '', text);
    this.othersActed = false;
  }

  private hear(line: P.ChatLine): void {
    if (this.chat.some((other) => other.id === line.id)) return;
    this.chat = [...this.chat, line];
    if (line.seat !== null && this.mine.includes(line.seat)) return;
    this.unread += 1;
    speak(t('chat-said', { name: line.name, text: line.text }));
  }

  private seat(seats: P.TableSeat[]): void {
    if (this.card) this.card = { ...this.card, seats };
  }

  act(line: string): Promise<boolean> {
    const { seq } = this;
    const token = this.token() ?? '';
    return this.send((request) => this.api.act(line, seq, request, token));
  }

  undo(): Promise<boolean> {
    const { seq } = this;
    const token = this.token() ?? '';
    return this.send((request) => this.api.undo(seq, request, token));
  }

  /** Takes one of my last actions back and leaves those after it. */
  takeOut(ply: number): Promise<boolean> {
    const { seq } = this;
    const token = this.token() ?? '';
    return this.send((request) =>
      this.api.takeOut(ply, seq, request, token).catch((error: unknown) => {
        if (!(error instanceof Refused) || error.status === 409) throw error;
        throw new Refused(error.status, error.key, t('basket-stays', { why: error.message }), error.rule);
      }),
    );
  }

  /** Gives the game up, for the seat that is asked or the first one held. */
  async resign(): Promise<void> {
    const seat = this.question?.seat ?? this.mine[0] ?? null;
    await this.try(() => insist((request) => this.api.resign(request, this.token(seat) ?? '')));
  }

  /** Proposes or agrees, withdraws or turns down; for all seats of mine, who acted last first. */
  async propose(kind: P.Proposal['kind'], agree: boolean): Promise<void> {
    const mine = [...this.mine].sort((a, b) => Number(b === this.lastBy) - Number(a === this.lastBy));
    await this.try(async () => {
      for (const seat of mine) {
        const token = this.token(seat) ?? '';
        const after = mine.length > 1 ? (await this.api.card(token)).seq : this.seq;
        const card = await insist((request) => this.api.propose(kind, agree, after, request, token));
        if (this.card) this.card = { ...this.card, proposals: card.proposals, rematch: card.rematch };
      }
    });
  }

  async try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.excuse(error);
    }
  }

  /** The question is no longer one; its words stay until the next is there. */
  private answered(): void {
    this.waiting = this.question?.text ?? this.waiting;
    this.question = null;
    this.mayUndo = false;
    this.pending = true;
    this.chooser.clear();
  }

  /**
   * Actions one after another, each named when it is known what the one before has brought: how many were done.
   * Nothing else is sent meanwhile.
   */
  async series(next: (done: number) => Promise<string | null>): Promise<number> {
    return this.inTurn(async (done) => {
      const line = await next(done);
      const { seq } = this;
      return line === null ? null : (request) => this.api.act(line, seq, request, this.token() ?? '');
    });
  }

  /** Takes back so many of my last actions, one after another. */
  async undoAll(count: number): Promise<number> {
    return this.inTurn(async (done) => {
      const { seq } = this;
      if (done === count || !this.mayUndo) return null;
      return (request) => this.api.undo(seq, request, this.token() ?? '');
    });
  }

  private async inTurn(next: (done: number) => Promise<Send | null>): Promise<number> {
    if (this.sending !== null) return 0;
    this.sending = 0;
    this.inSeries = true;
    const { eyes } = this;
    let done = 0;
    try {
      for (let send = await next(0); send; send = await next(done)) {
        const { seq } = await this.sent(send);
        this.sending = 0;
        done += 1;
        while (this.eyes === eyes && !this.stopped && (this.seq < seq || this.pending)) await this.news();
      }
    } catch (error) {
      this.excuse(error);
    } finally {
      this.sending = null;
      this.inSeries = false;
    }
    return done;
  }

  /** The next question, or the news that there is none. */
  private news(): Promise<void> {
    return new Promise((told) => this.awaiting.push(told));
  }

  private told(): void {
    for (const told of this.awaiting.splice(0)) told();
  }

  /** Sends until there is an answer; true if it was done. */
  private async send(send: Send): Promise<boolean> {
    if (this.sending !== null) return false;
    this.sending = 0;
    try {
      await this.sent(send);
      return true;
    } catch (error) {
      this.excuse(error);
      return false;
    } finally {
      this.sending = null;
    }
  }

  private async sent(send: Send): Promise<P.Done> {
    const { eyes } = this;
    const done = await insist(send, (tries) => (this.sending = tries));
    // Other eyes have other numbers: they are here only because the news of it is.
    const behind = () => this.eyes === eyes && this.seq < done.seq;
    if (behind()) this.answered();
    this.patience = setTimeout(() => behind() && this.refresh(), PATIENCE);
    return done;
  }

  private excuse(error: unknown): void {
    if (error instanceof Refused && error.status === 409) {
      show(error.seq === undefined ? error.message : t('stale'), { tone: 'trouble' });
      this.refresh();
    } else troubled(error);
  }
}
