import { describe, expect, it } from 'vitest';
import type { Effect } from './cards/ability.ts';
import type { Card } from './cards/card.ts';
import { EDITIONS, type EditionId } from './rules/edition.ts';
import type { PlayerPosition } from './setup/position.ts';
import { REAL_CARDS } from './testing/real-cards.ts';
import { ifThen, makeCard, makeSpell, scenario } from './testing/scenario.ts';

const real = (...ids: string[]) => REAL_CARDS.filter(({ id }) => ids.includes(id));
const bear = makeCard('bear', 'character');

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

  it('names the rules of spending, paid or not (7.3.38)', () => {
    const bank = makeCard('bank', 'landmark-permanent', {
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
    expect(spent.entries('step').find(({ cost }) => cost)?.cites).toContain('7.3.38.a');
    const refused = spent.entries('why-not').find(({ object }) => object?.card === 'bank');
    expect(refused?.cites).toContain('7.3.38.b');
  });

  const strike = makeSpell('strike', [{ do: 'discard', of: { target: { type: 'character' } } }]);
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
    const bribe = makeSpell('bribe', [
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
    const brief = makeSpell('brief', [{ do: 'draw' }], [{ kind: 'keyword', keyword: 'fleeting' }]);
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

  it('names Resupply where a modifier makes it out of another action (7.5.3.a, 7.3.31.a)', () => {
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
    expect(moved?.cites).toContain('7.3.31.a');
  });
});

describe('rules of playing and of effects, in the trace (5, 6 and 7)', () => {
  const herald = makeCard('herald', 'character', {
    abilities: [
      {
        kind: 'reaction',
        trigger: { on: 'join' },
        effect: [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1 }],
      },
    ],
  });
  const played = (hand: Card, edition: EditionId = '2024-09', more: PlayerPosition = {}) =>
    scenario({
      cards: [hand, bear],
      edition,
      players: [{ hand: [hand.id], mana: { ready: 1 }, deck: ['bear', 'bear'], ...more }, {}],
    });
  const effectOf = (effect: Effect) =>
    played(makeSpell('s', effect)).choose('s').entries('effect')[0]?.cites;

  it('plays nothing where a player passes (5.1.1.a, 5.1.1.b)', () => {
    const turns = played(herald).choose('pass').entries('turn-effect');
    expect(turns[0]?.cites).toEqual(['4.2.3.c']);
    expect(played(herald).entries('turn-began')[0]?.cites).not.toContain('5.1.1.b');
  });

  it('names a Reaction and an internal action among what is played (2024-09:5.1.1.a)', () => {
    const joined = played(herald).choose('herald@hero');
    expect(joined.entries('reaction-played')[0]?.cites).toContain('5.1.1.a');
    const offer = makeSpell('offer', [
      { do: 'may', cost: [{ do: 'pay', mana: 0 }], steps: [{ do: 'draw' }] },
    ]);
    const asked = played(offer).choose('offer').now.decision;
    expect(asked?.cites).toEqual(expect.arrayContaining(['5.1.1.a', '5.1.1.c']));
  });

  it('carries out the instructions of a cost, which is no text with verbs (6.1.a, 6.1.c)', () => {
    for (const edition of EDITIONS) {
      const paid = played(herald, edition).choose('herald@hero').entries('step');
      const { cites = [] } = paid.find(({ cost }) => cost) ?? {};
      expect(cites).toEqual(expect.arrayContaining(['6.1.a', '6.4.c']));
      expect(cites).not.toContain('6.1.c');
    }
  });

  it('pays in full although the effect lacks a target (6.5.h)', () => {
    const strike = makeSpell('strike', [{ do: 'discard', of: { target: { type: 'character' } } }]);
    const steps = scenario({
      cards: [{ ...strike, handCost: 2 }],
      edition: '2024-09',
      players: [{ hand: ['strike'], mana: { ready: 2 } }, {}],
    })
      .choose('strike')
      .entries('step');
    const { cites = [] } = steps.find(({ cost }) => cost) ?? {};
    expect(cites).toEqual(expect.arrayContaining(['6.1.e', '6.1.f']));
    expect(cites).not.toContain('6.5.f');
    expect(steps.find(({ verb }) => verb === 'discard')?.cites).toContain('6.5.f');
  });

  it('counts the steps of an effect (6.1.b)', () => {
    expect(effectOf([{ do: 'draw' }])).not.toContain('6.1.b');
    expect(effectOf([{ do: 'draw' }, { do: 'draw' }])).toContain('6.1.b');
    const modes = [{ steps: [{ do: 'draw' }] }, { steps: [{ do: 'resupply' }] }] as const;
    expect(
      played(makeSpell('s', [{ do: 'choose', count: 1, modes }]), '4.0')
        .choose('s')
        .entries('effect')[0]?.cites,
    ).not.toContain('6.1.b');
  });

  it('tells what must be done from what may be done, in a Reaction too (6.5.a)', () => {
    expect(effectOf([{ do: 'draw' }])).toContain('6.5.a');
    expect(effectOf([{ do: 'may', steps: [{ do: 'draw' }] }])).not.toContain('6.5.a');
    const [reaction] = played(herald).choose('herald@hero').entries('reaction-played');
    expect(reaction?.cites).toContain('6.5.a');
  });

  it('says of a Spell only what it asks at its declaration (2024-09:5.2.3.a)', () => {
    const declared = (effect: Effect) =>
      played(makeSpell('s', effect), '2024-09', { expeditions: { hero: ['bear'] } })
        .choose('s')
        .entries('declaration')[0]?.cites;
    expect(declared([{ do: 'draw' }])).not.toContain('5.2.3.a');
    expect(declared([{ do: 'discard', of: { target: { type: 'character' } } }])).toContain(
      '5.2.3.a',
    );
  });

  it('leaves options and conditions of a Spell to its resolution (2024-09:5.2.3.e, f)', () => {
    const option = makeSpell('s', [{ do: 'may', steps: [{ do: 'draw' }] }]);
    expect(played(option).choose('s').now.decision?.cites).toContain('5.2.3.e');
    const condition = makeSpell('s', [ifThen({ exists: { type: 'character' } }, [{ do: 'draw' }])]);
    expect(played(condition).choose('s').entries('condition')[0]?.cites).toContain('5.2.3.f');
    expect(played(condition, '4.0').choose('s').cites()).not.toContain('5.2.3.f');
  });

  it('does not owe Cooldown to a rule that does not know it (2024-09:5.2.3.j)', () => {
    const cool = makeSpell('s', [{ do: 'draw' }], [{ kind: 'keyword', keyword: 'cooldown' }]);
    const exhausted = (edition: EditionId) =>
      played(cool, edition)
        .choose('s')
        .entries('step')
        .find(({ verb }) => verb === 'exhaust')?.cites;
    expect(exhausted('2024-09')).not.toContain('5.2.3.j');
    expect(exhausted('4.0')).toContain('5.2.4.b');
  });

  it('binds the first person where it is said (7.2.1)', () => {
    const joined = played(herald, '4.0').choose('herald@hero');
    const [gained] = joined.entries('step').filter(({ verb }) => verb === 'gain-counters');
    expect(gained?.cites).toEqual(expect.arrayContaining(['7.2.1.a', '7.2.1.d']));
    expect(joined.entries('reaction-played')[0]?.cites).not.toContain('7.2.1.d');
    const own = played(makeSpell('s', [{ do: 'put', of: 'me', to: 'mana' }]), '4.0').choose('s');
    const [put] = own.entries('step').filter(({ verb }) => verb === 'put');
    expect(put?.cites).toContain('7.2.1.b');
  });

  it('names the die where its result is used (7.3.33.b)', () => {
    const lucky = makeSpell('s', [
      { do: 'roll' },
      { do: 'gain-counters', of: { all: {} }, counter: 'boost', count: { die: 'result' } },
    ]);
    const steps = played(lucky, '5.0', { expeditions: { hero: ['bear'] } })
      .choose('s')
      .entries('step');
    const cites = steps.find(({ verb }) => verb === 'gain-counters')?.cites;
    expect(cites).toContain('7.3.33.b');
  });

  it('does not owe to a rule about Spells that no Landmark is Fleeting (2024-09:5.2.3.i)', () => {
    const hub = makeCard('hub', 'landmark-permanent');
    const fade = makeSpell('fade', [{ do: 'gain', of: { all: {} }, statuses: ['fleeting'] }]);
    const refused = scenario({
      cards: [hub, fade],
      edition: '2024-09',
      players: [{ hand: ['fade'], mana: { ready: 1 }, landmarks: ['hub'] }, {}],
    })
      .choose('fade')
      .entries('why-not')
      .find(({ object }) => object?.card === 'hub');
    expect(refused?.why).toBe('no-status-here');
    expect(refused?.cites).not.toContain('5.2.3.i');
  });

  it('names what modifies a roll, of one die too (7.3.33.c)', () => {
    const lucky = makeSpell('s', [{ do: 'roll' }]);
    const rolled = (answer: string) =>
      scenario({
        cards: [...real('martengale-rare'), lucky],
        players: [
          { hand: ['s'], mana: { ready: 1 }, expeditions: { hero: ['martengale-rare'] } },
          {},
        ],
      })
        .choose('s')
        .choose(answer)
        .entries('action')
        .find(({ action }) => action === 'roll')?.cites;
    expect(rolled('yes')).toContain('7.3.33.c');
    expect(rolled('no')).not.toContain('7.3.33.c');
  });

  it('says of every Reaction that it activates, at the beginning of a phase too (7.3.1.a)', () => {
    const noon = makeCard('noon', 'character', {
      abilities: [
        { kind: 'reaction', trigger: { on: 'at', phase: 'noon' }, effect: [{ do: 'draw' }] },
      ],
    });
    const [activation] = scenario({
      cards: [noon, bear],
      phase: 'noon',
      players: [{ deck: ['bear'], expeditions: { hero: ['noon'] } }, {}],
    }).entries('activation');
    expect(activation?.cites).toEqual(expect.arrayContaining(['6.3.a', '7.3.1.a']));
    expect(activation?.cites).not.toContain('6.3.i');
  });
});

describe('daily effects, in the trace', () => {
  const night = (reserves: readonly (readonly string[])[]) =>
    scenario({
      cards: [bear],
      phase: 'night',
      players: reserves.map((reserve) => ({ reserve, deck: ['bear', 'bear', 'bear'] })),
    });

  it('names the initiative order where several players decide (6.1.h)', () => {
    const three = ['bear', 'bear', 'bear'];
    expect(night([three, three]).now.decision?.cites).toContain('6.1.h');
    expect(night([three, []]).now.decision?.cites).not.toContain('6.1.h');
  });

  it('says that what happens in one step is simultaneous, if there are several things (6.1.f)', () => {
    const resting = (count: number) =>
      scenario({
        cards: [bear],
        phase: 'night',
        players: [{ expeditions: { hero: Array(count).fill('bear') }, deck: ['bear'] }, {}],
      })
        .entries('step')
        .find(({ verb }) => verb === 'rest')?.cites;
    expect(resting(2)).toEqual(expect.arrayContaining(['6.1.e', '6.1.f']));
    expect(resting(1)).not.toContain('6.1.f');
  });
});

describe('rules cited only where they apply', () => {
  it('leaves Gigantic aside when what defects is not (7.4.4.i)', () => {
    const traitor = makeSpell('traitor', [{ do: 'defect', of: { target: { type: 'character' } } }]);
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
    const plant = makeCard('plant', 'character', {
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

describe('an exhausted card in Reserve, whose Support abilities do not exist (2.2.12.j, 2.4.6.e)', () => {
  const simurgh = makeCard('simurgh', 'character', {
    abilities: [
      {
        kind: 'passive',
        support: true,
        rule: { rule: 'limit', limit: 'reserve', who: 'each-player', by: -1 },
      },
    ],
  });
  const exhaust = makeSpell('exhaust', [{ do: 'exhaust', of: { target: { in: 'reserve' } } }]);
  const table = (statuses: readonly 'exhausted'[]) =>
    scenario({
      cards: [simurgh, exhaust, bear],
      players: [
        { hand: ['exhaust', 'bear'], mana: { ready: 2 } },
        { reserve: [{ card: 'simurgh', as: 's', statuses }], hand: ['bear'], mana: { ready: 1 } },
      ],
    });
  const silences = (now: ReturnType<typeof table>) =>
    now.entries('why-not').filter(({ cites }) => cites.includes('2.2.12.j'));

  it('is named by the event that exhausts it, and not again by those after it', () => {
    const exhausted = table([]).choose('exhaust');
    expect(silences(exhausted)).toMatchObject([
      { why: 'exhausted', object: { card: 'simurgh' }, cites: expect.arrayContaining(['2.4.6.e']) },
    ]);
    expect(silences(exhausted.choose('bear@hero'))).toHaveLength(1);
  });

  it('is named by the first event where the play begins with it', () => {
    expect(silences(table(['exhausted']).choose('bear@hero'))).toHaveLength(1);
    expect(silences(table([]).choose('bear@hero'))).toEqual([]);
  });
});

describe('rules of what is looked for, gained and kept', () => {
  it('is in which terrains a Character is (7.5.8.c)', () => {
    const drown = makeSpell('drown', [
      { do: 'discard', of: { target: { type: 'character', inExpedition: { terrain: 'water' } } } },
    ]);
    const asked = scenario({
      cards: [drown, bear],
      players: [{ hand: ['drown'], mana: { ready: 1 } }, { expeditions: { hero: ['bear'] } }],
    }).choose('drown');
    expect(asked.cites()).toContain('7.5.8.c');
  });

  it('is that a status is not gained again (7.3.16.b)', () => {
    const lull = makeSpell('lull', [
      { do: 'gain', of: { all: { type: 'character' } }, statuses: ['asleep'] },
    ]);
    const lulled = scenario({
      cards: [lull, bear],
      players: [
        { hand: ['lull'], mana: { ready: 1 } },
        { expeditions: { hero: [{ card: 'bear', statuses: ['asleep'] }] } },
      ],
    }).choose('lull');
    expect(lulled.entries('why-not')).toMatchObject([
      { why: 'already-has', cites: expect.arrayContaining(['7.3.16.b', '2.4.1.f']) },
    ]);
  });

  it('is that counters stay on what leaves Reserve or Limbo, but not in the Discard (2.5.l)', () => {
    const fetch = (to: 'expedition' | 'discard') =>
      scenario({
        cards: [makeSpell('fetch', [{ do: 'put', of: { target: { in: 'reserve' } }, to }]), bear],
        players: [
          {
            hand: ['fetch'],
            mana: { ready: 1 },
            reserve: [{ card: 'bear', as: 'b', counters: { kelon: 2 } }],
          },
          {},
        ],
      }).choose('fetch');
    const kept = fetch('expedition').choose('0:hero');
    expect(kept.object('b').counters).toEqual({ kelon: 2 });
    const moveOf = (now: typeof kept) =>
      now.entries('action').find((one) => one.action === 'move' && one.object.card === 'bear');
    expect(moveOf(kept)?.cites).toContain('2.5.l');
    const lost = fetch('discard');
    expect(lost.object('b').counters).toEqual({});
    expect(moveOf(lost)?.cites).toContain('2.5.l');
  });

  it('is which ability is free from dependency, as in a circle of them all are (2.3.3.a)', () => {
    const loses = (id: string, named: string) =>
      makeCard(id, 'landmark-permanent', {
        abilities: [{ kind: 'passive', rule: { rule: 'lose-abilities', of: { named } } }],
      });
    const circle = scenario({
      cards: [loses('mute', 'deaf'), loses('deaf', 'mute'), bear],
      players: [{ landmarks: ['mute', 'deaf'], hand: ['bear'], mana: { ready: 1 } }, {}],
    }).choose('bear@hero');
    const [told] = circle.entries('passives');
    expect(told?.cites).toEqual(expect.arrayContaining(['2.3.2.g', '2.3.3.a']));
  });

  it('is where an Expedition is that an effect counts or names (7.5.8.b, 7.5.2.b)', () => {
    const citesOf = (effect: Effect) =>
      scenario({
        cards: [makeSpell('plan', effect)],
        players: [{ hand: ['plan'], mana: { ready: 1 } }, {}],
      })
        .choose('plan')
        .entries('step')
        .flatMap(({ cites }) => cites);
    const count = { countExpeditions: { terrain: 'forest' } } as const;
    expect(citesOf([{ do: 'draw', count }])).toContain('7.5.8.b');
    const each = { each: { position: 'behind' } } as const;
    expect(citesOf([{ do: 'move-forward', expedition: each, regions: 1 }])).toContain('7.5.2.b');
    expect(citesOf([{ do: 'draw' }])).not.toContain('7.5.8.b');
  });
});
