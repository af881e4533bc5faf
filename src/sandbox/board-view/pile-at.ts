import type { Board, CardFace } from './board.ts';
import { place } from './place.ts';

/** The cards of a pile that can be looked through; none for any other place. */
export function pileAt({ seats }: Board, zone: string): readonly CardFace[] {
  const found = seats.map(({ player, discard, mana, hand }) => {
    if (zone === place.pile('discard', player)) return discard;
    if (zone === place.pile('hand', player)) return hand;
    return zone === place.pile('mana', player) ? mana : [];
  });
  return found.flat();
}
