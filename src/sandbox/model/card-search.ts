/** Searches cards by a typed name: exact names first, then names that begin so, then the rest. */

import type { Faction } from '../../engine/cards/vocabulary.ts';
import { rulesAgainst } from '../../engine/setup/placement.ts';
import { distance, errorsAllowed } from '../../rulebook/distance.ts';
import { plainLetters } from '../../rulebook/plain-letters.ts';
import { engineZone, type PlaceName } from './placed-cards.ts';
import type { Printed, PrintedCards } from './printed.ts';

/** A card that was found. */
export interface FoundCard {
  readonly id: string;
  readonly card: Printed;
  /** Whether it can be where it is wanted. */
  readonly fits: boolean;
}

/** The place that a card is searched for. */
export interface Wanted {
  readonly place: PlaceName;
  /** Cards that are on the table, which come first among equals. */
  readonly known: ReadonlySet<string>;
  /** Factions whose cards come next, after tokens where tokens can be. */
  readonly factions: readonly Faction[];
}

/** A parsed search: a name, and a number of copies, 1 by default ("2x recruit", "3 kappa"). */
export interface Typed {
  readonly copies: number;
  readonly name: string;
}

/** The most copies to accept: more are a typing error. */
const MOST_COPIES = 20;

/** Parses the text typed into the search field. */
export function typedIn(text: string): Typed {
  const [, times, rest] = /^\s*(\d{1,2})\s*(?:[x×]\s*|\s)(.*)$/iu.exec(text) ?? [];
  const copies = Number(times ?? 1);
  if (rest === undefined || copies < 1 || copies > MOST_COPIES) return { copies: 1, name: text };
  return { copies, name: rest };
}

/**
 * Cards whose name is meant by what is typed, the likeliest first: the exact name, then names that
 * begin so, that have a word beginning so, whose words begin with these letters ("kb"), then names
 * with every word typed somewhere, then names in other languages; where there are none, names that
 * were mistyped. Cards that cannot be where they are wanted come behind the others
 * unless they are named exactly. Nothing typed finds nothing.
 */
export function findCards(
  library: PrintedCards,
  typed: string,
  { place, known, factions }: Wanted,
): readonly FoundCard[] {
  const wanted = plainLetters(typed).trim();
  if (wanted === '') return [];
  const zone = engineZone(place);
  const found = Object.entries(library).flatMap(([id, card]) => {
    const rank = rankOf(plainLetters(card.name), id, wanted) ?? rankOfOthers(card, wanted);
    if (rank === null) return [];
    const fits = rulesAgainst(card.type, zone, card.besides) === null;
    const own = card.faction !== undefined && factions.includes(card.faction);
    const made = card.type === 'token' && fits;
    const liking = [known.has(id), made, own, true].indexOf(true);
    return [{ id, card, fits, order: [rank > 0 && !fits ? 1 : 0, rank, liking] as const }];
  });
  if (found.length === 0) return findMisspelt(library, wanted, zone);
  return found
    .sort((a, b) => compareLists(a.order, b.order) || compareVersions(a, b))
    .map(({ id, card, fits }) => ({ id, card, fits }));
}

/** Ranks how well a name fits the typed text, 0 for the best; null where it does not fit. */
function rankOf(name: string, id: string, wanted: string): number | null {
  if (name === wanted || id === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.some((word) => word.startsWith(wanted))) return 2;
  if (
    wanted.length > 1 &&
    words
      .map(([first]) => first)
      .join('')
      .startsWith(wanted)
  )
    return 3;
  const parts = wanted.split(' ');
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 4;
  const whole = `${name} ${id.replaceAll('-', ' ')}`;
  return parts.every((part) => whole.includes(part)) ? 5 : null;
}

/** Ranks names in other languages: after all names in the page's own. */
function rankOfOthers({ otherNames = [] }: Printed, wanted: string): number | null {
  const named = otherNames.some((name) => {
    const words = plainLetters(name).split(/[^\p{L}\p{N}]+/u);
    return wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)));
  });
  return named ? 6 : null;
}

/**
 * Cards whose name has, for every word typed, one that is only a few letters from it, as the search
 * reads typing errors; the last word may be begun only. The nearest first, then names of about the same length.
 */
function findMisspelt(
  library: PrintedCards,
  wanted: string,
  zone: ReturnType<typeof engineZone>,
): readonly FoundCard[] {
  const parts = wanted.split(' ');
  return Object.entries(library)
    .flatMap(([id, card]) => {
      const words = plainLetters(card.name).split(/[^\p{L}\p{N}]+/u);
      const errors = parts.map((part) => errorsIn(part, words));
      if (errors.includes(null)) return [];
      const fits = rulesAgainst(card.type, zone, card.besides) === null;
      const longer = Math.abs(card.name.length - wanted.length);
      const sum = errors.reduce<number>((all, each) => all + (each ?? 0), 0);
      return [{ id, card, fits, order: [fits ? 0 : 1, sum, longer] as const }];
    })
    .sort((a, b) => compareLists(a.order, b.order) || compareVersions(a, b))
    .map(({ id, card, fits }) => ({ id, card, fits }));
}

/** Counts the typing errors in a word against the nearest of some words; null if there are too many. */
function errorsIn(part: string, words: readonly string[]): number | null {
  const most = errorsAllowed(part.length);
  const errors = words.flatMap((word) =>
    [word, word.slice(0, part.length)].map((known) => distance(part, known, most)),
  );
  const least = Math.min(...errors);
  return least <= most ? least : null;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((value, index) => value !== b[index]);
  return differs < 0 ? 0 : a[differs]! - b[differs]!;
}

/** Compares short names before long ones that begin with them, then versions of a name by rarity. */
function compareVersions(
  a: Pick<FoundCard, 'id' | 'card'>,
  b: Pick<FoundCard, 'id' | 'card'>,
): number {
  return (
    a.card.name.localeCompare(b.card.name) ||
    RARITY.indexOf(a.card.rarity) - RARITY.indexOf(b.card.rarity) ||
    a.id.localeCompare(b.id)
  );
}

const RARITY: readonly Printed['rarity'][] = [undefined, 'common', 'rare', 'exalted', 'unique'];
