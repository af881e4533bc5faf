import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import counted from '../../../data/generated/printed-forms.json' with { type: 'json' };
import { printedTexts } from '../../../scripts/cards/forms.ts';
import { arePrinted } from '../../../scripts/cards/printed.ts';
import { subtype as englishSubtype } from '../../languages/en/say/words.ts';
import { subtype as frenchSubtype } from '../../languages/fr/say/words.ts';
import { subtype as italianSubtype } from '../../languages/it/say/words.ts';
import { countPrintedForms, findUnprinted, MEANINGS, type PrintedTexts } from './printed-forms.ts';

test('counts each card once, in the language of its text', () => {
  const printed: PrintedTexts[] = [
    { card: 'a', texts: { fr: 'Piochez la première carte de votre deck.' } },
    { card: 'a', texts: { fr: 'Regardez la première carte de votre deck.' } },
    { card: 'b', texts: { fr: 'La carte du dessus.', it: 'La prima carta.' } },
  ];
  const rows = countPrintedForms(printed).filter(({ meaning }) =>
    meaning.startsWith('the first card'),
  );
  const asked = rows.filter(({ language }) => ['fr', 'it'].includes(language));
  expect(asked.map(({ language, form, cards }) => [language, form, cards])).toEqual([
    ['fr', 'première carte', 1],
    ['fr', 'carte du dessus', 1],
    ['it', 'prima carta', 1],
    ['it', 'carta in cima', 0],
  ]);
});

test('the table has a row for every form, and one form of each meaning wins', () => {
  for (const { language, meaning, forms } of MEANINGS) {
    const rows = counted.forms.filter(
      (row) => row.language === language && row.meaning === meaning,
    );
    expect(rows.map(({ form }) => form)).toEqual(Object.keys(forms));
    const cards = rows.map((row) => row.cards).sort((one, other) => other - one);
    expect(cards[0], meaning).toBeGreaterThan(cards[1]!);
  }
});

describe('forms that cards hardly print', () => {
  test.each([
    ['fr', 'Bo regarde la carte du dessus.', 'carte du dessus', 'première carte'],
    ['fr', 'Un jeton qui devrait quitter la zone.', 'qui devrait', 'si … devait'],
    ['it', 'La spedizione avanza grazie a una foresta.', 'grazie a', 'per via di'],
    ['it', 'I personaggi sotto il tuo controllo.', 'sotto il tuo controllo', 'che controlli'],
    ['en', 'The Expedition advances.', 'advances', 'moves forward'],
  ] as const)('%s: %s', (language, text, form, printed) => {
    expect(findUnprinted(text, language)).toEqual([{ form, printed }]);
  });

  test('are allowed in the rule that defines them', () => {
    expect(findUnprinted('la carte du dessus', 'fr', '3.2.2.b')).toEqual([]);
  });
});

/** Accents of capitals are left out on the publisher’s list. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

test.each([
  ['en', englishSubtype],
  ['fr', frenchSubtype],
  ['it', italianSubtype],
] as const)('sub-types are called in %s as the publisher calls them', (language, subtype) => {
  expect(counted.subTypes.length).toBeGreaterThan(20);
  for (const row of counted.subTypes) {
    expect(plain(subtype(row.id.toLowerCase()))).toBe(plain(row[language]));
    const rules = JSON.parse(readFileSync(`data/editions/5.0/${language}.json`, 'utf8')).rules;
    const listed = ['2.2.2.d', '2.2.2.e', '2.2.2.g']
      .map((number) => plain(rules[number].text))
      .join(' ');
    expect(listed).toContain(plain(row[language]));
  }
});

test.skipIf(!arePrinted())(
  `the table is what \`npm run cards -- forms\` counts${arePrinted() ? '' : ' (skipped: the printed cards are not beside the project)'}`,
  () => {
    expect(countPrintedForms(printedTexts())).toEqual(counted.forms);
  },
);
