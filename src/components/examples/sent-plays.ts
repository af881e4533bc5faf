import { memo } from '../../book/memo.ts';
import { playsNamed } from '../../book/plays.ts';
import type { Language } from '../../rulebook/language.ts';
import { type PlayData, type SentPlays, send } from '../../sandbox/session/play-data.ts';
import { playData } from './showing.ts';

/** All plays of an example in a language, as pages carry or load them. */
export const sentPlays = memo(async (example: string, lang: Language): Promise<SentPlays> => {
  const plays = playsNamed(example).map(({ id, edition }) => playData(id, edition, lang));
  return send((await Promise.all(plays)) as [PlayData, ...PlayData[]]);
});
