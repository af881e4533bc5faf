import type { APIRoute } from 'astro';
import { collection } from '../../../book/collection.ts';
import { lexicon } from '../../../book/lexicon.ts';
import { languagePaths } from '../../../book/paths.ts';
import { volumes } from '../../../book/volume.ts';
import type { Language } from '../../../rulebook/language.ts';

export const getStaticPaths = languagePaths;

/** The names of terms, articles and cards in one language, for what is mistyped. */
export const GET: APIRoute<{ lang: Language }> = async ({ props: { lang } }) => {
  const terms = [...(await lexicon(lang)).values()].flatMap(({ data: { forms } }) => [
    forms.singular,
    ...(forms.plural ? [forms.plural] : []),
    ...forms.other,
  ]);
  const articles = (await volumes(lang)).flatMap((book) =>
    book.articles.map(({ data }) => data.title),
  );
  const cards = [...collection.values()].map(({ name }) => name[lang] ?? name.en);
  return Response.json([...new Set([...terms, ...articles, ...cards])]);
};
