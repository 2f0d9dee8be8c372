/** A sheet and a picture for tests with everything that can stand beside a map, and a question with many verbs. */

import type { Picture, Question, Sheet } from '../protocol';
import { SHEET, VERBS, verb } from './sheet';

const under = (group: string, card: ReturnType<typeof verb>) => ({ ...card, group });

export const RICH: Sheet = {
  ...SHEET,
  groups: [
    { key: 'reds', title: 'The Reds', colour: '#a00', ink: '#fff', seat: 'red' },
    { key: 'blues', title: 'The Blues', colour: '#00a', ink: '#fff', seat: 'blue' },
  ],
  gauges: [
    { name: 'reds.fuel', title: 'Fuel', group: 'reds', most: 12, note: '', pips: false },
    { name: 'reds.wings', title: 'Wings', group: 'reds', most: 4, note: '', pips: true },
    { name: 'blues.fuel', title: 'Fuel', group: 'blues', most: 12, note: '', pips: false },
  ],
  cards_title: 'Inventions',
  cards: [
    { name: 'reds.radar', title: 'Radar', about: 'sees farther', group: 'reds' },
    { name: 'reds.jets', title: 'Jets', about: 'fly faster', group: 'reds' },
    { name: 'blues.radar', title: 'Radar', about: 'sees farther', group: 'blues' },
  ],
  card_rows: [
    { key: 'development', title: 'In development' },
    { key: 'ready', title: 'Ready' },
  ],
  badges: [{ key: 'total', title: 'Total war' }],
  standings_title: 'Countries',
  standings: [
    { name: 'ruritania', title: 'Ruritania', space: '2' },
    { name: 'sylvania', title: 'Sylvania', space: '' },
  ],
  states: [
    { key: 'neutral', title: 'Neutral' },
    { key: 'war', title: 'At war' },
  ],
  verbs: {
    ...VERBS,
    plan: under('office', verb('Plan')),
    invent: under('office', verb('Invent', 'tile')),
    march: under('field', verb('March', 'unit', 'path')),
    rail: under('field', verb('Rail', 'unit', 'space')),
    rest: under('field', verb('Rest', 'unit')),
    assault: under('field', {
      ...verb('Assault', 'unit', 'unit', 'units?'),
      roles: ['Leads', 'Target', 'Supports'],
    }),
  },
  verb_groups: { office: 'In the office', field: 'In the field' },
  names: { tile: { radar: { label: 'Radar', about: 'sees farther' }, jets: { label: 'Jets', about: '' } } },
};

export const PICTURE: Picture = {
  'unit:a': ['1', 'f', ''],
  'unit:b': ['1', 'f', ''],
  'unit:x': ['3', 'f', ''],
  'gauge:reds.fuel': 5,
  'gauge:reds.wings': 2,
  'gauge:blues.fuel': 0,
  'card:reds.radar': 'ready',
  'card:blues.hidden0': 'development',
  'badge:reds': 'total',
  'state:ruritania': 'neutral',
  'state:sylvania': 'war',
};

export const MANY: Question = {
  seat: 0,
  text: 'What now?',
  rule: '',
  undo: false,
  more: {},
  closed: {},
  left: ['a'],
  spaces: [],
  units: [],
  group: 'reds',
  order: '',
  under_way: '',
  choices: {
    plan: [],
    invent: ['radar', 'jets'],
    march: { a: ['2', '2-3'] },
    rail: { a: ['2'], b: ['2'] },
    rest: ['a'],
    assault: { a: { x: ['none', 'b'] } },
    end: [],
  },
};
