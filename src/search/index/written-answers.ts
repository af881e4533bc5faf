import written from '../../../data/answers.json' with { type: 'json' };
import type { Language } from '../../rulebook/language.ts';
import { writtenAnswersSchema } from '../../rulebook/written-answers.ts';
import type { WrittenRow } from './file.ts';

const all = writtenAnswersSchema.parse(written);

/** Returns the sentences that are written for a rule of the current edition, in a language. */
export function writtenAnswersOn(rule: string, language: Language): WrittenRow[] {
  return all.flatMap((one): WrittenRow[] => {
    if (('asks' in one ? one.rules[0] : one.rule) !== rule) return [];
    return ['asks' in one ? [one.answer[language], one.asks, 1] : [one.says[language], one.on, 0]];
  });
}
