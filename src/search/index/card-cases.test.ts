import { join } from 'node:path';
import { expect, test } from 'vitest';
import data from '../../../data/card-cases.json' with { type: 'json' };
import { root } from '../../../scripts/dependencies.mjs';
import { openLibrary } from '../../library/open-library.ts';
import { type CardKind, cardKindsOf } from '../../rulebook/card-kinds.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { isOfKinds, signsOf } from '../card-cases.ts';
import { cardCasesIn } from './card-cases.ts';
import { searchedLibrary } from './searched-library.ts';

const library = searchedLibrary(openLibrary(join(root, 'content'), join(root, 'data')));

const kindsOf = (name: string): readonly CardKind[] => {
  const card = library.cards.find((one) => one.name.en === name)!;
  const { text } = library.cardTexts.find(
    ({ id }) => id === name.toLowerCase().replaceAll(' ', '-'),
  )!;
  return cardKindsOf(card, text.en);
};

test('kinds are told by the type and the printed text', () => {
  expect(kindsOf('Muna Merchant')).toEqual(['character', 'from-reserve', 'resupplies']);
  expect(kindsOf('Talos')).toEqual(expect.arrayContaining(['character', 'gigantic', 'defender']));
  expect(kindsOf('Banishing Gate')).toEqual([
    'spell',
    'targets',
    'targets-character',
    'targets-permanent',
    'fleeting-spell',
    'discards-target',
  ]);
  expect(kindsOf('Haven Warrior')).toEqual([
    'character',
    'support-action',
    'support',
    'next-this-turn',
  ]);
});

test('each case fits a card, and its rule is in the current edition', () => {
  const { cards, cases } = cardCasesIn(library, 'en');
  const edition = library.outlines[0]!.edition;
  const rules = library.sections
    .filter((page) => page.edition === edition && page.language === 'en')
    .flatMap((page) => page.rules.map(({ number }) => number));
  const found = new Set(Object.values(cards));
  for (const one of cases) {
    const [kinds, , , when, , rule] = one;
    expect(
      [...found].some((own) => isOfKinds(own, one)),
      `${kinds} ${when}`,
    ).toBe(true);
    expect(rules).toContain(rule);
  }
});

test('a case names only situations that are told in every language', () => {
  for (const { when, unless = [] } of data.cases) {
    for (const one of [...when, ...unless]) {
      const told: Readonly<Record<string, string>> | undefined =
        data.situations[one as keyof typeof data.situations];
      expect(told, one).toBeDefined();
      for (const language of LANGUAGES) expect(() => new RegExp(told![language]!)).not.toThrow();
    }
  }
});

test('no case begins with a yes or a no: a situation does not tell how the question is put', () => {
  const begun = data.cases.flatMap(({ says }) => {
    return Object.values(says).filter((one) => /^(?:yes|no|oui|non|sì|ja|nein|sí)[,.]/i.test(one));
  });
  expect(begun).toEqual([]);
});

/** Words that players type, and the situation that they tell of, or do not although they begin alike. */
test.each([
  ['de', 'ready-again', 'wieder bereit', 'bereits erschopft'],
  ['de', 'night', 'in der nacht', 'ein nachteil'],
  ['de', 'night', 'was ist morgen', 'am morgen'],
  ['de', 'token', 'zwei marken', 'ein marker'],
  ['de', 'source-gone', 'er ist tot', 'total'],
  ['de', 'same-turn', 'in derselben runde', 'gleich viele'],
  ['de', 'cost', 'muss ich zahlen', 'ein zahler'],
  ['de', 'two-copies', 'sie stapeln sich', 'mein stapel'],
  ['de', 'empty-deck', 'bei leerem deck', 'ablagestapel leer'],
  ['de', 'rest-order', 'vor oder nach der ruhe', 'vorwarts'],
  ['es', 'taken', 'toma el control', 'que controla mi oponente'],
  ['es', 'goes-where', 'es fugaz', 'es eterno'],
  ['es', 'night', 'hasta manana', 'por la manana'],
  ['es', 'same-turn', 'en cuanto entra', 'en cuanto a esto'],
  ['es', 'put-into-play', 'cartas puestas en juego', 'cartas en juego'],
] as const)('in %s, %s is told by “%s”, not by “%s”', (language, situation, told, other) => {
  const signs = signsOf(data.situations[situation][language]);
  expect(signs.test(told)).toBe(true);
  expect(signs.test(other)).toBe(false);
});
