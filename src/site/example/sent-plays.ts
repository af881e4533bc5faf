import { playsNamed } from '../../library/plays.ts';
import type { Language } from '../../rulebook/language.ts';
import { type PlayData, type SentPlays, sendPlays } from '../../sandbox/model/play-data.ts';
import { playData } from './showing.ts';

/**
 * What a page carries of an example: its story in every edition, or its variants; null where it has
 * none. A page that shows an example needs one of its plays, and seldom those of the other kind.
 */
export async function sentPlays(
  example: string,
  lang: Language,
  which: 'story' | 'variants',
): Promise<SentPlays | null> {
  const named = playsNamed(example).filter(({ id }) => (id === example) === (which === 'story'));
  const plays = await Promise.all(named.map(({ id, edition }) => playData(id, edition, lang)));
  return plays.length > 0 ? sendPlays(plays as [PlayData, ...PlayData[]]) : null;
}
