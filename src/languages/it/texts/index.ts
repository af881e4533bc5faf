import type { LanguageTexts } from '../../texts/language-texts.ts';
import { api } from './api.ts';
import { atTheTable } from './at-the-table.ts';
import { between } from './between.ts';
import { book } from './book.ts';
import { commands } from './commands.ts';
import { words as deckCheck } from './deck-check.ts';
import { examplePages } from './example-pages.ts';
import { freeWords as freePlay } from './free-play.ts';
import { gameWords as game } from './game.ts';
import { grid } from './grid.ts';
import { learn } from './learn.ts';
import { offline } from './offline.ts';
import { pageTools } from './page-tools.ts';
import { practice } from './practice.ts';
import { record } from './record.ts';
import { reportWords as report } from './report.ts';
import { words as sandbox } from './sandbox.ts';
import { search } from './search.ts';
import { site } from './site.ts';

export const texts: LanguageTexts = {
  site,
  api,
  atTheTable,
  between,
  book,
  search,
  examplePages,
  sandbox,
  freePlay,
  commands,
  deckCheck,
  game,
  grid,
  learn,
  offline,
  pageTools,
  practice,
  record,
  report,
};
