import { absoluteUrl, recordAddress } from '../addresses/address.ts';
import { plainText } from '../languages/say/card.ts';
import { placeOf, summaryOf, titleOf } from '../library/record/entry-words.ts';
import { changedTexts } from '../library/record/older-text.ts';
import { type RecordEntry, recordEntries, recordSources } from '../library/record/record.ts';
import type { Erratum } from '../library/record/schema.ts';
import { byEachLanguage } from '../rulebook/by-language.ts';
import type { RecordData } from './schema.ts';

/** The record as programs read it, the newest entry first. */
export function recordData(): RecordData {
  return {
    sources: [...recordSources.values()].map((source) => ({
      ...source,
      address: source.address ?? null,
    })),
    entries: recordEntries.map(entryData),
  };
}

function entryData(entry: RecordEntry): RecordData['entries'][number] {
  const { id, kind, date, cards } = entry;
  const common = {
    id,
    kind,
    date,
    cards: [...cards],
    title: byEachLanguage((lang) => titleOf(entry, lang)),
    text: byEachLanguage((lang) => summaryOf(entry, lang)),
    url: byEachLanguage((lang) => absoluteUrl(recordAddress(lang, placeOf(entry)))),
    source: null,
    ruling: null,
    erratum: null,
    suspension: null,
    format: null,
  };
  switch (entry.kind) {
    case 'answer':
      return { ...common, ruling: entry.ruling.id };
    case 'erratum':
      return { ...common, source: entry.erratum.source, erratum: erratumData(entry.erratum) };
    case 'suspension':
    case 'end': {
      const { suspension } = entry;
      const { since, until = null, formats, uniques = null, source } = suspension;
      return {
        ...common,
        source,
        suspension: {
          kind: suspension.kind,
          versions: suspension.cards ?? [],
          uniques,
          formats,
          since: typeof since === 'string' ? since : null,
          before: typeof since === 'string' ? null : since.before,
          until,
        },
      };
    }
    case 'format':
      return {
        ...common,
        source: entry.format.source,
        format: { id: entry.format.id, online: entry.format.online, deck: entry.format.deck },
      };
    default:
      return entry satisfies never;
  }
}

function erratumData(erratum: Erratum) {
  const { kind, uniques = null, before } = erratum;
  const inEnglish = changedTexts(erratum, 'en');
  return {
    kind,
    uniques,
    texts: inEnglish.map(({ cards }, i) => ({
      cards: [...cards],
      before: byEachLanguage((lang) => plainText(changedTexts(erratum, lang)[i]?.before ?? [])),
      after: byEachLanguage((lang) => plainText(changedTexts(erratum, lang)[i]?.after ?? [])),
    })),
    words: 'words' in before ? before.words : {},
    reserveCost: 'reserveCost' in before ? before.reserveCost : null,
  };
}
