import { getCollection } from 'astro:content';
import type { Language } from '../rulebook/language.ts';
import { questionFinder } from '../rulebook/questions.ts';
import { collected } from './collection.ts';
import { memo } from './memo.ts';
import { volumesOf } from './volume.ts';

/** Returns the function that finds players' questions on a rule in a language: `5.0 6.1.e`. */
export const ruleQuestions = memo(async (language: Language) => {
  const books = new Map((await volumesOf(language)).map((book) => [book.edition, book]));
  const sameAs = (rule: string) => {
    const [edition = '', number = ''] = rule.split(' ');
    return books.get(edition)?.rules.get(number)?.provenance?.same;
  };
  const changes = (await getCollection('changes')).map(({ data }) => data);
  return questionFinder(collected.questions[language].rules, sameAs, changes);
});
