import type { APIRoute } from 'astro';
import { languagePaths } from '../../../library/paths.ts';
import type { Language } from '../../../rulebook/language.ts';
import { gridSentencesIn } from '../../../search/index/grid-sentences.ts';

export const getStaticPaths = languagePaths;

/** The result of each pair of the grid as a sentence, for the search. */
export const GET: APIRoute<{ lang: Language }> = ({ props: { lang } }) =>
  Response.json(gridSentencesIn(lang));
