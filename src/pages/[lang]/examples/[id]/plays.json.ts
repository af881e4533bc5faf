import type { APIRoute } from 'astro';
import { examplePaths } from '../../../../book/collection.ts';
import { playsNamed } from '../../../../book/plays.ts';
import { playData } from '../../../../components/examples/showing.ts';
import type { Language } from '../../../../rulebook/language.ts';
import { type PlayData, send } from '../../../../sandbox/session/play-data.ts';

export const getStaticPaths = examplePaths;

/** What brings an example to life. */
export const GET: APIRoute = async ({ params: { lang, id } }) => {
  const named = playsNamed(id!);
  const plays = await Promise.all(
    named.map((play) => playData(play.id, play.edition, lang as Language)),
  );
  return Response.json(send(plays as [PlayData, ...PlayData[]]));
};
