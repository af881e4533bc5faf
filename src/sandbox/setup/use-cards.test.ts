import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Card } from '../../engine/cards/card.ts';
import { FACTIONS, type Faction } from '../../engine/cards/vocabulary.ts';
import type { Loading } from '../elements/use-loading.ts';
import { type CardPart, openCardStore } from '../model/card-store.ts';
import { waitingFor } from './use-cards.ts';

const cardOf = (faction: Faction): Card => ({
  ...{ id: faction, name: { en: faction }, type: 'spell', faction, abilities: [] },
});

/** A loader whose parts come when they are let through, what it did and what it says. */
function open() {
  const doors = new Map<string, { come: () => void; fail: () => void }>();
  const store = openCardStore(
    FACTIONS.map(cardOf),
    {},
    (part) =>
      new Promise<CardPart>((resolve, reject) => {
        const cards = [cardOf(part as Faction)];
        doors.set(part, { come: () => resolve({ cards, printed: {} }), fail: () => reject() });
      }),
  );
  let said: Loading | null = null;
  const withCards = waitingFor(store, (next) => (said = next(said)));
  const done: string[] = [];
  return {
    use: (id: string) => withCards([id], () => done.push(id) > 0),
    come: (part: string) => doors.get(part)!.come(),
    fail: (part: string) => doors.get(part)!.fail(),
    done,
    said: (): Loading | null => said,
  };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is done with cards', () => {
  test('is done at once where they are there', () => {
    const { use, done } = open();
    expect(use('mana-orb')).toBe(true);
    expect(done).toEqual(['mana-orb']);
  });

  test('waits for them, and for what was asked for before', async () => {
    const { use, come, done } = open();
    use('axiom');
    use('lyra');
    use('mana-orb');
    come('lyra');
    await settled();
    expect(done).toEqual([]);
    come('axiom');
    await settled();
    expect(done).toEqual(['axiom', 'lyra', 'mana-orb']);
  });

  test('is said to wait when it takes long', async () => {
    const { use, come, said } = open();
    use('axiom');
    expect(said()).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(said()).toEqual({ is: 'slow', again: null });
    come('axiom');
    await settled();
    expect(said()).toBeNull();
  });

  test('is tried again where loading failed, and does not hold up the rest', async () => {
    const { use, come, fail, done, said } = open();
    use('axiom');
    use('lyra');
    fail('axiom');
    come('lyra');
    await settled();
    expect(done).toEqual(['lyra']);
    expect(said()).toMatchObject({ is: 'failed' });
    said()!.again!();
    expect(said()).toBeNull();
    come('axiom');
    await settled();
    expect(done).toEqual(['lyra', 'axiom']);
  });
});
