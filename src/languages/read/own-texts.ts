/** The texts of abilities as they are printed here, for checks of reading. */

import type { Card } from '../../engine/cards/card.ts';
import { cardText, plainText } from '../say/card.ts';
import type { Wording } from '../say/wording.ts';
import type { CardText } from './silent-words.ts';

/** The text of each ability of some cards in a language, each once. */
export function ownTexts(cards: readonly Card[], words: Wording): readonly CardText[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const abilities = new Map(
    cards.flatMap((card) => card.abilities).map((one) => [JSON.stringify(one), one]),
  );
  return [...abilities.values()].map((ability) => ({
    text: plainText(cardText({ abilities: [ability] }, words, (one) => byId.get(one)!)),
    type: ability.kind === 'effect' ? 'spell' : 'character',
  }));
}
