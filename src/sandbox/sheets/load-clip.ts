import { loadReportWords } from '../../languages/texts/report.ts';
import type { Language } from '../../rulebook/language.ts';
import { addStyles } from '../../styles/add-styles.ts';
import type { LoadedClip } from './clip-sheet.tsx';

/**
 * Loads the sheet that makes a picture or a clip of a play.
 *
 * @param title of the play; without one, it is called free play
 */
export async function loadClip(
  lang: Language,
  address: string,
  title?: string,
): Promise<LoadedClip> {
  const [{ ClipSheet }, reportWords] = await Promise.all([
    withSheetStyles(import('./clip-sheet.tsx')),
    loadReportWords(lang),
  ]);
  return { ClipSheet, title: title ?? reportWords.freePlay, address, reportWords };
}

/** A module of what opens over the board, once its styles are there too. */
export async function withSheetStyles<Module>(loading: Promise<Module>): Promise<Module> {
  const [loaded, { default: styles }] = await Promise.all([
    loading,
    import('../styles/sheet.css?inline'),
  ]);
  addStyles(styles);
  return loaded;
}
