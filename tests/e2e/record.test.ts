/** Whether a reader finds everything of the publisher's history of cards, in every language. */

import { expect, inject, test } from 'vitest';
import { address } from '../../src/addresses/address.ts';
import { nameIdOf } from '../../src/library/card-names.ts';
import { cardNamed, nameOf } from '../../src/library/cards.ts';
import { suspensionInWords, titleOf } from '../../src/library/record/entry-words.ts';
import type { RecordEntry } from '../../src/library/record/record.ts';
import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';
import type { SearchSources } from '../../src/search/answer.ts';
import { NO_CASES } from '../../src/search/card-cases.ts';
import { indexFile } from '../../src/search/index/file.ts';
import { indexRestFile, joinIndex } from '../../src/search/index/parts.ts';
import { readIndex } from '../../src/search/index/read.ts';
import { lexiconOf } from '../../src/search/rank/make-lexicon.ts';
import { searchWords } from '../../src/search/word-search.ts';
import { entriesTelling, HAS_HISTORY, readHistory } from '../unit/publisher-history.ts';
import { readSource } from './built.ts';

/** An entry is found where its page is among so many first results. */
const FIRST = 7;

/** What players add to the name of a card to find what was decided about it. */
const ASKED = {
  erratum: { en: 'erratum', fr: 'erratum', it: 'erratum', de: 'Erratum', es: 'errata' },
  suspension: {
    en: 'suspended',
    fr: 'suspendu',
    it: 'sospeso',
    de: 'gesperrt',
    es: 'suspendida',
  },
} as const;

const read = (path: string) => readSource(inject('folder'), path);

/** The search of a language over the index that the site has. */
function sourcesIn(language: Language): SearchSources {
  const first = JSON.parse(read(`/${indexFile(language)}`));
  const index = joinIndex(first, JSON.parse(read(`/${indexRestFile(language)}`)), language);
  const lexicon = lexiconOf(readIndex(index!, language));
  return {
    numbers: () => Promise.reject(new Error('no numbers')),
    elsewhere: async () => ({}),
    lacking: async () => ({}),
    grid: async () => ({}),
    lexicon: async () => lexicon,
    firstLexicon: async () => lexicon,
    cardTexts: async () => ({}),
    cardCases: async () => NO_CASES,
    fullText: async () => async () => [],
    references: async () => () => [],
  };
}

/** What a reader types to find an entry, and the address of the result that tells it. */
function askedFor(entry: RecordEntry, language: Language): { text: string; url: string } {
  const name = nameOf(cardNamed(entry.cards[0]!), language);
  switch (entry.kind) {
    case 'answer':
      return { text: titleOf(entry, language), url: address.ruling(language, entry.ruling.id) };
    case 'erratum':
      return {
        text: `${name} ${ASKED.erratum[language]}`,
        url: `${address.record(language)}#${entry.id}`,
      };
    case 'suspension':
    case 'end':
      return {
        text: `${name} ${ASKED.suspension[language]}`,
        url: `${address.record(language)}#suspension-${entry.suspension.id}`,
      };
    case 'format':
      throw new Error('The history has no formats.');
    default:
      return entry satisfies never;
  }
}

/** What the page of a card has of an entry. */
function markOnCard(entry: RecordEntry, language: Language): string {
  switch (entry.kind) {
    case 'answer':
      return `href="${address.ruling(language, entry.ruling.id)}"`;
    case 'erratum':
      return `id="${entry.id}"`;
    case 'suspension':
    case 'end':
      return `<p>${suspensionInWords(entry.suspension, language)}</p>`;
    case 'format':
      throw new Error('The history has no formats.');
    default:
      return entry satisfies never;
  }
}

test.skipIf(!HAS_HISTORY).each(LANGUAGES)(
  'all 73 entries of the publisher’s history are found in %s: from cards, the record, the search, feeds',
  async (language) => {
    const history = readHistory();
    expect(history).toHaveLength(73);
    const [record, atom, json] = [
      read(address.record(language)),
      read(address.recordFeed(language)),
      read(address.recordJson(language)),
    ];
    const sources = sourcesIn(language);
    const missing: string[] = [];
    for (const told of history) {
      const [entry] = entriesTelling(told);
      const label = `${told.date.slice(0, 10)} ${told.type} ${told.name}`;
      if (!entry) {
        missing.push(`${label}: in no entry`);
        continue;
      }
      const card = read(address.card(language, nameIdOf(cardNamed(entry.cards[0]!))));
      if (!card.includes(markOnCard(entry, language))) missing.push(`${label}: on its card`);
      if (!record.includes(`id="${entry.id}"`)) missing.push(`${label}: in the record`);
      for (const [name, feed] of Object.entries({ atom, json })) {
        if (!feed.includes(`record/${entry.id}<`) && !feed.includes(`record/${entry.id}"`)) {
          missing.push(`${label}: in the feed ${name}`);
        }
      }
      const { text, url } = askedFor(entry, language);
      const { results } = await searchWords({ text, language }, sources);
      const place = results.findIndex((result) => result.url === url);
      if (place < 0 || place >= FIRST)
        missing.push(`${label}: searching “${text}”, place ${place}`);
    }
    expect(missing).toEqual([]);
  },
);
