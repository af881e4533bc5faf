/** Holding a deck list against the numbers of a format that is played, which no book describes. */

import type { EditionId } from '../../engine/rules/edition.ts';
import { checkNumbers, type DeckViolation } from '../../engine/setup/deck-check.ts';
import type { RecordFormat } from '../../library/record/schema.ts';
import type { CardTable, DeckTableCard } from './card-table.ts';
import type { DeckLine } from './deck-reader.ts';

/** Something that a deck of a format must not be. */
export type FormatViolation =
  | DeckViolation
  /** More copies of one rarity of a card than the format allows. */
  | {
      readonly kind: 'too-many-of-version';
      readonly found: number;
      readonly most: number;
      readonly cards: readonly string[];
    }
  /** One unique card more than once: each is printed once. */
  | {
      readonly kind: 'same-unique';
      readonly reference: string;
      readonly found: number;
      readonly cards: readonly string[];
    };

type KnownLine = DeckLine<DeckTableCard> & { readonly card: DeckTableCard };

/** Everything in a list that the numbers of a format do not allow. */
export function checkFormat(
  lines: readonly DeckLine<DeckTableCard>[],
  { deck }: RecordFormat,
  { table, edition }: { readonly table: CardTable; readonly edition: EditionId },
): readonly FormatViolation[] {
  const known = lines.filter((line): line is KnownLine => line.card !== null && line.count > 0);
  const entries = known.map(({ card, count }) => ({ card: card.id, count }));
  const { least, most, perName, rare, exalted, free } = deck;
  const unique = mostUniques(known, deck);
  const rarities = {
    ...(rare === undefined ? {} : { rare }),
    ...(exalted === undefined ? {} : { exalted }),
    ...(unique === undefined ? {} : { unique }),
  };
  // The format counts its cards without the Hero; a sentence about a deck counts them all.
  const numbers = { least: least + 1, most: most + 1, perName, rarities };
  const card = (id: string) => table.byId.get(id);
  const found = checkNumbers(entries, numbers, { edition, format: 'constructed', card });
  if (free) return found.filter(({ kind }) => kind !== 'faction');
  return [...found, ...versionViolations(known, deck), ...uniqueViolations(known)];
}

/** The most uniques of a format: for all decks, or by their Hero. */
function mostUniques(
  lines: readonly KnownLine[],
  { unique, uniqueByHero }: RecordFormat['deck'],
): number | undefined {
  const hero = lines.find(({ card }) => card.type === 'hero')?.card.id;
  return uniqueByHero?.find(({ heroes }) => hero && heroes.includes(hero))?.most ?? unique;
}

function versionViolations(
  lines: readonly KnownLine[],
  { perNameAndRarity: most }: RecordFormat['deck'],
): readonly FormatViolation[] {
  if (most === undefined) return [];
  const versions = Map.groupBy(lines, ({ card }) => `${card.name.en} ${card.rarity ?? ''}`);
  return [...versions.values()].flatMap((same) => {
    const found = same.reduce((sum, { count }) => sum + count, 0);
    const cards = [...new Set(same.map(({ card }) => card.id))];
    return found > most ? [{ kind: 'too-many-of-version' as const, found, most, cards }] : [];
  });
}

/** A unique card by the number at the end of its reference, which no other card has. */
const UNIQUE_REFERENCE = /[A-Z]{2}_\d{1,3}_U_\d+$/i;

function uniqueViolations(lines: readonly KnownLine[]): readonly FormatViolation[] {
  const uniques = lines.flatMap((line) => {
    const [reference] = UNIQUE_REFERENCE.exec(line.text) ?? [];
    return reference ? [{ ...line, reference: reference.toUpperCase() }] : [];
  });
  return [...Map.groupBy(uniques, ({ reference }) => reference)].flatMap(([reference, same]) => {
    const found = same.reduce((sum, { count }) => sum + count, 0);
    const cards = [same[0]!.card.id];
    return found > 1 ? [{ kind: 'same-unique' as const, reference, found, cards }] : [];
  });
}
