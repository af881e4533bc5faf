import type { CardFace, EmblemFace } from './board.ts';
import { isEmblem } from './board.ts';
import { zonesOf } from './board-changes.ts';
import type { Show } from './show.ts';

/** Drawings of what cards, Expeditions and Limbo are seen to have. */
export const STATE_SIGNS = {
  anchored:
    '<path d="M12 1.8a3.2 3.2 0 0 1 1.2 6.2V10h3.3v2.3h-3.3v6.9c2.9-.4 4.8-2 5.5-4.6l-2 .6 2.6-4.7 2.7 4.7-1.1-.3c-.7 4.5-3.9 7.2-8.9 7.2s-8.2-2.7-8.9-7.2l-1.1.3 2.7-4.7 2.6 4.7-2-.6c.7 2.6 2.6 4.2 5.5 4.6v-6.9H7.5V10h3.3V8A3.2 3.2 0 0 1 12 1.8zm0 2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z"/>',
  asleep:
    '<path d="M4 11h8v2l-4.6 6H12v2.3H3.8v-2L8.5 13.3H4zm9.5-8.5H21v1.9l-4.3 5.5H21v2.2h-7.7v-1.9l4.4-5.5h-4.2z"/>',
  fleeting:
    '<path d="M7 2h10v2.2c0 3-1.7 5.6-3.7 7.8 2 2.2 3.7 4.8 3.7 7.8V22H7v-2.2c0-3 1.7-5.6 3.7-7.8C8.7 9.8 7 7.2 7 4.2zm2.2 2c.1 2 1.3 3.8 2.8 5.5 1.5-1.7 2.7-3.5 2.8-5.5zM12 14.5c-1 1.1-1.9 2.3-2.4 3.5v2h4.8v-2c-.5-1.2-1.4-2.4-2.4-3.5z"/>',
  boosted: '<path d="M9.8 3h4.4v6.8H21v4.4h-6.8V21H9.8v-6.8H3V9.8h6.8z"/>',
  ascended:
    '<path d="m12 2 7.5 7.5-1.8 1.8L12 5.6l-5.7 5.7-1.8-1.8zm0 6.5 7.5 7.5-1.8 1.8-5.7-5.7-5.7 5.7L4.5 16zM10.8 17h2.4v5h-2.4z"/>',
  exhausted: '<path d="M11 4.2V.8l6.5 5.2L11 11.2V7.6a6 6 0 1 0 6.8 4h3.5A9.3 9.3 0 1 1 11 4.2z"/>',
  counter:
    '<path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2.3a6.7 6.7 0 1 0 0 13.4 6.7 6.7 0 0 0 0-13.4z"/>',
  emblem: '<path d="M12 1.5 15 9l7.5 3-7.5 3-3 7.5L9 15l-7.5-3L9 9z"/>',
} as const;

export type StateSign = keyof typeof STATE_SIGNS;

/** Which of these drawings the boards of a show need; cards of a pile are shown on a sheet alone. */
export function stateSignsOf({ stops }: Show): ReadonlySet<StateSign> {
  const boards = new Set(stops.map(({ board }) => board));
  const found = [...boards].flatMap((board): readonly StateSign[] => [
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
