/** A game's record, as a file to keep. */

import type { Game } from './game.svelte';
import { show } from '../controls/news.svelte';
import { recordName } from './names';

export async function download(game: Game): Promise<void> {
  try {
    const text = await game.api.record(game.token());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = game.card ? recordName(game.card, game.mine) : `${game.id}.record`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  } catch (error) {
    show(error instanceof Error ? error.message : String(error), { tone: 'trouble' });
  }
}
