/**
 * The deck check: every way in which a list of cards is not a legal deck, each with its rules
 * (1.1.4 for constructed play, 1.1.5 for limited play). It speaks no language: a violation is data.
 */

import { type CardType, type Faction, RARITIES, type Rarity } from '../cards/vocabulary.ts';
import { type Citation, citeAll, type EditionId, PROFILES } from '../rules/edition.ts';
import type { RuleNumber } from '../rules/rule-number.ts';

export const DECK_FORMATS = ['constructed', 'limited'] as const;
/** The format of a deck. The modes for four players use constructed decks. */
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** So many copies of a card, by its id. The Hero is one of the cards. */
export interface DeckEntry {
  readonly card: string;
  readonly count: number;
}

/** The fields of a card that the check reads; a `Card` has them. */
export interface DeckCard {
  readonly id: string;
  readonly name: { readonly en: string };
  readonly type: CardType;
  /** None for a neutral card, and for a unique whose faction the list does not tell. */
  readonly faction?: Faction;
  /** Any word, so that a rarity which no edition knows can be named. */
  readonly rarity?: string;
}

export interface DeckCheckOptions {
  readonly edition: EditionId;
  readonly format: DeckFormat;
  /** Finds a card by its id; `undefined` for one that is not known. */
  readonly card: (id: string) => DeckCard | undefined;
  /** In limited play, the cards that the player was given. Not checked when absent. */
  readonly pool?: readonly DeckEntry[];
}

/** Something that a deck must not be. `found` counts copies, `cards` are the ids concerned. */
export type DeckViolation = {
  readonly cites: readonly Citation[];
  readonly cards: readonly string[];
} & (
  | { readonly kind: 'unknown-card' }
  /** A count that is not a positive whole number (1.1.6.a). */
  | { readonly kind: 'count'; readonly found: number }
  /** A token: the game creates it, no deck holds it (1.1.7.b). */
  | { readonly kind: 'token' }
  /** A rarity that the edition does not know (2.2.5.a). */
  | { readonly kind: 'unknown-rarity'; readonly rarity: string }
  | { readonly kind: 'too-few-cards'; readonly found: number; readonly least: number }
  | { readonly kind: 'too-many-cards'; readonly found: number; readonly most: number }
  | { readonly kind: 'no-hero' }
  | { readonly kind: 'too-many-heroes'; readonly found: number; readonly most: number }
  /** A card of another faction than the Hero's, or of none; not a unique whose faction is unknown. */
  | { readonly kind: 'faction'; readonly faction: Faction | null; readonly hero: Faction | null }
  | {
      readonly kind: 'too-many-factions';
      readonly factions: readonly Faction[];
      readonly most: number;
    }
  | {
      readonly kind: 'too-many-of-name';
      readonly name: string;
      readonly found: number;
      readonly most: number;
    }
  | {
      readonly kind: 'too-many-of-rarity';
      readonly rarity: Rarity;
      readonly found: number;
      readonly most: number;
    }
  | { readonly kind: 'not-in-pool'; readonly found: number; readonly most: number }
);

/** Returns the most copies of rare, exalted and unique cards (1.1.4.e to 1.1.4.g). */
function rarityLimits(edition: EditionId): readonly (readonly [Rarity, number, RuleNumber])[] {
  const { exalted } = PROFILES[edition].constructed;
  return [
    ['rare', 15, '1.1.4.e'],
    ...(exalted === null ? [] : [['exalted', exalted, '1.1.4.f'] as const]),
    ['unique', 3, '1.1.4.g'],
  ];
}
const SAME_NAME_LIMIT = 3;
const LIMITED_LEAST = 30;
const LIMITED_FACTIONS = 3;

/** The numbers of a format that no book describes; what it does not say is not limited. */
export interface DeckNumbers {
  /** The most and the fewest cards, with the Hero. */
  readonly least: number;
  readonly most: number;
  readonly perName?: number | undefined;
  readonly rarities: Readonly<Partial<Record<Rarity, number>>>;
}

/** A kind of card in the deck with its copies, all entries of one id taken together. */
interface Copies {
  readonly card: DeckCard;
  readonly count: number;
}

/**
 * Checks a deck.
 *
 * @param entries the cards, the Hero included; several entries of one card are added up
 * @param options edition, format, where cards are looked up, and the pool in limited play
 * @returns every violation in the order of the rules; none for a legal deck. Cards that are not
 *   known, entries without a true count, and tokens are named and left out of the other checks.
 */
export function checkDeck(
  entries: readonly DeckEntry[],
  options: DeckCheckOptions,
): readonly DeckViolation[] {
  const { violations, copies } = readEntries(entries, options);
  const rules = options.format === 'constructed' ? checkConstructed : checkLimited;
  return [...violations, ...rules(copies, options)];
}

/**
 * Checks a deck of one Hero and its faction against the numbers of a format. No rule of a book says
 * them, so that no violation cites any; cards that are not known are left out.
 */
export function checkNumbers(
  entries: readonly DeckEntry[],
  { least, most, perName, rarities }: DeckNumbers,
  options: DeckCheckOptions,
): readonly DeckViolation[] {
  const { copies } = readEntries(entries, options);
  const heroes = copies.filter(({ card }) => card.type === 'hero');
  return [
    ...sizeViolations(copies, least, most, []),
    ...heroViolations(heroes, 1, []),
    ...factionViolations(copies, heroes, []),
    ...(perName === undefined ? [] : nameViolations(copies, perName, [])),
    ...RARITIES.flatMap((rarity) => {
      const limit = rarities[rarity];
      return limit === undefined ? [] : rarityViolations(copies, rarity, limit, []);
    }),
  ];
}

/**
 * Returns the copies in a deck, without unknown cards and tokens, and violations by cards that no deck
 * can have.
 */
function readEntries(entries: readonly DeckEntry[], { edition, card }: DeckCheckOptions) {
  const violations: DeckViolation[] = [];
  const counts = new Map<string, number>();
  for (const entry of entries) {
    if (Number.isSafeInteger(entry.count) && entry.count > 0) {
      counts.set(entry.card, (counts.get(entry.card) ?? 0) + entry.count);
      continue;
    }
    const cites = citeAll(['1.1.6.a'], edition);
    violations.push({ kind: 'count', found: entry.count, cards: [entry.card], cites });
  }
  const copies: Copies[] = [];
  for (const [id, count] of counts) {
    const found = card(id);
    const problem = found === undefined ? unknownCard(id, edition) : unfitCard(found, edition);
    if (problem) violations.push(problem);
    if (found !== undefined && problem?.kind !== 'token') copies.push({ card: found, count });
  }
  return { violations, copies };
}

function unknownCard(id: string, edition: EditionId): DeckViolation {
  return { kind: 'unknown-card', cards: [id], cites: citeAll(['1.1.7.a'], edition) };
}

function unfitCard(card: DeckCard, edition: EditionId): DeckViolation | null {
  if (card.type === 'token' || card.type === 'landmark-token') {
    return { kind: 'token', cards: [card.id], cites: citeAll(['1.1.7.b', '1.1.3.b'], edition) };
  }
  const known: readonly string[] = raritiesOf(edition);
  if (card.rarity === undefined || known.includes(card.rarity)) return null;
  const cites = citeAll(['2.2.5.a'], edition);
  return { kind: 'unknown-rarity', rarity: card.rarity, cards: [card.id], cites };
}

/** Returns the rarities of an edition (2.2.5.a): those before 5.0 have no exalted cards. */
function raritiesOf(edition: EditionId): readonly Rarity[] {
  const { exalted } = PROFILES[edition].constructed;
  return exalted === null ? RARITIES.filter((rarity) => rarity !== 'exalted') : RARITIES;
}

/** Returns the violations of a constructed deck (1.1.4.b to 1.1.4.g). */
function checkConstructed(
  copies: readonly Copies[],
  { edition }: DeckCheckOptions,
): DeckViolation[] {
  const heroes = copies.filter(({ card }) => card.type === 'hero');
  const size = PROFILES[edition].constructed;
  return [
    ...sizeViolations(copies, size.least, size.most, citeAll(['1.1.4.b'], edition)),
    ...heroViolations(heroes, 1, citeAll(['1.1.4.b'], edition)),
    ...factionViolations(copies, heroes, citeAll(['1.1.4.c'], edition)),
    ...nameViolations(copies, SAME_NAME_LIMIT, citeAll(['1.1.4.d'], edition)),
    ...rarityLimits(edition).flatMap(([rarity, most, rule]) =>
      rarityViolations(copies, rarity, most, citeAll([rule], edition)),
    ),
  ];
}

/** Returns the violations of a limited deck (1.1.5.a to 1.1.5.c). */
function checkLimited(
  copies: readonly Copies[],
  { edition, pool }: DeckCheckOptions,
): DeckViolation[] {
  const heroes = copies.filter(({ card }) => card.type === 'hero');
  return [
    ...poolViolations(copies, pool, citeAll(['1.1.5.a'], edition)),
    ...sizeViolations(copies, LIMITED_LEAST, null, citeAll(['1.1.5.b'], edition)),
    ...heroViolations(heroes, 0, citeAll(['1.1.5.b'], edition)),
    ...factionCountViolations(copies, citeAll(['1.1.5.c'], edition)),
  ];
}

function sizeViolations(
  copies: readonly Copies[],
  least: number,
  most: number | null,
  cites: readonly Citation[],
): DeckViolation[] {
  const found = totalOf(copies);
  if (found < least) return [{ kind: 'too-few-cards', found, least, cards: [], cites }];
  if (most === null || found <= most) return [];
  return [{ kind: 'too-many-cards', found, most, cards: [], cites }];
}

function heroViolations(
  heroes: readonly Copies[],
  least: number,
  cites: readonly Citation[],
): DeckViolation[] {
  const found = totalOf(heroes);
  if (found < least) return [{ kind: 'no-hero', cards: [], cites }];
  if (found <= 1) return [];
  return [{ kind: 'too-many-heroes', found, most: 1, cards: idsOf(heroes), cites }];
}

/**
 * Returns cards of another faction than the Hero's, a violation for each faction. Without a Hero
 * there is no faction to compare with; with several, a card may be of any one of theirs.
 */
function factionViolations(
  copies: readonly Copies[],
  heroes: readonly Copies[],
  cites: readonly Citation[],
): DeckViolation[] {
  const [hero] = heroes;
  if (!hero) return [];
  const allowed = new Set(heroes.map(({ card }) => card.faction));
  const strange = copies.filter(
    ({ card }) => card.type !== 'hero' && !allowed.has(card.faction) && !isUntold(card),
  );
  const factions = [...new Set(strange.map(({ card }) => card.faction ?? null))].sort();
  return factions.map((faction) => ({
    kind: 'faction',
    faction,
    hero: hero.card.faction ?? null,
    cards: idsOf(strange.filter(({ card }) => (card.faction ?? null) === faction)),
    cites,
  }));
}

/** Whether nobody can say if the card is of the Hero's faction. */
function isUntold({ rarity, faction }: DeckCard): boolean {
  return rarity === 'unique' && faction === undefined;
}

function nameViolations(
  copies: readonly Copies[],
  most: number,
  cites: readonly Citation[],
): DeckViolation[] {
  return [...Map.groupBy(copies, ({ card }) => card.name.en)].flatMap(([name, same]) => {
    const found = totalOf(same);
    if (found <= most) return [];
    return [{ kind: 'too-many-of-name' as const, name, found, most, cards: idsOf(same), cites }];
  });
}

function rarityViolations(
  copies: readonly Copies[],
  rarity: Rarity,
  most: number,
  cites: readonly Citation[],
): DeckViolation[] {
  const same = copies.filter(({ card }) => card.rarity === rarity);
  const found = totalOf(same);
  if (found <= most) return [];
  return [{ kind: 'too-many-of-rarity', rarity, found, most, cards: idsOf(same), cites }];
}

/**
 * Returns the violation of too many factions. The Hero's counts as one of the three; neutral cards have
 * none.
 */
function factionCountViolations(
  copies: readonly Copies[],
  cites: readonly Citation[],
): DeckViolation[] {
  const factions = [...new Set(copies.flatMap(({ card }) => card.faction ?? []))].sort();
  if (factions.length <= LIMITED_FACTIONS) return [];
  const cards = idsOf(copies.filter(({ card }) => card.faction !== undefined));
  return [{ kind: 'too-many-factions', factions, most: LIMITED_FACTIONS, cards, cites }];
}

/**
 * Returns the violations by cards that are not in the pool. Any number of Mana Convergence is free to
 * all.
 */
function poolViolations(
  copies: readonly Copies[],
  pool: readonly DeckEntry[] | undefined,
  cites: readonly Citation[],
): DeckViolation[] {
  if (pool === undefined) return [];
  return copies.flatMap(({ card, count }) => {
    if (card.type === 'mana') return [];
    const most = pool
      .filter((entry) => entry.card === card.id)
      .reduce((sum, entry) => sum + entry.count, 0);
    if (count <= most) return [];
    return [{ kind: 'not-in-pool' as const, found: count, most, cards: [card.id], cites }];
  });
}

function totalOf(copies: readonly Copies[]): number {
  return copies.reduce((sum, { count }) => sum + count, 0);
}

function idsOf(copies: readonly Copies[]): string[] {
  return copies.map(({ card }) => card.id);
}
