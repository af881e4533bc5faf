import { expect, test } from 'vitest';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { isPassedOver } from './deck-reader.ts';

test.each([
  '',
  '# My deck',
  '// from a friend',
  'Characters:',
  'Hero',
  'Héros (1)',
  'Eroi',
  'Characters (20)',
  'Personnages : 20',
  'Personaggi [20]',
  'Spells 9',
  'Landmark Permanents (3)',
  'Permanents d’Expédition (3)',
  'Permanenti della spedizione (3)',
])('%j names no card', (line) => expect(isPassedOver(line)).toBe(true));

test('every card’s name does', () => {
  const names = REAL_CARDS.flatMap(({ id, name }) => [id, ...Object.values(name)]);
  expect(names.filter(isPassedOver)).toEqual([]);
});
