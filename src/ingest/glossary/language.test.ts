import { expect, test } from 'vitest';
import { tellLanguage } from './language.ts';

test.each([
  [
    'fr',
    'Un joueur qui passe ne peut plus jouer de carte dans la phase, sauf si une règle le dit.',
  ],
  ['en', 'A player who has passed can no longer play a card in the phase, unless a rule says so.'],
  [
    'it',
    'Un giocatore che ha passato non può più giocare una carta nella fase, se non per una regola.',
  ],
])('%s', (language, text) => {
  expect(tellLanguage(text)).toBe(language);
});

test.each(['', 'Vanilla', 'Akesha & Taru', 'Gracz dobiera kartę i odrzuca ją'])(
  'cannot be told of %j',
  (text) => expect(tellLanguage(text)).toBeNull(),
);
