/** Short messages that come and go, and what a screen reader is told: one place for each. */

export interface Toast {
  id: number;
  text: string;
  rule: string;
  dice: number[];
  tone: 'news' | 'trouble' | 'good';
}

const LASTS = { news: 6_000, trouble: 12_000, good: 4_000 };
const MOST = 3;

/** `below`: down to this pixel of the window there is something that a message must not cover, a battle. */
export const news: { toasts: Toast[]; spoken: string; below: number } = $state({
  toasts: [],
  spoken: '',
  below: 0,
});
let next = 1;
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for a while, of rolls only the last; trouble is also spoken, news has been told with the log. */
export function show(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  const toast: Toast = { id: next++, text, rule: '', dice: [], tone: 'news', ...more };
  const others = news.toasts.filter(
    (other) => other.text !== text && !(toast.dice.length && other.dice.length),
  );
  news.toasts = [...others, toast].slice(-MOST);
  if (toast.tone !== 'news') speak(text);
  setTimeout(() => dismiss(toast.id), LASTS[toast.tone]);
}

export function dismiss(id: number): void {
  news.toasts = news.toasts.filter((toast) => toast.id !== id);
}

/** Tells a screen reader, politely, all that comes within a moment in one go. */
export function speak(text: string): void {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    news.spoken = [...new Set(waiting)].slice(-12).join(' ');
    waiting = [];
  }, 150);
}

/** Tells at once what must be heard before the focus moves on. */
export function speakNow(text: string): void {
  clearTimeout(timer);
  news.spoken = [...new Set([...waiting, text])].slice(-12).join(' ');
  waiting = [];
}

/** Somebody else sits down: what was meant for the one before is neither shown nor spoken any more. */
export function hush(): void {
  clearTimeout(timer);
  waiting = [];
  news.toasts = [];
  news.spoken = '';
}
