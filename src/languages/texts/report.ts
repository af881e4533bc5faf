import type { Language } from '../../rulebook/language.ts';

/** The texts of a report about a moment of a play that looks wrong. */
export interface ReportWords {
  readonly title: string;
  /** The contents of the report, and that it holds nothing about its author. */
  readonly lead: string;
  readonly expected: string;
  readonly text: string;
  readonly copy: string;
  readonly open: string;
  readonly copied: string;
  /** The browser copies nothing: the text is selected, for the reader to copy. */
  readonly notCopied: string;
  /** The report does not fit into the address of the tracker. */
  readonly tooLong: string;
  /** The title of an issue: the play, its edition, and the step. */
  readonly issue: (played: string, edition: string, step: number) => string;
  /** The name of a play that is no worked example. */
  readonly freePlay: string;
  /** The label of each line of the report. */
  readonly lines: Readonly<
    Record<
      | 'expected'
      | 'link'
      | 'example'
      | 'edition'
      | 'step'
      | 'version'
      | 'rules'
      | 'position'
      | 'answers'
      | 'cards',
      string
    >
  >;
  /** In place of a part that the reader has left out. */
  readonly nothing: string;
}

/** The texts of one language, loaded alone. */
export async function loadReportWords(lang: Language): Promise<ReportWords> {
  const loaded: { reportWords: ReportWords } = await import(`../${lang}/texts/report.ts`);
  return loaded.reportWords;
}
