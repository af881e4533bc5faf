/** `npm run cards -- print`: compares the text of each version with the printed ones. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForeign } from '../../src/languages/read/coverage.ts';
import { type Printing, versionsOf } from '../../src/languages/read/printing.ts';
import { root } from '../dependencies.mjs';
import { PRINT_LANGUAGES, type PrintLanguage, printedForm, wordsOfText } from './print-form.ts';
import { allPrintings, collectionOfData } from './printed.ts';
import { hashOf, type Texts, textsOf } from './text-hashes.ts';

/** The hashes of printed texts by version, and the words that cards print. No printed text is kept. */
export const PRINTED = join(root, 'src/languages/say/fixtures/printed-texts.json');
/** The versions whose text is not the printed one, by the kind of difference. */
export const OTHERWISE = join(root, 'src/languages/say/fixtures/other-than-print.json');

export interface PrintedHashes {
  readonly texts: Readonly<Record<PrintLanguage, Readonly<Record<string, readonly string[]>>>>;
  readonly words: Readonly<Record<PrintLanguage, readonly string[]>>;
}

/** Kinds of differences, with the reason why each is kept. */
export const KINDS = {
  order: 'The same words in another order: a condition before what it is about, as in the rules.',
  word: 'At most three words differ: the text here names what the card leaves to the reader.',
  sentence: 'Another sentence: the form that all cards with the same effect have here.',
} as const;
export type Kind = keyof typeof KINDS;

/**
 * Ids of versions by language and kind, and the words that no card prints: forms of printed words, and
 * words of sentences that the text here needs.
 */
export type Otherwise = Readonly<
  Record<PrintLanguage, Readonly<Record<Kind | 'words', readonly string[]>>>
>;

const MOST_WORDS = 3;

/** Prints each text that is not the printed one, below it; with `keep`, accepts them by kind. */
export function print({ keep }: { readonly keep: boolean }): void {
  const texts = textsOf(collectionOfData());
  const hashes = byPrintLanguage((): Record<string, readonly string[]> => ({}));
  const words = byPrintLanguage(() => new Set<string>());
  const otherwise = byPrintLanguage(emptyKinds);
  const versions = versionsOf(allPrintings());
  for (const language of PRINT_LANGUAGES) {
    for (const { id, printings } of versions) {
      const said = texts.get(id)?.[language];
      const printed = printings.flatMap((one) => printedTexts(one, language));
      for (const text of printed)
        for (const word of wordsOfText(text).split(' ')) words[language].add(word);
      if (said === undefined || printed.length === 0) continue;
      const forms = [...new Set(printed.map((text) => printedForm(text, language)))];
      hashes[language][id] = forms.map(hashOf);
      const own = printedForm(said, language);
      if (forms.includes(own)) continue;
      otherwise[language][kindOf(own, forms[0]!)].push(id);
      if (!keep) console.info(`${id} (${language})\n- ${forms[0]}\n+ ${own}`);
    }
    const all = Object.keys(hashes[language]).length;
    const other = Object.values(otherwise[language]).flat().length;
    otherwise[language].words.push(...unprintedWords(texts, words[language], language).keys());
    console.info(`${language}: ${all - other} of ${all} texts are the printed ones.`);
  }
  if (!keep) return;
  const sorted = byPrintLanguage((language) => [...words[language]].sort());
  writeFileSync(PRINTED, `${JSON.stringify({ texts: hashes, words: sorted }, null, 1)}\n`);
  writeFileSync(OTHERWISE, `${JSON.stringify(otherwise, null, 1)}\n`);
}

function byPrintLanguage<Value>(
  valueIn: (language: PrintLanguage) => Value,
): Record<PrintLanguage, Value> {
  const values = PRINT_LANGUAGES.map((language) => [language, valueIn(language)]);
  return Object.fromEntries(values) as Record<PrintLanguage, Value>;
}

/** Returns what a printing says in a language, its boxes one below the other. */
function printedTexts({ text }: Printing, language: PrintLanguage): readonly string[] {
  const said = text?.[language];
  const boxes = [said?.MAIN_EFFECT, said?.COMPLETED_EFFECT, said?.ECHO_EFFECT].filter(
    (box): box is string => !!box,
  );
  return boxes.length === 0 || boxes.some((box) => isForeign(box, language))
    ? []
    : [boxes.join('\n')];
}

function kindOf(own: string, printed: string): Kind {
  const [here, there] = [own.split(' '), printed.split(' ')];
  const more = surplusWords(here, there) + surplusWords(there, here);
  if (more === 0) return 'order';
  return more <= MOST_WORDS ? 'word' : 'sentence';
}

/** Counts the words of a list that another has fewer of. */
function surplusWords(words: readonly string[], others: readonly string[]): number {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

function emptyKinds(): Record<Kind | 'words', string[]> {
  return { order: [], word: [], sentence: [], words: [] };
}

/** Returns the words of generated texts that no card prints, each with a card that has it. */
export function unprintedWords(
  texts: ReadonlyMap<string, Texts>,
  printed: ReadonlySet<string>,
  language: PrintLanguage,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [id, said] of texts) {
    for (const word of wordsOfText(said[language]).split(' ')) {
      if (!printed.has(word) && !word.startsWith('mana:')) found.set(word, id);
    }
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other, language)));
}

/** Reads what was kept of the printed texts. */
export function printedHashes(): PrintedHashes {
  return JSON.parse(readFileSync(PRINTED, 'utf8')) as PrintedHashes;
}

/** Reads the accepted differences. */
export function acceptedDifferences(): Otherwise {
  return JSON.parse(readFileSync(OTHERWISE, 'utf8')) as Otherwise;
}
