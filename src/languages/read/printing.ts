/** The publisher's printed cards: their facts as the collection has them, and their versions. */

import type { Ability } from '../../engine/cards/ability.ts';
import type { Card, CardNames } from '../../engine/cards/card.ts';
import { type CardType, FACTION_CODES, type Rarity } from '../../engine/cards/vocabulary.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../rulebook/language.ts';
import { slugOf } from '../../rulebook/slug.ts';
import { READINGS } from '../all-languages.ts';
import { type Compiled, compileText, type Reader } from './reader.ts';

/** One printing of a card, with `#` around its differences from the common version. */
export interface Printing {
  readonly ref: string;
  readonly set: string;
  readonly name: CardNames;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly faction: string;
  readonly rarity: string;
  readonly elements: Readonly<Record<string, string>>;
  readonly text?: Readonly<Partial<Record<Language, PrintedText>>>;
}

interface PrintedText {
  readonly MAIN_EFFECT?: string;
  /** The text of the second box of a Feat. */
  readonly COMPLETED_EFFECT?: string;
  /** The text of the Support box. */
  readonly ECHO_EFFECT?: string;
}

const TYPES: Readonly<Record<string, CardType>> = {
  CHARACTER: 'character',
  EXPEDITION_PERMANENT: 'expedition-permanent',
  HERO: 'hero',
  LANDMARK_PERMANENT: 'landmark-permanent',
  PERMANENT: 'landmark-permanent',
  SPELL: 'spell',
  TOKEN: 'token',
  TOKEN_LANDMARK_PERMANENT: 'landmark-token',
  TOKEN_MANA: 'mana',
};

/** Sub-types that the data spell wrong. */
const MISPRINTED: Readonly<Record<string, string>> = { BUREAUCRATOOF: 'bureaucrat' };

/** The type of a printed card. Refuses one that no card has. */
export function typeOf({ ref, type }: Pick<Printing, 'ref' | 'type'>): CardType {
  const known = TYPES[type];
  if (!known) throw new Error(`${ref}: no type ${type}`);
  return known;
}

function numberIn(fact: string | undefined): number {
  return Number((fact ?? '').replaceAll('#', '') || 0);
}

const LIMITS: readonly string[] = ['', '', 'two', 'three', 'four'];

/** The limit of cards in Landmarks that a Hero's text states; 0 where it states none. */
function saidLimit({ text }: Printing): number {
  const said = /Keep up to (\w+) cards in your Landmarks/u.exec(text?.en?.MAIN_EFFECT ?? '');
  return Math.max(0, LIMITS.indexOf(said?.[1] ?? 'none'));
}

/** Whether a text says a keyword of its own card in the feminine. */
function hasFeminineKeyword({ text }: Printing): boolean {
  return LANGUAGES.some((language) => {
    const said = Object.values(text?.[language] ?? {}).join('\n');
    return READINGS[language].feminineKeywords?.test(said) === true;
  });
}

/** Names without soft hyphens, with the no-break spaces of all other texts where a list has plain ones. */
function nameOf({ name }: Printing): CardNames {
  const known = Object.entries(name).filter(([, said]) => said !== undefined);
  const names = known.map(([language, said]) => [
    language,
    said
      .replaceAll('\u00ad', '')
      .replaceAll('\u202f', '\u00a0')
      .replace(/ (?=[:;?!])/gu, '\u00a0'),
  ]);
  return Object.fromEntries(names) as CardNames;
}

/**
 * Returns the facts of a card, without its abilities. The book gives some kinds of cards fewer facts
 * than the publisher prints (2.2): no costs to Heroes and tokens, no rarity, no faction to tokens.
 */
export function factsOf(printing: Printing): Omit<Card, 'id' | 'abilities'> {
  const { ref, set, elements } = printing;
  const type = typeOf(printing);
  const token = type === 'token' || type === 'landmark-token' || type === 'mana';
  const subtypes = printing.subtypes
    .filter((one) => one !== 'LANDMARK')
    .map((one) => MISPRINTED[one] ?? one.toLowerCase());
  const faction = FACTION_CODES[printing.faction];
  return {
    ref,
    set,
    name: nameOf(printing),
    ...(hasFeminineKeyword(printing) ? { feminine: true } : {}),
    type,
    ...(subtypes.length > 0 ? { subtypes } : {}),
    ...(token || !faction ? {} : { faction }),
    ...(token && elements.RECALL_COST ? { reserveCost: numberIn(elements.RECALL_COST) } : {}),
    ...(token || type === 'hero'
      ? {}
      : {
          rarity: printing.rarity.toLowerCase() as Rarity,
          handCost: numberIn(elements.MAIN_COST),
          reserveCost: numberIn(elements.RECALL_COST),
        }),
    ...(type === 'character' || type === 'token'
      ? {
          statistics: {
            forest: numberIn(elements.FOREST_POWER),
            mountain: numberIn(elements.MOUNTAIN_POWER),
            water: numberIn(elements.OCEAN_POWER),
          },
        }
      : {}),
    ...(type === 'hero'
      ? {
          reserveLimit: numberIn(elements.RESERVE) || 2,
          landmarkLimit: numberIn(elements.PERMANENT) || saidLimit(printing) || 2,
        }
      : {}),
  };
}

/** A version of a card, with its printings (2.2.4.e). */
export interface Version {
  readonly id: string;
  /** In the order of `preferred`. */
  readonly printings: readonly [Printing, ...Printing[]];
}

const RARE_MARKS: Readonly<Record<string, string>> = { R1: '-rare', R2: '-shifted', E: '-exalted' };

/** The versions of printed cards, by name, rarity and faction. */
export function versionsOf(printings: readonly Printing[]): readonly Version[] {
  const groups = Map.groupBy(
    printings,
    ({ name, rarity, faction }) => `${name.en}|${rarity}|${faction}`,
  );
  const named = Map.groupBy(
    groups.values(),
    ([first]) => slugOf(first!.name.en) + rarityMark(first!),
  );
  return [...groups.values()].map((group) => {
    const [first, ...others] = [...group].sort(comparePrintings);
    const id = slugOf(first!.name.en) + rarityMark(first!);
    const alone = named.get(id)!.length === 1;
    return {
      id: alone
        ? id
        : `${slugOf(first!.name.en)}-${FACTION_CODES[first!.faction]}${rarityMark(first!)}`,
      printings: [first!, ...others],
    };
  });
}

function rarityMark({ ref }: Printing): string {
  return RARE_MARKS[ref.split('_').at(-1) ?? ''] ?? '';
}

/** First printings first, promos last; those of the lists with French texts before the others. */
const SETS = ['CORE', 'COREKS', 'ALIZE', 'BISE', 'CYCLONE', 'DUSTER', 'EOLE', 'FUGUE'];

function comparePrintings(one: Printing, other: Printing): number {
  return placeOfSet(one) - placeOfSet(other) || one.ref.localeCompare(other.ref, 'en');
}

function placeOfSet({ set, ref, text }: Printing): number {
  const known = SETS.indexOf(set);
  const promo = ref.includes('_B_') ? 0 : 10;
  return (known < 0 ? SETS.length : known) + promo + (text?.[DEFAULT_LANGUAGE] ? 0 : 100);
}

/** Compiles the texts of a printing, the Support box last. */
export function compilePrinting(
  printing: Printing,
  language: Language,
  reader: Reader,
): { readonly abilities: readonly Ability[]; readonly texts: readonly TextRead[] } {
  const type = typeOf(printing);
  const texts = (['MAIN_EFFECT', 'COMPLETED_EFFECT', 'ECHO_EFFECT'] as const).flatMap(
    (box): TextRead[] => {
      const text = printing.text?.[language]?.[box];
      if (!text) return [];
      return [{ text, read: compileText(reader, text, { type, support: box === 'ECHO_EFFECT' }) }];
    },
  );
  return { abilities: texts.flatMap(({ read }) => read.abilities), texts };
}

export interface TextRead {
  readonly text: string;
  readonly read: Compiled;
}
