/** What a hand does on the map and in the boxes, told to the chooser while it is somebody's turn here. */

import { unitToken } from '../question/offers';
import { hands } from '../question/touch';
import type { Game } from '../table/game.svelte';
import type { Pointed } from '../map/types';

export interface MapInput {
  draggable(unit: string): boolean;
  along(unit: string): number;
  onpick(what: Pointed): void;
  onhover(what: Pointed | null): void;
  /** Something was clicked, whether or not anything can be done with it. */
  onlook(what: Pointed): void;
  ondrag(unit: string | null): void;
  ondrop(unit: string, place: string): void;
}

/** True while this page may answer: it is asked, and shows the present. */
export const playing = (game: Game): boolean => game.question !== null && !game.projector.film;

/** By touch a card would lie over the counters that are to be chosen next, and over where they may go. */
const choosesSeveral = ({ chooser }: Game): boolean =>
  hands.touch && (chooser.march.gathering || chooser.march.members.length > 0);

export function mapInputOf(game: Game): MapInput {
  const { chooser } = game;
  return {
    along: (unit) => (chooser.march.has(unit) ? chooser.march.members.length : 1),
    draggable: (unit) => playing(game) && chooser.actors.has(unitToken(unit)),
    onpick: ({ by, ...what }) =>
      playing(game) &&
      game.sending === null &&
      !(by && chooser.march.takes(what, true)) &&
      (by && (chooser.roams || chooser.asking) ? chooser.goBy(what.space) : chooser.pick(what)),
    onhover: (what) => {
      if (!game.projector.film) game.inspector.point(what);
      if (playing(game)) chooser.hover(what);
    },
    onlook: (what) => game.projector.film || choosesSeveral(game) || game.inspector.pin(what),
    ondrag: (unit) => unit !== null && chooser.drag(unit),
    ondrop: (unit, place) => chooser.drop(unit, place),
  };
}
