/** The grid: how two statuses, keywords or zones interact. */

import { plainWords } from '../../languages/plain-words.ts';
import type { GridCell } from '../../library/grid/grid-file.ts';
import { GRID_TERMS, type GridTerm, gridTermOf } from '../../rulebook/grid.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Book } from '../rules/index.ts';
import { GRID } from './sources.ts';
import { Unanswerable } from './tool.ts';

/** Returns how two terms interact; for one term, how it does with each other. */
export function tellGrid(book: Book, asked: readonly string[]): string {
  const terms = asked.map((name) => gridTerm(book, name));
  const cells = GRID.cells.filter(({ pair }) => terms.every((term) => pair.includes(term)));
  if (terms.length > 1 && terms[0] === terms[1]) {
    throw new Unanswerable('Name two different terms, or one to see all of its pairs.');
  }
  return cells.map((cell) => tellCell(cell, book.language)).join('\n');
}

function gridTerm(book: Book, name: string): GridTerm {
  const id = book.term(name)?.id ?? name.toLowerCase();
  const term = gridTermOf(id);
  if (term) return term;
  throw new Unanswerable(`The grid has no row “${name}”. Its rows: ${GRID_TERMS.join(', ')}.`);
}

function tellCell(cell: GridCell, language: Language): string {
  const pair = cell.pair.join(' and ');
  if ('never' in cell) {
    const { rules, text } = GRID.reasons[cell.never]!;
    return `${pair}: they do not meet. ${plainWords(text[language], language)}${rulesInBrackets(rules)}`;
  }
  const { says, rules, play } = cell;
  return `${pair}: ${plainWords(says[language], language)}${rulesInBrackets(rules)} Played out: example ${play}`;
}

function rulesInBrackets(rules: readonly string[]): string {
  return rules.length > 0 ? ` (${rules.join(', ')})` : '';
}
