/** Sentences that speak of what the sentence before found, whose condition they are under (6.5.d). */

import { describe, expect, test } from 'vitest';
import type { Ability, Effect, Instruction } from '../../../engine/cards/ability.ts';
import { REAL_CARDS } from '../../../engine/testing/real-cards.ts';
import { makeCard, scenario } from '../../../engine/testing/scenario.ts';
import { LANGUAGES, type Language } from '../../../rulebook/language.ts';
import { compileText } from '../reader.ts';
import { readerOf } from '../reader-of.ts';
import { namedBy, speaksOf } from './spoken.ts';

const TOKENS = REAL_CARDS.filter(({ type }) => type === 'token' || type === 'landmark-token');

function readAbilities(text: string, language: Language = 'en'): readonly Ability[] {
  const read = compileText(readerOf(language, TOKENS), text, { type: 'character', support: false });
  if (read.stop) throw new Error(`not read: ${text}`);
  return read.abilities;
}

/** The effects in a part of a tree, those inside others too. */
function effectsIn(node: unknown): readonly Effect[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([field, value]) => [
    ...(field !== 'cost' && isEffect(value) ? [value] : []),
    ...effectsIn(value),
  ]);
}

function isEffect(value: unknown): value is Effect {
  return Array.isArray(value) && value.length > 0 && value.every((one) => one?.do !== undefined);
}

type Found = Set<'object' | 'shown' | 'expedition' | 'player' | 'die' | 'deed'>;

/** Whether something in an effect speaks of what is found only where a condition before it holds. */
function leaks(effect: Effect): boolean {
  const open: Found = new Set();
  return effect.some((one) => {
    if (speaksOf([one], open)) return true;
    const sure = namedSurely(one);
    for (const kind of namedBy([one])) {
      if (kind === 'deed' || sure.has(kind)) open.delete(kind);
      else open.add(kind);
    }
    return false;
  });
}

/** What an instruction names whatever its conditions and choices come to. */
function namedSurely(one: Instruction): ReturnType<typeof namedBy> {
  if (one.do === 'if' && one.otherwise) {
    const other = namedBy(one.otherwise);
    return new Set([...namedBy(one.then)].filter((kind) => other.has(kind)));
  }
  // Whether another player does it, is told by "they", and "it" is nothing if not.
  if (one.do === 'may') return namedBy(one.who === undefined ? [] : [one]);
  return ['if', 'unless', 'depending', 'choose'].includes(one.do) ? new Set() : namedBy([one]);
}

test('no card speaks of what only a condition before found', () => {
  const leaking = REAL_CARDS.filter(({ abilities }) => effectsIn(abilities).some(leaks));
  expect(leaking.map(({ id }) => id)).toEqual([]);
});

const SAID: readonly Readonly<Partial<Record<Language, string>>>[] = [
  {
    en: '{R} If your Reserve is empty, reveal the top card of your deck. If it’s a Robot, draw it, otherwise discard it.',
    fr: '{R} Si votre Réserve est vide, révélez la carte du dessus de votre deck. Si c’est un Robot, piochez-la, sinon défaussez-la.',
    it: '{R} Se la tua Riserva è vuota, rivela la prima carta del tuo mazzo. Se è un Robot, pescala, altrimenti scartala.',
  },
  {
    en: '{J} If your Reserve is empty, roll a die. On a 4+, draw a card.',
    fr: '{J} Si votre Réserve est vide, lancez un dé. Sur 4+, piochez une carte.',
    it: '{J} Se la tua Riserva è vuota, tira un dado. Con 4+, pesca una carta.',
  },
];

test.each(SAID)('$en', (texts) => {
  const trees = LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [readAbilities(text, language)];
  });
  expect(trees.length).toBeGreaterThan(1);
  for (const tree of trees) {
    expect(tree).toEqual(trees[0]);
    expect(tree[0]).toMatchObject({ effect: [{ do: 'if', then: [{}, {}] }] });
  }
});

test.each([
  // What follows and speaks of nothing before it stands on its own.
  ['{J} If your Reserve is empty, reveal the top card of your deck. Draw a card.', 2],
  ['{J} If your Reserve is empty, target Character gains 1 boost. I gain [Fleeting].', 2],
  // What was found in any case does too.
  ['{J} Target Character gains 1 boost. If your Reserve is empty, it gains [Fleeting].', 2],
  [
    '{J} If your Reserve is empty, reveal the top card of your deck. If it’s a Plant, draw it. Draw a card.',
    2,
  ],
  [
    '{J} Unless your Reserve is empty, target opponent draws a card. Then, create a [Manaseed] token in their Landmarks.',
    1,
  ],
])('%s', (text, instructions) => {
  const [ability] = readAbilities(text);
  expect(ability).toHaveProperty('effect.length', instructions);
});

describe('played where the condition is false', () => {
  const bear = makeCard('bear', 'character');
  const played = (text: string, words: readonly string[] = []) => {
    const speaker = makeCard('speaker', 'character', { abilities: readAbilities(text) });
    return words.reduce(
      (now, word) => now.choose(word),
      scenario({
        cards: [bear, speaker, ...REAL_CARDS],
        players: [
          {
            hand: ['bear', { card: 'speaker', as: 's' }],
            deck: ['bear', 'bear', 'bear'],
            reserve: ['bear'],
            mana: { ready: 5 },
            expeditions: { companion: [{ card: 'speaker', as: 'old' }] },
          },
          { deck: ['bear'], passed: true },
        ],
      }).choose('s@hero'),
    );
  };

  test.each([
    '{J} If your Reserve is empty, reveal the top card of your deck. If it’s a Robot, discard it, otherwise draw it.',
    '{J} If you control two or more Plants, you may immediately play a Robot for {2} less. It gains 3 boosts.',
    '{J} If you control two or more Plants, up to one target Character gains [Asleep]. You may have it gain 2 boosts.',
    'When you play another Character — If you control two or more Plants, reveal the top card of your deck. If it’s a Plant, draw it, otherwise discard it.',
    '{J} If you control two or more Plants, roll a die. On a 4+, I gain 2 boosts.',
  ])('%s', (text) => {
    const now = played(text);
    expect(now.now.decision?.kind).toBe('turn');
    expect(now.zone('s')).toBe('expedition');
    expect(now.object('s').counters).toEqual({});
    expect(now.object('old').counters).toEqual({});
    expect(now.query.zone('discard', 0)).toEqual([]);
  });

  test.each([
    'When you play another Character — You may immediately play a Robot for {2} less. It gains 3 boosts.',
    'When you play another Character — You may discard a Character from your Reserve. If you do, you may immediately play a Robot for {2} less. It gains 3 boosts.',
  ])('%s With “no”, the other Character is not meant', (text) => {
    expect(played(text, ['no']).object('s').counters).toEqual({});
  });
});
