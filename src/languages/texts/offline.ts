import type { Language } from '../../rulebook/language.ts';
import type { TakeTexts } from '../../site/offline/take.ts';

/** Loads the texts of offline copies in a language, without other texts. */
export async function loadOfflineTexts(lang: Language): Promise<TakeTexts> {
  const loaded: { offline: TakeTexts } = await import(`../${lang}/texts/offline.ts`);
  return loaded.offline;
}
