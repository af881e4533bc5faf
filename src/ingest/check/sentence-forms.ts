import { CHECKS } from '../../languages/all-languages.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Block } from '../../rulebook/tree.ts';
import { sentencesOf } from './text-features.ts';

/** Finds the first sentence of a rule whose beginning refers to the sentence before. */
export function findPointingBack(blocks: readonly Block[], language: Language): string | null {
  return sentencesOf(blocks).find((sentence) => CHECKS[language].pointsBack.test(sentence)) ?? null;
}

/** Finds the sentence of a note that states an exception, which belongs in the rule. */
export function findException(blocks: readonly Block[], language: Language): string | null {
  return sentencesOf(blocks).find((sentence) => CHECKS[language].exception.test(sentence)) ?? null;
}
