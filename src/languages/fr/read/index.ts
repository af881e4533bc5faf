/** The French grammar. */

import type { WithMeanings } from '../../read/meanings-for.ts';
import type { ReadingWords } from '../../read/reader.ts';
import { FEMININE_KEYWORDS } from '../lexicon/table.ts';
import { abilities } from './ability.ts';
import { conditions } from './condition.ts';
import { references } from './reference.ts';
import { sentences } from './sentence.ts';
import { steps } from './step.ts';

const phrases = { ...references, ...conditions, ...steps, ...sentences, ...abilities };
phrases satisfies WithMeanings<typeof phrases>;

export const reading: ReadingWords = {
  elision: true,
  phrases,
  macros: {
    de: "de|d'|des|du",
    if: "si|s'",
    when: "lorsque|lorsqu'|quand",
    each: 'chaque fois',
    gain: 'gagne|gagnent|gagner|gagnez',
    lose: 'perd|perds|perdent|perdre|perde',
    create: 'créez|créer|crée',
    play: 'immédiatement? (jouez|jouer|joue) immédiatement?',
    resupply: 'ravitaillez|ravitailler|ravitaille|@resupply',
    rush: 'foncez|foncer|@rush',
    ascend: "s'élève|s'élever|s'élèvent|@ascend",
    contact: 'en contact|@in-contact',
    gift: 'don|@gift',
  },
  meaningful: /\d+\/\d+\/\d+|au maximum$/u,
  continued: /^(?:si vous ne le faites pas|si vous l['’]avez fait|sinon)\b/iu,
  completed: ['accompli', 'accomplie'],
  shortTypes: {
    'landmark-permanent': ['Repère', 'Permanent'],
    'landmark-token': ['Jeton Repère'],
    token: ['Jeton'],
  },
  feminineKeywords: new RegExp(
    `(?<!\\p{L})(?:${Object.values(FEMININE_KEYWORDS).join('|')}|je suis sacrifiée|je ne peux pas être jouée)(?!\\p{L})`,
    'iu',
  ),
  grammatical: {
    articles: "un une le la l' les chaque tous toutes chacun",
    subjects: 'vous il je',
    ownersZones: 'votre vos sa',
    joints:
      "à de d' en au vers dans entre que qu' et puis ensuite pour s' également aussi encore bien",
    auxiliaries: 'est faire payer jouer joué jouées venant deviez immédiatement',
    halfNegations: "ne n' pas",
    nounsBeside: 'carte cartes terrain statistique cible',
    ofTokens:
      'jeton jetons compagnon soldat illusion robot animal léviathan plante quête accompli accomplie {j}',
    saidTwice: 'seul exactement premier autre ciblée élevées adverse ci',
  },
};
