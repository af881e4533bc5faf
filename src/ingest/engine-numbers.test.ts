import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citable } from '../engine/rules/edition.ts';
import { changesSchema } from '../rulebook/changes.ts';
import { engineNumbers } from './engine-numbers.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { before, changes } = changesSchema.parse(read('data/editions/4.0/changes.json'));

test('the engine has the numbers of the crosswalk', () => {
  expect(read('data/generated/numbers-2024-09.json')).toEqual(engineNumbers(before, changes));
});

test('a rule of the edition before is cited for what became of it', () => {
  const rules = citable('2024-09');
  for (const { from, to, kind } of changes) {
    if (kind !== 'same' && kind !== 'renumbered') continue;
    expect(rules.get(from[0]!), from[0]).toContain(to[0]);
  }
});

test('a section has a row of letters; what is elsewhere or was several has its numbers', () => {
  const table = engineNumbers('2024-09', [
    { from: ['1.1.a'], to: ['1.1.a'], kind: 'same' },
    { from: ['1.1.b', '1.1.c'], to: ['1.1.b'], kind: 'merged' },
    { from: [], to: ['1.1.c'], kind: 'new' },
    { from: ['1.1.d'], to: ['1.1.d'], kind: 'same' },
    { from: ['1.2.b'], to: ['1.1.e'], kind: 'renumbered' },
    { from: ['1.3.a'], to: ['1.4.b'], kind: 'renumbered' },
  ]);
  expect(table).toEqual({
    '1.1': 'a--d',
    '1.1.b': '1.1.b 1.1.c',
    '1.1.e': '1.2.b',
    '1.4': '-a>1.3',
  });
});
