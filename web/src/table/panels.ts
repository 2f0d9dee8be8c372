/** The panels by name, and how a part of the page asks for one of them to be opened. */

import { getContext, setContext } from 'svelte';

export type Tab = 'question' | 'sides' | 'log' | 'charts' | 'board' | 'chat' | 'table';
export type Opener = (tab: Tab) => void;
const KEY = Symbol('opens a panel');

export const offerPanels = (open: Opener): void => void setContext(KEY, open);
/** What opens a panel, where there are any. */
export const panelOpener = (): Opener | undefined => getContext<Opener | undefined>(KEY);
