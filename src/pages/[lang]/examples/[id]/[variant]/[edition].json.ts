import type { APIRoute, GetStaticPaths } from 'astro';
import { playPaths } from '../../../../../components/examples/play-paths.ts';
import { playData } from '../../../../../components/examples/showing.ts';
import type { Language } from '../../../../../rulebook/language.ts';
import { send } from '../../../../../sandbox/session/play-data.ts';

export const getStaticPaths = (() =>
  playPaths().filter(({ params }) => params.variant !== undefined)) satisfies GetStaticPaths;

/** What brings a variant of an example to life. */
export const GET: APIRoute = async ({ params: { lang, id, variant, edition } }) =>
  Response.json(send(await playData(`${id}/${variant}`, edition!, lang as Language)));
