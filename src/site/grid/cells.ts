import { address } from '../../addresses/address.ts';
import { withIconWords } from '../../languages/icon-word.ts';
import { decidingEntry, grid, playOfCell } from '../../library/grid/grid.ts';
import type { GridCell, PlayedCell } from '../../library/grid/grid-file.ts';
import { cellId, type GridTerm } from '../../rulebook/grid.ts';
import type { Language } from '../../rulebook/language.ts';
import { flattenLines } from '../../sandbox/board-view/show.ts';
import { stepFragment } from '../../sandbox/model/fragment.ts';
import { playData } from '../example/showing.ts';

/** The result of a pair, in a language. */
export interface ToldCell {
  readonly cell: PlayedCell;
  /** The sentence of the event that decides the result. */
  readonly sentence: string;
  /** The story of the play, if the play was written for this cell; null otherwise. */
  readonly story: string | null;
  /** Numbers as the engine cites them, those of rules whose condition is not met last. */
  readonly rules: readonly string[];
  readonly title: string;
  /** The play at the step that decides. */
  readonly href: string;
  /** The sentence of an older edition, where it differs. */
  readonly before: { readonly edition: string; readonly sentence: string } | null;
}

const cells = new Map(grid.cells.map((cell) => [cellId(...cell.pair), cell]));

/** The cell of two rows, in whichever order; undefined where the data have none. */
export function cellOf(a: GridTerm, b: GridTerm): GridCell | undefined {
  return cells.get(cellId(a, b));
}

/** Returns the result of a cell by its play in an edition, and beside it in the edition before. */
export async function tellCell(
  cell: PlayedCell,
  lang: Language,
  edition: string,
  older: string | null,
): Promise<ToldCell> {
  const [example = '', variant = null] = cell.play.split('/');
  const told = await sentenceOf(cell, edition, lang);
  if (!told) throw new Error(`The play ${cell.play} has no event as data/grid.json says.`);
  const { sentence, stop, title, story } = told;
  const before = older === null ? null : await sentenceOf(cell, older, lang);
  const step = stepFragment({ step: stop, edition: null, variant, outcomes: null });
  return {
    cell,
    sentence,
    story: cell.story ? story : null,
    rules: [...cell.rules, ...(cell.unmet ?? [])],
    title,
    href: `${address.example(lang, example)}#${step}`,
    before:
      older !== null && before && before.sentence !== sentence
        ? { edition: older, sentence: before.sentence }
        : null,
  };
}

/** The sentence that decides in an edition; null where the cell is not played so in it. */
async function sentenceOf(cell: PlayedCell, edition: string, lang: Language) {
  const play = playOfCell(cell, edition);
  const entry = play ? decidingEntry(cell, play) : null;
  if (!play || !entry) return null;
  const { show, story } = await playData(play.id, edition, lang);
  const line = flattenLines(show.lines).find(({ id }) => id === entry.id);
  if (!line) return null;
  return {
    sentence: withIconWords(line.said, lang),
    stop: line.stop,
    title: play.title[lang],
    story,
  };
}
