/** `npm run cards -- words`. */

import fc from 'fast-check';
import { WORDINGS } from '../../src/languages/all-languages.ts';
import { ownTexts } from '../../src/languages/read/own-texts.ts';
import { type Printing, typeOf } from '../../src/languages/read/printing.ts';
import { type CardText, droppedWords } from '../../src/languages/read/silent-words.ts';
import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';
import { allPrintings, arePrinted, collectionOfData, createReaders } from './printed.ts';

interface Flags {
  /** All when not said. */
  readonly drawn?: number;
  readonly seed: number;
}

/**
 * Prints each word that is in no tree: a text without it is read as the same abilities. Looks at the texts
 * as they are printed here, and at the publisher's where they are beside the project. Ends with an error if
 * there is such a word.
 */
export function lookForDroppedWords({ drawn, seed }: Flags): void {
  const cards = collectionOfData();
  const reading = createReaders(cards);
  const printed = arePrinted() ? allPrintings() : [];
  if (printed.length === 0) console.log('skipped: the printed cards are not beside the project');
  let dropped = 0;
  for (const language of LANGUAGES) {
    const all = [...ownTexts(cards, WORDINGS[language]), ...printedTexts(printed, language)];
    const texts = drawn === undefined ? all : drawSample(all, drawn, seed);
    for (const text of texts) {
      for (const { from, to } of droppedWords(reading[language], text)) {
        dropped += 1;
        const shown = `${text.text.slice(0, from)}▸${text.text.slice(from, to)}◂${text.text.slice(to)}`;
        console.log(`    ${shown.replaceAll('\n', ' / ')}`);
      }
    }
    console.log(`${language}  ${texts.length} of ${all.length} texts`);
  }
  console.log(dropped === 0 ? 'Each word is in its tree.' : `${dropped} words are in no tree.`);
  if (dropped > 0) process.exitCode = 1;
}

/** The texts of printed cards in a language, each once. */
function printedTexts(printed: readonly Printing[], language: Language): readonly CardText[] {
  const texts = new Map<string, CardText>();
  for (const printing of printed) {
    for (const [box, text] of Object.entries(printing.text?.[language] ?? {})) {
      if (!text) continue;
      texts.set(text, { text, type: typeOf(printing), support: box === 'ECHO_EFFECT' });
    }
  }
  return [...texts.values()];
}

function drawSample(texts: readonly CardText[], count: number, seed: number): readonly CardText[] {
  return fc.sample(fc.constantFrom(...texts), { numRuns: count, seed });
}
