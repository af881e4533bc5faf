import type { OptionWhat } from '../../engine/state/decision.ts';
import { place } from './place.ts';

/** Returns the places on the board where an option can be chosen; none for words and numbers. */
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
