import { describe, expect, it } from 'vitest';
import { EngineError } from '../rules/error.ts';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { parseCards } from './schema.ts';

const bear = {
  id: 'bear',
  name: { en: 'Bear' },
  type: 'character',
  statistics: { forest: 1, mountain: 1, water: 1 },
  abilities: [{ kind: 'reaction', trigger: { on: 'join' }, effect: [{ do: 'draw' }] }],
};

function problem(input: unknown): string {
  try {
    parseCards(input, 'bears.json');
  } catch (error) {
    if (error instanceof EngineError && error.code === 'card') return error.message;
    throw error;
  }
  return 'none';
}

describe('reading cards', () => {
  it('takes every card of the project as it is', () => {
    const read = parseCards(JSON.parse(JSON.stringify(REAL_CARDS)));
    expect(read).toEqual(REAL_CARDS);
  });

  it('says where and why something is wrong', () => {
    expect(problem([bear])).toBe('none');
    expect(problem([{ ...bear, id: 'A Bear' }])).toContain('bears.json[0].id');
    expect(problem([{ ...bear, colour: 'brown' }])).toContain('colour');
    expect(problem([{ ...bear, handcost: 2 }])).toContain('did you mean "handCost"?');
    const unknown = { ...bear, abilities: [{ kind: 'keyword', keyword: 'flying' }] };
    expect(problem([unknown])).toContain('bears.json[0].abilities[0].keyword');
    const verb = {
      ...bear,
      abilities: [{ kind: 'effect', effect: [{ do: 'draw', count: 'three' }] }],
    };
    expect(problem([verb])).toContain('bears.json[0].abilities[0].effect[0].count');
    const extra = { ...bear, abilities: [{ kind: 'effect', effect: [{ do: 'resupply', x: 1 }] }] };
    expect(problem([extra])).toContain('abilities[0].effect[0]');
  });

  it.each([
    ['U+0000', 'Be\u0000ar'],
    ['a control character', 'Be\u0007ar'],
    ['a line break', 'Be\nar'],
    ['half of a surrogate pair', 'Be\uD800ar'],
    ['a zero-width space', 'Be\u200Bar'],
    ['a change of direction', 'Be\u202Ear'],
  ])('refuses a name with %s', (_what, name) => {
    expect(problem([{ ...bear, name: { en: name } }])).toContain('bears.json[0].name.en');
    const french = { ...bear, name: { en: 'Bear', fr: name } };
    expect(problem([bear, french])).toContain('bears.json[1].name.fr');
  });

  it('takes of what joins an Expedition only gains and losses', () => {
    const joining = (said: object) => {
      const next = { do: 'next', duration: 'this-turn', card: { type: 'character' }, ...said };
      return problem([{ ...bear, abilities: [{ kind: 'effect', effect: [next] }] }]);
    };
    const gains = [{ gainsCounters: 'boost', count: 1 }, { loses: 'fleeting' }];
    expect(joining({ joins: 'mine', changes: gains })).toBe('none');
    expect(joining({ changes: [{ cost: 'less', by: 1 }] })).toBe('none');
    for (const changes of [[{ cost: 'less', by: 1 }], [{ gains: 'anchored', ifFrom: 'hand' }]]) {
      expect(joining({ joins: 'mine', changes })).toContain('only gains and loses');
    }
    const fromHand = { joins: 'mine', card: { from: 'hand' }, changes: gains };
    expect(joining(fromHand)).toContain('only gains and loses');
  });

  it('refuses anything else without hanging or overflowing', () => {
    for (const input of [null, 7, 'cards', {}, [null], [[]], [{ ...bear, abilities: {} }]]) {
      expect(problem(input)).not.toBe('none');
    }
    let deep: unknown = { not: true };
    for (let i = 0; i < 20_000; i++) deep = { not: deep };
    expect(problem([{ ...bear, abilities: [deep] }])).toContain('nested deeper');
    const huge = { ...bear, abilities: [{ kind: 'effect', effect: [{ do: 'draw', count: 1e9 }] }] };
    expect(problem([huge])).toContain('count');
  });
});

it('names what each language prints where a text of the collection is in doubt', () => {
  const doubts = REAL_CARDS.flatMap(({ id, doubts = [] }) =>
    doubts.flatMap((doubt) => (doubt.about === 'text' ? [[id, doubt.printed]] : [])),
  );
  expect(doubts).toContainEqual(['aeolus-winds', { english: 'baseCost', french: 'handCost' }]);
  expect(doubts.filter(([, printed]) => printed === undefined)).toEqual([]);
});
