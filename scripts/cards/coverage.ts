/** `npm run cards -- coverage`. */

import { WORDINGS } from '../../src/languages/all-languages.ts';
import { coverageOf, foreignTexts } from '../../src/languages/read/coverage.ts';
import { readBack } from '../../src/languages/read/read-back.ts';
import { compileUnique, type UniqueParts } from '../../src/languages/read/uniques.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { allPrintings, collectionOfData, createReaders, uniqueParts } from './printed.ts';

interface Flags {
  readonly unread: boolean;
  readonly back: boolean;
  readonly foreign: boolean;
  readonly uniques: boolean;
}

/**
 * Prints a line for each set and language, and where they are asked for: the texts that stop, those
 * that the data gives in another language, abilities that are not read back as they were printed,
 * and how many combinations of unique cards compile.
 */
export function coverage({ unread, back, foreign, uniques }: Flags): void {
  if (back) printReadBack(unread);
  else if (foreign) printForeign();
  else if (uniques) printUniques();
  else printSets(unread);
}

function printForeign(): void {
  for (const { ref, language, text } of foreignTexts(allPrintings())) {
    console.log(`${language} ${ref}: ${text}`);
  }
}

function printSets(unread: boolean): void {
  const all = coverageOf(allPrintings(), createReaders(collectionOfData()));
  for (const language of LANGUAGES) {
    const sets = all.filter((one) => one.language === language);
    for (const { set, texts, unread: stopped } of sets) {
      printLine(`${language} ${set}`, texts, stopped.length);
      if (!unread) continue;
      for (const { ref, text, at } of stopped) {
        console.log(`    ${ref}: ${text.slice(0, at)} ▸ ${text.slice(at)}`);
      }
    }
    const texts = sets.reduce((sum, one) => sum + one.texts, 0);
    printLine(
      `${language} all`,
      texts,
      sets.reduce((sum, one) => sum + one.unread.length, 0),
    );
  }
}

function printReadBack(unread: boolean): void {
  const cards = collectionOfData();
  const reading = createReaders(cards);
  for (const language of LANGUAGES) {
    const { abilities, misread } = readBack(cards, WORDINGS[language], reading[language]);
    printLine(`${language} back`, abilities, misread.length);
    if (!unread) continue;
    for (const { card, text, at } of misread) {
      const said = at === null ? `(otherwise) ${text}` : `${text.slice(0, at)} ▸ ${text.slice(at)}`;
      console.log(`    ${card}: ${said}`);
    }
  }
}

function printUniques(): void {
  const parts = uniqueParts() as UniqueParts;
  const { en } = createReaders(collectionOfData());
  const { combinations } = parts;
  const stopped = combinations.filter((one) => compileUnique(parts, one, en).stop);
  printLine('en uniques', combinations.length, stopped.length);
}

function printLine(name: string, texts: number, unread: number): void {
  const share = (((texts - unread) / texts) * 100).toFixed(1);
  console.log(`${name.padEnd(12)} ${String(texts - unread).padStart(5)} of ${texts}  ${share} %`);
}
