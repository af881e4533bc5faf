import { describe, expect, it } from 'vitest';
import type { EditionId } from './edition.ts';
import { REAL_CARDS } from './testing/real-cards.ts';
import { card, scenario, spell } from './testing/scenario.ts';

const real = (...ids: string[]) => REAL_CARDS.filter(({ id }) => ids.includes(id));
const bear = card('bear', 'character');

describe('rules cited where they are carried out', () => {
  it('names the ignored terrains of an Expedition at Progress (4.2.4.d)', () => {
    const dusk = scenario({
      cards: [...real('will-o-the-wisp'), bear],
      phase: 'dusk',
      players: [
        { expeditions: { hero: ['will-o-the-wisp'] } },
        { expeditions: { hero: [{ card: 'bear', counters: { boost: 9 } }] } },
      ],
    });
    const told = dusk.entries('progress').filter(({ expedition }) => expedition.player === 1);
    expect(told[0]?.cites).toContain('4.2.4.d');
    expect(told[1]?.cites).not.toContain('4.2.4.d');
  });

  it('names the rules of spending, paid or not (7.3.33)', () => {
    const bank = card('bank', 'landmark-permanent', {
      abilities: [
        {
          kind: 'quick-action',
          cost: [{ do: 'spend', counter: 'kelon', count: 2, of: 'me' }],
          effect: [{ do: 'draw' }],
        },
      ],
    });
    const start = scenario({
      cards: [bank, bear],
      players: [
        { landmarks: [{ card: 'bank', as: 'b', counters: { kelon: 2 } }], deck: ['bear'] },
        {},
      ],
    });
    const spent = start.choose('b');
    expect(spent.entries('step').find(({ cost }) => cost)?.cites).toContain('7.3.33.a');
    const refused = spent.entries('why-not').find(({ object }) => object?.card === 'bank');
    expect(refused?.cites).toContain('7.3.33.b');
  });

  const strike = spell('strike', [{ do: 'discard', of: { target: { type: 'character' } } }]);
  const targetOf = (edition: EditionId) =>
    scenario({
      cards: [strike, bear],
      edition,
      players: [{ hand: ['strike'], mana: { ready: 1 }, expeditions: { hero: ['bear'] } }, {}],
    })
      .choose('strike')
      .entries('decision')
      .find(({ ask }) => ask === 'target')?.cites;

  it('says when targets are chosen: just before the step, or at the declaration', () => {
    expect(targetOf('4.0')).toEqual(expect.arrayContaining(['6.5.b', '6.1.g']));
    expect(targetOf('2024-09')).toContain('5.2.3.b');
    expect(targetOf('2024-09')).not.toContain('5.2.3.g');
  });

  it('says that targets of an internal action wait for it (2024-09:5.2.3.g)', () => {
    const bribe = spell('bribe', [
      {
        do: 'may',
        cost: [{ do: 'pay', mana: 1 }],
        steps: [{ do: 'discard', of: { target: { type: 'character' } } }],
      },
    ]);
    const paid = scenario({
      cards: [bribe, bear],
      edition: '2024-09',
      players: [
        { hand: ['bribe'], mana: { ready: 2 }, expeditions: { hero: ['bear', 'bear'] } },
        {},
      ],
    })
      .choose('bribe')
      .choose('yes');
    expect(paid.now.decision?.kind).toBe('target');
    expect(paid.now.decision?.cites).toContain('5.2.3.g');
  });

  it('tells a printed Fleeting from being played from Reserve (2024-09:5.2.3.h, i)', () => {
    const brief = spell('brief', [{ do: 'draw' }], [{ kind: 'keyword', keyword: 'fleeting' }]);
    const declared = (zone: 'hand' | 'reserve', edition: EditionId) =>
      scenario({
        cards: [brief, bear],
        edition,
        players: [{ [zone]: ['brief'], deck: ['bear'], mana: { ready: 1 } }, {}],
      })
        .choose('brief')
        .entries('step')
        .find(({ verb }) => verb === 'declare')?.cites;
    expect(declared('hand', '2024-09')).toContain('5.2.3.i');
    expect(declared('hand', '2024-09')).not.toContain('5.2.3.h');
    expect(declared('reserve', '2024-09')).toEqual(expect.arrayContaining(['5.2.3.h', '5.2.3.i']));
    expect(declared('hand', '4.0')).toEqual(expect.arrayContaining(['2.4.7.b', '5.2.4.a']));
  });

  it('names Resupply where a modifier makes it out of another action (7.5.3.a, 7.3.26.a)', () => {
    const resupplied = scenario({
      cards: [...real('mandjet-rare', 'gargoyle'), bear],
      players: [
        {
          hand: ['gargoyle'],
          deck: ['bear'],
          mana: { ready: 2 },
          landmarks: ['mandjet-rare'],
          expeditions: { hero: { ascended: true } },
        },
        {},
      ],
    })
      .choose('gargoyle@hero')
      .choose('0:hero');
    const moved = resupplied
      .entries('action')
      .find((entry) => entry.action === 'move' && entry.why === 'resupply');
    expect(moved?.cites).toContain('7.3.26.a');
  });
});

describe('rules cited only where they apply', () => {
  it('leaves Gigantic aside when what defects is not (7.4.4.i)', () => {
    const traitor = spell('traitor', [{ do: 'defect', of: { target: { type: 'character' } } }]);
    const moved = scenario({
      cards: [traitor, bear],
      players: [{ hand: ['traitor'], mana: { ready: 1 } }, { expeditions: { hero: ['bear'] } }],
    }).choose('traitor');
    expect(moved.cites()).toContain('7.3.6.a');
    expect(moved.cites()).not.toContain('7.4.4.i');
  });

  it('leaves doubling aside when there is nothing to gain (7.3.8.b)', () => {
    const grow = (max: number) => [
      { do: 'gain-counters', of: 'me', counter: 'boost', count: 1, max } as const,
    ];
    const plant = card('plant', 'character', {
      abilities: [{ kind: 'reaction', trigger: { on: 'join' }, effect: grow(0) }],
    });
    const played = scenario({
      cards: [plant],
      players: [{ hand: ['plant'], mana: { ready: 1 } }, {}],
    }).choose('plant@hero');
    expect(played.entries('why-not').map(({ why }) => why)).toContain('nothing-there');
    expect(played.cites()).not.toContain('7.3.8.b');
  });
});

describe('"another" of a card that its own trigger has moved (2.1.f)', () => {
  it('does not mean that card where it has gone', () => {
    const rested = scenario({
      cards: [...real('ouroboros-inkcaster'), bear],
      phase: 'night',
      players: [
        {
          reserve: [
            { card: 'bear', as: 'b' },
            { card: 'bear', as: 'c' },
          ],
          expeditions: { hero: [{ card: 'ouroboros-inkcaster', as: 'i' }] },
        },
        {},
      ],
    }).choose('yes');
    expect(rested.options()).toEqual(['b', 'c']);
  });
});

describe('"another" of a card played with Scout (7.4.5.e)', () => {
  it('does not mean the card that its Scout ability sent to Reserve', () => {
    const played = scenario({
      cards: [...real('daedalus-rare'), bear],
      players: [
        {
          hand: [{ card: 'daedalus-rare', as: 'd' }],
          mana: { ready: 1 },
          reserve: [
            { card: 'bear', as: 'b' },
            { card: 'bear', as: 'c' },
          ],
        },
        {},
      ],
    })
      .choose('d@hero:scout')
      .choose('daedalus-rare:x0');
    expect(played.zone('d')).toBe('reserve');
    expect(played.now.decision?.kind).toBe('target');
    expect(played.options()).toEqual(['b', 'c']);
  });
});
