import { CHECKS } from '../../languages/all-languages.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Block } from '../../rulebook/tree.ts';
import { sentencesOf } from './text-features.ts';

/** The first sentence of a rule that begins with what only the sentence before explains. */
export function findPointingBack(blocks: readonly Block[], language: Language): string | null {
  return sentencesOf(blocks).find((sentence) => CHECKS[language].pointsBack.test(sentence)) ?? null;
}

/** The sentence of a note that says that the rule is an exception, which is part of the rule. */
export function findException(blocks: readonly Block[], language: Language): string | null {
  return sentencesOf(blocks).find((sentence) => CHECKS[language].exception.test(sentence)) ?? null;
}
