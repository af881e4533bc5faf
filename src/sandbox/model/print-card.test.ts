import { expect, test } from 'vitest';
import { wording as italian } from '../../languages/it/say/index.ts';
import { printedCard } from './print-card.ts';

test('each sub-type is printed in its singular', () => {
  const card = { id: 'kappa', name: { en: 'Kappa', fr: 'Kappa', it: 'Kappa' } } as const;
  const press = {
    lang: 'it',
    grammar: italian,
    token: () => {
      throw new Error('no token is named');
    },
  } as const;
  const { line } = printedCard(
    { ...card, type: 'character', subtypes: ['trainer', 'spirit'], abilities: [] },
    press,
  );
  expect(line).toBe('Personaggio — Addestratore, Spirito');
});
