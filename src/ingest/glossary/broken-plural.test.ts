import { expect, test } from 'vitest';
import { brokenPlurals, mendPlurals } from './broken-plural.ts';

test.each([
  ['en', 'Some abilitys and raritys', 'Some abilities and rarities'],
  ['en', 'Abilitys', 'Abilities'],
  ['it', 'oggettoi, costoi, Personaggioi', 'oggetti, costi, Personaggi'],
  ['it', 'zonae', 'zone'],
  ['fr', 'des niveaus et des jeus', 'des niveaux et des jeux'],
] as const)('%s: %j is mended', (language, text, mended) => {
  expect(mendPlurals(text, language)).toBe(mended);
  expect(brokenPlurals(mended, language)).toEqual([]);
});

test.each([
  ['en', 'It plays always; the ways of days; Yzmir’s allies'],
  ['it', 'noi, voi, poi, suoi, tuoi, gli eroi'],
  ['fr', 'les totals, les festivals, les jetons'],
] as const)('%s: %j is right', (language, text) => {
  expect(brokenPlurals(text, language)).toEqual([]);
});
