/** Another turn (S.5), and a die that is changed for a payment. */

import { describe, expect, it } from 'vitest';
import { makeCard, makeSpell, scenario } from '../testing/scenario.ts';

const again = makeSpell('again', [{ do: 'another-turn' }]);
const afterYou = makeSpell('after-you', [{ do: 'another-turn' }, { do: 'after-you' }]);
const bear = makeCard('bear', 'character');
const start = (hand: readonly string[]) =>
  scenario({
    cards: [again, afterYou, bear],
    players: [
      { hand: [...hand, 'bear'], mana: { ready: 5 } },
      { hand: ['bear'], mana: { ready: 5 } },
    ],
  });

describe('another turn', () => {
  it('comes right after the present one (S.5.a), then the turns go on (S.5.c)', () => {
    const now = start(['again']).choose('again');
    expect(now.now.decision).toMatchObject({ kind: 'turn', player: 0 });
    expect(now.cites()).toContain('S.5.a');
    expect(now.choose('bear@hero').now.decision).toMatchObject({ kind: 'turn', player: 1 });
  });

  it('comes after a turn that After You has ended', () => {
    const now = start(['after-you']).choose('after-you');
    expect(now.now.decision).toMatchObject({ kind: 'turn', player: 0 });
  });

  it('is as many turns as were said', () => {
    const now = start(['again', 'again']).choose('again').choose('again');
    expect(now.now.decision).toMatchObject({ kind: 'turn', player: 0 });
    expect(now.choose('bear@hero').now.decision).toMatchObject({ player: 1 });
  });

  it('is none for a player who has passed (S.5.b)', () => {
    const late = makeCard('late', 'landmark-permanent', {
      abilities: [
        {
          kind: 'reaction',
          trigger: { on: 'passes', who: 'you' },
          effect: [{ do: 'another-turn' }],
        },
      ],
    });
    const now = scenario({
      cards: [late, bear],
      players: [{ landmarks: ['late'] }, { hand: ['bear'], mana: { ready: 5 } }],
    }).choose('pass');
    expect(now.now.decision).toMatchObject({ kind: 'turn', player: 1 });
    expect(now.cites()).toContain('S.5.b');
  });
});

describe('a die whose result is raised for a payment', () => {
  const twist = makeCard('twist', 'landmark-permanent', {
    abilities: [
      {
        kind: 'passive',
        rule: { rule: 'die-result', who: 'you', add: 1, may: true, exhausting: true },
      },
    ],
  });
  const roll = makeSpell('roll', [{ do: 'roll' }, { do: 'roll' }]);
  const rolled = () =>
    scenario({
      cards: [twist, roll],
      players: [
        { landmarks: [{ card: 'twist', as: 't' }], hand: ['roll'], mana: { ready: 5 } },
        {},
      ],
    }).choose('roll');
  const results = (now: ReturnType<typeof rolled>) =>
    now
      .entries('action')
      .flatMap((one) => (one.action === 'roll' ? [one.result - one.dice[0]!] : []));

  it('exhausts the object, which then pays for no other die', () => {
    const now = rolled().choose('yes');
    expect(now.object('t').statuses).toEqual(['exhausted']);
    expect(results(now)).toEqual([1, 0]);
  });

  it('can wait for the next die', () => {
    const now = rolled().choose('no').choose('yes');
    expect(results(now)).toEqual([0, 1]);
  });
});
