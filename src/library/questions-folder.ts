import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byEachLanguage } from '../rulebook/by-language.ts';
import type { Language } from '../rulebook/language.ts';
import { type QuestionKind, type Questions, questionsSchema } from '../rulebook/questions.ts';

/** Players' questions of each language, by the kind of what answers them. */
export type AskedQuestions = Readonly<Record<Language, Readonly<Record<QuestionKind, Questions>>>>;

/** Reads all players' questions of a data folder. Throws if a file does not match its schema. */
export function readQuestions(data: string): AskedQuestions {
  return byEachLanguage((language) => {
    const ofKind = (kind: QuestionKind) =>
      readFile(join(data, 'questions', kind, `${language}.json`));
    return {
      rules: ofKind('rules'),
      articles: ofKind('articles'),
      terms: ofKind('terms'),
      rulings: ofKind('rulings'),
      pages: ofKind('pages'),
      unanswered: ofKind('unanswered'),
    };
  });
}

/** Reads a file of questions; a language that nobody asks in has none. */
function readFile(file: string): Questions {
  if (!existsSync(file)) return {};
  const read = questionsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file}: ${read.error.message}`);
  return read.data;
}
