import { expect, it } from 'vitest';
import { INDEX } from '../ranking/test-index.ts';
import { fromColumns, toColumns } from './columns.ts';
import type { IndexFile } from './file.ts';

it('turns rows into columns and back', () => {
  const columns = toColumns(INDEX.en);
  expect(columns.columns['titles 2']).toBe('Objects~The hand~Night');
  expect(fromColumns(JSON.parse(JSON.stringify(columns)))).toEqual(INDEX.en);
});

it('writes numbers by what they have before them', () => {
  const numbered: IndexFile['rules'] = [
    [[[0, '6.1.a']], '', '', [], 0, []],
    [
      [
        [0, '6.1.b'],
        [1, '6.1.b'],
      ],
      '',
      '',
      ['one?', 'two?'],
      0,
      [],
    ],
    [
      [
        [0, '6.1.c'],
        [1, '6.2.d'],
      ],
      '',
      '',
      [],
      0,
      [],
    ],
    [[[1, '6.2.e']], '', '', [], 1, ['6.1.c', '6.1.a']],
    [
      [
        [0, '7.1'],
        [1, '7'],
      ],
      '',
      '',
      [],
      0,
      [],
    ],
  ];
  const columns = toColumns({ ...INDEX.en, rules: numbered });
  expect(columns.columns['rules 0']).toBe('6.1.a~.b +~.c +6.2.d~+.e~7.1 +7');
  expect(fromColumns(columns).rules).toEqual(numbered);
});

it('refuses what would be read as two', () => {
  const rules: IndexFile['rules'] = [[[[0, '6.1.a']], '', '', ['one|two?'], 0, []]];
  expect(() => toColumns({ ...INDEX.en, rules })).toThrow('parts texts by "|"');
});
