import type { APIRoute } from 'astro';
import { grid } from '../../../library/grid/grid.ts';
import { languagePaths } from '../../../library/paths.ts';
import { cellId } from '../../../rulebook/grid.ts';
import type { Language } from '../../../rulebook/language.ts';
import type { GridSentences } from '../../../search/grid.ts';

export const getStaticPaths = languagePaths;

/** The result of each pair of the grid as a sentence, for the search. */
export const GET: APIRoute<{ lang: Language }> = ({ props: { lang } }) => {
  const sentences = grid.cells.map((cell) => [
    cellId(...cell.pair),
    ('says' in cell ? cell.says : grid.reasons[cell.never]!.text)[lang],
  ]);
  return Response.json(Object.fromEntries(sentences) satisfies GridSentences);
};
