/** The English grammar. */

import type { WithMeanings } from '../../read/meanings-for.ts';
import type { ReadingWords } from '../../read/reader.ts';
import { abilities } from './ability.ts';
import { conditions } from './condition.ts';
import { references } from './reference.ts';
import { sentences } from './sentence.ts';
import { steps } from './step.ts';

const phrases = { ...references, ...conditions, ...steps, ...sentences, ...abilities };
phrases satisfies WithMeanings<typeof phrases>;

export const reading: ReadingWords = {
  elision: false,
  phrases,
  macros: {
    when: 'when|whenever',
    cannot: "can't|cannot",
    with: 'with',
    someCards: 'one or more cards|at least one card',
    resupply: 'resupply|resupplies|@resupply',
    exhaustedResupply: 'exhausted resupply|exhausted resupplies|@exhausted-resupply',
    sabotage: 'sabotage|sabotages|@sabotage',
    rush: 'rush|@rush',
    ascend: 'ascend|ascends|@ascend',
    contact: 'in contact|@in-contact',
    gift: 'gift|@gift',
  },
  /** Round brackets that say something; all others remind. */
  meaningful: /\d+\/\d+\/\d+|at most$/u,
  continued: /^if you don't\b/iu,
  completed: ['completed'],
  shortTypes: { 'landmark-permanent': ['Landmark'], token: ['token'] },
  feminineKeywords: null,
  grammatical: {
    articles: 'a an the one any each all both',
    subjects: 'you it i',
    ownersZones: "your their owner's player's",
    joints: "of in to by that that's and then also if else yet where again among",
    auxiliaries: 'have pay may does played coming immediately instead',
    halfNegations: '',
    nounsBeside: "permanent permanents cards action terrain total die's day's",
    ofTokens:
      'token tokens companion soldier illusion robot animal leviathan plant quest completed {j}',
    saidTwice: 'only another ascended gains directly',
  },
};
