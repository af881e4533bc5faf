/**
 * Deck codes, as sites of players share decks: bits in base64, in the two forms that the published
 * format has (github.com/Taum/altered-deckfmt: FORMAT_SPEC.md, FORMAT_SPEC_COMPACT.md).
 */

import type { DeckListCard, DeckTable } from './deck-table.ts';

/** The longest code to read: a deck of 300 different uniques is shorter. */
const LONGEST_CODE = 2000;
const CODE = /^[\w+/-]{6,}={0,2}$/;

const FACTIONS = ['', 'AX', 'BR', 'LY', 'MU', 'OR', 'YZ', 'NE'];
const RARITIES = ['C', 'R1', 'R2', 'U', 'E'];
const UNIQUE = RARITIES.indexOf('U');

/** The versions of the format that the first four bits name; 4 was a draft of the compact form. */
const STANDARD = 1;
const COMPACT = [2, 4];

/** Sets whose cards have two bits for a rarity: none of them has exalted cards. */
const LAST_WITHOUT_EXALTED = 8;
/**
 * The bits of a card's number, by the place of its set in the list of the format. Writers of both
 * tables are in use, and a code does not say which it was written with.
 */
const NUMBER_BITS: readonly (readonly number[])[] = [
  [0, 5, 5, 6, 6, 6, 5, 5, 7, 7, 5, 7, 7],
  [0, 6, 6, 6, 7, 6, 5, 5, 7, 7, 6, 7, 7, 7, 7, 5, 7, 5, 7],
];

/** Thrown inside where bits are no deck. */
class NoDeckCode extends Error {}

/**
 * The entries of a deck code, as lines of a list with the end of a reference: `3 AX_04_C`. Null for
 * every other text, and for a code with a card that the table lacks.
 */
export function entriesOfCode(
  text: string,
  table: DeckTable<DeckListCard>,
): readonly string[] | null {
  if (text.length > LONGEST_CODE || !CODE.test(text)) return null;
  for (const read of [readCompact, ...NUMBER_BITS.map(readStandard)]) {
    const cards = cardsOrNull(() => readAll(text, read), table);
    if (cards) return cards;
  }
  return null;
}

function cardsOrNull(
  read: () => readonly CodedCard[],
  table: DeckTable<DeckListCard>,
): readonly string[] | null {
  try {
    return read().map((card) => lineOf(card, table));
  } catch (error) {
    if (error instanceof NoDeckCode) return null;
    throw error;
  }
}

interface CodedCard {
  readonly count: number;
  readonly faction: string;
  readonly number: number;
  readonly rarity: string;
}

/** Writes a card as a line. The compact form says common of exalted cards too. */
function lineOf({ count, faction, number, rarity }: CodedCard, table: DeckTable<DeckListCard>) {
  const digits = String(number).padStart(2, '0');
  const versions = table.byNumber.get(`${faction} ${digits}`);
  if (!versions) throw new NoDeckCode();
  const isExalted = rarity === 'C' && versions.every((version) => version.rarity === 'exalted');
  return `${count} ${faction}_${digits}_${isExalted ? 'E' : rarity}`;
}

function readAll(text: string, read: (bits: BitReader) => CodedCard[]): readonly CodedCard[] {
  const bits = new BitReader(bytesOf(text));
  const cards = read(bits);
  if (cards.length === 0 || bits.left >= 8) throw new NoDeckCode();
  return cards;
}

function bytesOf(text: string): Uint8Array {
  const plain = text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  // One letter more than whole groups of four holds no byte.
  if (plain.length % 4 === 1) throw new NoDeckCode();
  return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
}

/** Reads the form without sets: groups of a faction. */
function readCompact(bits: BitReader): CodedCard[] {
  if (!COMPACT.includes(bits.take(4))) throw new NoDeckCode();
  const groups = bits.take(8);
  const isSingle = bits.take(1) === 1;
  bits.take(3);
  return timesOf(groups, () => {
    const faction = nameIn(FACTIONS, bits.take(3));
    return timesOf(bits.take(6), () => {
      const count = isSingle ? 1 : countOf(bits);
      const number = bits.take(8) + 1;
      return { count, faction, number, rarity: rarityOf(bits, 2) };
    });
  }).flat();
}

/** Returns a reader of the form with sets, by a table of the bits of numbers. */
function readStandard(numberBits: readonly number[]): (bits: BitReader) => CodedCard[] {
  return (bits) => {
    if (bits.take(4) !== STANDARD) throw new NoDeckCode();
    return timesOf(bits.take(8), () => {
      const set = bits.take(8);
      const width = numberBits[set];
      if (!width) throw new NoDeckCode();
      return timesOf(bits.take(6), () => {
        const count = countOf(bits);
        const isBooster = bits.take(1) === 1;
        if (!isBooster) bits.take(2);
        const faction = nameIn(FACTIONS, bits.take(3));
        const number = bits.take(width);
        const rarity = rarityOf(bits, set <= LAST_WITHOUT_EXALTED ? 2 : 3);
        return { count, faction, number, rarity };
      });
    }).flat();
  };
}

/** Reads a count: two bits up to 3, six more for what is above. */
function countOf(bits: BitReader): number {
  const few = bits.take(2);
  if (few > 0) return few;
  const above = bits.take(6);
  if (above === 0) throw new NoDeckCode();
  return above + 3;
}

/** Reads a rarity, and passes over the number of a unique. */
function rarityOf(bits: BitReader, width: number): string {
  const place = bits.take(width);
  if (place === UNIQUE) bits.take(16);
  return nameIn(RARITIES, place);
}

function nameIn(names: readonly string[], place: number): string {
  const name = names[place];
  if (!name) throw new NoDeckCode();
  return name;
}

function timesOf<Made>(count: number, make: () => Made): Made[] {
  return Array.from({ length: count }, make);
}

/** Takes numbers from bytes, the highest bit first. */
class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** How many bits are left. */
  get left(): number {
    return this.#bytes.length * 8 - this.#at;
  }

  take(width: number): number {
    if (width > this.left) throw new NoDeckCode();
    let value = 0;
    for (let i = 0; i < width; i++, this.#at++) {
      value = value * 2 + ((this.#bytes[this.#at >> 3]! >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }
}
