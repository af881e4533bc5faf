/** From a card's printed text to its abilities, and from its abilities to its text. */

import type { Card, CardType } from '../../engine/index.ts';
import { WORDINGS } from '../../languages/all-languages.ts';
import {
  type Compiled,
  compileText as compileWith,
  type Reader,
} from '../../languages/read/reader.ts';
import { readerOf } from '../../languages/read/reader-of.ts';
import { cardText } from '../../languages/say/card.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';

export type { Compiled, Paragraph, Stop, Understood } from '../../languages/read/reader.ts';
export { LANGUAGES as CARD_LANGUAGES, type Language as CardLanguage };

/** Reads and prints the texts of cards. */
export interface Compiler {
  /** The abilities that a text says; where it cannot be read, `stop` says at which word. */
  compile(text: string, type: CardType, options?: { readonly support?: boolean }): Compiled;
  /** The text of a card's abilities, a line for each; icons stand in braces. */
  print(card: Card): readonly string[];
}

/**
 * A compiler for one language.
 *
 * @param cards the cards that a text may name: tokens, above all
 */
export function compilerOf(language: Language, cards: readonly Card[]): Compiler {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const tokens = cards.filter(({ type }) => type === 'token' || type === 'landmark-token');
  let reader: Reader | undefined;
  return {
    compile(text, type, { support = false } = {}) {
      reader ??= readerOf(language, tokens);
      return compileWith(reader, text, { type, support });
    },
    print(card) {
      const named = (id: string) => {
        const found = byId.get(id);
        if (!found) throw new RangeError(`There is no card "${id}" among those given.`);
        return found;
      };
      return cardText(card, WORDINGS[language], named).flatMap(({ lines }) =>
        lines.map(({ spans }) =>
          spans.map((span) => ('icon' in span ? `{${span.icon}}` : span.text)).join(''),
        ),
      );
    },
  };
}
