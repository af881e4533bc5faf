import { address } from '../../addresses/address.ts';
import { plainWords } from '../../languages/plain-words.ts';
import { rulings } from '../../library/rulings.ts';
import type { Language } from '../../rulebook/language.ts';

/** A ruling as the page lists it: its address, its question, and the cards that it is about. */
export interface IndexedRuling {
  readonly page: string;
  readonly question: string;
  readonly cards: readonly string[];
}

/** All rulings, as the page finds those about two cards. */
export function indexRulings(lang: Language): readonly IndexedRuling[] {
  return rulings.map(({ id, question, cards }) => ({
    page: address.ruling(lang, id),
    question: plainWords(question[lang], lang),
    cards: [...cards],
  }));
}
