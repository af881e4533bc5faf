/** Everything that Italian says about a game being played. */

import { createPlayWords } from '../../say/play-words.ts';
import type { PlayWords } from '../../say/teller.ts';
import { optionWords } from './options.ts';
import { playNames } from './play.ts';
import { stepSentence } from './step-sentence.ts';
import { stepName } from './step-verb.ts';
import { traceWords } from './trace.ts';
import { unofferedWords } from './unoffered.ts';
import { whyNotWords } from './why-not.ts';

export const playWords: PlayWords = createPlayWords({
  code: 'it',
  names: playNames,
  trace: traceWords,
  step: stepSentence,
  stepName,
  options: optionWords,
  whyNot: whyNotWords,
  unoffered: unofferedWords,
  orb: (number, isExhausted) => `sfera di mana ${number}${isExhausted ? ' (consumata)' : ''}`,
  oneOf: (place, many) => `${place} di ${many}`,
});
