/** Feats and Signature tokens, of which no book speaks: what the cards themselves say. */

import { describe, expect, it } from 'vitest';
import { card, reaction, scenario, spell } from './testing/scenario.ts';

const feat = card('feat', 'landmark-permanent', {
  subtypes: ['feat'],
  abilities: [
    reaction({ on: 'passes', who: 'you' }, [{ do: 'complete', of: 'me' }]),
    {
      kind: 'passive',
      completed: true,
      rule: {
        rule: 'add-statistics',
        of: { type: 'character', of: 'you' },
        by: { forest: 1, mountain: 0, water: 0 },
      },
    },
  ],
});
const bear = card('bear', 'character');
const take = spell('take', [
  { do: 'take-control', of: { target: { type: 'permanent', of: 'opponents' } } },
]);
const away = spell('away', [
  { do: 'return', of: { target: { type: 'permanent', of: 'you' } }, to: 'hand' },
]);

const cards = [feat, bear, take, away];

describe('a Feat', () => {
  const start = () =>
    scenario({
      cards,
      players: [
        {
          landmarks: [{ card: 'feat', as: 'f' }],
          expeditions: { hero: [{ card: 'bear', as: 'b' }] },
          hand: ['away'],
          mana: { ready: 5 },
        },
        { hand: ['take'], mana: { ready: 5 } },
      ],
    });
  const forest = (now: ReturnType<typeof start>) => now.query.statistics(now.object('b').id).forest;

  it('says nothing in its second box before it is completed', () => {
    expect(forest(start())).toBe(1);
  });

  it('is completed by its condition, and its second box works from then on', () => {
    const now = start().choose('pass');
    expect(now.object('f').statuses).toEqual(['completed']);
    expect(forest(now)).toBe(2);
  });

  it('stays completed under the control of another player', () => {
    const now = start().choose('pass').choose('take');
    expect(now.object('f')).toMatchObject({ player: 1, statuses: ['completed'] });
  });

  it('is not completed any more where it has left play', () => {
    const now = scenario({
      cards,
      players: [
        {
          landmarks: [{ card: 'feat', as: 'f', statuses: ['completed'] }],
          hand: ['away'],
          mana: { ready: 5 },
        },
        {},
      ],
    }).choose('away');
    expect(now.object('f')).toMatchObject({ zone: 'hand', statuses: [] });
  });
});

describe('a Signature token', () => {
  const sprite = card('sprite', 'token', { reserveCost: 1, subtypes: ['companion'] });
  const hero = card('hero', 'hero', { signature: 'sprite' });
  const call = spell('call', [{ do: 'create', token: 'signature', in: { reserve: 'you' } }]);
  const drop = spell('drop', [
    { do: 'discard', of: { choose: { type: 'card', in: 'reserve', of: 'they' }, by: 'you' } },
  ]);
  const begin = () =>
    scenario({
      cards: [sprite, hero, call, drop],
      players: [{ hero: 'hero', hand: ['call'], mana: { ready: 5 } }, {}],
    }).choose('call');
  const tokens = (now: ReturnType<typeof begin>) =>
    now.game.objects.filter((one) => one?.token && now.query.exists(one.id));

  it('is created in the Reserve of its player', () => {
    expect(tokens(begin())).toMatchObject([{ zone: 'reserve', player: 0, token: true }]);
  });

  it('is played from there into an Expedition for its Reserve Cost', () => {
    const now = begin().choose('pass').choose('sprite@hero');
    expect(tokens(now)).toMatchObject([{ zone: 'expedition', player: 0 }]);
    expect(now.entries('declaration').at(-1)?.cost).toBe(1);
  });
});
