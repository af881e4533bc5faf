import type { Card } from '../../engine/cards/card.ts';
import type { Language } from '../../rulebook/language.ts';
import { printedCard } from '../../sandbox/view/print-card.ts';
import type { Library } from '../../sandbox/view/printed.ts';
import { loadWords } from '../../texts/sandbox.ts';
import { english } from '../../wording/en/index.ts';
import { subtype as englishSubtype } from '../../wording/en/words.ts';
import { french } from '../../wording/fr/index.ts';
import { subtype as frenchSubtype } from '../../wording/fr/words.ts';
import { italian } from '../../wording/it/index.ts';
import { subtype as italianSubtype } from '../../wording/it/words.ts';

const GRAMMAR = { fr: french, en: english, it: italian };
const SUBTYPE = { fr: frenchSubtype, en: englishSubtype, it: italianSubtype };

/**
 * What is printed on cards in a language.
 *
 * @param token finds the card of a token that a text speaks of
 */
export async function printedCards(
  cards: Iterable<Card>,
  lang: Language,
  token: (id: string) => Card,
): Promise<Library> {
  const words = await loadWords(lang);
  const press = { lang, words, grammar: GRAMMAR[lang], subtype: SUBTYPE[lang], token };
  return Object.fromEntries([...cards].map((card) => [card.id, printedCard(card, press)]));
}
