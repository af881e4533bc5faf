/** Labels for the cards of a position, by which a script distinguishes equal cards. */

import type { DescribedCard, PlacedCard, Position } from '../../engine/setup/position.ts';

/** A position in which each of several like cards has a name of its own. */
export function withLabels(position: Position): Position {
  const counts = new Map<string, number>();
  const label = (placed: PlacedCard): DescribedCard => {
    const described = typeof placed === 'string' ? { card: placed } : placed;
    const count = (counts.get(described.card) ?? 0) + 1;
    counts.set(described.card, count);
    return { ...described, as: described.as ?? `${described.card}#${count}` };
  };
  const all = (cards: readonly PlacedCard[] | undefined) => cards?.map(label);
  return {
    ...position,
    players: position.players.map((player) => {
      const { hand, deck, discard, reserve, landmarks, expeditions = {}, limbo } = player;
      const expedition = (held: typeof expeditions.hero) =>
        held && 'length' in held ? held.map(label) : held && { ...held, cards: all(held.cards) };
      return dropUndefined({
        ...player,
        hand: all(hand),
        deck: all(deck),
        discard: all(discard),
        reserve: all(reserve),
        landmarks: all(landmarks),
        limbo: all(limbo),
        expeditions: dropUndefined({
          hero: expedition(expeditions.hero),
          companion: expedition(expeditions.companion),
        }),
      });
    }),
  } as Position;
}

function dropUndefined<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
