import type { Language } from '../../rulebook/language.ts';
import type { reportWords } from '../en/texts/report.ts';
import type { TextsLike } from './texts-like.ts';

/** The texts of a report about a moment of a play that looks wrong. */
export type ReportWords = TextsLike<typeof reportWords>;

/** The texts of one language, loaded alone. */
export async function loadReportWords(lang: Language): Promise<ReportWords> {
  const loaded: { reportWords: ReportWords } = await import(`../${lang}/texts/report.ts`);
  return loaded.reportWords;
}
