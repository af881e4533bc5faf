import type { APIRoute } from 'astro';
import { languagePaths } from '../../../library/paths.ts';
import type { Language } from '../../../rulebook/language.ts';
import { wholeCollection } from '../../../site/example/whole-collection.ts';

export const getStaticPaths = languagePaths;

/** The list of all cards that free play searches, and the data that it starts with. */
export const GET: APIRoute = async ({ params: { lang } }) =>
  Response.json(await wholeCollection(lang as Language));
