import type { Terrain } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import type { CardType, Faction, Rarity } from '../../engine/cards/vocabulary.ts';
import type { PlacedZone } from '../../engine/setup/blank-state.ts';
import type { Span } from '../../languages/say/text.ts';
import type { FaceFacts } from '../../pictures/face/facts.ts';
import type { Language } from '../../rulebook/language.ts';

/** The printed facts of a card in the page's language: all that drawing it needs. */
export interface Printed {
  readonly name: string;
  /** Its names in other languages, where cards are searched by name. */
  readonly otherNames?: readonly string[];
  readonly type: CardType;
  readonly faction?: Faction;
  readonly rarity?: Rarity;
  /** The address of its page; a card that a reader wrote has none. */
  readonly page?: string;
  /** Zones where it can be though others of its type cannot. */
  readonly besides?: readonly PlacedZone[];
  /** The type line. */
  readonly line: string;
  readonly hand?: number;
  readonly reserve?: number;
  readonly statistics?: Readonly<Record<Terrain, number>>;
  readonly text: readonly PrintedParagraph[];
  /** What its face is drawn from, besides the facts above. */
  readonly drawn?: Pick<FaceFacts, 'seed' | 'subtypes' | 'deeds'>;
}

/** One ability, or one line of a list of modes. */
export interface PrintedParagraph {
  readonly spans: readonly Span[];
  /** Which of the card's abilities it belongs to, 0 for the first. */
  readonly ability: number;
  /** It stands in the support box (2.2.12.d). */
  readonly support?: true;
  /** It is a mode in a list. */
  readonly bullet?: true;
}

/** The cards of a table, by card id. */
export type PrintedCards = Readonly<Record<string, Printed>>;

/** A card's name as a page prints it; in English where the card has none in the page's language. */
export function printedName(name: Card['name'], lang: Language): string {
  return (name[lang] ?? name.en).replaceAll("'", '’');
}
