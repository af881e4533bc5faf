import type { BetweenTexts } from '../../languages/texts/between.ts';
import type { Language } from '../../rulebook/language.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ between: BetweenTexts }>>> = {
  fr: () => import('../../languages/fr/texts/between.ts'),
  en: () => import('../../languages/en/texts/between.ts'),
  it: () => import('../../languages/it/texts/between.ts'),
};

/** The texts of the page in one language, loaded alone. */
export async function loadBetween(lang: Language): Promise<BetweenTexts> {
  return (await LOADERS[lang]()).between;
}
