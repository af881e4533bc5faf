import { deflateRawSync } from 'node:zlib';
import { playsNamed } from '../../library/plays.ts';
import type { Language } from '../../rulebook/language.ts';
import { type SentPlays, sendPlays, type UnshownPlay } from '../../sandbox/model/play-data.ts';
import { playData } from './showing.ts';

/**
 * Returns the plays of an example that a page carries: its story in every edition, or its variants;
 * null where it has none. A page that shows an example needs one of its plays, and seldom those of the
 * other kind. The newest edition of the story includes its show. Those of older editions and of
 * variants, which few readers choose, would be 25 MB of the whole site: the engine computes them.
 */
export async function sentPlays(
  example: string,
  lang: Language,
  which: 'story' | 'variants',
): Promise<SentPlays | null> {
  const named = playsNamed(example).filter(({ id }) => (id === example) === (which === 'story'));
  const plays = await Promise.all(
    named.map(async (play): Promise<UnshownPlay> => {
      const data = await playData(play.id, play.edition, lang);
      const isShown = which === 'story' && play === named.at(-1);
      return isShown ? data : { ...data, show: null };
    }),
  );
  return plays.length > 0 ? sendPlays(plays as [UnshownPlay, ...UnshownPlay[]]) : null;
}

/**
 * Returns the plays of an example as a page carries them: base64 of deflated JSON, which `unpackPlays`
 * reads again. A reader gains nothing, since compression on the way finds the same; but as JSON they would
 * be 20 MB more of the whole site. Packing each board by what changed would save another 0.5 MB of 850
 * (measured over 132 pages drawn from the built site).
 */
export function packPlays(sent: SentPlays): string {
  return deflateRawSync(JSON.stringify(sent), { level: 9 }).toString('base64');
}
