import type { TakeTexts } from '../../site/offline/take.ts';
import type { ApiTexts } from './api.ts';
import type { SheetTexts } from './at-the-table.ts';
import type { BetweenTexts } from './between.ts';
import type { BookTexts } from './book.ts';
import type { SwitchedTexts } from './coverage.ts';
import type { DeckWords } from './deck-check.ts';
import type { PageTexts } from './example-pages.ts';
import type { FreeWords } from './free-play.ts';
import type { GameWords } from './game.ts';
import type { GridTexts } from './grid.ts';
import type { LearnTexts } from './learn.ts';
import type { PageToolTexts } from './page-tools.ts';
import type { PracticeTexts } from './practice.ts';
import type { RecordTexts } from './record.ts';
import type { ReportWords } from './report.ts';
import type { Words } from './sandbox.ts';
import type { SearchWords } from './search.ts';
import type { SharingTexts } from './sharing.ts';
import type { Texts } from './site.ts';
import type { SkeletonTexts } from './skeleton.ts';
import type { TerminalTexts } from './terminal.ts';

/**
 * Every text of the interface in one language: a folder with a file for each part of the site. Pages
 * that need one part alone import its file, so that a browser loads no other.
 */
export interface LanguageTexts {
  readonly site: Texts;
  readonly sharing: SharingTexts;
  readonly api: ApiTexts;
  readonly atTheTable: SheetTexts;
  readonly between: BetweenTexts;
  readonly book: BookTexts;
  readonly search: SearchWords;
  readonly examplePages: PageTexts;
  readonly sandbox: Words;
  readonly freePlay: FreeWords;
  readonly deckCheck: DeckWords;
  readonly coverage: SwitchedTexts;
  readonly game: GameWords;
  readonly grid: GridTexts;
  readonly learn: LearnTexts;
  readonly offline: TakeTexts;
  readonly pageTools: PageToolTexts;
  readonly practice: PracticeTexts;
  readonly record: RecordTexts;
  readonly report: ReportWords;
  readonly skeleton: SkeletonTexts;
  readonly terminal: TerminalTexts;
}
