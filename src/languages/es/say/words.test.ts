import { expect, test } from 'vitest';
import {
  agreeAdjective,
  joinList,
  withDefinite,
  withIndefinite,
  withPreposition,
} from './words.ts';

test('"y" and "o" change before their own sound, also of a marked word', () => {
  expect(joinList(['personajes', 'ilusiones'])).toBe('personajes e ilusiones');
  expect(joinList(['agua', 'hielo'])).toBe('agua y hielo');
  expect(joinList(['un permanente', 'otro personaje'], 'o')).toBe('un permanente u otro personaje');
  expect(joinList(['a', '[[card|orbes]]'], 'o')).toBe('a u [[card|orbes]]');
  expect(joinList(['a', 'b', 'c'])).toBe('a, b y c');
});

test('only the article "el" contracts', () => {
  expect(withPreposition('de', 'el mazo')).toBe('del mazo');
  expect(withPreposition('a', 'el resultado')).toBe('al resultado');
  expect(withPreposition('de', 'El Naos')).toBe('de El Naos');
  expect(withPreposition('de', 'la mano')).toBe('de la mano');
});

test('a feminine noun with a stressed a takes the masculine article in the singular', () => {
  expect(withIndefinite('hada', 'f')).toBe('un hada');
  expect(withDefinite('hadas', 'f', true)).toBe('las hadas');
  expect(withDefinite('habilidad', 'f')).toBe('la habilidad');
});

test('adjectives agree', () => {
  expect(agreeAdjective('agotado', 'f', true)).toBe('agotadas');
  expect(agreeAdjective('Defensor', 'f', true)).toBe('Defensoras');
  expect(agreeAdjective('Defensor', 'm', true)).toBe('Defensores');
  expect(agreeAdjective('Gigante', 'f', false)).toBe('Gigante');
});
