import { CANONICAL } from '../../engine/rules/edition.ts';
import { cellId, GRID_TERMS, gridPair } from '../../rulebook/grid.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import type { Problems } from '../problem.ts';
import type { Collection } from '../read/collection.ts';
import { checkExample } from './check-rulings.ts';
import type { KnownRules } from './known-rules.ts';

/** Checks that the grid has a cell for each pair, and that the plays, rules and reasons in it exist. */
export function checkGrid(
  { grid }: Collection,
  plays: ReadonlySet<string>,
  rules: KnownRules,
  problems: Problems,
): void {
  if (!grid) return;
  const { value, json, file } = grid;
  const checkRules = (numbers: readonly string[], path: (string | number)[], key = 'rules') => {
    for (const [i, rule] of numbers.entries()) {
      rules.check(rule, CANONICAL, json.place([...path, key, i]), 'the grid', problems);
    }
  };
  const reasons = Object.keys(value.reasons);
  for (const [i, row] of value.rows.entries()) checkRules(row.rules, ['rows', i]);
  for (const id of reasons) checkRules(value.reasons[id]!.rules, ['reasons', id]);
  const seen = new Set<string>();
  for (const [i, cell] of value.cells.entries()) {
    const [a, b] = cell.pair;
    const id = cellId(a, b);
    if (seen.has(id) || gridPair(a, b)[0] !== a || a === b) {
      problems.error(
        'schema',
        json.place(['cells', i, 'pair']),
        `the pair ${a}, ${b} stands twice or the wrong way round`,
        'Write each pair once, in the order of the rows.',
      );
    }
    seen.add(id);
    if ('play' in cell) {
      checkExample(cell.play, plays, json.place(['cells', i, 'play']), problems);
      checkRules(cell.rules, ['cells', i]);
      checkRules(cell.unmet ?? [], ['cells', i], 'unmet');
    } else if (!reasons.includes(cell.never)) {
      const near = nearestIds(cell.never, reasons);
      problems.error(
        'schema',
        json.place(['cells', i, 'never']),
        `there is no reason ${JSON.stringify(cell.never)}`,
        near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'Add it to the reasons.',
      );
    }
  }
  const lacking = GRID_TERMS.flatMap((a, at) => GRID_TERMS.slice(at + 1).map((b) => cellId(a, b)))
    .filter((id) => !seen.has(id))
    .join(', ');
  if (lacking === '') return;
  problems.error('schema', { file }, `the grid lacks ${lacking}`, 'Add a cell for each pair.');
}
