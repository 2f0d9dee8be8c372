import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Line } from './live';
import type { FromServer } from '../protocol';

class Socket {
  static readonly CONNECTING = 0;
  static all: Socket[] = [];
  readyState = Socket.CONNECTING;
  closed = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  close() {
    this.closed += 1;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let opened: Live | undefined;

function setUp() {
  const heard: FromServer[] = [];
  const states: Line[] = [];
  const refused = vi.fn();
  let language: 'en' | 'fr' = 'en';
  const live = new Live('/live', {
    onmessage: (message) => heard.push(message),
    online: (state) => states.push(state),
    refused,
    hello: () => ({ tokens: ['secret'], language, questions: true }),
  });
  opened = live;
  live.start();
  return { live, heard, states, refused, speak: (other: 'en' | 'fr') => (language = other) };
}
const last = () => Socket.all.at(-1)!;

describe('the live connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Socket.all = [];
    vi.stubGlobal('WebSocket', Socket);
  });
  afterEach(() => {
    opened?.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says hello with its tokens, which are not in the address', () => {
    setUp();
    last().open();
    expect(JSON.parse(last().sent[0]!)).toEqual({ tokens: ['secret'], language: 'en', questions: true });
    expect(last().url).not.toContain('secret');
  });

  it('is open with the first scene, and passes messages on except pings', () => {
    const { heard, states } = setUp();
    last().say({ type: 'ping' });
    last().say({ type: 'scene' });
    last().say({ type: 'chat' });
    expect(states).toEqual(['opening', 'open']);
    expect(heard.map((message) => message.type)).toEqual(['scene', 'chat']);
  });

  it('comes back by itself, more slowly each time', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { states } = setUp();
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(499);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(2);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(999);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(3);
    expect(states).toEqual(['opening', 'broken', 'opening', 'broken', 'opening']);
  });

  it('takes silence for a broken line, and pings for life', () => {
    setUp();
    vi.advanceTimersByTime(40_000);
    last().say({ type: 'ping' });
    vi.advanceTimersByTime(40_000);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(11_000);
    expect(Socket.all).toHaveLength(2);
  });

  it('knows when the browser goes off line, and comes back with it at once', () => {
    const { live, states } = setUp();
    last().say({ type: 'scene' });
    dispatchEvent(new Event('offline'));
    expect(states.at(-1)).toBe('broken');
    dispatchEvent(new Event('online'));
    expect(Socket.all).toHaveLength(2);
    live.stop();
    dispatchEvent(new Event('online'));
    expect(Socket.all).toHaveLength(2);
  });

  it('starts over in another language and hears the old socket no more', () => {
    const { live, heard, speak } = setUp();
    const old = last();
    speak('fr');
    live.again();
    last().open();
    expect(JSON.parse(last().sent[0]!).language).toBe('fr');
    old.say({ type: 'chat' });
    old.onclose?.({ code: 1000 });
    expect(heard).toEqual([]);
    expect(Socket.all).toHaveLength(2);
  });

  it('closes a socket at once if it is open, and when it opens if it is not', () => {
    const { live } = setUp();
    const early = last();
    live.again();
    expect(early.closed).toBe(0);
    early.open();
    expect(early.closed).toBe(1);
    expect(early.sent).toEqual([]);
    const open = last();
    open.open();
    live.again();
    expect(open.closed).toBe(1);
  });

  it('stays away when it was turned away, or stopped', () => {
    const { live, refused } = setUp();
    last().onclose?.({ code: 4403 });
    vi.advanceTimersByTime(120_000);
    expect(refused).toHaveBeenCalledOnce();
    expect(Socket.all).toHaveLength(1);
    live.stop();
    live.again();
    expect(Socket.all).toHaveLength(1);
  });
});
