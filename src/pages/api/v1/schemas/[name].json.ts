import type { APIRoute } from 'astro';
import { answerSchema } from '../../../../api/documents.ts';
import { ANSWERS, type AnswerName } from '../../../../api/schema.ts';

export function getStaticPaths() {
  return (Object.keys(ANSWERS) as AnswerName[]).map((name) => ({
    params: { name },
    props: { name },
  }));
}

/** The JSON Schema of a kind of answer. */
export const GET: APIRoute<{ name: AnswerName }> = ({ props }) =>
  Response.json(answerSchema(props.name));
