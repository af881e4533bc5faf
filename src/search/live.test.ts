import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveSearch, type SearchState } from './live.ts';
import type { SearchAnswer } from './search.ts';

const NOTHING: SearchAnswer = {
  match: 'words',
  results: [],
  corrections: [],
  meanings: [],
  readIn: null,
  editions: [],
  names: {},
  near: [],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers after so many milliseconds as the query says; `fail` fails. */
async function find(query: string): Promise<SearchAnswer> {
  if (query === 'fail') throw new Error('not reachable');
  await new Promise((resolve) => setTimeout(resolve, Number(query)));
  return NOTHING;
}

function box() {
  const shown: SearchState[] = [];
  return { shown, live: liveSearch(find, (state) => shown.push(state)) };
}

it('shows what was found', async () => {
  const { shown, live } = box();
  live.type(' 10 ');
  await vi.advanceTimersByTimeAsync(20);
  expect(shown).toEqual([{ kind: 'found', query: '10', found: NOTHING }]);
});

it('says that it is loading when an answer takes long', async () => {
  const { shown, live } = box();
  live.type('1000');
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown.map(({ kind }) => kind)).toEqual(['loading', 'found']);
});

it('leaves out answers to older questions', async () => {
  const { shown, live } = box();
  live.type('100');
  live.type('20');
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toEqual([{ kind: 'found', query: '20', found: NOTHING }]);
});

it('adds what the rest of the index finds, unless something else was asked', async () => {
  const rest: SearchAnswer = { ...NOTHING, editions: ['5.0'] };
  const shown: SearchState[] = [];
  const later = async (query: string) => ({
    ...(await find(query)),
    searchRest: async () => {
      await find('50');
      return rest;
    },
  });
  const live = liveSearch(later, (state) => shown.push(state));
  live.type('10');
  await vi.advanceTimersByTimeAsync(20);
  live.type('20');
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toMatchObject([
    { query: '10' },
    { query: '20' },
    { query: '20', found: rest, isAddition: true },
  ]);
});

it('shows failures, and nothing for an empty box', async () => {
  const { shown, live } = box();
  await live.type('fail');
  await live.type('  ');
  expect(shown).toEqual([{ kind: 'failed', query: 'fail' }, { kind: 'idle' }]);
});
