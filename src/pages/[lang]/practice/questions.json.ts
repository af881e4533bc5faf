import type { APIRoute } from 'astro';
import { languagePaths } from '../../../library/paths.ts';
import type { Language } from '../../../rulebook/language.ts';
import { sentQuestions } from '../../../site/practice/question-data.ts';

export const getStaticPaths = languagePaths;

/** Every question in a language, loaded when a reader begins to practise. */
export const GET: APIRoute = async ({ props }) => {
  const lang = props.lang as Language;
  return Response.json(await sentQuestions(lang));
};
