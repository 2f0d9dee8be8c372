/** What stands out on the map: picks, what may be picked, what the log points at, what is done. */

import { placeOf } from '../protocol/picture';
import { rounded } from '../locale/labels';
import type { Mark, Overlay } from '../protocol';
import type { Game } from '../table/game.svelte';
import type { Tone, Way } from '../map/types';
import { actorsOf, isUnits, kindOf, nameOf, tokensOf } from '../question/offers';

interface Highlights {
  units: Map<string, Tone>;
  spaces: Map<string, Tone>;
}

/** Tones of counters and spaces; the later ones win. */
export function highlightsOf(game: Game): Highlights {
  const units = new Map<string, Tone>();
  const spaces = new Map<string, Tone>();
  const put = (token: string, tone: Tone) =>
    (kindOf(token) === 'unit' ? units : kindOf(token) === 'space' ? spaces : null)?.set(nameOf(token), tone);
  if (game.projector.film) {
    for (const line of game.projector.told) line.spaces.forEach((space) => spaces.set(space, 'lit'));
  } else {
    for (const space of game.question?.spaces ?? []) spaces.set(space, 'lit');
    for (const unit of game.question?.units ?? []) units.set(unit, 'lit');
    const foes = targets(game);
    for (const token of game.chooser.lights) put(token, foes.has(token) ? 'target' : 'legal');
    for (const point of game.chooser.points) spaces.set(point, 'selected');
    for (const unit of game.chooser.march.members) units.set(unit, 'selected');
    for (const reading of game.chooser.readings) for (const token of reading) put(token, 'selected');
  }
  for (const space of game.lit.spaces) if (!spaces.has(space)) spaces.set(space, 'lit');
  for (const unit of game.lit.units) if (!units.has(unit)) units.set(unit, 'lit');
  return { units, spaces };
}

/** What is aimed at: units that others are set upon, and the spaces of units that can't act and have other sides. */
function targets(game: Game): Set<string> {
  const { all } = game.chooser;
  const side = (unit: string) => game.sheet?.units[unit]?.side ?? '';
  const actors = new Set(all.flatMap(actorsOf));
  const sides = new Set([...actors].map((token) => side(nameOf(token))));
  const found = new Set<string>();
  for (const { kinds, args } of all)
    kinds.forEach((kind, n) => {
      if (kind !== 'unit' || n <= kinds.findIndex(isUnits)) return;
      for (const token of tokensOf(kind, args[n] ?? '')) if (!actors.has(token)) found.add(token);
    });
  for (const [key, value] of Object.entries(game.picture)) {
    const other = key.startsWith('unit:') && !actors.has(key) && side(nameOf(key)); // markers are of no side
    if (other && !sides.has(other)) found.add(`space:${(value as [string])[0]}`);
  }
  return found;
}

/** The way to draw: of the destination pointed at or chosen, or of a move that was refused. */
export function wayOf(game: Game): Way | null {
  const { preview, refusal, units, leads } = game.chooser;
  const from = (unit: string | null | undefined) => (unit ? placeOf(game.picture, unit) : null);
  if (preview) {
    const start = from(units[0] ?? preview.offer.args[0]);
    const spaces = preview.answer?.path.length ? preview.answer.path : preview.offer.path;
    const kind = preview.answer?.refusal ? 'refused' : 'move';
    return start && spaces.length ? { from: start, spaces, kind } : null;
  }
  const start = from(refusal ? refusal.unit : units[0]);
  if (start && leads.lookedAt) return { from: start, spaces: leads.lookedAt.path, kind: 'move' };
  return start && refusal?.path.length ? { from: start, spaces: refusal.path, kind: 'refused' } : null;
}

/** Where first steps lead, towards something that was refused or is done better from there, and how likely it succeeds. */
export function leadsOf(game: Game): Overlay[] {
  const leads = game.chooser.leads.list;
  if (!leads.length) return [];
  const marks = leads.map(({ place, hope }): Mark => ({
    space: place,
    tone: 'own',
    shape: 'ring',
    text: rounded(hope),
    way: [],
  }));
  return [{ name: 'leads', title: '', marks, legend: [] }];
}

/** The places a question is about: what it names itself, else what can be picked. */
export function placesOf(game: Game): string[] {
  const { question, chooser } = game;
  const named = [
    ...(question?.spaces ?? []).map((space) => `space:${space}`),
    ...(question?.units ?? []).map((unit) => `unit:${unit}`),
  ];
  const tokens = named.length && !chooser.selection.size ? named : [...chooser.lights];
  const places = tokens.map((token) =>
    kindOf(token) === 'unit' ? placeOf(game.picture, nameOf(token)) : nameOf(token),
  );
  return [...new Set(places.filter((place) => place !== null))];
}
