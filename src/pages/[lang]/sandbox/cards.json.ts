import type { APIRoute } from 'astro';
import { languagePaths } from '../../../book/paths.ts';
import { wholeCollection } from '../../../components/examples/whole-collection.ts';
import type { Language } from '../../../rulebook/language.ts';

export const getStaticPaths = languagePaths;

/** What free play begins with: every card as it is found. */
export const GET: APIRoute = async ({ params: { lang } }) =>
  Response.json(await wholeCollection(lang as Language));
