import { dateInWords } from '../../languages/date-in-words.ts';
import { recordTexts } from '../../languages/texts/interface.ts';
import { nameIdOf } from '../../library/card-names.ts';
import { cardNamed } from '../../library/cards.ts';
import { suspensionInWords } from '../../library/record/entry-words.ts';
import { openSuspensions, recordFormats, sourceNamed } from '../../library/record/record.ts';
import type { Language } from '../../rulebook/language.ts';
import type { PlayedFormat } from './deck-faults.ts';
import type { DeckSuspension } from './suspended.ts';

/** The suspensions without an end, as the deck check of a language shows them. */
export function suspensionsFor(lang: Language): readonly DeckSuspension[] {
  return openSuspensions.map((suspension) => {
    const { kind, cards = [], uniques, source } = suspension;
    const { title, address } = sourceNamed(source);
    return {
      kind,
      cards,
      uniques: uniques ? { [uniqueId(uniques.of)]: uniques.factions } : {},
      sentence: `${suspensionInWords(suspension, lang)} ${recordTexts(lang).noRule}`,
      source: { title: title[lang], address },
    };
  });
}

/** The id that the deck check gives the uniques of a card: they are not in the collection. */
function uniqueId(version: string): string {
  return `${nameIdOf(cardNamed(version))}-unique`;
}

/** The formats that are played, as the deck check of a language shows them. */
export function playedFormats(lang: Language): readonly PlayedFormat[] {
  return recordFormats.map((format) => ({
    format,
    name: format.name[lang],
    source: `${sourceNamed(format.source).title[lang]}, ${dateInWords(format.date, lang)}`,
  }));
}
