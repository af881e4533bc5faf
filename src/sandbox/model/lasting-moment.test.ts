import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { putMomentInAddress } from './lasting-moment.ts';
import type { Shared } from './link.ts';

const packing: { stop: number; done: (fragment: string) => void }[] = [];
const addresses: string[] = [];

vi.mock('./link.ts', () => ({
  toFragment: ({ stop }: Shared) =>
    new Promise<string>((done) => {
      packing.push({ stop, done });
    }),
}));

beforeAll(() => {
  vi.stubGlobal('document', { addEventListener: () => {} });
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, address: string) => addresses.push(address),
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./link.ts');
  vi.resetModules();
});

function moment(stop: number): Shared {
  return { example: 'spy-craft', edition: '2024-09', seed: 1, position: null, answers: null, stop };
}

describe('a moment that is put in the address', () => {
  test('is packed only if it lasts', async () => {
    putMomentInAddress(moment(1));
    putMomentInAddress(moment(2));
    await vi.waitFor(() => expect(packing.map(({ stop }) => stop)).toContain(2));
    expect(packing.map(({ stop }) => stop)).toEqual([2]);
  });

  test('is the newest one, whichever is packed first', async () => {
    const started = (stop: number) =>
      vi.waitFor(() => {
        const found = packing.find((each) => each.stop === stop);
        expect(found).toBeDefined();
        return found!;
      });
    putMomentInAddress(moment(3));
    const older = await started(3);
    putMomentInAddress(moment(4));
    const newer = await started(4);
    newer.done('newer');
    older.done('older');
    await vi.waitFor(() => expect(addresses).toContain('#newer'));
    expect(addresses).toEqual(['#newer']);
  });
});
