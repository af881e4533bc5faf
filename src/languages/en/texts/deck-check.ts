import type { DeckFormat, DeckViolation } from '../../../engine/setup/deck-check.ts';
import { FACTION_NAMES } from '../../lexicon.ts';
import { englishName } from './marks.ts';

type Kind = DeckViolation['kind'];

/** The sentence of each violation. `names` lists cards; factions have one name in all languages. */
type ViolationTexts = {
  readonly [K in Kind]: (violation: Extract<DeckViolation, { kind: K }>, names: string) => string;
};

/** All texts of the deck checker in one language. */
export const words = {
  /** Beside an English name that stands for one that is not known. */
  englishName,
  title: 'Check a deck',
  lead: 'Paste a list or write one: on each line a number and a card, by its name in any of the five languages or by the reference printed on it; a deck code from another site is read too. A rare is marked (rare), an exalted card (exalted), a unique (unique). Nothing leaves your browser.',
  /** The requirements of each format, for a reader whose browser runs no script. */
  demands: {
    constructed:
      'Checking a list here needs JavaScript. By hand: 40 to 60 cards with exactly one Hero, all of the Hero’s faction, no name more than three times, no more than 15 rares, 3 exalted cards and 3 uniques.',
    limited:
      'Checking a list here needs JavaScript. By hand: at least 30 cards, no more than one Hero, no more than three factions with the Hero’s, and only cards you drafted, besides any number of Mana Convergence.',
  },
  list: 'Deck list',
  placeholder: '1 Sierra & Oddball\n3 Kelon Elemental\n2 Foundry Engineer (rare)',
  pool: 'Cards you drafted',
  poolLead: 'If this is empty, the check leaves out where the cards come from.',
  sample: 'Show a sample list',
  clear: 'Empty the list',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The browser refused to copy; the link is in the address bar.',
  /** The number of lines that the link leaves out. */
  leftOut: (lines: number) =>
    lines === 1
      ? 'It leaves out a line that was not understood.'
      : `It leaves out ${lines} lines that were not understood.`,
  empty: 'The list is empty.',
  loading: 'Loading the names of the cards…',
  failed: 'The names of the cards could not be loaded.',
  damaged: 'This link contains no deck that can be read.',
  /** The list has more lines than are checked. */
  tooLong: (lines: number) => `The list has more than ${lines} lines; it was not checked.`,
  legal: (cards: number, format: DeckFormat) =>
    format === 'constructed'
      ? `This deck is legal: ${cards} cards with the Hero.`
      : `This deck is legal: ${cards} cards with the Hero, if there is one.`,
  faults: (count: number) =>
    count === 1 ? 'One thing is not legal.' : `${count} things are not legal.`,
  /** A line has more copies of a card than a list can say. */
  tooMany: (name: string, most: number) =>
    `${name}: that number is wrong; a line has ${most} copies at most.`,
  inPool: (sentence: string) => `Cards you drafted: ${sentence}`,
  nearest: (name: string) => `Did you mean “${name}”?`,
  use: (name: string) => `Replace with ${name}`,
  /** A note on cards that are suspended, with the sentence that says where; its source follows. */
  suspended: (names: string, sentence: string) => `${names}: ${sentence} Source:`,
  /** A note on uniques, whose faction is printed on them alone. */
  untoldFaction: (names: string) =>
    `${names}: the faction of a unique is printed on it alone. Whether it is the Hero’s cannot be told here.`,
  /** The label of the choice of a format beside the book. */
  beside: 'Beside the book',
  /** A verdict by a format: its name, where its numbers come from, and the verdict. */
  byFormat: (name: string, source: string, verdict: string) => `${name} (${source}): ${verdict}`,
  /** Before a verdict by the book. */
  byBook: (edition: string) => `Rules ${edition}`,
  formatLegal: 'everything fits.',
  /** Only uniques of a list may be played, and the list is not here. */
  listedUniques:
    'Only uniques of a list may be played; the list is not here, so they are not checked.',
  tooManyOfVersion: (names: string, found: number, most: number) =>
    `${names}: ${found} copies; this format allows ${most} of each rarity.`,
  sameUnique: (reference: string, found: number) =>
    `${reference}: ${found} times; each unique exists once.`,
  /** The lines of the list that break a rule. */
  onLines: (lines: string, count: number) => (count === 1 ? `line ${lines}` : `lines ${lines}`),
  rarities: { rare: 'rare', unique: 'unique', exalted: 'exalted' } as Readonly<
    Record<string, string>
  >,
  violations: {
    'unknown-card': (_, names) => `“${names}” is not a known card.`,
    count: ({ found }, names) => `${names}: ${found} copies; a listed card needs at least 1.`,
    token: (_, names) => `${names}: a token cannot be in a deck; the game creates it.`,
    'unknown-rarity': ({ rarity }, names) => `${names}: this edition has no rarity “${rarity}”.`,
    'too-few-cards': ({ found, least }) =>
      `The deck has ${found} ${found === 1 ? 'card' : 'cards'}; it needs at least ${least}.`,
    'too-many-cards': ({ found, most }) =>
      `The deck has ${found} cards; it may have at most ${most}.`,
    'no-hero': () => 'The deck has no Hero.',
    'too-many-heroes': ({ found }, names) =>
      `The deck has ${found} Heroes; it may have 1: ${names}.`,
    faction: ({ faction, hero }, names) =>
      `Not of the Hero’s faction${hero ? ` (${FACTION_NAMES[hero]})` : ''}: ${names} (${faction ? FACTION_NAMES[faction] : 'no faction'}).`,
    'too-many-factions': ({ factions, most }) =>
      `The deck has ${factions.length} factions; it may have at most ${most}: ${factions.map((one) => FACTION_NAMES[one]).join(', ')}.`,
    'too-many-of-name': ({ found, most }, names) =>
      `${found} cards have the name ${names}; at most ${most} may, whatever their rarity.`,
    'too-many-of-rarity': ({ rarity, found, most }) =>
      `The deck has ${found} ${rarity} ${found === 1 ? 'card' : 'cards'}; it may have at most ${most}.`,
    'not-in-pool': ({ found, most }, names) =>
      `${names}: ${found} in the deck, ${most} among the cards you drafted.`,
  } satisfies ViolationTexts,
};
