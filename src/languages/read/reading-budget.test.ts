import { describe, expect, test } from 'vitest';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { reading as cut } from '../en/read/index.ts';
import { wording as english } from '../en/say/index.ts';
import { cardText, plainText } from '../say/card.ts';
import { Reading, ReadingBudget } from './grammar.ts';
import { compileText } from './reader.ts';
import { readersOfAll } from './reader-of.ts';
import { tokensOf } from './token.ts';
import { MOST_LETTERS, readWrittenCard } from './written-card.ts';

/** Pasted or sent texts can have any length: a budget of work limits their reading. */

const TOKENS = REAL_CARDS.filter(({ type }) => type === 'token' || type === 'landmark-token');
const READERS = readersOfAll(TOKENS);

/** Texts that go on for ever, each hard in its own way. */
const ENDLESS = {
  paragraphs: '{J} I gain 2 boosts.  ',
  lines: 'a\n',
  sentences: '{J} I gain 2 boosts. Draw a card. ',
  'steps one after the other': 'draw a card, then ',
  'steps at once': 'draw a card and ',
  conditions: 'if you control two or more Plants, ',
  choices: '• Draw a card. ',
  'abilities within abilities': 'I gain "{J} ',
  'brackets and quotes': '("',
  'one word': 'draw',
  facts: 'Robot, ',
};

/** The work of reading a text, in units of its budget. */
function workOf(text: string): number {
  const budget = new ReadingBudget();
  const reading = new Reading(READERS.en.grammar, tokensOf(text, cut), budget);
  for (const kind of ['effectAbility', 'ability']) reading.phrases(kind, 0);
  return budget.work;
}

describe.each(Object.entries(ENDLESS))('a text of endless %s', (_, piece) => {
  const body = (letters: number) => piece.repeat(Math.ceil(letters / piece.length));
  const written = (letters: number) =>
    readWrittenCard(`Name\nCharacter, 2/2, 1/1/1\n{J} ${body(letters)}`, READERS, 'en');

  test('is read no further than any card goes', () => {
    const { read, stop } = written(60_000);
    expect(stop).toBeDefined();
    expect(read.paragraphs.at(-1)?.to ?? 0).toBeLessThanOrEqual(MOST_LETTERS);
  });

  test('stops with a reason instead of an error', () => {
    const { stop } = compileText(READERS.en, `{J} ${body(3000)}`, { type: 'character' });
    expect(stop === undefined || stop.tooLong !== undefined || stop.at >= 0).toBe(true);
  });
});

test('every printed text takes a small part of the budget', () => {
  const byId = new Map(REAL_CARDS.map((card) => [card.id, card]));
  const abilities = new Map(
    REAL_CARDS.flatMap((card) => card.abilities).map((one) => [JSON.stringify(one), one]),
  );
  const most = [...abilities.values()].map((ability) =>
    workOf(plainText(cardText({ abilities: [ability] }, english, (id) => byId.get(id)!))),
  );
  expect(Math.max(...most)).toBeGreaterThan(0);
  expect(Math.max(...most)).toBeLessThan(ReadingBudget.WORK / 5);
});

test('what is behind the end of a text that is cut off is said', () => {
  const text = `Name\nSpell\nDraw a card.\n\n\n${' '.repeat(3000)}Draw a card.`;
  expect(readWrittenCard(text, READERS, 'en').stop).toMatchObject({ tooLong: 'text' });
});
