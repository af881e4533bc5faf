import type { APIRoute } from 'astro';
import { ruleData, sectionData } from '../../../../../api/rule.ts';
import { allVolumes } from '../../../../../library/paths.ts';
import type { Volume } from '../../../../../library/volume.ts';

export async function getStaticPaths() {
  return (await allVolumes()).flatMap((book) => {
    // A section without letters is a rule.
    const numbers = new Set([...book.sections.map(({ number }) => number), ...book.rules.keys()]);
    return [...numbers].map((number) => ({
      params: { edition: book.edition, lang: book.lang, number },
      props: { book, number },
    }));
  });
}

/** A rule, or a section with its rules. */
export const GET: APIRoute<{ book: Volume; number: string }> = async ({
  props: { book, number },
}) => {
  const rule = book.rules.get(number);
  if (rule) return Response.json(await ruleData(book, rule));
  const section = book.sections.find((candidate) => candidate.number === number);
  if (section) return Response.json(await sectionData(book, section));
  throw new Error(`The edition ${book.edition} has no rule or section "${number}".`);
};
