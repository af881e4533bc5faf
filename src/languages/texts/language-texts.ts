import type { TakeTexts } from '../../site/offline/take.ts';
import type { api } from '../en/texts/api.ts';
import type { book } from '../en/texts/book.ts';
import type { commands } from '../en/texts/commands.ts';
import type { examplePages } from '../en/texts/example-pages.ts';
import type { grid } from '../en/texts/grid.ts';
import type { learn } from '../en/texts/learn.ts';
import type { notation } from '../en/texts/notation.ts';
import type { practice } from '../en/texts/practice.ts';
import type { record } from '../en/texts/record.ts';
import type { site } from '../en/texts/site.ts';
import type { SheetTexts } from './at-the-table.ts';
import type { BetweenTexts } from './between.ts';
import type { DeckWords } from './deck-check.ts';
import type { FreeWords } from './free-play.ts';
import type { GameWords } from './game.ts';
import type { PageToolTexts } from './page-tools.ts';
import type { ReportWords } from './report.ts';
import type { Words } from './sandbox.ts';
import type { SearchWords } from './search.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the page about the API, for programmers. */
export type ApiTexts = TextsLike<typeof api>;

/** Texts of the book that one can take away, in one language. */
export type BookTexts = TextsLike<typeof book>;

/** Texts of the pages that show worked examples, and of free play. */
export type PageTexts = TextsLike<typeof examplePages>;

/** Texts of the page that has every status, keyword and zone against every other. */
export type GridTexts = TextsLike<typeof grid>;

/** Texts of the lessons for newcomers. */
export type LearnTexts = TextsLike<typeof learn>;

/** The words with which a position is written as text; each is read in every language. */
export type NotationWords = TextsLike<typeof notation>;

/** Texts of the pages on which readers practise. */
export type PracticeTexts = TextsLike<typeof practice>;

/** Every text of the interface, in one language. A language that lacks one does not compile. */
export type Texts = TextsLike<typeof site>;

/** Texts of commands: what they write into new files and say in a terminal. */
export type CommandTexts = TextsLike<typeof commands>;

/**
 * Every text of the interface in one language: a folder with a file for each part of the site. Pages
 * that need one part alone import its file, so that a browser loads no other.
 */
export interface LanguageTexts {
  readonly site: Texts;
  readonly api: ApiTexts;
  readonly atTheTable: SheetTexts;
  readonly between: BetweenTexts;
  readonly book: BookTexts;
  readonly search: SearchWords;
  readonly examplePages: PageTexts;
  readonly sandbox: Words;
  readonly freePlay: FreeWords;
  readonly commands: CommandTexts;
  readonly deckCheck: DeckWords;
  readonly game: GameWords;
  readonly grid: GridTexts;
  readonly learn: LearnTexts;
  readonly offline: TakeTexts;
  readonly pageTools: PageToolTexts;
  readonly practice: PracticeTexts;
  readonly record: RecordTexts;
  readonly report: ReportWords;
}

/** The texts of the record: its page, its feeds, and what it says on the page of a card. */
export type RecordTexts = TextsLike<typeof record>;
