import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../scripts/cards/text-hashes.ts';
import type { Ability } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import { ability as abilitySchema } from '../../engine/cards/effect.ts';
import { wording as english } from '../en/say/index.ts';
import { wording as french } from '../fr/say/index.ts';
import { wording as italian } from '../it/say/index.ts';
import { cardText, plainText } from './card.ts';
import type { Wording } from './wording.ts';

const folder = new URL('../../../data/cards/', import.meta.url);
const cards: Card[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Card[]);
const byId = new Map(cards.map((card) => [card.id, card]));

function token(id: string): Card {
  const card = byId.get(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

function linesOf(card: Pick<Card, 'abilities' | 'feminine'>, language: Wording): string[] {
  const text = plainText(cardText(card, language, token));
  return text === '' ? [] : text.split('\n');
}

const fixtures = new URL('fixtures/', import.meta.url);
/** Abilities that no card of data/cards has, so that the rarer words stay right for cards to come. */
const rare: readonly Ability[] = JSON.parse(
  readFileSync(new URL('rare-abilities.json', fixtures), 'utf8'),
);

test('each rare ability is an ability', () => {
  expect(rare.map((ability) => abilitySchema.parse(ability))).toEqual(rare);
});

test('each rare ability reads as it was read', async () => {
  const hashes = rare.map((ability) =>
    [english, french, italian]
      .map((language) => hashOf(linesOf({ abilities: [ability] }, language).join('\n')))
      .join(' '),
  );
  const kept = fileURLToPath(new URL('rare-texts.txt', fixtures));
  await expect(`${hashes.join('\n')}\n`).toMatchFileSnapshot(kept);
});

test('keywords of a card agree with it in French, and are nouns in Italian', () => {
  const card = token('demeter');
  expect(card.feminine).toBe(true);
  expect(linesOf(card, french).join(' ')).toContain('je suis Éternelle');
  expect(linesOf({ ...card, feminine: undefined }, french).join(' ')).toContain('je suis Éternel.');
  expect(linesOf(card, italian).join(' ')).toContain('ho Eterno');
});

test('a keyword alone agrees with its card in French', () => {
  const abilities: Ability[] = [{ kind: 'keyword', keyword: 'seasoned' }];
  expect(linesOf({ abilities, feminine: true }, french)).toEqual(['Aguerrie.']);
  expect(linesOf({ abilities }, french)).toEqual(['Aguerri.']);
});

/** Patterns that no text may contain, whatever the language. */
const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['two spaces', / {2}/u],
  ['a space before a stop or comma', /[ \u00a0][.,]/u],
  ['a space after an opening bracket', /\( | \)/u],
  ['an unfilled value', /undefined|null|NaN|\[object/u],
  ['a term mark', /\[\[|\]\]/u],
  ['two stops', /\.\.|[.,][.,]/u],
];

const FRENCH: typeof FAULTS = [
  ['de le', /(?<!\bafin )\b[Dd]e (?:le|les) (?!\p{Lu})/u],
  ['à le', /(?<!\p{L})[Àà] (?:le|les) /u],
  ['si il', /\b[Ss]i ils?\b/u],
  ['que il', /\b(?:que|lorsque|puisque) (?:ils?|elles?|une?|on)\b/iu],
  ['a missing elision', /(?<![\p{L}-])(?:je|me|te|se|le|la|de|ne|que) [aeiouéèêàâîôû]/iu],
  ['a straight apostrophe', /'/u],
  ['a colon without its space', /[^\u00a0\d]:(?![\dX])/u],
];

const ITALIAN: typeof FAULTS = [
  ['di il', /\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l’)(?= |\p{L})/u],
  ['il before a vowel', /\b(?:il|lo|la|una|nessuna) (?![eo] )[aeiouàè]/iu],
  ['un before an impure consonant', /\b(?:un|il|i) (?:s[bcdfglmnpqrtv]|z|gn|ps)/iu],
  ['i before a vowel', /\bi [aeiou]/u],
  ['un’ before a masculine', /\bun’(?:altro|avversario|incantesimo|eroe)/u],
  ['a straight apostrophe', /'/u],
];

const ENGLISH: typeof FAULTS = [
  ['a before a vowel', /\ba [aeio]/iu],
  ['an before a consonant', /\ban [bcdfghjklmnpqrstvwxyz]/iu],
  ['one of several', /\b(?:1|one) (?:boosts|counters|cards|tokens)\b/u],
  ['a straight apostrophe', /'/u],
];

describe.each([
  [english, ENGLISH],
  [french, FRENCH],
  [italian, ITALIAN],
] as const)('$code', (language, own) => {
  test.each([
    ...cards.filter((card) => card.abilities.length > 0).map((card) => [card.id, card] as const),
    ...rare.map((ability, at) => [`rare ability ${at + 1}`, { abilities: [ability] }] as const),
  ])('%s is well formed', (_, card) => {
    const text = linesOf(card, language).join('\n');
    for (const [name, pattern] of [...FAULTS, ...own]) {
      expect(pattern.exec(text)?.[0], `${name} in ${JSON.stringify(text)}`).toBeUndefined();
    }
    for (const line of text.split('\n')) {
      expect(line).toMatch(/^(?:• )?(?:\p{Lu}|\{|\d)/u);
      expect(line).toMatch(/(?:[.»”]|\s?:|\u00a0:)$/u);
      const count = (mark: string) => line.split(mark).length;
      expect(count('('), line).toBe(count(')'));
      expect(count('“'), line).toBe(count('”'));
      expect(count('«'), line).toBe(count('»'));
    }
  });

  test('terms and icons are marked', () => {
    const spans = cards
      .flatMap((card) => cardText(card, language, token))
      .flatMap((ability) => ability.lines)
      .flatMap((line) => line.spans);
    expect(spans.some((span) => 'term' in span && span.term === 'fleeting')).toBe(true);
    expect(spans.some((span) => 'icon' in span && span.icon === 'discard-from-reserve')).toBe(true);
  });
});

test('the top of a Deck is that of whoever does the step, as it is played (7.2.4)', () => {
  const said = (who?: 'each-player') => {
    const step = { do: 'put', of: { top: 1 }, to: 'mana', ...(who ? { who } : {}) } as const;
    const abilities = [{ kind: 'effect', effect: [step] }] as const;
    return [english, french, italian].map((language) => linesOf({ abilities }, language)[0]);
  };
  expect(said('each-player')).toEqual([
    expect.stringContaining('their deck'),
    expect.stringMatching(/son deck|leur deck/u),
    expect.stringContaining('suo mazzo'),
  ]);
  expect(said()).toEqual([
    expect.stringContaining('your deck'),
    expect.stringContaining('votre deck'),
    expect.stringContaining('tuo mazzo'),
  ]);
});
