/** Whether what `languages/say/` prints of a tree is read as that tree again. */

import type { Ability } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import { cardText, plainText } from '../say/card.ts';
import type { Wording } from '../say/wording.ts';
import { compileText, type Reader } from './reader.ts';
import { sameTree } from './same.ts';

/** An ability whose printed text is not read as that ability. */
export interface Misread {
  /** The first card that has it. */
  readonly card: string;
  readonly text: string;
  /** Where reading stopped; null when another tree was read. */
  readonly at: number | null;
}

export interface ReadBack {
  /** Distinct abilities. */
  readonly abilities: number;
  readonly misread: readonly Misread[];
}

/** Prints every ability of some cards in a language, each once, and reads it back. */
export function readBack(cards: readonly Card[], words: Wording, reader: Reader): ReadBack {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const seen = new Set<string>();
  const misread: Misread[] = [];
  for (const { id, abilities } of cards) {
    for (const ability of abilities) {
      const key = JSON.stringify(ability);
      if (seen.has(key)) continue;
      seen.add(key);
      const text = plainText(cardText({ abilities: [ability] }, words, (one) => byId.get(one)!));
      const at = misreadAt(ability, text, reader);
      if (at !== undefined) misread.push({ card: id, text, at });
    }
  }
  return { abilities: seen.size, misread };
}

/** Where reading stops, null when another tree is read, undefined when it is the same. */
function misreadAt(ability: Ability, text: string, reader: Reader): number | null | undefined {
  const type = ability.kind === 'effect' ? 'spell' : 'character';
  const { stop, abilities } = compileText(reader, text, { type });
  if (stop) return stop.at;
  return sameTree(abilities, [ability]) ? undefined : null;
}
