/** Sentences about decisions of players, in English. */

import type { DecisionKind } from '../../../engine/state/decision.ts';
import type { Voice } from '../../say/teller.ts';
import { playerDoes, withOwner } from './play.ts';

const ASKED: Record<DecisionKind, string> = {
  turn: 'play a card, play a quick action or pass',
  'starting-mana': 'which cards become the first Mana Orbs',
  expand: 'whether a card becomes a Mana Orb',
  target: 'a target',
  choose: 'what the effect applies to',
  may: 'whether to do it',
  modes: 'among the modes of the effect',
  expedition: 'an Expedition',
  region: 'a region',
  player: 'a player',
  status: 'a status',
  number: 'a number',
  counter: 'which counters',
  payment: 'how it is played and paid',
  play: 'which card is played',
  reaction: 'which Reaction comes next',
  ability: 'which ability activates',
  'clean-up': 'what is kept',
  modifier: 'which change applies first',
  'optional-modifier': 'whether the change applies',
  die: 'what the roll counts as',
  'swap-orbs': 'whether to exhaust a Mana Orb to ready another',
  'shuffle-back': 'whether to shuffle the discard pile back into the deck',
  timestamps: 'in which order they arrive',
};

/** "You choose a target". */
export function decision(kind: DecisionKind, player: number, voice: Voice): string {
  if (kind === 'turn') return `${withOwner(player, 'turn', voice)}: ${ASKED.turn}`;
  return `${playerDoes(player, 'choose|chooses', voice)} ${ASKED[kind]}`;
}
