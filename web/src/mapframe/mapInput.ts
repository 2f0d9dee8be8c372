/** What a hand does on the map and in the boxes, told to the chooser while it is somebody's turn here. */

import { unitToken } from '../question/offers';
import type { Game } from '../table/game.svelte';
import type { Pointed } from '../map/types';

export interface MapInput {
  draggable(unit: string): boolean;
  onpick(what: Pointed): void;
  onhover(what: Pointed | null): void;
  ondrag(unit: string | null): void;
  ondrop(unit: string, place: string): void;
}

/** True while this page may answer: it is asked, and shows the present. */
export const playing = (game: Game): boolean => game.question !== null && !game.projector.film;

export function mapInputOf(game: Game): MapInput {
  const { chooser } = game;
  return {
    draggable: (unit) => playing(game) && chooser.actors.has(unitToken(unit)),
    onpick: ({ by, ...what }) =>
      playing(game) &&
      (by && (chooser.roams || chooser.asking) ? chooser.goBy(what.space) : chooser.pick(what)),
    onhover: (what) => playing(game) && chooser.hover(what),
    ondrag: (unit) => unit !== null && chooser.drag(unit),
    ondrop: (unit, place) => chooser.drop(unit, place),
  };
}
