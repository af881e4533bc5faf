import type { Language } from '../../rulebook/language.ts';
import type { PlayWords } from '../../wording/teller.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ playWords: PlayWords }>>> = {
  fr: () => import('../../wording/fr/play-words.ts'),
  en: () => import('../../wording/en/play-words.ts'),
  it: () => import('../../wording/it/play-words.ts'),
};

/** The words of one language for what happens at a table, loaded alone. */
export async function loadPlayWords(lang: Language): Promise<PlayWords> {
  return (await LOADERS[lang]()).playWords;
}
