import type { APIRoute } from 'astro';
import { languagePaths } from '../../../book/paths.ts';
import { editions, volume } from '../../../book/volume.ts';
import type { Language } from '../../../rulebook/language.ts';
import { letterOf } from '../../../rulebook/number.ts';
import type { ListedAbove, NumberList } from '../../../search/numbers.ts';

export const getStaticPaths = languagePaths;

/** The numbers of the current edition in one language, for answers without the index. */
export const GET: APIRoute<{ lang: Language }> = async ({ props: { lang } }) => {
  const edition = (await editions())[0]?.edition ?? '';
  const book = await volume(edition, lang);
  const above = [...(book?.nodes.values() ?? [])].flatMap(
    ({ number, kind, title }): ListedAbove[] => (kind === 'section' ? [] : [[number, kind, title]]),
  );
  const sections = (book?.sections ?? []).map(({ number, title, rules }) => {
    const letters = rules.map((rule) => letterOf(rule.number)).join('');
    return [number, title, letters] as const;
  });
  return Response.json({ edition, above, sections } satisfies NumberList);
};
