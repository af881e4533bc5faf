/** Which parts of the engine a game needs, by the words in its cards and on its board. */

import type { Step } from '../cards/ability.ts';
import { ALTERING } from '../cards/compile.ts';
import { WRAPPERS } from '../cards/wrapper.ts';
import type { PartName } from '../rules/part.ts';
import type { Game } from '../state/game.ts';

/** The verbs of the part `verbs`. */
export const RARE_VERBS = [
  'activate',
  'after-you',
  'augment',
  'become-first-player',
  'defect',
  'distribute-counters',
  'double',
  'exchange',
  'exchange-boosts',
  'gain-subtypes',
  'lose-counters',
  'move-marker',
  'pass',
  'place-marker',
  'receive-gift',
  'shuffle',
  'switch',
  'take-control',
  'win',
] as const satisfies readonly Step['do'][];

/**
 * What in a game asks for each part: a field with its value, as in `do:roll`, or the name of a field that
 * holds a list.
 */
const NEEDED_FOR: Readonly<Record<PartName, readonly string[]>> = {
  alterations: [
    ...of('rule', [...ALTERING, 'ignore-abilities']),
    'keyword:gigantic',
    'do:place-marker',
    // What a Hero begins with, and what lies on regions, which can then be moved.
    'markers',
  ],
  beginning: ['kind:beginning'],
  costs: ['cost', 'kind:quick-action'],
  dice: ['do:roll'],
  modifiers: ['rule:instead', 'rule:also'],
  plays: ['do:play', 'do:rush'],
  tokens: ['do:create', 'do:receive-gift'],
  verbs: [...of('do', RARE_VERBS), 'in:mana'],
  // Playing a card to pay for something is an attempt.
  wrappers: of('do', [...WRAPPERS, 'rush']),
};

/** A field with each of some values. */
function of(field: string, values: readonly string[]): readonly string[] {
  return values.map((value) => `${field}:${value}`);
}

/** The parts that a game needs, now and however it goes on. */
export function partsFor({ library, objects, agenda, markers }: Game): readonly PartName[] {
  const words = new Set<string>();
  addWords('', [library, objects, agenda], words);
  if (markers.length > 0) words.add('markers');
  const names = Object.keys(NEEDED_FOR) as PartName[];
  return names.filter((name) => NEEDED_FOR[name].some((word) => words.has(word)));
}

/** Adds the fields of a value with their texts, and the names of those that are lists. */
function addWords(field: string, value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(`${field}:${value}`);
  else if (Array.isArray(value)) {
    words.add(field);
    for (const one of value) addWords(field, one, words);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) addWords(name, one, words);
  }
}
