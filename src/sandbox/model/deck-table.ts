/** The cards that a deck list may name, as its reader looks them up. */

import type { Card } from '../../engine/cards/card.ts';
import { FACTION_CODES, type Faction } from '../../engine/cards/vocabulary.ts';
import { slugOf } from '../../rulebook/slug.ts';

/** The code that cards of a faction print. */
export function codeOf(faction: Faction): string {
  return Object.keys(FACTION_CODES).find((code) => FACTION_CODES[code] === faction) ?? '';
}

/** A faction by its code on a printed card or by its name, none for other words. */
export function factionNamed(word: string): Faction | undefined {
  const names = Object.values(FACTION_CODES);
  return FACTION_CODES[word.toUpperCase()] ?? names.find((name) => name === word.toLowerCase());
}

/** One version of a card, as far as a list can tell it from the others. */
export interface DeckListCard extends Pick<Card, 'id' | 'name' | 'type' | 'faction'> {
  readonly rarity?: string;
  /** A rare of another faction than the card's own. */
  readonly shifted: boolean;
}

/** A card with its versions, the plainest first. */
export type Versions<Version> = readonly [Version, ...Version[]];

/** The cards by all that a line of a list may say for them. */
export interface DeckTable<Version extends DeckListCard> {
  /** By id, such as `kelon-elemental-rare`. */
  readonly byId: ReadonlyMap<string, Version>;
  /** By each of its names, as slugs. */
  readonly byName: ReadonlyMap<string, Versions<Version>>;
  /** By faction and number, such as `AX 04`, as the references of printed cards hold them. */
  readonly byNumber: ReadonlyMap<string, Versions<Version>>;
}

/**
 * A table of cards.
 *
 * @param names each card's versions, with the number that they print, if they print one
 */
export function deckTable<Version extends DeckListCard>(
  names: Iterable<{ readonly number: string | null; readonly versions: Versions<Version> }>,
): DeckTable<Version> {
  const byId = new Map<string, Version>();
  const byName = new Map<string, Versions<Version>>();
  const byNumber = new Map<string, Versions<Version>>();
  for (const { number, versions } of names) {
    for (const version of versions) byId.set(version.id, version);
    for (const name of Object.values(versions[0].name)) {
      const slug = slugOf(name);
      if (!byName.has(slug)) byName.set(slug, versions);
    }
    if (number !== null) byNumber.set(number, versions);
  }
  return { byId, byName, byNumber };
}

/** The faction and number of a printed card, `AX 04` of `ALT_CORE_B_AX_04_C`; null for other texts. */
export function numberOf(ref: string | undefined): string | null {
  const [, faction, number] = /^ALT_\w+?_[A-Z]_([A-Z]{2})_(\d+)_/.exec(ref ?? '') ?? [];
  return faction === undefined ? null : `${faction} ${number}`;
}
