import { describe, expect, it } from 'vitest';
import type { Film, Frame, Picture, UnitPicture } from '../protocol';
import { fatesOf } from './fates';
import type { Scene } from './scenes';

const infantry = (steps?: number, place = 'rome'): UnitPicture =>
  (steps === undefined ? [place, 'back', ''] : [place, 'infantry', '', steps]) as UnitPicture;
const pieces = { infantry: { kind: 'infantry' }, armour: { kind: 'armour' } };

function fates(before: Picture, ...changes: Frame['changes'][]) {
  const frames = [{ changes: {} }, ...changes.map((one) => ({ changes: one }))] as Frame[];
  const film = { first: 0, picture: before, status: '', frames } as unknown as Film;
  const scene = { from: 1, to: frames.length } as Scene;
  return (unit: string, at = frames.length) =>
    fatesOf(
      film,
      scene,
      at,
      Object.keys(before).map((key) => key.slice(5)),
      pieces,
    ).get(unit);
}

describe('what became of those in a battle', () => {
  it('tells steps lost as far as the scene has been shown, and who is gone', () => {
    const found = fates(
      { 'unit:a': infantry(4), 'unit:b': infantry(1) },
      { 'unit:a': infantry(2) },
      { 'unit:b': null },
    );
    expect(found('a', 1)?.steps).toBe(0);
    expect([found('a')?.steps, found('a')?.gone, found('b')?.gone, found('b', 2)?.gone]).toEqual([
      2,
      false,
      true,
      false,
    ]);
    expect(found('b')?.shown).toEqual(infantry(1));
  });

  it('tells where somebody has gone', () => {
    const found = fates({ 'unit:a': infantry(4) }, { 'unit:a': infantry(4, 'bari') });
    expect([found('a')?.left, found('a')?.gone]).toEqual(['bari', false]);
  });

  it('counts no steps of a block that was not seen before, and shows it as it lies open', () => {
    const found = fates({ 'unit:a': infantry() }, { 'unit:a': infantry(3) });
    expect([found('a')?.steps, found('a')?.shown]).toEqual([0, infantry(3)]);
  });

  it('keeps what was known of blocks that are mixed when they stand up', () => {
    const found = fates(
      { 'unit:a': infantry(4), 'unit:b': infantry(3) },
      { 'unit:a': infantry(1) },
      { 'unit:a': infantry(3), 'unit:b': infantry(1) },
    );
    expect([found('a')?.steps, found('b')?.steps]).toEqual([3, 0]);
    const other = fates({ 'unit:a': infantry(2) }, { 'unit:a': ['rome', 'armour', '', 2] });
    expect(other('a')?.shown).toEqual(infantry(2));
  });
});
