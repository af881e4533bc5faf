import { address } from '../../addresses/address.ts';
import type { SearchWords } from '../../languages/texts/search.ts';
import type { Language } from '../../rulebook/language.ts';
import { fold } from '../words/fold.ts';
import { element } from './element.ts';

/** Words for a deck list in all languages of the site, folded. */
const DECK = new Set('deck decks decklist decklists deckcheck mazzo mazzi lista liste'.split(' '));

/** Other words that a query for the deck checker may contain. */
const BESIDE = new Set(
  (
    'a an my the check checker checking verify validate legal legality list lists builder is ' +
    'de du des le la mon un une mes verifier verification verificateur legalite legale ' +
    'il lo i di del mio miei controllare controlla controllo verifica verificare legali'
  ).split(' '),
);

/** Whether a query asks for the deck checker: it names a deck, and nothing that a rule would answer. */
export function asksForDeckCheck(query: string): boolean {
  const words = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.some((word) => DECK.has(word)) &&
    words.every((word) => DECK.has(word) || BESIDE.has(word))
  );
}

/** Returns a link to the deck checker if a query asks for it. */
export function deckCheckLink(
  query: string,
  language: Language,
  words: SearchWords,
): HTMLElement[] {
  if (!asksForDeckCheck(query)) return [];
  return [element('a', { class: 'search-deck', href: address.deck(language) }, words.checkDeck)];
}
