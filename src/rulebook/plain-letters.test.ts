import { describe, expect, it } from 'vitest';
import { plainLetters } from './plain-letters.ts';

describe('plain letters', () => {
  it.each([
    ['L’Épuisé', "l'epuise"],
    ['suﬀicient, ﬂeeting', 'sufficient, fleeting'],
    ['Ｓａｂｏｔａｇｅ', 'sabotage'],
    ['Tāne', 'tane'],
  ])('of %s are %s', (text, plain) => {
    expect(plainLetters(text)).toBe(plain);
  });
});
