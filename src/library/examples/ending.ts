import { query } from '../../engine/query.ts';
import type { Game } from '../../engine/state/game.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import type { Ending } from './expectation.ts';
import type { Table } from './table.ts';

/** The end of a game, with which expectations are compared. */
export function endingOf(game: Game, table: Table, trace: readonly TraceEntry[]): Ending {
  const asked = query(game);
  return {
    game,
    table,
    trace,
    decision: game.decision,
    result: game.result,
    computed: (object) => ({
      statistics: asked.statistics(object),
      keywords: Object.keys(asked.keywords(object)),
    }),
    expeditionStatistics: asked.expeditionStatistics,
    distance: asked.distance,
    terrains: asked.terrains,
  };
}
