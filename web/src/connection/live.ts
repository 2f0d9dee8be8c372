/** The live connection: opens, says hello, comes back by itself, notices silence. */

import type { FromServer, Hello } from '../protocol';
import { pause } from './request';

export type Line = 'opening' | 'open' | 'broken';

interface Wire {
  onmessage(message: FromServer): void;
  online(state: Line): void;
  /** Turned away for good; why, if the server says so by a key. */
  refused(why: string): void;
  /** What to say first; asked again at each connection, since language and tokens may have changed. */
  hello(): Hello;
}

/** The server speaks every 20 s; after this much silence the line is dead even if nobody said so. */
const SILENCE = 50_000;
/** Closed by the server for good: no such table, or it is not to be seen. */
const FINAL = new Set([4400, 4401, 4403, 4404]);

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly path: string,
    private readonly wire: Wire,
  ) {}

  private readonly cut = () => this.lost(false);
  private readonly back = () => this.again();

  start(): void {
    this.stopped = false;
    addEventListener('offline', this.cut);
    addEventListener('online', this.back);
    this.open();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener('offline', this.cut);
    removeEventListener('online', this.back);
    this.drop();
  }

  /** Starts over at once: another language, another seat, or a message that did not fit. */
  again(): void {
    if (this.stopped) return;
    this.drop();
    this.tries = 0;
    this.open();
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    // A browser complains of one that is closed before it has opened.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    this.wire.online('opening');
    socket.onopen = () => socket.send(JSON.stringify(this.wire.hello()));
    socket.onmessage = (event) => socket === this.socket && this.heard(JSON.parse(String(event.data)));
    socket.onclose = (event) => socket === this.socket && this.lost(FINAL.has(event.code), event.reason);
    this.listen();
  }

  private heard(message: FromServer): void {
    this.tries = 0;
    this.listen();
    if (message.type === 'ping') return;
    if (message.type === 'scene') this.wire.online('open');
    this.wire.onmessage(message);
  }

  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.lost(false), SILENCE);
  }

  private lost(final: boolean, why = ''): void {
    this.drop();
    this.wire.online('broken');
    if (final) this.wire.refused(why);
    if (this.stopped || final) return;
    this.timer = setTimeout(() => this.open(), pause(this.tries++));
  }
}
