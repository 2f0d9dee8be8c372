/** The page's own words, in French and English. What the game says comes from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';
import { likes } from '../settings/preferences.svelte';
import type { Language } from '../protocol';

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle('en', english), fr: bundle('fr', french) };

/** The words of a key in a language. */
export function wordsIn(language: Language, key: string, figures?: Record<string, FluentVariable>): string {
  const message = BUNDLES[language].getMessage(key);
  return message?.value ? BUNDLES[language].formatPattern(message.value, figures ?? null) : key;
}

/** The words of a key in the language chosen now. */
export function t(key: string, figures?: Record<string, FluentVariable>): string {
  return wordsIn(likes.language, key, figures);
}

/** A moment as the language writes it: short, of today only the hour. */
export function at(when: number | string): string {
  const date = new Date(typeof when === 'number' ? when * 1000 : when);
  const today = date.toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(likes.language, style).format(date);
}

/** Seconds as a clock shows them: 1:05, 2:03:04, or days and hours. */
export function clock(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  const [h, m, s] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  if (h >= 48) return t('clock-days', { days: Math.floor(h / 24), hours: h % 24 });
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
