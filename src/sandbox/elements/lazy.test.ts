import { h } from 'preact';
import { expect, test } from 'vitest';
import { renderOnTable } from '../board/test-board.ts';
import { lazy } from './lazy.tsx';

test('a lazy component is drawn once it is loaded', async () => {
  const Lazy = lazy(
    async () =>
      ({ name }: { name: string }) =>
        h('p', null, name),
  );
  expect(renderOnTable(h(Lazy, { name: 'Kappa' }))).toBe('');
  await Lazy.preload();
  expect(renderOnTable(h(Lazy, { name: 'Kappa' }))).toBe('<p>Kappa</p>');
});

test('asked for twice at once, it stays the same component', async () => {
  let loads = 0;
  const Lazy = lazy(async () => {
    const load = ++loads;
    return () => h('p', null, String(load));
  });
  const first = Lazy.preload();
  const second = Lazy.preload();
  await first;
  expect(renderOnTable(h(Lazy, {}))).toBe('<p>1</p>');
  await second;
  expect(renderOnTable(h(Lazy, {}))).toBe('<p>1</p>');
});

test('one that cannot be loaded draws nothing and breaks nothing', async () => {
  const Lazy = lazy<object>(() => Promise.reject(new Error('offline')));
  await Lazy.preload();
  expect(renderOnTable(h(Lazy, {}))).toBe('');
});
