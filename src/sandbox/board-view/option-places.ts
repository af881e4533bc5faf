import type { OptionWhat } from '../../engine/state/decision.ts';
import { place } from './place.ts';

/** Where on the board an option can be chosen; nowhere for what is only a word or a number. */
export function placesOf(what: OptionWhat): readonly string[] {
  switch (what.is) {
    case 'play':
      return what.into
        ? [place.object(what.object), place.expedition(what.into)]
        : [place.object(what.object)];
    case 'quick-action':
    case 'object':
    case 'counter':
    case 'ability':
      return [place.object(what.object)];
    case 'expedition':
      return [place.expedition(what.expedition)];
    case 'player':
      return [place.player(what.player)];
    case 'region':
      return [place.region(what.region)];
    default:
      return [];
  }
}
