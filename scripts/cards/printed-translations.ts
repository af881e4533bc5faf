/** Reads the publisher's names and texts in German and Spanish, which came after the other lists. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Printing } from '../../src/languages/read/printing.ts';
import type { Language } from '../../src/rulebook/language.ts';
import { boxesOf, listFile, rowsOf } from './printed-sets.ts';

const TRANSLATED = ['de', 'es'] as const satisfies readonly Language[];
/** The printings of all sets but the newer ones, by reference. */
const FILE = 'cards-de-es.json';
/** The sets of which some printings are in lists alone. */
const LISTED_SETS = ['DUSTER', 'EOLE'] as const;

const BOXES = ['MAIN_EFFECT', 'COMPLETED_EFFECT', 'ECHO_EFFECT'] as const;

type TranslatedText = NonNullable<Printing['text']>[Language] & { readonly name: string };
type Translations = ReadonlyMap<string, Readonly<Partial<Record<Language, TranslatedText>>>>;

/** Whether the data of German and Spanish cards are in a folder. */
export function areTranslated(folder: string): boolean {
  return (
    existsSync(join(folder, FILE)) &&
    LISTED_SETS.every((set) =>
      TRANSLATED.every((language) => existsSync(listFile(join(folder, 'sets'), set, language))),
    )
  );
}

/** Returns the printings with their German and Spanish names and texts, where these are known. */
export function withTranslations(
  printings: readonly Printing[],
  folder: string,
): readonly Printing[] {
  const known = translationsIn(folder);
  return printings.map((printing): Printing => {
    const said = Object.entries(known.get(printing.ref) ?? {});
    const names = said.map(([language, { name }]) => [language, name]);
    const texts = said.map(([language, printed]) => [language, boxesIn(printed)]);
    return {
      ...printing,
      name: { ...printing.name, ...Object.fromEntries(names) },
      text: { ...printing.text, ...Object.fromEntries(texts) },
    };
  });
}

/** The boxes of a printing without the other words on it, such as its sub-types. */
function boxesIn(printed: TranslatedText) {
  return Object.fromEntries(
    BOXES.flatMap((box) => (printed[box] === undefined ? [] : [[box, printed[box]]])),
  );
}

function translationsIn(folder: string): Translations {
  const { cards } = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as {
    cards: Record<string, Partial<Record<Language, TranslatedText>>>;
  };
  const listed = LISTED_SETS.flatMap((set) => {
    const lists = TRANSLATED.map(
      (language) => [language, rowsOf(listFile(join(folder, 'sets'), set, language))] as const,
    );
    return [...lists[0]![1].keys()].map((ref) => {
      const said = lists.flatMap(([language, rows]) => {
        const row = rows.get(ref);
        return row ? [[language, { name: row.name, ...boxesOf(row) }] as const] : [];
      });
      return [ref, Object.fromEntries(said)] as const;
    });
  });
  return new Map([...listed, ...Object.entries(cards)]);
}
