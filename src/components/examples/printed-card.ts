import type { Card } from '../../engine/cards/card.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Library, Printed } from '../../sandbox/view/printed.ts';
import { loadWords, type Words } from '../../texts/sandbox.ts';
import { cardText } from '../../wording/card.ts';
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
  return Object.fromEntries(
    [...cards].map((card) => [card.id, printedCard(card, lang, words, token)]),
  );
}

function printedCard(
  card: Card,
  lang: Language,
  words: Words,
  token: (id: string) => Card,
): Printed {
  const { name, type, faction, rarity, statistics, handCost, reserveCost } = card;
  const isPlayed =
    type !== 'hero' && type !== 'token' && type !== 'landmark-token' && type !== 'mana';
  return {
    name: (name[lang] ?? name.en).replaceAll("'", '’'),
    type,
    line: typeLine(card, lang, words),
    text: cardText(card, GRAMMAR[lang], token).flatMap(({ support, lines }, ability) =>
      lines.map(({ bullet, spans }) => ({
        spans,
        ability,
        ...(support ? { support } : {}),
        ...(bullet ? { bullet } : {}),
      })),
    ),
    ...(faction ? { faction } : {}),
    ...(rarity ? { rarity } : {}),
    ...(isPlayed ? { hand: handCost ?? 0, reserve: reserveCost ?? 0 } : {}),
    ...(statistics ? { statistics } : {}),
  };
}

/** The type, a dash, and the sub-types. */
function typeLine({ type, subtypes = [] }: Card, lang: Language, words: Words): string {
  const names = subtypes.map((id) => SUBTYPE[lang](id));
  return names.length > 0 ? `${words.types[type]} – ${names.join(', ')}` : words.types[type];
}
