import { expect, it } from 'vitest';
import { findElsewhere } from './elsewhere.ts';

const LIST = { '4.0': { '2.2.12': ['2.2.10'], '7.3.30.a': [['sabotage', 'Sabotage']] } } as const;

it.each([
  ['2.2.12', { edition: '4.0', number: '2.2.12', targets: ['2.2.10'] }],
  ['7,3,30A', { edition: '4.0', number: '7.3.30.a', targets: [['sabotage', 'Sabotage']] }],
  ['6.1.z', null],
  ['constructor', null],
])('finds %j in another edition', (text, found) => {
  expect(findElsewhere(text, LIST)).toEqual(found);
});
