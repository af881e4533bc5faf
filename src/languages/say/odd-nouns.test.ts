import { expect, test } from 'vitest';
import type { Ability, Condition } from '../../engine/cards/ability.ts';
import { makeCard } from '../../engine/testing/scenario.ts';
import { wording as english } from '../en/say/index.ts';
import { wording as french } from '../fr/say/index.ts';
import { wording as italian } from '../it/say/index.ts';
import { cardText, plainText } from './card.ts';
import type { Wording } from './wording.ts';

const TOKEN = makeCard('token', 'token');

function say(ability: Ability, language: Wording): string {
  return plainText(cardText({ abilities: [ability] }, language, () => TOKEN));
}

const keepMore = (card: 'character' | 'spell', more: number): Ability => ({
  kind: 'passive',
  rule: { rule: 'keep-more', who: 'you', card: { type: card, in: 'reserve', of: 'you' }, more },
});

test.each([
  [keepMore('character', 1), 'conservare un personaggio'],
  [keepMore('spell', 1), 'conservare un incantesimo'],
  [keepMore('character', 2), 'conservare due personaggi'],
] as const)('the Italian article fits the noun after it: %#', (ability, words) => {
  expect(say(ability, italian)).toContain(words);
});

const unless = (condition: Condition): Ability => ({
  kind: 'passive',
  unless: condition,
  rule: { rule: 'gain-keyword', of: 'me', keyword: 'eternal' },
});

test('Italian says no second “non” after one that is there', () => {
  const holdsNone = { holds: { type: 'character', number: { exactly: 0 } } } as const;
  const condition: Condition = { expedition: 'mine', matches: holdsNone };
  for (const asked of [condition, { not: condition }]) {
    expect(say(unless(asked), italian)).not.toMatch(/\bnon (?:\S+ )?non\b/u);
  }
  expect(say(unless({ exists: { type: 'character', of: 'you' } }), italian)).toContain(
    'a meno che non controlli',
  );
});

const boostsOf = (among: object): Ability => ({
  kind: 'effect',
  effect: [{ do: 'draw', count: { counters: 'boost', among } }],
});

test('English lets no clause possess a number', () => {
  const said = say(boostsOf({ type: 'character', of: 'you' }), english);
  expect(said).toContain('the number of boosts on all Characters');
  expect(said).not.toContain('’ number');
});

test('a trigger names the side of an Expedition that is anybody’s', () => {
  const moves: Ability = {
    kind: 'reaction',
    trigger: { on: 'moves-forward', expedition: { side: 'companion' } },
    effect: [{ do: 'draw' }],
  };
  expect(say(moves, english)).toContain('a Companion Expedition');
  expect(say(moves, french)).toContain('une Expédition Compagnon');
  expect(say(moves, italian)).toContain('una spedizione del compagno');
});
