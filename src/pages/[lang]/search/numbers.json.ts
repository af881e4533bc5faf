import type { APIRoute } from 'astro';
import { meaningsElsewhere } from '../../../library/other-meanings.ts';
import { languagePaths, numbersOf } from '../../../library/paths.ts';
import { type Volume, volumesOf } from '../../../library/volume.ts';
import type { Language } from '../../../rulebook/language.ts';
import { letterOf } from '../../../rulebook/number.ts';
import type { ListedAbove, NumberList } from '../../../search/numbers.ts';

export const getStaticPaths = languagePaths;

/** The numbers of the newest edition in one language, for answers without the index. */
export const GET: APIRoute<{ lang: Language }> = async ({ props: { lang } }) => {
  const all = await volumesOf(lang);
  const [book] = all;
  const above = [...(book?.nodes.values() ?? [])].flatMap(
    ({ number, kind, title }): ListedAbove[] => (kind === 'section' ? [] : [[number, kind, title]]),
  );
  const sections = (book?.sections ?? []).map(({ number, title, rules }) => {
    const letters = rules.map((rule) => letterOf(rule.number)).join('');
    return [number, title, letters] as const;
  });
  const edition = book?.edition ?? '';
  const editions = all.map((one) => one.edition);
  const list = {
    edition,
    editions,
    above,
    sections,
    otherMeanings: book ? await otherMeaningsIn(book) : {},
  };
  return Response.json(list satisfies NumberList);
};

async function otherMeaningsIn(book: Volume): Promise<NumberList['otherMeanings']> {
  const found = await Promise.all(
    numbersOf(book).map(async (number) =>
      (await meaningsElsewhere(book, number)).map((other) => ({ ...other, number })),
    ),
  );
  const grouped = Map.groupBy(found.flat(), ({ edition }) => edition);
  return Object.fromEntries(
    [...grouped].map(([edition, all]) => [
      edition,
      Object.fromEntries(all.map(({ number, here }) => [number, here])),
    ]),
  );
}
