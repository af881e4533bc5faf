/** Why something is not offered or does not happen, in English. */

import type { WhyNotWords } from '../../say/why-not.ts';
import { becauseOf } from './play.ts';
import { KEYWORD, STATUS } from './words.ts';

/** What a trigger asks for, by the field of its filter. */
const ASKED: Readonly<Record<string, string>> = {
  type: 'type',
  subtype: 'sub-type',
  baseCost: 'Base Cost',
  handCost: 'Hand Cost',
  reserveCost: 'Reserve Cost',
  counters: 'counters',
};

export const whyNotWords: WhyNotWords = {
  because: becauseOf,
  lacking: (needed, ready) => `${needed} needed, ${ready} ready`,
  reasons: {
    'ability-ignored': ({ of, because }) => `abilities${of} have no effect${because}`,
    'already-has': ({ x, isExpedition, status }) =>
      isExpedition
        ? `the Expedition is already ${STATUS.ascended}`
        : `${x} ${status === null ? 'has that status' : `is ${STATUS[status]}`} already`,
    'cannot-activate': ({ of, because }) => `a Reaction${of} cannot activate${because}`,
    'cannot-be-played': ({ x, because }) => `${x} cannot be played${because}`,
    'cannot-gain-counters': ({ x, because }) => `${x} cannot gain counters${because}`,
    'cannot-move': ({ because }) => `the Expedition cannot move forward${because}`,
    'cannot-ready': ({ x, because }) => `${x} cannot be readied${because}`,
    'cannot-take-control': ({ of }) => `control${of} cannot be taken`,
    condition: ({ of }) => `a condition${of} is not met`,
    cost: ({ of, lacking }) => `the cost${of} cannot be paid${lacking}`,
    'does-not-have': ({ x, status }) =>
      `${x} ${status === null ? 'does not have that status' : `is not ${STATUS[status]}`}`,
    'does-not-work': ({ of }) => `the ability${of} does not work there`,
    exhausted: ({ x }) => `${x} is exhausted`,
    gone: ({ x }) => `${x} is no longer where it was`,
    'daily-limit': ({ of }) => `the ability${of} was used a hundred times this Day`,
    'daily-limit-of-name': ({ of }) =>
      `the Reaction${of} has activated a thousand times this Day, over all objects of that name`,
    'no-counters-here': ({ x }) => `${x} cannot have counters there`,
    'no-status-here': ({ x }) => `${x} cannot have a status there`,
    'nothing-there': () => 'there is nothing for the effect to apply to',
    'region-of-origin': () => 'the Expedition is where it started and cannot move backward',
    'opposite-region': () => 'the Expedition is at the end of its way and cannot move forward',
    arena: () => 'Expeditions do not move in the Arena',
    tough: ({ x }) => `${x} is Tough, and there is not enough mana to target it`,
    'already-target': ({ x }) => `${x} is a target of this step already`,
    trigger: ({ x, ofBy, word }) =>
      `the Reaction${ofBy} does not activate, since ${x} does not have the ${ASKED[word ?? ''] ?? 'statistics'} it asks for`,
    stays: ({ x, status }) =>
      `${x} is ${status === null ? KEYWORD.eternal : STATUS[status]} and stays in play`,
  },
};
