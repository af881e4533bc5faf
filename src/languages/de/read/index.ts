/** The German grammar: the sentences that most printed cards have. */

import type { WithMeanings } from '../../read/meanings-for.ts';
import type { ReadingWords } from '../../read/reader.ts';
import { COUNTER_STEMS } from '../lexicon/table.ts';
import { abilities } from './ability.ts';
import { conditions } from './condition.ts';
import { references } from './reference.ts';
import { sentences } from './sentence.ts';
import { steps } from './step.ts';

/** The counters that cards name in one word, in its cases. */
const WHOLE_COUNTERS = Object.fromEntries(
  Object.entries(COUNTER_STEMS).map(([id, stem]) => {
    const word = `${stem.toLowerCase()}zähler`;
    return [id, [word, `${word}n`]];
  }),
);

const phrases = { ...references, ...conditions, ...steps, ...sentences, ...abilities };
phrases satisfies WithMeanings<typeof phrases>;

export const reading: ReadingWords = {
  elision: false,
  phrases,
  macros: {
    ein: 'ein|eine|einen|einem|einer|eines',
    kein: 'kein|keine|keinen|keinem|keiner|keines',
    der: 'der|die|das|den|dem|des',
    ander: 'anderer|andere|anderen|anderem|anderes|weiterer|weitere|weiteren',
    resupply: 'nachschub|@resupply',
    exhaustedResupply: 'erschöpfter nachschub|@exhausted-resupply',
    sabotage: 'sabotage|@sabotage',
    rush: 'forcieren|@rush',
    ascend: 'aufsteigend|@ascend',
    contact: 'in kontakt|@in-contact',
    gift: 'geschenk|@gift',
  },
  meaningful: /\d+\/\d+\/\d+/u,
  continued: /^(?:falls du das (?:nicht )?(?:tust|kannst)|andernfalls)(?!\p{L})/iu,
  completed: ['vollbracht'],
  shortTypes: {
    'expedition-permanent': ['Expeditionskarte'],
    'landmark-permanent': ['Wahrzeichen', 'Bleibende Karte'],
    token: ['Marke', 'Charakter-Marke'],
  },
  wholeCounters: WHOLE_COUNTERS,
  feminineKeywords: null,
  grammatical: {
    articles:
      'ein eine einen einem einer eines der die das den dem des alle jede jeder jedes jeden',
    subjects: 'du ich er sie es',
    ownersZones:
      'dein deine deiner deinen deinem sein seine seiner seines ihr ihre ihrer ihres besitzers',
    joints: 'in an aus auf von mit und dann auch je nach zum zur bei um',
    auxiliaries:
      'zu nutze nutzt nutzen sofort gespielt wird spielst einmal lassen bezahlen zahlen zurück sich',
    halfNegations: '',
    nounsBeside: 'aktion aktionen fähigkeiten fähigkeit limit karte karten',
    ofTokens:
      'marke marken soldatenmarke robotermarke illusionsmarke tiermarke gefährtenmarke vollbracht {j}',
    saidTwice: 'nur weitere weiteren anderen erhält',
  },
};
