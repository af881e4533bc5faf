import { FACTION_NAMES } from '../../languages/lexicon.ts';
import type { DeckWords } from '../../languages/texts/deck-check.ts';
import type { Language } from '../../rulebook/language.ts';
import type { CardTable } from './card-table.ts';

/** What the names of a deck's cards are told with. */
export interface DeckNaming {
  readonly table: CardTable;
  readonly lang: Language;
  readonly words: DeckWords;
}

/** A card's name, with its rarity where it is not common and its faction where that is not its own. */
export function nameOf(id: string, { table, lang, words }: DeckNaming): string {
  const card = table.byId.get(id);
  if (!card) return id;
  const said = [
    card.rarity !== 'common' && card.rarity ? (words.rarities[card.rarity] ?? card.rarity) : '',
    card.shifted && card.faction ? FACTION_NAMES[card.faction] : '',
  ].filter(Boolean);
  return said.length > 0 ? `${card.name[lang]} (${said.join(', ')})` : card.name[lang];
}
