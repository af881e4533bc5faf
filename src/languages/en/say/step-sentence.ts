/** Sentences about steps, in English: who does what, or what happens where nobody does it. */

import { predicateOfStep, type StepForms } from '../../say/step-forms.ts';
import type { Entry, StepVerb, Voice } from '../../say/teller.ts';
import { does } from './play.ts';
import { verb } from './step-verb.ts';
import { DAILY } from './words.ts';

const DOES: StepForms = {
  activate: 'activate|activates|an ability|abilities',
  'activate-reactions': 'activate|activates|a Reaction|Reactions',
  after: 'set up|sets up|an effect for after the daily effect',
  'after-you': 'use|uses|After You',
  ascend: 'make|makes|an Expedition Ascend|Expeditions Ascend',
  augment: 'Augment|Augments',
  'become-first-player': 'change|changes|the first player',
  cease: 'make|makes|an object cease to exist|objects cease to exist',
  'check-victory': 'check|checks|whether the game is won',
  'clean-up': 'clean up|cleans up',
  complete: 'complete|completes|a Feat|Feats',
  cooldown: 'apply|applies|Cooldown',
  create: 'create|creates|a token|tokens',
  declare: 'move|moves|the card to Limbo',
  defect: 'make|makes|a Character defect|Characters defect',
  discard: 'discard|discards',
  'distribute-counters': 'distribute|distributes|counters',
  double: 'double|doubles|counters',
  draw: 'draw|draws|a card|cards',
  emblem: 'create|creates|an Emblem|Emblems',
  'end-turn': 'end|ends|the turn',
  exchange: 'exchange|exchanges|cards',
  'exchange-boosts': 'exchange|exchanges|boosts',
  exhaust: 'exhaust|exhausts|an object|objects',
  'exhausted-resupply': 'use|uses|Exhausted Resupply',
  expand: 'make|makes|a card a Mana Orb|cards Mana Orbs',
  fail: 'fail|fails|to move forward',
  'first-player': 'become|becomes|the first player',
  gain: 'give|gives|a status|statuses',
  'gain-counters': 'give|gives|counters',
  'gain-fleeting': 'give|gives|Fleeting',
  'gain-status': 'give|gives|a status|statuses',
  'gain-subtypes': 'give|gives|sub-types',
  look: 'look|looks|at a card|at cards',
  lose: 'take away|takes away|a status|statuses',
  'lose-ascended': 'end|ends|the status Ascended',
  'lose-counters': 'take away|takes away|counters',
  'lose-status': 'take away|takes away|a status|statuses',
  move: 'move|moves|an object|objects',
  'move-backward': 'move|moves|an Expedition backward|Expeditions backward',
  'move-expedition': 'move|moves|an Expedition|Expeditions',
  'move-forward': 'move|moves|an Expedition forward|Expeditions forward',
  'move-marker': 'move|moves|a Terrain Marker|Terrain Markers',
  next: 'set up|sets up|an effect for the next card',
  ongoing: 'set up|sets up|an effect that lasts',
  pass: 'pass|passes',
  pay: 'pay|pays',
  phase: 'start|starts|the phase',
  'place-marker': 'place|places|a Terrain Marker|Terrain Markers',
  play: 'put|puts|the card into play',
  prepare: 'ready|readies|what is exhausted',
  progress: 'compare|compares|Expeditions',
  put: 'put|puts|an object elsewhere|objects elsewhere',
  ready: 'ready|readies|an object|objects',
  'receive-gift': 'receive|receives|the same',
  relocate: 'move|moves|an object to another Expedition|objects to other Expeditions',
  reshuffle: 'shuffle|shuffles|the discard pile back into the deck',
  resolved: 'finish|finishes|the resolution',
  rest: 'move|moves|Characters to Reserve',
  resupply: 'Resupply|Resupplies',
  return: 'return|returns|an object|objects',
  reveal: 'reveal|reveals|a card|cards',
  'reveal-top': 'reveal|reveals|the top card of a deck',
  roll: 'roll|rolls|a die|dice',
  rush: 'Rush|Rushes',
  sabotage: 'Sabotage|Sabotages',
  sacrifice: 'sacrifice|sacrifices',
  send: 'send|sends|an object|objects',
  shuffle: 'shuffle|shuffles|a deck|decks',
  spend: 'spend|spends|counters',
  'starting-mana': 'make|makes|the first Mana Orbs',
  succeed: 'change|changes|the first player',
  'swap-orbs': 'exhaust|exhausts|one Mana Orb to ready another',
  switch: 'make|makes|a Character switch Expeditions|Characters switch Expeditions',
  'take-control': 'take|takes|control of an object|control of objects',
  together: 'do|does|several things at once',
  top: 'move|moves|the top card of a deck',
  win: 'win|wins|the game',
};

/** What happens in a step that no player does. */
const HAPPENS: Partial<Record<StepVerb, string>> = {
  'activate-reactions': 'Reactions activate',
  after: 'the daily effect is over',
  'clean-up': `${DAILY['clean-up']} takes place`,
  draw: 'the players draw',
  expand: `${DAILY.expand} takes place`,
  phase: 'the phase has begun',
  prepare: `${DAILY.prepare} takes place`,
  progress: `${DAILY.progress} takes place`,
  reshuffle: 'a discard pile is shuffled back into the deck',
  rest: `${DAILY.rest} takes place`,
  'starting-mana': 'the players make their first Mana Orbs',
  succeed: `${DAILY.succeed} takes place`,
};

/** "Alma draws cards", "Rest takes place". */
export function stepSentence(entry: Entry<'step'>, voice: Voice): string {
  const { player, actions, cost } = entry;
  if (player === null)
    return HAPPENS[entry.verb as StepVerb] ?? `this happens: ${verb(entry.verb)}`;
  if (cost) return does(player, 'pay the cost|pays the cost', voice);
  const predicate = predicateOfStep(DOES, entry.verb, actions);
  return does(player, predicate ?? `do this: ${entry.verb}|does this: ${entry.verb}`, voice);
}
