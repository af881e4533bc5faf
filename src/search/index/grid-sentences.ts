import { grid } from '../../library/grid/grid.ts';
import { cellId } from '../../rulebook/grid.ts';
import type { Language } from '../../rulebook/language.ts';
import type { GridSentences } from '../grid.ts';

/** Returns the result of each pair of the grid as a sentence, by the id of its cell. */
export function gridSentencesIn(language: Language): GridSentences {
  const sentences = grid.cells.map((cell) => [
    cellId(...cell.pair),
    ('says' in cell ? cell.says : grid.reasons[cell.never]!.text)[language],
  ]);
  return Object.fromEntries(sentences);
}
