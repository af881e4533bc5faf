import type { Language } from '../../rulebook/language.ts';
import type { TakeTexts } from '../../site/offline/take.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ offline: TakeTexts }>>> = {
  fr: () => import('../fr/texts/offline.ts'),
  en: () => import('../en/texts/offline.ts'),
  it: () => import('../it/texts/offline.ts'),
};

/** What taking the rulebook along says in a language, loaded alone. */
export async function loadOfflineTexts(lang: Language): Promise<TakeTexts> {
  return (await LOADERS[lang]()).offline;
}
