/** Why something is not offered or does not happen, in English. */

import type { ManaLacking } from '../../../engine/state/trace.ts';
import type { PlayWords } from '../../say/teller.ts';
import { manaMark } from '../../say/text.ts';
import { becauseOf, ofThing, thing } from './play.ts';
import { KEYWORD, STATUS } from './words.ts';

function statusWord(word: string | undefined): string | null {
  return STATUS[word as keyof typeof STATUS] ?? null;
}

/** How much mana a cost needs and how much is ready; empty where the cost lacks something else. */
function sayLackingMana(missing: ManaLacking | undefined): string {
  return missing ? `: ${manaMark(missing.needed)} needed, ${manaMark(missing.ready)} ready` : '';
}

/** What a trigger asks for, by the field of its filter. */
const ASKED: Readonly<Record<string, string>> = {
  type: 'type',
  subtype: 'sub-type',
  baseCost: 'Base Cost',
  handCost: 'Hand Cost',
  reserveCost: 'Reserve Cost',
  counters: 'counters',
};

export const whyNot: PlayWords['whyNot'] = {
  'ability-ignored': (entry, voice) =>
    `abilities${ofThing(entry.object, voice)} have no effect${becauseOf(entry.by, voice)}`,
  'already-has': (entry, voice) =>
    entry.object === null
      ? `the Expedition is already ${STATUS.ascended}`
      : `${thing(entry.object, voice)} ${statusWord(entry.word) === null ? 'has that status' : `is ${statusWord(entry.word)}`} already`,
  'cannot-activate': (entry, voice) =>
    `a Reaction${ofThing(entry.object, voice)} cannot activate${becauseOf(entry.by, voice)}`,
  'cannot-be-played': (entry, voice) =>
    `${thing(entry.object, voice)} cannot be played${becauseOf(entry.by, voice)}`,
  'cannot-gain-counters': (entry, voice) =>
    `${thing(entry.object, voice)} cannot gain counters${becauseOf(entry.by, voice)}`,
  'cannot-move': (entry, voice) =>
    `the Expedition cannot move forward${becauseOf(entry.by, voice)}`,
  'cannot-ready': (entry, voice) =>
    `${thing(entry.object, voice)} cannot be readied${becauseOf(entry.by, voice)}`,
  'cannot-take-control': (entry, voice) => `control${ofThing(entry.object, voice)} cannot be taken`,
  condition: (entry, voice) => `a condition${ofThing(entry.object, voice)} is not met`,
  cost: (entry, voice) =>
    `the cost${ofThing(entry.object, voice)} cannot be paid${sayLackingMana(entry.mana)}`,
  'does-not-have': (entry, voice) =>
    `${thing(entry.object, voice)} ${statusWord(entry.word) === null ? 'does not have that status' : `is not ${statusWord(entry.word)}`}`,
  'does-not-work': (entry, voice) =>
    `the ability${ofThing(entry.object, voice)} does not work there`,
  exhausted: (entry, voice) => `${thing(entry.object, voice)} is exhausted`,
  gone: (entry, voice) => `${thing(entry.object, voice)} is no longer where it was`,
  'daily-limit': (entry, voice) =>
    `the ability${ofThing(entry.object, voice)} was used a hundred times this Day`,
  'daily-limit-of-name': (entry, voice) =>
    `the Reaction${ofThing(entry.object, voice)} has activated a thousand times this Day, over all objects of that name`,
  'no-counters-here': (entry, voice) => `${thing(entry.object, voice)} cannot have counters there`,
  'no-status-here': (entry, voice) => `${thing(entry.object, voice)} cannot have a status there`,
  'nothing-there': () => 'there is nothing for the effect to apply to',
  'region-of-origin': () => 'the Expedition is where it started and cannot move backward',
  'opposite-region': () => 'the Expedition is at the end of its way and cannot move forward',
  arena: () => 'Expeditions do not move in the Arena',
  tough: (entry, voice) =>
    `${thing(entry.object, voice)} is Tough, and there is not enough mana to target it`,
  'already-target': (entry, voice) =>
    `${thing(entry.object, voice)} is a target of this step already`,
  trigger: (entry, voice) =>
    `the Reaction${ofThing(entry.by, voice)} does not activate, since ${thing(entry.object, voice)} does not have the ${ASKED[entry.word ?? ''] ?? 'statistics'} it asks for`,
  stays: (entry, voice) =>
    `${thing(entry.object, voice)} is ${statusWord(entry.word) ?? KEYWORD.eternal} and stays in play`,
};
