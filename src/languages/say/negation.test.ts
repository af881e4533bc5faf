import { expect, test } from 'vitest';
import type { Condition } from '../../engine/cards/ability.ts';
import { oppositeOf } from './negation.ts';

const exists = { type: 'character' } as const;
const amount = { counters: 'boost', on: 'me' } as const;

test.each<readonly [Condition, Condition | null]>([
  [{ exists }, { exists, exactly: 0 }],
  [{ exists, exactly: 0 }, { exists }],
  [
    { exists, atLeast: 1 },
    { exists, exactly: 0 },
  ],
  [
    { exists, atLeast: 2 },
    { exists, atMost: 1 },
  ],
  [
    { exists, atMost: 2 },
    { exists, atLeast: 3 },
  ],
  [{ exists, exactly: 2 }, null],
  [{ exists, atLeast: 1, atMost: 2 }, null],
  [{ exists, atLeast: { x: true } }, null],
  [
    { amount, atLeast: 3 },
    { amount, atMost: 2 },
  ],
  [
    { amount, exactly: 0 },
    { amount, atLeast: 1 },
  ],
  [
    { is: 'it', filter: { status: 'fleeting' } },
    { is: 'it', filter: { without: 'fleeting' } },
  ],
  [{ is: 'it', filter: { type: 'character', status: 'fleeting' } }, null],
  [{ not: { firstPlayer: 'you' } }, { firstPlayer: 'you' }],
  [{ firstPlayer: 'you' }, null],
])('what holds where %j does not', (condition, other) => {
  expect(oppositeOf(condition)).toEqual(other);
});
