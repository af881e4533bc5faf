/** `npm run cards -- forms`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countPrintedForms, type PrintedTexts } from '../../src/ingest/check/printed-forms.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { root } from '../dependencies.mjs';
import { parseCsv } from './csv.ts';
import { allPrintings, REFERENCE } from './printed.ts';

const TABLE = join(root, 'data/generated/printed-forms.json');

/**
 * Writes the number of cards that print each of two competing forms, and the names of sub-types and
 * keywords: words and counts, no sentence of a card.
 */
export function forms(): void {
  const printed = printedTexts();
  const table = {
    forms: countPrintedForms(printed),
    subTypes: subTypes(),
    keywords: keywordForms(printed),
  };
  writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
  const { forms, subTypes: types, keywords: words } = table;
  console.log(
    `${forms.length} forms, ${types.length} sub-types, ${words.length} keywords counted.`,
  );
}

/** Returns the printed texts, those of all printings of a card under one key. */
export function printedTexts(): readonly PrintedTexts[] {
  return allPrintings().map(({ name, faction, rarity, text }) => ({
    card: `${name.en} ${faction} ${rarity}`,
    texts: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const said = text?.[language];
        return said ? [[language, Object.values(said).join('\n')]] : [];
      }),
    ),
  }));
}

/** Reads the rows of one of the publisher's tables, as records by column heading. */
function rowsOf(file: string): Record<string, string>[] {
  const [head, ...rows] = parseCsv(readFileSync(join(REFERENCE, file), 'utf8'));
  return rows.map((row) => Object.fromEntries(head!.map((name, at) => [name, row[at] ?? ''])));
}

/** Returns the names of each sub-type, and the number of cards with it on their type line. */
function subTypes(): Record<string, string | number>[] {
  const typed = new Map<string, Set<string>>();
  for (const { name, faction, rarity, subtypes } of allPrintings()) {
    for (const one of subtypes) {
      typed.set(one, (typed.get(one) ?? new Set()).add(`${name.en} ${faction} ${rarity}`));
    }
  }
  return rowsOf('subtypes-5-languages.csv')
    .filter(({ TYPE }) => TYPE === 'CARD_SUB_TYPE')
    .map(({ REFERENCE: id = '', EN = '', FR = '', IT = '' }) => ({
      id,
      en: EN,
      fr: FR,
      it: IT,
      cards: typed.get(id)?.size ?? 0,
    }))
    .sort(byId);
}

/** Returns the names of each keyword in each form, and the number of English cards that print it. */
function keywordForms(printed: readonly PrintedTexts[]): Record<string, string | number>[] {
  return rowsOf('keywords-5-languages.csv')
    .map((row) => ({
      id: /^\[(\w+)\]$/u.exec(row['Mechanic Tag'] ?? '')?.[1] ?? '',
      en: row['EN Output'] ?? '',
      fr: row['FR Output'] ?? '',
      it: row['IT Output'] ?? '',
    }))
    .filter(({ id, en }) => id !== '' && en !== '')
    .map((row) => ({ ...row, cards: cardsWith(row.en, printed) }))
    .sort(byId);
}

/** Counts the cards that have a keyword in the brackets of keywords. */
function cardsWith(keyword: string, printed: readonly PrintedTexts[]): number {
  const found = printed.filter(({ texts }) => texts.en?.includes(`[${keyword}]`));
  return new Set(found.map(({ card }) => card)).size;
}

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id.localeCompare(other.id, 'en');
}
