import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { followAddress, keepMoment } from './address-sync.ts';
import type { Shared } from './link.ts';

vi.mock('./link.ts', () => ({
  toFragment: async ({ stop }: Shared) => `play=${stop}`,
}));

/** A link that switches the language, as far as it is asked for. */
class Switch {
  readonly pressed: Event[] = [];
  closest() {
    return this;
  }
  dispatchEvent(event: Event) {
    this.pressed.push(event);
  }
}

const listeners: ((event: MouseEvent) => Promise<void>)[] = [];
const addresses: string[] = [];

beforeAll(() => {
  vi.stubGlobal('Element', Switch);
  vi.stubGlobal('MouseEvent', Event);
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: (event: MouseEvent) => Promise<void>) =>
      listeners.push(listener),
  });
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

describe('the language switch', () => {
  test('waits until the moment shown last is in the address', async () => {
    keepMoment(moment(1));
    keepMoment(moment(2));
    const link = new Switch();
    const press = Object.assign(new Event('click', { cancelable: true }), {});
    Object.defineProperty(press, 'target', { value: link });
    expect(listeners).toHaveLength(1);
    await listeners[0]!(press as MouseEvent);
    expect(press.defaultPrevented).toBe(true);
    expect(addresses).toEqual(['#play=2']);
    expect(link.pressed.map(({ type }) => type)).toEqual(['click']);
  });

  test('goes on at once where the address has the moment', async () => {
    const press = new Event('click', { cancelable: true });
    Object.defineProperty(press, 'target', { value: new Switch() });
    await listeners[0]!(press as MouseEvent);
    expect(press.defaultPrevented).toBe(false);
    expect(addresses).toEqual(['#play=2']);
  });
});

test('the address is followed once, however many boards a page has', () => {
  const listened = vi.fn();
  vi.stubGlobal('addEventListener', listened);
  followAddress();
  followAddress();
  expect(listened).toHaveBeenCalledTimes(1);
});
