/** What a person is picking at the moment: lights, way, preview, reasons against. Nothing of it leaves the page. */

import { Refused } from './api';
import {
  ENDING,
  NOTHING,
  type Offer,
  type Pick,
  type Selection,
  fitting,
  kindOf,
  lightsOf,
  nameOf,
  offersOf,
  optionsOf,
  pick,
  pickToken,
  spaceToken,
  unitToken,
} from './choosing';
import { doubtful, placeOf } from './doubt';
import type { Game } from './game.svelte';
import { show, speak } from './news.svelte';
import type { Answer, Refusal } from './protocol';
import { t } from './words';

const HOVER_DELAY = 120;

export class Chooser {
  selection: Selection = $state.raw(NOTHING);
  hovered: Pick | null = $state.raw(null);
  /** What the referee says of the offer spelled out, or of the destination pointed at. */
  preview: { offer: Offer; answer: Answer | null; firm: boolean } | null = $state.raw(null);
  refusal: (Refusal & { path: string[]; unit: string | null }) | null = $state.raw(null);
  /** A verb without arguments, pressed while units still have something to do. */
  doubt: Offer | null = $state.raw(null);
  private answers = new Map<string, Promise<Answer>>();
  private seq = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly offers = $derived.by(() => offersOf(this.game.question, this.game.sheet?.verbs ?? {}));
  readonly options = $derived.by(() => optionsOf(this.offers, this.selection));
  readonly lights = $derived.by(() => lightsOf(this.offers, this.selection));
  readonly instant = $derived(this.offers.filter((offer) => offer.tokens.size === 0));
  readonly units = $derived([...this.selection].filter((token) => kindOf(token) === 'unit').map(nameOf));

  constructor(private readonly game: Game) {}

  clear(): void {
    this.selection = NOTHING;
    this.preview = this.refusal = this.doubt = this.hovered = null;
    clearTimeout(this.timer);
  }

  /** The reason against has been read. */
  forgive(): void {
    this.refusal = null;
  }

  /** What the referee says of a line, asked once for each position. */
  answer(line: string): Promise<Answer> {
    if (this.seq !== this.game.seq) {
      this.answers.clear();
      this.seq = this.game.seq;
    }
    const known = this.answers.get(line);
    if (known) return known;
    const asked = this.game.api.answer(line, this.game.token() ?? '');
    asked.catch(() => this.answers.delete(line));
    this.answers.set(line, asked);
    return asked;
  }

  /** Answers in another language are other answers. */
  translate(): void {
    this.answers.clear();
  }

  pick(what: Pick): void {
    if (!this.game.question || this.game.sending !== null) return;
    const next = pick(this.offers, this.selection, what);
    if (next) this.take(next);
    else void this.whyNot(what);
  }

  pickToken(token: string): void {
    const next = pickToken(this.offers, this.selection, token);
    if (next) this.take(next);
  }

  /** A counter is dragged: it alone is chosen, unless it already is one of several. */
  drag(unit: string): void {
    const token = unitToken(unit);
    if (this.selection.has(token) || !fitting(this.offers, new Set([token])).length) return;
    this.take(pick(this.offers, this.selection, { unit }) ?? NOTHING);
  }

  drop(unit: string, space: string): void {
    if (placeOf(this.game.picture, unit) === space) return;
    if (!this.selection.has(unitToken(unit))) return void this.whyNot({ unit, space });
    if (this.selection.has(spaceToken(space))) return;
    const next = pick(this.offers, this.selection, { space });
    if (next) this.take(next);
    else void this.whyNot({ space });
  }

  take(selection: Selection): void {
    this.selection = selection;
    this.preview = this.refusal = this.doubt = null;
    const { exact, open } = this.options;
    if (exact.length === 1 && exact[0]) void this.consider(exact[0], !open);
  }

  /** All that may join what is picked. */
  takeMost(): void {
    if (this.options.most) this.take(this.options.most.tokens);
  }

  /** Asks about an offer that is spelled out; done at once if it can be taken back and nothing can be added. */
  async consider(offer: Offer, closed: boolean): Promise<void> {
    this.preview = { offer, answer: null, firm: true };
    const seq = this.game.seq;
    const answer = await this.answer(offer.line).catch((error: unknown) => this.trouble(error));
    if (!answer || this.game.seq !== seq || this.preview?.offer.line !== offer.line) return;
    if (answer.refusal) this.refuse(answer, offer);
    else if (closed && !answer.final) await this.game.act(answer.line);
    else this.preview = { offer, answer, firm: true };
  }

  async confirm(): Promise<void> {
    if (this.doubt) return this.press(this.doubt, true);
    if (this.preview?.firm) await this.game.act(this.preview.answer?.line ?? this.preview.offer.line);
  }

  /** A verb without arguments. */
  async press(offer: Offer, sure = false): Promise<void> {
    this.clear();
    if (!sure && offer.verb === ENDING && this.game.question?.left.length) this.doubt = offer;
    else await this.game.act(offer.line);
  }

  hover(what: Pick | null): void {
    this.hovered = what;
    clearTimeout(this.timer);
    if (this.preview?.firm) return;
    const offer = this.pointed();
    if (offer) this.refusal = null;
    this.preview = offer && { offer, answer: null, firm: false };
    if (offer) this.timer = setTimeout(() => void this.look(offer), HOVER_DELAY);
  }

  /** The offer that one more pick of what is pointed at would spell out. */
  private pointed(): Offer | null {
    const space = this.hovered?.space;
    if (!this.selection.size || space === undefined) return null;
    const token = spaceToken(space);
    if (this.selection.has(token)) return null;
    return optionsOf(this.offers, new Set([...this.selection, token])).exact[0] ?? null;
  }

  private async look(offer: Offer): Promise<void> {
    const answer = await this.answer(offer.line).catch(() => null);
    if (answer && this.preview?.offer.line === offer.line && !this.preview.firm)
      this.preview = { offer, answer, firm: false };
  }

  private async whyNot(what: Pick): Promise<void> {
    const { question, sheet, picture } = this.game;
    if (!question || !sheet) return;
    const scene = { offers: this.offers, sheet, picture };
    const line = doubtful(scene, Object.keys(question.choices), this.selection, what);
    const answer = line ? await this.answer(line).catch((error: unknown) => this.trouble(error)) : null;
    if (answer?.refusal) this.refuse(answer, null);
    else if (answer !== undefined) show(t('nothing-here'), { tone: 'trouble' });
  }

  private refuse(answer: Answer, offer: Offer | null): void {
    if (!answer.refusal) return;
    const unit = this.units[0] ?? offer?.args[0] ?? null;
    this.preview = null;
    this.refusal = { ...answer.refusal, path: answer.path, unit };
    speak(answer.refusal.text);
  }

  private trouble(error: unknown): undefined {
    const rule = error instanceof Refused ? error.rule : '';
    show(error instanceof Error ? error.message : String(error), { tone: 'trouble', rule });
  }
}
