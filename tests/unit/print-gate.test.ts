import { describe, expect, test } from 'vitest';
import {
  acceptedDifferences,
  KINDS,
  type Kind,
  printedHashes,
  unprintedWords,
} from '../../scripts/cards/print.ts';
import { PRINT_LANGUAGES, printedForm } from '../../scripts/cards/print-form.ts';
import { collectionOfData } from '../../scripts/cards/printed.ts';
import { hashOf, textsOf } from '../../scripts/cards/text-hashes.ts';

/**
 * The texts of cards in each printed language but English, held against hashes of the printed ones. After a change:
 * `npm run cards -- print` shows what differs, and `--keep` accepts it.
 */

const texts = textsOf(collectionOfData());
const printed = printedHashes();
const accepted = acceptedDifferences();

/** Shares of versions whose text is the printed one, which may not fall. */
const LEAST = { fr: 0.78, it: 0.78, de: 0.71, es: 0.74 };

describe.each(PRINT_LANGUAGES)('texts in %s', (language) => {
  const versions = Object.entries(printed.texts[language]);
  const kinds = Object.keys(KINDS) as Kind[];
  const kept = new Set(kinds.flatMap((kind) => accepted[language][kind]));

  test('are the printed ones, or differ by a kind that is accepted; none is left out', () => {
    const other = versions
      .filter(([id, hashes]) => {
        const own = texts.get(id)?.[language];
        return own === undefined || !hashes.includes(hashOf(printedForm(own, language)));
      })
      .map(([id]) => id);
    expect(other.filter((id) => !kept.has(id))).toEqual([]);
    expect(
      [...kept].filter((id) => !other.includes(id)),
      'are the printed ones now',
    ).toEqual([]);
    expect(1 - other.length / versions.length).toBeGreaterThan(LEAST[language]);
  });

  test('have no word that no card prints', () => {
    const known = new Set([...printed.words[language], ...accepted[language].words]);
    expect(Object.fromEntries(unprintedWords(texts, known, language))).toEqual({});
  });
});

test('a text that print does not have is told from one that it has', () => {
  expect(printedForm('{j} Piochez une carte (si vous pouvez).', 'fr')).toBe(
    printedForm('{join} Piochez une carte.', 'fr'),
  );
  expect(printedForm('Piochez une carte.', 'fr')).not.toBe(printedForm('Piochez la carte.', 'fr'));
});
