import { expect, test } from 'vitest';
import type { TraceEntry } from '../../engine/state/trace.ts';
import { entriesLike, foundInOneStep, foundInOrder } from './pattern.ts';

const recruit = (object: number) => ({
  object,
  card: 'ordis-recruit',
  name: 'Ordis Recruit',
  owner: 0,
  controller: 0,
  zone: 'expedition' as const,
});

const to = { zone: 'expedition' as const, player: 0 };
const step = (id: number, verb: string): TraceEntry => ({
  id,
  parent: null,
  cites: ['6.1.c'],
  kind: 'step',
  verb,
  player: 0,
  source: null,
  actions: 2,
});
const create = (id: number, parent: number, object: number): TraceEntry => ({
  id,
  parent,
  cites: ['7.3.5.a', '6.1.f'],
  kind: 'action',
  action: 'create',
  object: recruit(object),
  to,
});

const trace = [step(1, 'create'), create(2, 1, 10), create(3, 1, 11), step(4, 'draw')];
const isCalled = (object: number, name: string) =>
  name === 'Ordis Recruit' || name === `recruit-${object}`;

test('part of an entry', () => {
  const ids = (pattern: Record<string, unknown>) =>
    entriesLike(trace, pattern, isCalled).map(({ id }) => id);
  expect(ids({ kind: 'action' })).toEqual([2, 3]);
  expect(ids({ card: 'Ordis Recruit', cites: ['6.1.f'] })).toEqual([2, 3]);
  expect(ids({ card: 'recruit-11' })).toEqual([3]);
  expect(ids({ card: 'Kappa' })).toEqual([]);
  expect(ids({ to: { zone: 'expedition' } })).toEqual([2, 3]);
  expect(ids({ to: { zone: 'expedition', player: 1 } })).toEqual([]);
  expect(ids({ cites: ['6.1.c', '6.1.f'] })).toEqual([]);
});

test('one after the other', () => {
  expect(foundInOrder(trace, [{ verb: 'create' }, { verb: 'draw' }], isCalled)).toBe(2);
  expect(foundInOrder(trace, [{ verb: 'draw' }, { verb: 'create' }], isCalled)).toBe(1);
});

test('together in one step', () => {
  const made = { action: 'create' };
  expect(foundInOneStep(trace, [made, made], isCalled)).toBe(true);
  expect(foundInOneStep(trace, [made, made, made], isCalled)).toBe(false);
  expect(foundInOneStep(trace, [{ card: 'recruit-10' }, { card: 'recruit-11' }], isCalled)).toBe(
    true,
  );
});
