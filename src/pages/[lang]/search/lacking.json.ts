import type { APIRoute } from 'astro';
import { counterparts } from '../../../library/counterparts.ts';
import { lackedRules, languagePaths } from '../../../library/paths.ts';
import { volumesOf } from '../../../library/volume.ts';
import type { Lacking, LackingList } from '../../../rulebook/lacking.ts';
import type { Language } from '../../../rulebook/language.ts';

export const getStaticPaths = languagePaths;

/** Where the page of a missing address leads from a number that its edition lacks. */
export const GET: APIRoute<{ lang: Language }> = async ({ props: { lang } }) => {
  const books = await volumesOf(lang);
  const list: Record<string, Record<string, Lacking>> = {};
  for (const book of books) {
    const numbers: Record<string, Lacking> = {};
    for (const number of lackedRules(book, books)) {
      const other = books.find(({ rules }) => rules.has(number))!;
      const found = await counterparts(other, number);
      const here = found.find((one) => one.book.edition === book.edition)?.numbers ?? [];
      numbers[number] = { edition: other.edition, here };
    }
    list[book.edition] = numbers;
  }
  return Response.json(list satisfies LackingList);
};
