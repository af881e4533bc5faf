import type { APIRoute } from 'astro';
import { languagePaths } from '../../../library/paths.ts';
import type { Language } from '../../../rulebook/language.ts';
import { indexRulings } from '../../../site/between/rulings-index.ts';

export const getStaticPaths = languagePaths;

/** The rulings, by which the page finds those about its two cards. */
export const GET: APIRoute = ({ params: { lang } }) =>
  Response.json(indexRulings(lang as Language));
