/** What a sheet says of the things beside the map: sides with gauges, cards and badges; things in a state. */

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
