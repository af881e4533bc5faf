import { expect, test } from 'vitest';
import { findForeignNames, foreignNamesOf } from './card-names.ts';

const names = foreignNamesOf([
  { name: { en: 'Spy Craft', fr: 'Espionnage', it: 'Abilità da Spia' } },
  { name: { en: 'The Last Stand', fr: 'La Dernière Défense' } },
  { name: { en: 'Frost', fr: 'Givre' } },
  { name: { en: "Will-o'-the-Wisp", fr: 'Feu Follet' } },
]);
const found = (text: string, language: 'en' | 'fr' | 'it') =>
  findForeignNames(text, names.get(language) ?? []).map(({ instead }) => instead);

test('a card is called by the name that it has in the language of the text', () => {
  expect(found('Bo joue Spy Craft.', 'fr')).toStrictEqual(['Espionnage']);
  expect(found('Bo joue Espionnage.', 'fr')).toStrictEqual([]);
});

test('a name joined by hyphens is found, with either apostrophe', () => {
  expect(found("Will-o'-the-Wisp lui fait face.", 'fr')).toStrictEqual(['Feu Follet']);
  expect(found('Will-o’-the-Wisp lui fait face.', 'fr')).toStrictEqual(['Feu Follet']);
});

test('a card without a name in a language keeps its English name', () => {
  expect(found('Due copie di The Last Stand.', 'it')).toStrictEqual([]);
  expect(found('Two copies of The Last Stand.', 'en')).toStrictEqual([]);
});

test('a text about names may give both, or quote one', () => {
  expect(found('Espionnage est Spy Craft en anglais.', 'fr')).toStrictEqual([]);
  expect(found('« Spy Craft » est un nom.', 'fr')).toStrictEqual([]);
});

test('a name of a single word can be a word of a sentence', () => {
  expect(found('Frost couvre la table.', 'fr')).toStrictEqual([]);
});
