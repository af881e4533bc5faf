import { expect, test } from 'vitest';
import { forbiddenIn } from './check-told.ts';

test.each([
  ['fr', 'La carte du dessus est Thésée.', 'carte du dessus'],
  ['fr', 'Rien n’est écrit là où il devrait être.', 'il devrait'],
  ['fr', 'Le Matin, on pioche deux cartes.', 'on'],
  ['it', 'La spedizione avanza grazie alla montagna.', 'avanza grazie a'],
  ['it', 'Un personaggio con costo dalla mano di 2 o meno.', 'costo dalla mano di 2 o meno'],
  ['it', 'Scarta la carta in cima al mazzo.', 'carta in cima'],
  ['it', 'Sceglie alla dichiarazione d’intento.', 'dichiarazione d’intento'],
] as const)('%s: %s', (language, text, said) => {
  expect(forbiddenIn(text, language).map(({ found }) => found)).toStrictEqual([said]);
});

test('what is quoted may say anything', () => {
  expect(forbiddenIn('« La carte du dessus » est un titre.', 'fr')).toStrictEqual([]);
  expect(forbiddenIn('„Die Dämmerung“ ist ein Titel.', 'de')).toStrictEqual([]);
});
