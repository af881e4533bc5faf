import { address } from '../../addresses/address.ts';
import { plainWords } from '../../languages/plain-words.ts';
import { sayStanding } from '../../languages/texts/interface.ts';
import { rulings } from '../../library/rulings.ts';
import type { Language } from '../../rulebook/language.ts';

/** A ruling as the page lists it: its address, its question, and the cards that it is about. */
export interface IndexedRuling {
  readonly page: string;
  readonly question: string;
  readonly cards: readonly string[];
  /** The mark of an answer that is not official; null of an official one. */
  readonly standing: string | null;
}

/** All rulings, as the page finds those about two cards. */
export function indexRulings(lang: Language): readonly IndexedRuling[] {
  return rulings.map((ruling) => ({
    page: address.ruling(lang, ruling.id),
    question: plainWords(ruling.question[lang], lang),
    cards: [...ruling.cards],
    standing: sayStanding(ruling, lang),
  }));
}
