/** A small sheet for tests: three spaces, a few units, the verbs of a war game. */

import type { Sheet, VerbCard } from '../protocol';

export const verb = (label: string, ...kinds: string[]): VerbCard => ({
  label,
  kinds,
  roles: kinds.map((kind) => `As ${kind}`),
  group: '',
  ends: label.startsWith('End'),
  asks: false,
});

export const VERBS: Record<string, VerbCard> = {
  move: verb('Move', 'unit', 'path'),
  exit: verb('Leave', 'unit', 'path'),
  transfer: verb('Transfer', 'unit', 'path'),
  replace: verb('Bring back', 'unit', 'space'),
  evacuate: verb('Evacuate', 'unit'),
  attack: verb('Attack', 'spaces', 'units'),
  retreat: verb('Retreat', 'unit', 'space'),
  advance: verb('Advance', 'unit', 'space'),
  lose: verb('Lose', 'units'),
  land: verb('Land', 'space'),
  stay: verb('Stay'),
  end: verb('End the phase'),
};

const space = (name: string, x: number) => ({
  name,
  label: `Hex ${name}`,
  x,
  y: 0,
  polygon: [],
  about: '',
  islands: [],
  home: [],
});
const unit = (label: string, side: string) => ({ label, side, about: '', rank: 0 });

export const SHEET: Sheet = {
  game: 'test',
  title: 'Test',
  scenario: 'one',
  scenario_title: 'One',
  seats: [
    { name: 'red', label: 'Red' },
    { name: 'blue', label: 'Blue' },
  ],
  frame: [0, 0, 300, 100],
  definitions: '',
  ground: '',
  upper: '',
  spaces: [space('1', 0), space('2', 100), space('3', 200)],
  units: { a: unit('Army A', 'red'), b: unit('Army B', 'red'), x: unit('Corps X', 'blue') },
  faces: {},
  pieces: {},
  counter_side: 36,
  forts: {},
  boxes: [],
  towns: [],
  places: [],
  flags: {},
  track: null,
  scores: [],
  legend_title: '',
  legend: [],
  groups: [],
  gauges: [],
  cards_title: '',
  cards: [],
  card_rows: [],
  badges: [],
  standings_title: '',
  standings: [],
  states: [],
  verbs: VERBS,
  verb_groups: {},
  names: {},
  overlays: [],
  palette: { light: {}, dark: {} },
  held: { tint: 0.3, hatch: 0.55, step: 10, stroke: 1.8 },
  secrets: false,
};
