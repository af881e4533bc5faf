/** `npm run cards -- forms`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countPrintedForms, type PrintedTexts } from '../../src/ingest/check/printed-forms.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { root } from '../dependencies.mjs';
import { printings, REFERENCE } from './printed.ts';

const TABLE = join(root, 'data/generated/printed-forms.json');

/**
 * Writes how many cards print each of two competing forms, and how sub-types are called: words and
 * counts, no sentence of a card.
 */
export function forms(): void {
  const printed = printings().map(
    ({ name, faction, rarity, text }): PrintedTexts => ({
      card: `${name.en} ${faction} ${rarity}`,
      texts: Object.fromEntries(
        LANGUAGES.flatMap((language) => {
          const said = text?.[language];
          return said ? [[language, Object.values(said).join('\n')]] : [];
        }),
      ),
    }),
  );
  const table = { forms: countPrintedForms(printed), subTypes: subTypes() };
  writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${table.forms.length} forms and ${table.subTypes.length} sub-types counted.`);
}

/** What each sub-type is called, and how many cards have it on their type line. */
function subTypes(): Record<string, string | number>[] {
  const typed = new Map<string, Set<string>>();
  for (const { name, faction, rarity, subtypes } of printings()) {
    for (const one of subtypes) {
      typed.set(one, (typed.get(one) ?? new Set()).add(`${name.en} ${faction} ${rarity}`));
    }
  }
  const [head, ...lines] = readFileSync(join(REFERENCE, 'subtypes-5-languages.csv'), 'utf8')
    .trim()
    .split(/\r?\n/u)
    .map((line) => line.split(','));
  const column = (line: readonly string[], name: string) => line[head!.indexOf(name)] ?? '';
  return lines
    .filter((line) => column(line, 'TYPE') === 'CARD_SUB_TYPE')
    .map((line) => ({
      id: column(line, 'REFERENCE'),
      en: column(line, 'EN'),
      fr: column(line, 'FR'),
      it: column(line, 'IT'),
      cards: typed.get(column(line, 'REFERENCE'))?.size ?? 0,
    }))
    .sort((one, other) => one.id.localeCompare(other.id, 'en'));
}
