import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Shared } from '../link/link.ts';
import { followAddress, keepMoment } from './address-sync.ts';

const packing: { stop: number; done: (fragment: string) => void }[] = [];

vi.mock('../link/link.ts', () => ({
  toFragment: ({ stop }: Shared) =>
    new Promise<string>((done) => {
      packing.push({ stop, done });
    }),
}));

beforeAll(() => {
  vi.stubGlobal('document', { addEventListener: () => {} });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../link/link.ts');
  vi.resetModules();
});

function moment(stop: number): Shared {
  return { example: 'spy-craft', edition: '2024-09', seed: 1, position: null, answers: null, stop };
}

describe('a moment that is kept', () => {
  test('is packed only if it lasts', async () => {
    keepMoment(moment(1));
    keepMoment(moment(2));
    await vi.waitFor(() => expect(packing.map(({ stop }) => stop)).toContain(2));
    expect(packing.map(({ stop }) => stop)).toEqual([2]);
  });

  test('is the newest one, whichever is packed first', async () => {
    const kept: string[] = [];
    const keep = (stop: number) => keepMoment(moment(stop), (fragment) => kept.push(fragment));
    const started = (stop: number) =>
      vi.waitFor(() => {
        const found = packing.find((each) => each.stop === stop);
        expect(found).toBeDefined();
        return found!;
      });
    keep(3);
    const older = await started(3);
    keep(4);
    const newer = await started(4);
    newer.done('newer');
    older.done('older');
    await vi.waitFor(() => expect(kept).toContain('newer'));
    expect(kept).toEqual(['newer']);
  });
});

test('the address is followed once, however many boards a page has', () => {
  const listened = vi.fn();
  vi.stubGlobal('addEventListener', listened);
  followAddress();
  followAddress();
  expect(listened).toHaveBeenCalledTimes(1);
});
