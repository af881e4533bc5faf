import type { CardFace, EmblemFace } from './board.ts';
import { isEmblem } from './board.ts';
import { zonesOf } from './board-changes.ts';
import type { Show } from './show.ts';
import type { StateSign } from './state-signs.ts';

/** Which drawings of `state-signs.ts` the boards of a show need; cards of a pile are shown on a sheet alone. */
export function stateSignsOf({ stops }: Show): ReadonlySet<StateSign> {
  const found = stops.flatMap(({ board }): readonly StateSign[] => [
    ...zonesOf(board).flatMap(([zone, faces]) =>
      zone.startsWith('mana:') ? [] : faces.flatMap(signsOn),
    ),
    ...board.fronts.flatMap(({ upper, lower }) =>
      upper.ascended || lower.ascended ? (['ascended'] as const) : [],
    ),
  ]);
  return new Set(found);
}

function signsOn(face: CardFace | EmblemFace): readonly StateSign[] {
  if (isEmblem(face)) return ['emblem'];
  const counters = face.counters.map(([name]) => (name === 'boost' ? 'boosted' : 'counter'));
  return [...face.statuses, ...counters];
}
