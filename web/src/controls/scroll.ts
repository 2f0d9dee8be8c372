/** Scroll positions belong to what is shown: each tab is found again as it was left. */

import type { Attachment } from 'svelte/attachments';

/** Keeps how far an element is scrolled, by the name of what it shows. */
export function scrolledAs(name: string, kept: Map<string, number>): Attachment<HTMLElement> {
  return (element) => {
    const keep = () => kept.set(name, element.scrollTop);
    element.scrollTop = kept.get(name) ?? element.scrollTop;
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  };
}
