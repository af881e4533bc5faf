import { expect, it } from 'vitest';
import { INDEX } from '../ranking/test-index.ts';
import { fromColumns, toColumns } from './columns.ts';

it('turns rows into columns and back', () => {
  const columns = toColumns(INDEX.en);
  expect(columns.titles.map((column) => column.length)).toEqual([3, 3, 3]);
  expect(fromColumns(JSON.parse(JSON.stringify(columns)))).toEqual(INDEX.en);
});
