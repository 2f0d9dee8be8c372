/** Single keys and what they do. They rest while somebody writes, and can be switched off. */

/** The keys as the help lists them, each with the key of its words. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['u', 'key-undo'],
  ['e', 'key-end'],
  ['n', 'key-next'],
  ['a', 'key-all'],
  ['c', 'key-confirm'],
  ['q', 'key-question'],
  ['/', 'key-filter'],
  ['m', 'key-map'],
  ['l', 'key-log'],
  ['t', 'key-charts'],
  ['r', 'key-rules'],
  ['b', 'key-board'],
  ['s', 'key-sides'],
  ['o', 'key-overlays'],
  ['f', 'key-skip'],
  ['Esc', 'key-escape'],
  ['?', 'key-help'],
];

export type Deeds = Record<string, () => void>;

/** True where letters are being written. */
function writes(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'range', 'button'].includes(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}

/** Does what a key stands for; true if it stood for something. */
export function onKey(event: KeyboardEvent, deeds: Deeds, single: boolean): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return false;
  const control = event.ctrlKey || event.metaKey;
  if (writes(event.target) && event.key !== 'Escape') return false;
  const name = control
    ? `Ctrl+${event.key.toLowerCase()}`
    : event.key.length === 1
      ? event.key.toLowerCase()
      : event.key;
  if (event.altKey || (!control && name.length === 1 && !single)) return false;
  const deed = deeds[name];
  if (!deed) return false;
  event.preventDefault();
  deed();
  return true;
}
