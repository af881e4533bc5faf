/** The command `play card`: what the rules make of a card that someone wrote down. */

import { lstatSync } from 'node:fs';
import type { Card } from '../../src/engine/index.ts';
import { formatPlace, Problems } from '../../src/ingest/problem.ts';
import { readText } from '../../src/ingest/read/text-file.ts';
import { WORDINGS } from '../../src/languages/all-languages.ts';
import { readersOfAll } from '../../src/languages/read/reader-of.ts';
import { readWrittenCard } from '../../src/languages/read/written-card.ts';
import { cardText, plainText } from '../../src/languages/say/card.ts';
import { loadFreeWords } from '../../src/languages/texts/free-play.ts';
import type { Language } from '../../src/rulebook/language.ts';
import type { Streams } from './command.ts';

/**
 * Prints the tree of a card and its text as the rules read it.
 *
 * @param said the card in words, or a file that holds it
 * @returns the exit status: 1 where the file cannot be read, a word is not understood or the name is
 *   missing
 */
export async function tellCard(
  said: string,
  cards: readonly Card[],
  lang: Language,
  { out, err }: Streams,
): Promise<number> {
  const problems = new Problems();
  const text = isFile(said) ? readText(said, problems) : said.replaceAll('\\n', '\n');
  if (text === null) {
    for (const { place, message, mend } of problems.all()) {
      err.write(`${formatPlace(place)}: ${message}\n  ${mend}\n`);
    }
    return 1;
  }
  const tokens = cards.filter(({ type }) => type === 'token' || type === 'landmark-token');
  const readers = readersOfAll(tokens);
  const { card, stop } = readWrittenCard(text, readers, lang);
  const token = (id: string) => tokens.find((each) => each.id === id)!;
  out.write(`${JSON.stringify(card, null, 2)}\n\n`);
  out.write(`${plainText(cardText(card, WORDINGS[lang], token))}\n`);
  if (!stop) return 0;
  if (stop.missing) {
    const { paste } = await loadFreeWords(lang);
    err.write(`${paste.missing[stop.missing]}\n`);
    return 1;
  }
  const line = text.slice(0, stop.at).split('\n').length;
  const column = stop.at - text.lastIndexOf('\n', stop.at - 1);
  const expected = stop.expected.filter((each) => !/[<>@]/u.test(each)).slice(0, 8);
  const hint = expected.length > 0 ? `; possible: ${expected.join(', ')}` : '';
  const word = stop.word === '' ? 'something is missing' : `“${stop.word}” is not understood`;
  err.write(`line ${line}, column ${column}: ${word}${hint}\n`);
  return 1;
}

/** Whether a file is meant: something has this name, or it is one word that ends as a file of text. */
function isFile(said: string): boolean {
  try {
    if (lstatSync(said, { throwIfNoEntry: false })) return true;
  } catch {
    // A text may be longer than any name of a file.
  }
  return /^\S+\.(?:txt|text|md|json)$/.test(said);
}
