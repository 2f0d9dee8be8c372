/** Scroll positions belong to what is shown: each tab is found again as it was left. */

import type { Attachment } from 'svelte/attachments';

/** Pixels from the end that still are the end. */
const NEAR = 24;
/** What grows at its end, and was left there, is found again at its new end. */
const GROWS = new Set(['log', 'chat']);
const END = Number.MAX_SAFE_INTEGER;

/** Keeps how far an element is scrolled, by the name of what it shows. */
export function scrolledAs(name: string, kept: Map<string, number>): Attachment<HTMLElement> {
  return (element) => {
    const atEnd = () => element.scrollTop + element.clientHeight > element.scrollHeight - NEAR;
    const keep = () => kept.set(name, GROWS.has(name) && atEnd() ? END : element.scrollTop);
    element.scrollTop = kept.get(name) ?? element.scrollTop;
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  };
}
