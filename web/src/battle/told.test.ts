import { describe, expect, it } from 'vitest';
import type { BattleCard, LoggedLine } from '../protocol';
import { toldIn } from './told';

const BATTLE: BattleCard = {
  title: 'Combat in Metz',
  rule: '6.2',
  space: 'metz',
  stages: [{ title: 'Retreat?', rule: '7.51' }],
  now: 0,
  lines: [],
  since: ['declared', 'countered'],
};
const line = (n: number, kind: string): LoggedLine => ({
  n,
  kind,
  part: '',
  ply: n,
  text: kind,
  rule: '6.2',
  spaces: [],
  units: [],
  dice: [],
  heading: false,
});

describe('what is told of a battle', () => {
  it('begins after its last beginning', () => {
    const log = ['declared', 'fired', 'countered', 'dice', 'fired'].map((kind, n) => line(n, kind));
    expect(toldIn(BATTLE, log).map(({ n }) => n)).toEqual([3, 4]);
  });

  it('is nothing if the log has no beginning', () => {
    expect(toldIn(BATTLE, [line(1, 'fired')])).toEqual([]);
  });
});
