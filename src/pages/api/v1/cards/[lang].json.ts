import type { APIRoute } from 'astro';
import { cardTextsData } from '../../../../api/library.ts';
import { languagePaths } from '../../../../library/paths.ts';
import type { Language } from '../../../../rulebook/language.ts';

export const getStaticPaths = languagePaths;

/** The texts on the face of every card in one language. */
export const GET: APIRoute<{ lang: Language }> = ({ props }) =>
  Response.json(cardTextsData(props.lang));
