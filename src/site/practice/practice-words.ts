import type { PracticeTexts } from '../../languages/texts/practice.ts';
import type { Language } from '../../rulebook/language.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ practice: PracticeTexts }>>> = {
  fr: () => import('../../languages/fr/texts/practice.ts'),
  en: () => import('../../languages/en/texts/practice.ts'),
  it: () => import('../../languages/it/texts/practice.ts'),
};

/** The texts of practice in the language of the page, loaded alone. */
export async function loadPractice(): Promise<PracticeTexts> {
  return (await LOADERS[document.documentElement.lang as Language]()).practice;
}
