import { expect, test } from 'vitest';
import type { TraceEntry } from '../../engine/state/trace.ts';
import { decisiveEntry } from './decisive.ts';
import type { Expectation } from './example.ts';

const trace = [
  { id: 1, kind: 'step', verb: 'pay', cites: ['6.1.e'] },
  { id: 2, kind: 'step', verb: 'create', cites: ['6.1.e', '6.1.f'] },
  { id: 3, kind: 'step', verb: 'create', cites: ['6.1.e'] },
] as unknown as readonly TraceEntry[];

function expecting(...expectations: readonly object[]) {
  return {
    expect: expectations.map((expectation) => ({
      where: 'expect[0]',
      expectation: expectation as Expectation,
    })),
  };
}

test('is the first entry that an expectation with the rule means', () => {
  const play = expecting(
    { object: 'ordis-recruit', zone: 'expedition' },
    { trace: { kind: 'step', verb: 'create', cites: ['6.1.e'] } },
  );
  expect(decisiveEntry(play, trace, '6.1.e')?.id).toBe(2);
});

test('is none where no expectation names the rule', () => {
  const play = expecting({ trace: { kind: 'step', verb: 'create', cites: ['6.1.f'] } });
  expect(decisiveEntry(play, trace, '6.1.e')).toBeNull();
});
