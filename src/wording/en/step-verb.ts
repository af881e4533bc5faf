/** Names of steps and daily effects, in English. */

import type { StepVerb } from '../teller.ts';
import { DAILY } from './words.ts';

/** What a daily effect does, in a few words. */
export const DAILY_TOLD: typeof DAILY = {
  succeed: 'the next player becomes the first player',
  prepare: 'what is exhausted is readied',
  draw: 'each player draws two cards',
  expand: 'each player may make a card a Mana Orb',
  progress: 'facing Expeditions are compared',
  rest: 'Characters go to Reserve',
  'clean-up': 'what exceeds the limits goes',
  'check-victory': 'has anybody won?',
};

const VERBS: Record<StepVerb, string> = {
  ...DAILY,
  activate: 'activate abilities',
  'activate-reactions': 'Reactions activate',
  after: 'what comes after',
  'after-you': 'After You',
  ascend: 'Ascend',
  augment: 'Augment',
  'become-first-player': 'change the first player',
  cooldown: 'Cooldown',
  create: 'create',
  declare: 'move to Limbo',
  defect: 'defect',
  discard: 'discard',
  'distribute-counters': 'distribute counters',
  double: 'double',
  exchange: 'exchange',
  'exchange-boosts': 'exchange boosts',
  exhaust: 'exhaust',
  'exhausted-resupply': 'Exhausted Resupply',
  gain: 'gain a status',
  'gain-counters': 'gain counters',
  'gain-fleeting': 'gain Fleeting',
  look: 'look',
  lose: 'lose a status',
  'lose-counters': 'lose counters',
  'move-backward': 'move backwards',
  'move-forward': 'move forward',
  'move-marker': 'move a Terrain Marker',
  next: 'something for the next card',
  ongoing: 'something that lasts',
  pass: 'pass',
  pay: 'pay',
  phase: 'start of the phase',
  'place-marker': 'place a Terrain Marker',
  play: 'play',
  put: 'put',
  ready: 'ready',
  reshuffle: 'reshuffle',
  resolved: 'resolved',
  resupply: 'Resupply',
  return: 'return',
  reveal: 'reveal',
  roll: 'roll a die',
  rush: 'Rush',
  sabotage: 'Sabotage',
  sacrifice: 'sacrifice',
  send: 'send',
  shuffle: 'shuffle',
  spend: 'spend counters',
  'starting-mana': 'first Mana Orbs',
  switch: 'switch Expeditions',
  win: 'win',
};

/** The name of a step. */
export function verb(name: string): string {
  return VERBS[name as StepVerb] ?? name;
}
