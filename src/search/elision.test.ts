import { describe, expect, it } from 'vitest';
import { dropElisions, joinElisions, splitElisions } from './elision.ts';

/** The words of a text as an index has them: between spaces, letters only. */
const words = (text: string) =>
  text
    .split(' ')
    .map((word) => word.replace(/[^\p{L}]/gu, ''))
    .filter((word) => word !== '');

describe('splitElisions', () => {
  it.each([
    ['quitte l’expédition', ['quitte', 'expédition']],
    ["D'un effet", ['un', 'effet']],
    ['jusqu’à la fin', ['à', 'la', 'fin']],
    ['dell’effetto', ['effetto']],
    ['l’effet d’« un type »', ['effet', 'un', 'type']],
    ['aujourd’hui', ['aujourdhui']],
    ['the player’s hand', ['the', 'players', 'hand']],
    ['the players’ hands', ['the', 'players', 'hands']],
  ])('leaves %j the words behind its elisions', (text, expected) => {
    expect(words(splitElisions(text))).toEqual(expected);
    expect(joinElisions(splitElisions(text))).toBe(text);
  });
});

it('leaves elided words out of a query', () => {
  expect(dropElisions('un jeton quitte l’expédition')).toBe('un jeton quitte expédition');
  expect(dropElisions("L'expédition")).toBe('expédition');
});
