/** Why a card cannot be chosen, in German. */

import type { Bounds, UnofferedReason } from '../../../engine/unoffered.ts';
import type { PlayWords } from '../../say/teller.ts';
import { nameSpot, ofName, thing, withOwner } from './play.ts';
import { COST, statusWord } from './words.ts';

type Place = Extract<UnofferedReason, { why: 'place' }>['wanted'][number];
type Type = Extract<UnofferedReason, { why: 'type' }>['wanted'][number];

const IN: Record<Place | 'adventure' | 'deck', string> = {
  adventure: 'im Abenteuer',
  deck: 'in einem Deck',
  discard: 'auf einem Ablagestapel',
  expedition: 'in einer Expedition',
  hand: 'auf der Hand',
  hero: 'in einer Heldenzone',
  landmark: 'in einem Wahrzeichen-Bereich',
  limbo: 'im Limbus',
  mana: 'in einer Manazone',
  play: 'im Spiel',
  reserve: 'in der Reserve',
};

const A: Record<Type, string> = {
  card: 'keine Karte',
  character: 'kein Charakter',
  'expedition-permanent': 'keine Bleibende Expeditionskarte',
  hero: 'kein Held',
  'landmark-permanent': 'keine Bleibende Wahrzeichenkarte',
  'mana-orb': 'keine Manakugel',
  permanent: 'keine Bleibende Karte',
  spell: 'kein Zauber',
};

function joinEither(words: readonly string[]): string {
  return words.join(' oder ');
}

function rangeText({ atLeast, atMost, exactly }: Bounds): string {
  if (exactly !== undefined) return `genau ${exactly}`;
  if (atMost !== undefined && atLeast !== undefined) return `${atLeast} bis ${atMost}`;
  if (atMost !== undefined) return `${atMost} oder weniger`;
  return atLeast === undefined ? 'eine andere Zahl' : `${atLeast} oder mehr`;
}

export const unoffered: PlayWords['unoffered'] = ({ object, source, obstacle }, voice) => {
  const x = thing(object, voice);
  const asks = source?.card ? thing(source, voice) : 'der Text';
  switch (obstacle.why) {
    case 'place':
      return `${x} ist ${IN[object.zone]}, nicht ${joinEither(obstacle.wanted.map((one) => IN[one]))}`;
    case 'type':
      return `${x} ist ${obstacle.wanted.map((one) => A[one]).join(' und ')}`;
    case 'status':
      return `${x} ist nicht ${joinEither(obstacle.wanted.map((one) => statusWord(one)))}`;
    case 'without':
      return `${x} ist ${joinEither(obstacle.wanted.map((one) => statusWord(one)))}`;
    case 'cost':
      return `die ${COST[obstacle.of]} ${ofName(x)} sind ${obstacle.found}; ${asks} verlangt ${rangeText(obstacle.bounds)}`;
    case 'controller':
      return `${x} wird von einem Spieler kontrolliert, den ${asks} nicht meint`;
    case 'itself':
      return `${x} sagt „andere“ und meint nicht sich selbst`;
    case 'token':
      return `${asks} unterscheidet Marken von Karten, und ${x} ist nicht von der richtigen Art`;
    case 'not-played-from-there':
      return `${x} ist ${IN[object.zone]}: Karten werden aus der Hand und aus der Reserve gespielt`;
    case 'no-quick-action':
      return `${x} hat keine Schnellaktion, die jetzt gespielt werden kann`;
    case 'not-your-turn':
      return voice.isYou(obstacle.player)
        ? 'es ist deine Runde: du kannst nur deine eigenen Karten nutzen'
        : `es ist ${withOwner(obstacle.player, 'Runde', 'f', voice)}: nur die Karten dieses Spielers können genutzt werden`;
    case 'other':
      return `${x} ist nicht das, was ${asks} verlangt`;
  }
};

export const unofferedPlace: PlayWords['unofferedPlace'] = ({ spot, source, why }, voice) => {
  const x = nameSpot(spot, voice);
  const asks = source?.card ? thing(source, voice) : 'der Text';
  switch (why) {
    case 'not-yours':
      return spot.zone === 'landmark'
        ? `${x} gehört einem anderen Spieler: ein Wahrzeichen schließt sich dem Wahrzeichen-Bereich dessen an, der es spielt`
        : `${x} gehört einem anderen Spieler: Karten werden in den eigenen Expeditionen gespielt`;
    case 'nothing-to-play':
      return `hier kann jetzt keine Karte gespielt werden: ${x}`;
    case 'no-object':
      return `${asks} verlangt eine Karte oder ein Objekt, nicht eine Zone: ${x}`;
    case 'other':
      return `${asks} verlangt etwas anderes als diese Zone: ${x}`;
  }
};
