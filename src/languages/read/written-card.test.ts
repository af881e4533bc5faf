import { describe, expect, test } from 'vitest';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { readersOfAll } from './reader-of.ts';
import { rolePieces } from './role.ts';
import { MOST_NAME_LETTERS, readWrittenCard } from './written-card.ts';

const TOKENS = REAL_CARDS.filter(({ type }) => type === 'token' || type === 'landmark-token');
const READERS = readersOfAll(TOKENS);
const read = (text: string) => readWrittenCard(text, READERS, 'en');

describe('a card as it is written', () => {
  test('has a name, facts and a text', () => {
    const { card, stop, language } = read(
      'Kelon Watcher\nCharacter – Robot, Axiom, 2/3, 1/1/2\n\n{J} I gain 2 boosts.',
    );
    expect(stop).toBeUndefined();
    expect(language).toBe('en');
    expect(card).toEqual({
      name: { en: 'Kelon Watcher' },
      type: 'character',
      subtypes: ['robot'],
      faction: 'axiom',
      rarity: 'common',
      handCost: 2,
      reserveCost: 3,
      statistics: { forest: 1, mountain: 1, water: 2 },
      abilities: [
        {
          kind: 'reaction',
          trigger: { on: 'join' },
          effect: [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 2 }],
        },
      ],
    });
  });

  test.each([
    ['fr', 'Guetteur\nPersonnage, 2 (3), 1/1/2\n{J} Je gagne 2 boosts.'],
    ['it', 'Vedetta\nPersonaggio {2}/{3} 1/1/2\n{J} Ottengo 2 rinforzi.'],
  ])('in %s is the same card', (lang, text) => {
    const { card, language, stop } = read(text);
    expect([language, stop]).toEqual([lang, undefined]);
    expect(card).toMatchObject({ type: 'character', handCost: 2, reserveCost: 3 });
    expect(card.abilities).toEqual(read('W\nCharacter\n{J} I gain 2 boosts.').card.abilities);
  });

  test('is a Character with statistics, else a Spell, where its type is not said', () => {
    expect(read('A\n1/1/1').card.type).toBe('character');
    expect(read('A\nDraw a card.').card).toMatchObject({ type: 'spell', handCost: 0 });
  });

  test('has a name that is not longer than any card’s could be', () => {
    const named = (letters: number) => read(`${'N'.repeat(letters)}\nSpell, 1/1\nDraw a card.`);
    expect(named(MOST_NAME_LETTERS).stop).toBeUndefined();
    const { stop, card } = named(MOST_NAME_LETTERS + 1);
    expect(stop).toMatchObject({ tooLong: 'name', at: MOST_NAME_LETTERS });
    expect(card.name.en).toHaveLength(MOST_NAME_LETTERS);
  });

  test('says at which word it is not understood', () => {
    const text = 'A\nSpell, 1/1\nDraw a frog.';
    const { stop } = read(text);
    expect(stop).toMatchObject({ at: text.indexOf('frog'), word: 'frog' });
    const facts = 'A\nCharacter, gorgeous, 1/1/1';
    expect(read(facts).stop).toMatchObject({ at: facts.indexOf('gorgeous'), word: 'gorgeous' });
  });

  test('is read whatever it says', () => {
    for (const text of ['', '\n\n', 'A', '((((', '• • •', 'a'.repeat(500)]) {
      expect(read(text).card.name.en).toBe(text.trim().slice(0, MOST_NAME_LETTERS));
    }
  });

  test.each([
    '{J} I gain 2 boosts.',
    '{J}',
    '1/2/3',
    'Character – Robot, Axiom, 2/3, 1/1/2\n{J} I gain 2 boosts.',
    'Draw two cards.\nTarget Character gains 1 boost.',
    'Piochez deux cartes.',
    'Pesca due carte.',
  ])('without a name says so: %s', (text) => {
    const { card, stop } = read(text);
    expect(card.name.en).toBe('');
    expect(stop?.missing ?? stop?.word).not.toBeUndefined();
  });

  test('without a name is read all the same', () => {
    const { card, stop } = read('Character, 2/3, 1/1/2\n{J} I gain 2 boosts.');
    expect(stop).toMatchObject({ at: 0, missing: 'name' });
    expect(card).toMatchObject({
      type: 'character',
      handCost: 2,
      abilities: [{ kind: 'reaction' }],
    });
  });

  test('says where it is nothing but a name', () => {
    expect(read('Kelon Watcher').stop).toMatchObject({ at: 13, missing: 'rest' });
    expect(read('Kelon Watcher\nCharacter, 1/1/1').stop).toBeUndefined();
  });

  test('keeps its name, whatever cards are called', () => {
    const names = new Set(REAL_CARDS.flatMap(({ name }) => Object.values(name)));
    const lost = [...names].filter((name) => read(name).card.name.en !== name);
    expect(lost).toEqual([]);
  });

  test('is cut into pieces with what they are for', () => {
    const text = 'A\nSpell\nDraw two cards.';
    const { read: compiled } = read(text);
    const [paragraph] = compiled.paragraphs;
    const pieces = rolePieces(paragraph!.from, paragraph!.to, paragraph!.understood);
    const said = pieces.map(({ from, to, role }) => [text.slice(from, to).trim(), role]);
    expect(said).toContainEqual(['two', 'number']);
    expect(said).toContainEqual(['Draw', 'action']);
  });
});
