import type { Language } from '../../rulebook/language.ts';
import type { PlayData, UnshownPlay } from '../model/play-data.ts';
import { loadPlayWords } from './play-words.ts';

/** A play with its show; loads the engine where the page carried none. */
export async function completePlay(play: UnshownPlay, lang: Language): Promise<PlayData> {
  if (play.show) return { ...play, show: play.show };
  const [{ withShow }, playWords] = await loadShowing(lang);
  return withShow(play, playWords);
}

/** Loads the engine and the words that it needs to compute a show. */
export function loadShowing(lang: Language) {
  return Promise.all([import('./placed-session.ts'), loadPlayWords(lang)]);
}
