import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

/** Texts of the lessons for newcomers. */
export interface LearnTexts {
  readonly title: string;
  readonly lead: string;
  readonly start: string;
  /** In the place of the link to the first lesson, for who has begun. */
  readonly goOn: string;
  readonly lesson: (number: number) => string;
  readonly lessonOf: (number: number, count: number) => string;
  /** `#` is how many of the lessons are done. */
  readonly progress: (count: number) => string;
  readonly done: string;
  readonly forget: string;
  readonly task: string;
  readonly right: string;
  /** Shown after a move other than the one asked for. */
  readonly missed: string;
  /** A wrong answer to a question. */
  readonly wrong: string;
  readonly takeBack: string;
  readonly tryAgain: string;
  readonly answer: string;
  readonly trace: string;
  readonly rules: string;
  readonly next: string;
  readonly previous: string;
  readonly all: string;
  /** After the last lesson. */
  readonly finished: string;
  readonly nobody: string;
  readonly neighbours: string;
  readonly fromArticle: string;
}

export function learnTexts(lang: Language): LearnTexts {
  return TEXTS[lang].learn;
}
