import { describe, expect, it, vi } from 'vitest';
import type { ChartCard } from '../protocol';
import type { Game } from '../table/game.svelte';
import { Charts } from './charts.svelte';

const card = (lit: number[]): ChartCard => ({
  name: 'combat',
  title: 'Combat results',
  rule: 'CRT',
  corner: 'Die',
  columns: ['1-1', '2-1'],
  rows: [{ head: '1', cells: ['Ex', 'De'], rule: '', line: '' }],
  notes: [],
  lit_rows: [],
  lit_columns: lit,
  lit: '',
});

function asked() {
  const answers: ((cards: ChartCard[]) => void)[] = [];
  const charts = vi.fn(() => new Promise<ChartCard[]>((told) => answers.push(told)));
  const game = { at: 'p1', eyes: 0, token: () => 'x', api: { charts }, chooser: { preview: null } };
  return { game, charts, answers, panel: new Charts(game as unknown as Game) };
}

describe('charts', () => {
  it('are asked for once for each position and line', async () => {
    const { game, charts, answers, panel } = asked();
    const first = panel.follow('');
    void panel.follow('');
    answers[0]!([card([])]);
    await first;
    expect(charts).toHaveBeenCalledTimes(1);
    game.at = 'p2';
    void panel.follow('');
    expect(charts).toHaveBeenCalledTimes(2);
  });

  it('are those of what was weighed last, whichever answer comes first', async () => {
    const { answers, panel } = asked();
    const one = panel.follow('attack a');
    const other = panel.follow('attack b');
    answers[1]!([card([1])]);
    answers[0]!([card([0])]);
    await Promise.all([one, other]);
    expect(panel.cards?.[0]?.lit_columns).toEqual([1]);
  });

  it('are lit by what dice decide, and by nothing else', () => {
    const { game, panel } = asked();
    expect(panel.line).toBe('');
    const answer = { line: 'attack 1905 us_12', chances: [{ result: 'De' }] };
    Object.assign(game.chooser, { preview: { answer } });
    expect(panel.line).toBe('attack 1905 us_12');
    Object.assign(game.chooser, { preview: { answer: { ...answer, chances: [] } } });
    expect(panel.line).toBe('');
  });
});
