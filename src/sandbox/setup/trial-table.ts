import type { Phase, Trigger } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import type { DescribedCard, PlayerPosition, Position } from '../../engine/setup/position.ts';
import { PLAYER_NAMES } from '../../library/examples/play.ts';

/**
 * Cards of the kinds that many texts refer to: a cheap Character that gains boosts, with a statistic of
 * 0 and a subtype; one that lets each player draw; a cheap Spell, one of Base Cost 4 that creates
 * Characters. For Heroes, a costly Character and a Permanent, too.
 */
const COMPANY = [
  'suha-qorgan-operative',
  'kitsune',
  'hooked',
  'open-the-gates-shifted',
  'gibil',
  'kelonic-generator',
];

const LANDMARKS = ['kelonic-generator', 'axiom-reprocessor', 'aether-shard'];

/** Mana to play a card of the company, and to pay for its abilities. */
const MANA = 7;

/**
 * Returns a position in which a card can be tried out: enough mana, other cards, and an opponent with
 * targets, right before the event that its text waits for.
 */
export function tableFor(card: Card): Position {
  const [own, other] = PLAYER_NAMES;
  const others: PlayerPosition = {
    name: other,
    hand: ['jumping-frog'],
    deck: ['ordis-trooper', 'mowgli', 'kappa', 'lyra-skald'],
    reserve: ['mowgli', 'jumping-frog'],
    mana: { ready: 4 },
    expeditions: { hero: [{ card: 'kappa', counters: { boost: 1 } }], companion: ['brassbug'] },
    landmarks: ['armored-jammer'],
  };
  const phase = awaitedPhase(card);
  return {
    // Some Heroes' abilities have no effect on the first Day.
    day: 2,
    ...(phase ? { phase } : {}),
    players: [{ name: own, ...withCard(card, phase !== null) }, others],
  };
}

/** Returns the phase to start with, if the card has an ability at its beginning; null otherwise. */
function awaitedPhase({ type, abilities }: Card): Phase | null {
  if (type === 'spell') return null;
  const triggers = abilities.flatMap((ability) =>
    ability.kind === 'reaction' ? anyOf(ability.trigger) : [],
  );
  const phases = triggers.flatMap((trigger) => (trigger.on === 'at' ? [trigger.phase] : []));
  // Later phases are reached by playing on from the Afternoon, with which the table begins otherwise.
  return phases.includes('noon') ? 'noon' : null;
}

function anyOf(trigger: Trigger): readonly Trigger[] {
  return trigger.on === 'any' ? trigger.of : [trigger];
}

/** @param early whether play begins before cards can be played, so that the card must be in play */
function withCard(card: Card, early: boolean): PlayerPosition {
  const { id, type, subtypes, handCost = 0, reserveCost = 0 } = card;
  // In play its condition can be met at once, and the board shows how far it is.
  const isFeat = subtypes?.includes('feat');
  const own: PlayerPosition = {
    deck: ['kappa', 'ordis-trooper', 'lyra-skald', 'mowgli', 'jumping-frog'],
    mana: { ready: Math.max(handCost + reserveCost, MANA) },
    expeditions: { companion: ['ordis-trooper'] },
  };
  const inPlay: PlayerPosition = { expeditions: { ...own.expeditions, hero: [id] } };
  switch (type) {
    case 'hero':
      return {
        ...own,
        hero: asBegun(card),
        hand: COMPANY,
        reserve: ['mowgli'],
        ...landmarksFor(card),
      };
    case 'token':
      return { ...own, hand: ['charge'], ...inPlay };
    case 'landmark-token':
      return { ...own, hand: ['kappa'], landmarks: [id] };
    case 'mana':
      return { ...own, hand: [id, 'kappa'] };
    default:
      return {
        ...own,
        hand: [id, ...COMPANY.slice(0, 4)],
        reserve: [id, 'mowgli'],
        ...((early || isFeat) && (type === 'landmark-permanent' ? { landmarks: [id] } : inPlay)),
      };
  }
}

/** A Hero with the counters that the game begins with. */
function asBegun({ id, abilities }: Card): DescribedCard {
  const counters = abilities.flatMap((ability) =>
    ability.kind === 'begin' && ability.counters
      ? [[ability.counters.name, ability.counters.count] as const]
      : [],
  );
  return { card: id, ...(counters.length > 0 ? { counters: Object.fromEntries(counters) } : {}) };
}

/** Landmarks in play, where the text of a card counts them. */
function landmarksFor({ abilities }: Card): PlayerPosition {
  return JSON.stringify(abilities).includes('"in":"landmark"') ? { landmarks: LANDMARKS } : {};
}
