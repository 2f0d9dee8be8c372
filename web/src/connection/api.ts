/** Requests to the server, and what went wrong with them. */

import { likes } from '../settings/preferences.svelte';
import type * as P from '../protocol';
import { t } from '../locale/words';

/** A refusal by the server, with a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly rule = '',
    readonly seq?: number,
  ) {
    super(message);
  }
}

/** The server could not be reached (status 0), is too busy, or broke down: trying again may help. */
export class Unreachable extends Error {
  constructor(
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

interface Wanted {
  method?: string;
  token?: string | null;
  body?: unknown;
  text?: string;
  language?: P.Language;
}

async function refusal(response: Response): Promise<Error> {
  const body: Partial<P.Trouble> = await response.json().catch(() => ({}));
  if (response.status >= 500 || response.status === 429)
    return new Unreachable(body.message ?? t('trouble-server'), response.status);
  const message = body.message ?? t('trouble-server');
  return new Refused(response.status, body.error ?? '', message, body.rule ?? '', body.seq);
}

async function ask(path: string, wanted: Wanted = {}): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': wanted.language ?? likes.language };
  if (wanted.token) headers.Authorization = `Bearer ${wanted.token}`;
  if (wanted.body !== undefined) headers['Content-Type'] = 'application/json';
  if (wanted.text !== undefined) headers['Content-Type'] = 'text/plain; charset=utf-8';
  const body = wanted.text ?? (wanted.body === undefined ? undefined : JSON.stringify(wanted.body));
  const response = await fetch(`/api${path}`, { method: wanted.method ?? 'GET', headers, body }).catch(() => {
    throw new Unreachable(t('trouble-network'));
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

const json = async <T>(path: string, wanted?: Wanted): Promise<T> => (await ask(path, wanted)).json();
const post = <T>(path: string, body: unknown, token?: string | null): Promise<T> =>
  json(path, { method: 'POST', body, token });

export const games = (): Promise<P.GameCard[]> => json('/games');
export const rules = (game: string, language: P.Language): Promise<P.RuleCard[]> =>
  json(`/games/${game}/rules`, { language });
export const create = (wish: P.Wish): Promise<P.Created> => post('/tables', wish);
export const openRecord = (text: string): Promise<P.Created> => json('/records', { method: 'POST', text });

/** What one viewer may ask of one table. */
export class TableApi {
  constructor(readonly id: string) {}

  private at = (rest: string) => `/tables/${this.id}${rest}`;

  card = (token: string | null): Promise<P.TableCard> => json(this.at(''), { token });
  sheet = (token: string | null): Promise<P.Sheet> => json(this.at('/sheet'), { token });
  scene = (token: string | null): Promise<P.Scene> => json(this.at('/scene'), { token });
  act = (line: string, after: number, request: string, token: string): Promise<P.Done> =>
    post(this.at('/actions'), { line, after, request }, token);
  undo = (after: number, request: string, token: string): Promise<P.Done> =>
    post(this.at('/undo'), { after, request }, token);
  takeOut = (ply: number, after: number, request: string, token: string): Promise<P.Done> =>
    post(this.at('/take-out'), { ply, after, request }, token);
  basket = (token: string): Promise<P.Basket> => json(this.at('/basket'), { token });
  offers = (tokens: string[], after: number, token: string): Promise<P.Offers> =>
    post(this.at('/offers'), { tokens, after }, token);
  answer = (line: string, token: string): Promise<P.Answer> => post(this.at('/answer'), { line }, token);
  reasons = (click: P.Click, token: string): Promise<P.Reasons> => post(this.at('/reasons'), click, token);
  details = (thing: string, token: string | null): Promise<P.Details> =>
    json(this.at(`/details/${thing}`), { token });
  overlay = (name: string, unit: string, token: string | null): Promise<P.Overlay> =>
    json(this.at(`/overlays/${name}${unit ? `?unit=${encodeURIComponent(unit)}` : ''}`), { token });
  charts = (line: string, token: string | null): Promise<P.ChartCard[]> =>
    json(this.at(`/charts${line ? `?line=${encodeURIComponent(line)}` : ''}`), { token });
  film = (first: number, last: number | null, token: string | null): Promise<P.Film> =>
    json(this.at(`/film?first=${first}${last === null ? '' : `&last=${last}`}`), { token });
  say = (text: string, request: string, token: string): Promise<P.ChatLine> =>
    post(this.at('/chat'), { text, request }, token);
  claim = (invite: string, name: string, request: string): Promise<P.Claimed> =>
    post(this.at('/claim'), { invite, name, request });
  recovery = (token: string): Promise<P.Recovery> => post(this.at('/recovery'), {}, token);
  resign = (request: string, token: string): Promise<P.Done> => post(this.at('/resign'), { request }, token);
  propose = (
    kind: P.Proposal['kind'],
    agree: boolean,
    after: number,
    request: string,
    token: string,
  ): Promise<P.TableCard> => post(this.at('/proposals'), { kind, agree, after, request }, token);
  goOn = (version: number, token: string): Promise<P.TableCard> =>
    post(this.at('/rules'), { version }, token);
  orders = (token: string): Promise<P.Orders> => json(this.at('/orders'), { token });
  giveOrder = (kind: string, choice: string, request: string, token: string): Promise<P.Orders> =>
    post(this.at('/orders'), { kind, choice, request }, token);
  setSeat = (wish: { name?: string; notify?: P.Notify | null }, token: string): Promise<P.TableCard> =>
    json(this.at('/seat'), { method: 'PATCH', body: wish, token });
  standIn = (seat: number, bot: string, token: string): Promise<P.TableCard> =>
    post(this.at('/stand-in'), { seat, bot }, token);
  reinvite = (seat: number, request: string, token: string): Promise<P.Reinvited> =>
    post(this.at('/reinvite'), { seat, request }, token);
  remove = async (token: string): Promise<void> => void (await ask(this.at(''), { method: 'DELETE', token }));
  record = async (token: string | null): Promise<string> => (await ask(this.at('/record'), { token })).text();
}
