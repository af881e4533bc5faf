import type { Card } from '../../engine/cards/card.ts';
import { zonesBesidesType } from '../../engine/setup/placement.ts';
import { cardText } from '../../languages/say/card.ts';
import type { Wording } from '../../languages/say/wording.ts';
import type { Language } from '../../rulebook/language.ts';
import { faceFacts } from './face-facts.ts';
import { type Printed, printedName } from './printed.ts';

/** The language and functions that a card is printed with. */
export interface Press {
  readonly lang: Language;
  readonly grammar: Wording;
  /** Finds the card of a token that a text names. */
  readonly token: (id: string) => Card;
}

/** Returns the printed facts and text of a card. */
export function printedCard(card: Card, { lang, grammar, token }: Press): Printed {
  const { name, type, faction, rarity, statistics, handCost, reserveCost, subtypes = [] } = card;
  const isPlayed =
    type !== 'hero' && type !== 'token' && type !== 'landmark-token' && type !== 'mana';
  const besides = zonesBesidesType(card);
  const { seed, deeds } = faceFacts(card);
  return {
    name: printedName(name, lang),
    type,
    line: grammar.typeLine(type, subtypes),
    text: cardText(card, grammar, token).flatMap(({ support, lines }, ability) =>
      lines.map(({ bullet, spans }) => ({
        spans,
        ability,
        ...(support ? { support } : {}),
        ...(bullet ? { bullet } : {}),
      })),
    ),
    drawn: { seed, subtypes, deeds },
    ...(faction ? { faction } : {}),
    ...(rarity ? { rarity } : {}),
    ...(isPlayed ? { hand: handCost ?? 0, reserve: reserveCost ?? 0 } : {}),
    ...(statistics ? { statistics } : {}),
    ...(besides.length > 0 ? { besides } : {}),
  };
}
