/** The sheet: what never changes at a table, as the server tells it. */

export type Language = 'en' | 'fr';
export type Point = [number, number];

// ---------------------------------------------------------------- the map and what lies on it

export interface Space {
  name: string;
  label: string;
  x: number;
  y: number;
  polygon: Point[];
  about: string;
  /** Outlines beside the largest: an area may lie on several islands. */
  islands?: Point[][];
  /** The flags under which it is at home and not hatched. */
  home?: string[];
  /** Water: nobody holds it, and where its outline runs under land the land counts. */
  sea?: boolean;
}

/** What a face shows that is more than a flat counter. */
export interface PieceCard {
  /** How a piece with this face is called if it has no name of its own. */
  label: string;
  /** What it is, where its name does not tell: of a block that one may know. */
  kind: string;
  /** Blocks and markers of one side lie apart from those of others. */
  side: string;
  /** How many steps it has at most; 0 if it has none. */
  steps: number;
}

export interface UnitCard {
  label: string;
  about: string;
  /** Whose it is at the start: units of one side share it. */
  side?: string;
  /** How high it lies in a stack. */
  rank: number;
}

export interface BoxCard {
  name: string;
  title: string;
  colour: string;
}

export interface TownCard {
  space: string;
  name: string;
  points: number;
  capital: boolean;
  garrison: boolean;
}

/** The name of a space with its signs, each drawn by `#map-sign-<sign>`; the higher rank keeps its name. */
export interface PlaceCard {
  space: string;
  name: string;
  signs: string[];
  rank: number;
}

export interface TrackCell {
  label: string;
  note: string;
}

export interface TrackCard {
  title: string;
  cells: TrackCell[];
}

export interface ScoreCard {
  name: string;
  title: string;
  colour: string;
  ink: string;
}

export interface FlagCard {
  colour: string;
  ink: string;
  title: string;
}

export interface LegendItem {
  text: string;
  sample: string;
}

export interface VerbCard {
  label: string;
  /** Kinds of the arguments: a thing, a set ("units"), one that may be empty ("units?"), or "path". */
  kinds: string[];
  /** What each argument is for, in words. */
  roles: string[];
  /** The heading it stands under, or "". */
  group: string;
  /** It gives something up: shown before it is done, though it could be taken back. */
  asks: boolean;
  /** What it would leave unused is told before. */
  ends: boolean;
}

export interface NameCard {
  label: string;
  about: string;
}

export interface OverlayCard {
  name: string;
  title: string;
  takes: '' | 'unit';
}

export interface SeatCard {
  name: string;
  label: string;
}

export interface Palette {
  light: Record<string, string>;
  dark: Record<string, string>;
}

/** How land shows its holder: the tint of its colour; where it is taken, the lines of the hatching. */
export interface Held {
  tint: number;
  hatch: number;
  step: number;
  stroke: number;
}

export interface Sheet {
  game: string;
  title: string;
  scenario: string;
  scenario_title: string;
  seats: SeatCard[];
  frame: [number, number, number, number];
  definitions: string;
  ground: string;
  /** What lies over the colours of whoever holds the land: waters, borders, names. */
  upper: string;
  spaces: Space[];
  units: Record<string, UnitCard>;
  faces: Record<string, string>;
  /** By face, of blocks and markers only. */
  pieces: Record<string, PieceCard>;
  counter_side: number;
  /** By space: the drawing of a fort that stands, and of one that is destroyed. */
  forts: Record<string, [string, string]>;
  boxes: BoxCard[];
  towns: TownCard[];
  places: PlaceCard[];
  flags: Record<string, FlagCard>;
  track: TrackCard | null;
  scores: ScoreCard[];
  legend_title: string;
  legend: LegendItem[];
  groups: GroupCard[];
  gauges: GaugeCard[];
  cards_title: string;
  cards: CardCard[];
  card_rows: Word[];
  badges: Word[];
  standings_title: string;
  standings: StandingCard[];
  states: Word[];
  verbs: Record<string, VerbCard>;
  /** Headings of verbs by group. */
  verb_groups: Record<string, string>;
  /** Names of things that are neither units nor spaces, by kind. */
  names: Record<string, Record<string, NameCard>>;
  overlays: OverlayCard[];
  palette: Palette;
  held: Held;
  secrets: boolean;
}

// ---------------------------------------------------------------- what stands beside the map

/** Whose gauges, cards and badge stand together; `seat` is the name of the seat that plays it. */
export interface GroupCard {
  key: string;
  title: string;
  colour: string;
  ink: string;
  seat: string;
}

/** A number from 0 to `most`: a track with a marker, or pips. */
export interface GaugeCard {
  name: string;
  title: string;
  group: string;
  most: number;
  note: string;
  pips: boolean;
}

export interface CardCard {
  name: string;
  title: string;
  about: string;
  group: string;
}

export interface Word {
  key: string;
  title: string;
}

/** Something that is in one of several states; `space` is where to look for it, or "". */
export interface StandingCard {
  name: string;
  title: string;
  space: string;
}
