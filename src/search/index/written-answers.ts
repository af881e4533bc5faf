import written from '../../../data/answers.json' with { type: 'json' };
import { type Language, LENDING_LANGUAGE } from '../../rulebook/language.ts';
import type { WrittenAnswers } from '../../rulebook/written-answers.ts';
import type { WrittenRow } from './file.ts';

const all: WrittenAnswers = written;

/** Returns the sentences that are written for a rule of the current edition, in a language. */
export function writtenAnswersOn(rule: string, language: Language): WrittenRow[] {
  return all.flatMap((one): WrittenRow[] => {
    if (('asks' in one ? one.rules[0] : one.rule) !== rule) return [];
    const said = 'asks' in one ? one.answer : one.says;
    const says = said[language] ?? said[LENDING_LANGUAGE]!;
    return [[says, 'asks' in one ? one.asks : one.on, 'asks' in one ? 1 : 0]];
  });
}
