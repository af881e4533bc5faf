import { expect, it } from 'vitest';
import type { Step } from '../cards/ability.ts';
import { EDITIONS } from '../rules/edition.ts';
import { makeCard, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const wolf = makeCard('wolf', 'character');

it.each(EDITIONS)(
  'an opponent who chooses one of their Mana Orbs may swap two first (3.2.9.e), edition %s',
  (edition) => {
    const orb = { type: 'mana-orb', in: 'mana' } as const;
    const steps: readonly Step[] = [
      { do: 'return', of: { choose: { ...orb, of: 'they' } }, to: 'hand', who: 'opponents' },
      { do: 'return', of: { choose: { ...orb, of: 'opponents' }, by: 'opponents' }, to: 'hand' },
    ];
    for (const step of steps) {
      const asked = scenario({
        cards: [bear, wolf, makeSpell('dig', [step])],
        edition,
        players: [
          { hand: ['dig'], mana: { ready: 1 } },
          { mana: { ready: 1, exhausted: 1, cards: ['bear', 'wolf'] } },
        ],
      }).choose('dig');
      expect(asked.now.decision).toMatchObject({ kind: 'swap-orbs', player: 1 });
      const declined = asked.choose();
      expect(declined.now.decision).toMatchObject({ kind: 'choose', player: 1 });
      expect(declined.options()).toEqual(['bear', 'wolf']);
    }
  },
);
