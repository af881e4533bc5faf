import { expect, test } from 'vitest';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { deckReader } from './deck-list.ts';

const reader = deckReader(REAL_CARDS);
const card = (id: string) => REAL_CARDS.find((each) => each.id === id)!;

test('a list of references, as deck builders export it, is a Hero and a deck', () => {
  const hero = REAL_CARDS.find(({ type, ref }) => type === 'hero' && ref)!;
  const [one, other] = ['kelon-elemental', 'kelon-elemental-rare'].map(card);
  const read = reader.read(`1 ${hero.ref}\n3 ${one!.ref}\n2 ${other!.ref}\n1 ALT_CORE_B_AX_998_C`);
  expect(read).toEqual({
    hero: hero.id,
    deck: [one, one, one, other, other].map((each) => each!.id),
    misplaced: [],
    unknown: ['ALT_CORE_B_AX_998_C'],
  });
});

test('a reference of a reprint is the same card', () => {
  const { ref, id } = card('kelon-elemental');
  expect(reader.cardMeant(ref!.replace('CORE', 'COREKS'))?.id).toBe(id);
});

test.each([
  ['3x Kelon Elemental', 'kelon-elemental'],
  ['3xKelon Elemental', 'kelon-elemental'],
  ['Élémentaire de Kélon x3', 'kelon-elemental'],
  ['• 3 elementale di kelon', 'kelon-elemental'],
  ['3 Kelon Elemental (rare)', 'kelon-elemental-rare'],
  ['3 Kelon Elemental [R2]', 'kelon-elemental-shifted'],
  ['3 Kelon Elemental rare Muna', 'kelon-elemental-shifted'],
  ['3 kelon-elemental-rare', 'kelon-elemental-rare'],
])('%s is three of %s', (line, id) => {
  expect(reader.read(line)).toMatchObject({ hero: null, deck: [id, id, id], unknown: [] });
});

test('a token is in no deck, and that is not passed over', () => {
  const read = reader.read('2 Kappa\n3 Ordis Recruit');
  expect(read).toMatchObject({ deck: ['kappa', 'kappa'], unknown: [] });
  expect(read?.misplaced.map(({ id }) => id)).toEqual(['ordis-recruit']);
});

test('a second Hero is not passed over', () => {
  const read = reader.read('1 Sierra & Oddball\n2 Kappa\n1 Treyst & Rossum');
  expect(read).toMatchObject({ hero: card('sierra-oddball').id, deck: ['kappa', 'kappa'] });
  expect(read?.misplaced.map(({ id }) => id)).toEqual(['treyst-rossum']);
});

test('headings and blank lines are passed over, and no list is none', () => {
  expect(reader.read('# My deck\nCharacters:\n\n2 Kappa')?.deck).toEqual(['kappa', 'kappa']);
  const exported = reader.read('Hero\n1 Sierra & Oddball\n\nCharacters (2)\n2 Kappa\nSpells (0)');
  expect(exported).toMatchObject({ deck: ['kappa', 'kappa'], unknown: [] });
  expect(reader.read('Some words\nand others')).toBeNull();
});
