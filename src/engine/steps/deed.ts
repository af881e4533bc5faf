/** Notes deeds of this day for cards that ask for them ("per other card you played this turn"). */

import type { Card } from '../cards/card.ts';
import { once } from '../rules/once.ts';
import type { Deed, Draft } from '../state/game.ts';

/** Whether any card of a library asks about earlier deeds. */
const asksForDeeds = once((library: readonly Card[]): boolean =>
  library.some(({ abilities }) => mentionsDeeds(abilities)),
);

function mentionsDeeds(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if ('times' in tree && 'during' in tree) return true;
  if ('inYourTurn' in tree) return true;
  return Object.values(tree).some(mentionsDeeds);
}

/** Notes something that was done, in the turn that it is. */
export function noteDeed(draft: Draft, deed: Omit<Deed, 'turn'>): void {
  if (!asksForDeeds(draft.library)) return;
  draft.deeds = [...draft.deeds, { ...deed, turn: draft.turn === null ? 0 : draft.turns }];
}
