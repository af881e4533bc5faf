import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer } from './answer.ts';
import { liveSearch, type SearchState } from './live.ts';
import { plainResult } from './result.ts';

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

describe('a preview', () => {
  const [a, b, c] = ['/a/', '/b/', '/c/'].map((url) => plainResult('rule', url, url));
  const first: SearchAnswer = { ...NOTHING, results: [a!, b!] };
  const whole: SearchAnswer = { ...NOTHING, results: [c!, b!, a!] };
  const findBoth = async (query: string, preview: (found: SearchAnswer) => void) => {
    preview(first);
    await find(query);
    return whole;
  };

  it.each([
    [false, ['/c/', '/b/', '/a/']],
    [true, ['/a/', '/b/', '/c/']],
  ])('gives way to the answer, which moves nothing that is read: %s', async (isRead, urls) => {
    const shown: SearchState[] = [];
    const live = liveSearch(
      findBoth,
      (state) => shown.push(state),
      () => isRead,
    );
    live.type('100');
    await vi.advanceTimersByTimeAsync(200);
    const [preview, answer] = shown.filter((state) => state.kind === 'found');
    expect(shown).toHaveLength(2);
    expect(preview).toMatchObject({ found: first, isPreview: true });
    expect(answer!.isPreview).toBeUndefined();
    expect(answer!.found.results.map(({ url }) => url)).toEqual(urls);
  });

  it('of an older question is left out', async () => {
    const shown: SearchState[] = [];
    const live = liveSearch(
      async (query, preview) => {
        await find(query);
        preview(first);
        return whole;
      },
      (state) => shown.push(state),
    );
    live.type('100');
    live.type('20');
    await vi.advanceTimersByTimeAsync(200);
    expect(shown.map((state) => state.kind === 'found' && state.query)).toEqual(['20', '20']);
  });
});

it('shows failures, and nothing for an empty box', async () => {
  const { shown, live } = box();
  await live.type('fail');
  await live.type('  ');
  expect(shown).toEqual([{ kind: 'failed', query: 'fail' }, { kind: 'idle' }]);
});
