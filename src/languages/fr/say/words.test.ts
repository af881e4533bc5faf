import { expect, test } from 'vitest';
import { dePlain } from './play.ts';
import {
  counterPhrase,
  joinNames,
  typeLine,
  withA,
  withDe,
  withDefinite,
  withQue,
} from './words.ts';

test('what stands before a vowel or a mute h is elided, before other letters it is not', () => {
  expect(['Amarok', 'Hydracaena', 'Hestia', 'Yggdrasil', 'Évanescence'].map(withDe)).toEqual([
    'd’Amarok',
    'd’Hydracaena',
    'd’Hestia',
    'd’Yggdrasil',
    'd’Évanescence',
  ]);
  expect(['Hua Mulan', 'Hub des Scarabots', 'Happé', 'Yong-Su', 'Mowgli'].map(withDe)).toEqual([
    'de Hua Mulan',
    'de Hub des Scarabots',
    'de Happé',
    'de Yong-Su',
    'de Mowgli',
  ]);
  expect(withDefinite('Héros', 'm')).toBe('le Héros');
  expect(withQue('elle avance')).toBe('qu’elle avance');
});

test('an article is contracted, that of a card’s name too', () => {
  expect(withDe('le deck d’Alma')).toBe('du deck d’Alma');
  expect(withA('le Limbo')).toBe('au Limbo');
  expect(dePlain('[[@the-kraken|Le Kraken]]')).toBe('du [[@the-kraken|Kraken]]');
  expect(dePlain('[[@the-foundry|La Fonderie]]')).toBe('de [[@the-foundry|La Fonderie]]');
});

test('cards whose names have a comma are kept apart', () => {
  expect(joinNames(['Kappa', 'Ogun'])).toBe('Kappa et Ogun');
  expect(joinNames(['Aby, Livreuse de Sève', 'Ogun'])).toBe('Aby, Livreuse de Sève\u00a0; Ogun');
});

test('a number of counters is a figure, and of nothing there is no plural', () => {
  const boosts = (count: number) => counterPhrase('boost', String(count), count !== 1);
  expect([0, 1, 9, 10, 21].map(boosts).map((said) => said.replace(/\[\[.*\||\]\]/gu, ''))).toEqual([
    '0 boost',
    '1 boost',
    '9 boosts',
    '10 boosts',
    '21 boosts',
  ]);
});

test('a sub-type has the word of the cards that name it', () => {
  expect(typeLine('spell', ['song'])).toBe('Sort — Chant');
});
