import type { Card } from '../../engine/cards/card.ts';
import type { PlayerPosition, Position } from '../../engine/setup/position.ts';
import { PLAYER_NAMES } from '../../examples/play.ts';

/** A table at which a card can be tried out: enough mana, company, and somebody to aim at. */
export function tableFor(card: Card): Position {
  const [own, other] = PLAYER_NAMES;
  const others: PlayerPosition = {
    name: other,
    hand: ['jumping-frog'],
    deck: ['ordis-trooper', 'mowgli', 'kappa', 'lyra-skald'],
    reserve: ['mowgli'],
    mana: { ready: 4 },
    expeditions: { hero: ['kappa'], companion: ['brassbug'] },
  };
  return { players: [{ name: own, ...withCard(card) }, others] };
}

function withCard({ id, type, handCost = 0, reserveCost = 0 }: Card): PlayerPosition {
  const own: PlayerPosition = {
    deck: ['kappa', 'ordis-trooper', 'lyra-skald', 'mowgli', 'jumping-frog'],
    mana: { ready: Math.max(handCost + reserveCost, 3) },
    expeditions: { companion: ['ordis-trooper'] },
  };
  switch (type) {
    case 'hero':
      return { ...own, hero: id, hand: ['kappa', 'hooked'], reserve: ['mowgli'] };
    case 'token':
      return { ...own, hand: ['charge'], expeditions: { ...own.expeditions, hero: [id] } };
    case 'landmark-token':
      return { ...own, hand: ['kappa'], landmarks: [id] };
    case 'mana':
      return { ...own, hand: [id, 'kappa'] };
    default:
      return { ...own, hand: [id, 'kappa'], reserve: [id] };
  }
}
