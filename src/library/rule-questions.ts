import { getCollection } from 'astro:content';
import type { Language } from '../rulebook/language.ts';
import { questionFinder, questionsSchema } from '../rulebook/questions.ts';
import { memo } from './memo.ts';
import { volumesOf } from './volume.ts';

const files = import.meta.glob<unknown>('../../data/questions/rules/*.json', {
  eager: true,
  import: 'default',
});

/** Returns the function that finds players' questions on a rule in a language: `5.0 6.1.e`. */
export const ruleQuestions = memo(async (language: Language) => {
  const questions = files[`../../data/questions/rules/${language}.json`] ?? {};
  const books = new Map((await volumesOf(language)).map((book) => [book.edition, book]));
  const sameAs = (rule: string) => {
    const [edition = '', number = ''] = rule.split(' ');
    return books.get(edition)?.rules.get(number)?.provenance?.same;
  };
  const changes = (await getCollection('changes')).map(({ data }) => data);
  return questionFinder(questionsSchema.parse(questions), sameAs, changes);
});
