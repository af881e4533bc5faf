import { collection, examples } from '../../library/collection.ts';
import { memo } from '../../library/memo.ts';
import { DRAWINGS } from '../../rulebook/icon-drawings.ts';
import type { Language } from '../../rulebook/language.ts';
import type { FreePlayData } from '../../sandbox/entry/free-play-page.tsx';
import { writeCardList } from '../../sandbox/model/card-list.ts';
import { type CardPart, partOf, TOKENS } from '../../sandbox/model/card-store.ts';
import { printedCards } from './printed-card.ts';

/** Every card as it is found, with the titles of all examples, in a language. */
export async function wholeCollection(lang: Language): Promise<FreePlayData> {
  const titles = [...examples.values()].map(({ id, title }) => [id, title[lang]] as const);
  return {
    list: writeCardList(collection.values(), await printedIn(lang)),
    tokens: await cardPart(TOKENS, lang),
    icons: DRAWINGS,
    examples: Object.fromEntries(titles.sort(([, a], [, b]) => a.localeCompare(b, lang))),
  };
}

const parts = Map.groupBy(collection.values(), partOf);

/** The parts that are loaded when one of their cards is used. */
export const CARD_PARTS = [...parts.keys()].filter((part) => part !== TOKENS);

/** Returns the cards of a part, with their printed facts in a language. */
export async function cardPart(part: string, lang: Language): Promise<CardPart> {
  const cards = parts.get(part)!;
  const printed = await printedIn(lang);
  return { cards, printed: Object.fromEntries(cards.map(({ id }) => [id, printed[id]!])) };
}

const printedIn = memo(async (lang: Language) =>
  printedCards(collection.values(), lang, (id) => collection.get(id)!),
);
