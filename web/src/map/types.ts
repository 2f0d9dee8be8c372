/** Words that the parts of the map share with each other and with the page around it. */

/** Why something stands out; each tone has a shape of its own besides its colour. */
export type Tone = 'legal' | 'selected' | 'target' | 'lit' | 'done';
export type Tones = ReadonlyMap<string, Tone>;

/** What was pointed at: a place, and the counter on it if there was one; with Shift it is a point to go by, or goes along. */
export interface Pointed {
  space: string;
  unit?: string;
  by?: boolean;
}

export interface Way {
  from: string;
  spaces: string[];
  kind: 'move' | 'refused';
}

/** A point of the map at (px, py) is shown at (x + k·px, y + k·py) pixels of the board. */
export interface View {
  x: number;
  y: number;
  k: number;
}

/** Pixels at each edge of the board that panels cover. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A view of the map and the size in pixels of the board that shows it. */
export type Shown = View & Size;
