import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { examplePaths } from '../../../book/collection.ts';
import { sentPlays } from '../../../components/examples/sent-plays.ts';

export const getStaticPaths = examplePaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** What brings an example to life on the pages of this site, in one language. */
export const GET: APIRoute<Props> = async ({ props: { lang, example } }) =>
  Response.json(await sentPlays(example.id, lang));
