/** A table whose question has so many answers that they are to be asked for, and a server that tells them. */

import { vi } from 'vitest';
import { Game } from '../table/game.svelte';
import { keepToken } from '../table/deviceMemory';
import { offersIn } from '../question/offers';
import type { Choices, Offers, Question, Scene, Sheet } from '../protocol';
import { SHEET } from './sheet';

export const PICTURE = { 'unit:a': ['1', 'f', ''], 'unit:b': ['1', 'f', ''], 'unit:x': ['3', 'f', ''] };

/** Everything that may be answered. */
export const ALL: Question['choices'] = {
  move: { a: ['2', '2-3'], b: ['2'] },
  attack: { '3': ['a', 'a+b', 'b'] },
  evacuate: ['a'],
  end: [],
};

export const LONG: Question = {
  seat: 0,
  text: 'What now?',
  rule: '5-0',
  undo: true,
  choices: { move: {}, attack: {}, evacuate: ['a'], end: [] },
  more: { move: ['unit:a', 'unit:b'], attack: ['space:3', 'unit:a', 'unit:b'] },
  closed: {},
  left: ['a', 'b'],
  spaces: [],
  units: [],
  group: '',
  order: '',
  under_way: '',
};

export interface Sent {
  path: string;
  body: { tokens?: string[]; after?: number; line?: string };
  token: string | null;
}

/** The lines of a tree that hold all of some things, as a tree again. */
export function holding(choices: Question['choices'], tokens: string[], sheet: Sheet): Question['choices'] {
  const found: Record<string, Choices> = {};
  for (const { verb, args, tokens: held } of offersIn(choices, sheet.verbs)) {
    if (!args.length || !tokens.every((token) => held.has(token))) continue;
    if (args.length === 1) found[verb] = [...((found[verb] ?? []) as string[]), ...args];
    else {
      const under = (found[verb] ??= {}) as Record<string, string[]>;
      (under[args[0]!] ??= []).push(args[1]!);
    }
  }
  return found;
}

export class Server {
  sent: Sent[] = [];
  /** Held back until they are let through. */
  private held: (() => void)[] | null = null;
  private mute = false;
  trouble: { status: number; error: string } | 'broken' | null = null;
  /** Told instead of what is true. */
  told: ((tokens: string[]) => Offers) | null = null;

  constructor(private readonly sheet: Sheet = SHEET) {
    vi.stubGlobal('WebSocket', class {});
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => this.answer(path, init));
  }

  hold(): void {
    this.held = [];
  }

  /** Holds back what the referee says of lines, too. */
  holdAnswers(): void {
    this.hold();
    this.mute = true;
  }

  /** Lets all through but the last one asked for. */
  letEarlierThrough(): void {
    for (const go of this.held?.splice(0, this.held.length - 1) ?? []) go();
  }

  letThrough(): void {
    for (const go of this.held ?? []) go();
    this.held = null;
    this.mute = false;
  }

  private get wanted(): Sent['body'][] {
    return this.sent.filter(({ path }) => path.endsWith('/offers')).map(({ body }) => body);
  }

  get asked(): string[] {
    return this.wanted.map(({ tokens }) => tokens?.join(' ') ?? '');
  }

  get askedAt(): (number | undefined)[] {
    return this.wanted.map(({ after }) => after);
  }

  get acted(): (string | undefined)[] {
    return this.sent.filter(({ path }) => path.endsWith('/actions')).map(({ body }) => body.line);
  }

  private async answer(path: string, init: RequestInit): Promise<Response> {
    const body = JSON.parse(String(init.body ?? '{}')) as Sent['body'];
    this.sent.push({ path, body, token: (init.headers as Record<string, string>).Authorization ?? null });
    if (path.endsWith('/actions')) return json({ seq: 2, ply: 2, again: false });
    if (path.endsWith('/answer')) {
      if (this.mute) await new Promise<void>((go) => this.held?.push(go));
      if (this.trouble === 'broken') throw new TypeError('no network');
      const line = body.line ?? '';
      const refusal = line.endsWith(' 1') ? { rule: '5-1', text: 'Too far.' } : null;
      const lost = line === 'end' ? [{ rule: '5-0', text: '3 units could still move.', units: [] }] : [];
      return json({ line, text: line, refusal, final: false, path: [], figures: [], chances: [], lost });
    }
    if (path.endsWith('/reasons')) {
      if (this.mute) await new Promise<void>((go) => this.held?.push(go));
      const reason = { verb: 'move', what: 'A → 1', rule: '5-1', text: 'Too far.' };
      return json({ reasons: [reason], path: [], unit: 'a', leads: [] });
    }
    if (this.held) await new Promise<void>((go) => this.held?.push(go));
    if (this.trouble === 'broken') throw new TypeError('no network');
    if (this.trouble) return json({ ...this.trouble, message: 'No.', rule: '' }, this.trouble.status);
    const tokens = body.tokens ?? [];
    return json(this.told?.(tokens) ?? { choices: holding(ALL, tokens, this.sheet), whole: true });
  }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

export function scene(more: Partial<Scene> = {}): { type: 'scene' } & Scene {
  const seats = [0, 1].map((seat) => ({ seat, name: `Seat ${seat}`, waiting: seat === 0 }));
  const card = { mine: [0], seats, over: false };
  const rest = { seat: 0, seq: 1, ply: 1, picture: PICTURE, log: [], chat: [], status: null };
  return { type: 'scene', card, ...rest, question: LONG, ...more } as unknown as { type: 'scene' } & Scene;
}

export function table(sheet: Sheet = SHEET): Game {
  localStorage.clear();
  keepToken('t', 0, 'secret');
  const game = new Game('t');
  game.sheet = sheet;
  game.receive(scene());
  return game;
}

export const settled = () => new Promise((done) => setTimeout(done, 5));
