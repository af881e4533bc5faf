import type { PracticeTexts } from '../../languages/texts/language-texts.ts';

/** The texts of practice in the language of the page, loaded alone. */
export async function loadPractice(): Promise<PracticeTexts> {
  const language = document.documentElement.lang;
  const loaded: { practice: PracticeTexts } = await import(
    `../../languages/${language}/texts/practice.ts`
  );
  return loaded.practice;
}
