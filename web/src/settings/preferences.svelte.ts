/** What a person likes: language, theme, single keys, speed, how to be called. Kept on this device. */

import type { Language } from '../protocol';

export type Theme = 'auto' | 'light' | 'dark';
/** How what bots do is watched: all at once, quickly, or step by step. */
export type Watch = 'once' | 'quick' | 'steps';
const KEY = 'grognard.likes';

interface Likes {
  language: Language;
  theme: Theme;
  keys: boolean;
  /** To be told before an ending what it would leave unused. */
  warn: boolean;
  numbers: boolean;
  speed: number;
  name: string;
  watch: Watch;
  sound: boolean;
  notices: boolean;
}

function spoken(): Language {
  return (navigator.languages?.[0] ?? navigator.language ?? 'en').toLowerCase().startsWith('fr')
    ? 'fr'
    : 'en';
}

function kept(): Likes {
  const likes: Likes = {
    language: spoken(),
    theme: 'auto',
    keys: true,
    warn: true,
    numbers: false,
    speed: 1,
    name: '',
    watch: 'quick',
    sound: true,
    notices: false,
  };
  try {
    return { ...likes, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return likes;
  }
}

export const likes: Likes = $state(kept());

/** Changes some of them, for good. */
export function like(some: Partial<Likes>): void {
  Object.assign(likes, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(likes));
  } catch {
    // Private windows may refuse: then the choice lasts as long as the page.
  }
}

const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
const system = $state({ dark: dark?.matches ?? false });
dark?.addEventListener('change', (event) => (system.dark = event.matches));

/** The theme to draw with. */
export function theme(): 'light' | 'dark' {
  return likes.theme === 'auto' ? (system.dark ? 'dark' : 'light') : likes.theme;
}
