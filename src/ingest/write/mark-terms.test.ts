import { expect, test } from 'vitest';
import { markTerms } from './mark-terms.ts';

const forms: Record<string, string[]> = {
  reserve: ['reserve', 'reserves'],
  card: ['card', 'cards'],
  'altered-card': ['altered card'],
  exile: ['exilé', 'exil'],
};
const mark = (text: string, ...ids: string[]) => markTerms(text, ids, (id) => forms[id] ?? []);

test('the first form of a term is marked, as it is written', () => {
  expect(mark('From a Reserve to a Reserve.', 'reserve')).toBe(
    'From a [[reserve|Reserve]] to a Reserve.',
  );
});
test('a longer form goes before a shorter one that stands in it', () => {
  expect(mark('An Altered card and a card.', 'card', 'altered-card')).toBe(
    'An [[altered-card|Altered card]] and a [[card|card]].',
  );
});
test('a form inside a word or a mark is no form of it', () => {
  expect(mark('Cardinal {card} [[reserve|a card]]', 'card')).toBe(
    'Cardinal {card} [[reserve|a card]]',
  );
  expect(mark('L’exilé part', 'exile')).toBe('L’[[exile|exilé]] part');
});
test('letters that change their length in lower case leave each form in its place', () => {
  expect(mark('İİ a Card, a𝐁card', 'card')).toBe('İİ a [[card|Card]], a𝐁card');
  expect(mark('a𝐁card, card𝐁, 2card and cards2', 'card')).toBe('a𝐁card, card𝐁, 2card and cards2');
});
test('what is marked already is not marked again', () => {
  expect(mark('[[reserve]] and Reserve', 'reserve')).toBe('[[reserve]] and Reserve');
});
