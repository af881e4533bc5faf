import { query } from '../../engine/query.ts';
import type { Game } from '../../engine/state/game.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import type { Ending } from './expectation.ts';
import type { Table } from './table.ts';

/** A game as it has come out, for expectations to be held against. */
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
