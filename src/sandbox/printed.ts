import type { Terrain } from '../engine/ability.ts';
import type { CardType, Faction, Rarity } from '../engine/card.ts';

/** What is printed on a card, in the page's language: all that drawing it needs. */
export interface Printed {
  readonly name: string;
  readonly type: CardType;
  readonly faction?: Faction;
  readonly rarity?: Rarity;
  /** The type line. */
  readonly line: string;
  readonly hand?: number;
  readonly reserve?: number;
  readonly statistics?: Readonly<Record<Terrain, number>>;
  /** Paragraphs of its text, with `{icon}` names in them. */
  readonly text: readonly string[];
}

/** The cards of a table, by card id. */
export type Library = Readonly<Record<string, Printed>>;
