import { expect, it } from 'vitest';
import { dropElisions, joinElisions, splitElisions } from './elision.ts';

it.each([
  ['quitte l’expédition', ['quitte', 'l’\u2060', 'expédition']],
  ["D'un effet", ["D'\u2060", 'un', 'effet']],
  ['jusqu’à la fin', ['jusqu’\u2060', 'à', 'la', 'fin']],
  ['dell’effetto', ['dell’\u2060', 'effetto']],
  ['aujourd’hui', ['aujourd’hui']],
  ['the player’s hand', ['the', 'player’s', 'hand']],
  ['the players’ hands', ['the', 'players’', 'hands']],
])('parts the elided words of %j, and joins them again', (text, words) => {
  expect(splitElisions(text).split(' ')).toEqual(words);
  expect(joinElisions(splitElisions(text))).toBe(text);
});

it('leaves elided words out of a query', () => {
  expect(dropElisions('un jeton quitte l’expédition')).toBe('un jeton quitte expédition');
  expect(dropElisions("L'expédition")).toBe('expédition');
});
