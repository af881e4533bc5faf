/** Reads the publisher's data beside the project, which are not part of it. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../../src/engine/cards/card.ts';
import type { Printing } from '../../src/languages/read/printing.ts';
import type { Reader } from '../../src/languages/read/reader.ts';
import { readerOf } from '../../src/languages/read/reader-of.ts';
import { readCards } from '../../src/library/examples/folder.ts';
import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';
import { root } from '../dependencies.mjs';
import { areListed, withListedSets } from './printed-sets.ts';
import { areTranslated, withTranslations } from './printed-translations.ts';

export const REFERENCE = join(root, '../shared/reference');
const FILES = [
  'cards.json',
  'cards-more.json',
  'roots-of-corruption.json',
  'neverending-journey.json',
];
/** The folder of the publisher's lists of the two newest sets. */
const LISTS = join(REFERENCE, 'sets');

/** Whether the data of the printed cards are available. */
export function arePrinted(): boolean {
  const files = FILES.every((file) => existsSync(join(REFERENCE, file)));
  return files && areListed(LISTS) && areTranslated(REFERENCE);
}

/** Returns all known printings. Ends the command if the data are missing. */
export function allPrintings(): readonly Printing[] {
  if (!arePrinted()) {
    console.error(`The printed cards are not beside the project: ${FILES.join(', ')}, sets/*.tsv.`);
    process.exit(2);
  }
  const early = FILES.flatMap((file) => {
    const printings = JSON.parse(readFileSync(join(REFERENCE, file), 'utf8')) as Printing[];
    return printings.map(mendMisprints);
  });
  return withTranslations(withListedSets(early, LISTS, collectionOfData()), REFERENCE);
}

/** Misprints of the early English list, which the later printed lists settle; `only` on one printing. */
const MISPRINTS: readonly Misprint[] = [
  { given: '[Woollyback 2/1/2]', printed: '[Woollyback 1/1/1]' },
  {
    given: '#Then,# discard target card in play',
    printed: 'If you do, discard target card in play',
  },
  {
    only: 'ALT_EOLE_B_LY_105_C',
    given: 'Target a Character you control, then roll a die.',
    printed: 'Roll a die.',
  },
  {
    given: '4+: It activates its {D} ability.',
    printed: '4+: You may target a Character in your Expeditions, then activate its {D} ability.',
  },
  {
    only: 'ALT_EOLE_B_LY_121_R1',
    given: 'target Character gains',
    printed: 'target Character #in play or in Reserve# gains',
  },
];

interface Misprint {
  readonly given: string;
  readonly printed: string;
  readonly only?: string;
}

function mendMisprints(printing: Printing): Printing {
  const mended = MISPRINTS.reduce(
    (text, { given, printed, only = printing.ref }) =>
      only === printing.ref ? text.replaceAll(given, printed) : text,
    JSON.stringify(printing),
  );
  return JSON.parse(mended) as Printing;
}

/** Reads the parts of unique cards' texts. */
export function uniqueParts(): unknown {
  return JSON.parse(readFileSync(join(REFERENCE, 'unique-abilities.json'), 'utf8'));
}

/** Reads the current collection. */
export function collectionOfData(): readonly Card[] {
  return readCards(join(root, 'data'));
}

export function isToken({ type }: Card): boolean {
  return type === 'token' || type === 'landmark-token';
}

/** Creates a reader of whole lists for each language, which knows the tokens of a collection. */
export function createReaders(cards: readonly Card[]): Readonly<Record<Language, Reader>> {
  const tokens = cards.filter(isToken);
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { ...readerOf(language, tokens), known: new Map() } satisfies Reader,
    ]),
  ) as Record<Language, Reader>;
}
