/** Reads the publisher's lists of the two newest sets, which came after the early English lists. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../../src/engine/cards/card.ts';
import { FACTION_CODES } from '../../src/engine/cards/vocabulary.ts';
import type { Printing } from '../../src/languages/read/printing.ts';
import type { Language } from '../../src/rulebook/language.ts';

/** The languages in which each set was printed, as far as there are lists of it. */
const PRINTED_IN = { EOLE: ['fr', 'it'], FUGUE: ['en', 'fr'] } as const satisfies Record<
  string,
  readonly Language[]
>;
type PrintedSet = keyof typeof PRINTED_IN;
const SETS = Object.keys(PRINTED_IN) as readonly PrintedSet[];

/** A text of the lists that is not the card's. */
const NO_TEXT = 'Placeholder';

interface Row {
  readonly ref: string;
  readonly name: string;
  readonly elements: Readonly<Record<string, string>>;
  readonly subtypes: readonly string[];
  readonly main: string;
  /** The text of the Support box, or of the second box of a Feat. */
  readonly second: string;
}

/** Whether all lists of a folder are there. */
export function areListed(folder: string): boolean {
  return SETS.every((set) =>
    PRINTED_IN[set].every((language) => existsSync(listFile(folder, set, language))),
  );
}

/**
 * Returns the printings with those of the two newest sets as the publisher's lists have them: their
 * names, numbers, sub-types and texts. What the lists lack, the type and the faction, is that of the
 * early lists, or of the collection.
 */
export function withListedSets(
  early: readonly Printing[],
  folder: string,
  collection: readonly Card[],
): readonly Printing[] {
  const listed = SETS.flatMap((set) => listedPrintings(set, early, folder, collection));
  const refs = new Set(listed.map(({ ref }) => ref));
  return [...early.filter(({ ref }) => !refs.has(ref)), ...listed];
}

function listedPrintings(
  set: PrintedSet,
  early: readonly Printing[],
  folder: string,
  collection: readonly Card[],
): readonly Printing[] {
  const languages = PRINTED_IN[set];
  const lists = languages.map((language) => rowsOf(listFile(folder, set, language)));
  const byRef = new Map(early.map((printing) => [printing.ref, printing]));
  const cards = new Map(collection.map((card) => [card.ref, card]));
  return [...lists[0]!.keys()].map((ref) => {
    const base = earlyPrinting(ref, byRef, cards);
    const rows = languages.map((language, index) => [language, lists[index]!.get(ref)!] as const);
    const [[, first]] = rows as [readonly [Language, Row]];
    const names = Object.fromEntries(rows.map(([language, { name }]) => [language, name]));
    const texts = Object.fromEntries(
      rows.flatMap(([language, row]) =>
        row.main.startsWith(NO_TEXT) ? [] : [[language, boxesOf(row)]],
      ),
    );
    return {
      ...base,
      ref,
      set,
      name: { ...base.name, ...names },
      elements: first.elements,
      subtypes: first.subtypes,
      text: { ...base.text, ...texts },
    };
  });
}

/** Returns the printing of which another, an alternate or a promo one, has the type and the faction. */
function earlyPrinting(
  ref: string,
  byRef: ReadonlyMap<string, Printing>,
  cards: ReadonlyMap<string | undefined, Card>,
): Printing {
  const basic = ref.replace(/^(ALT_[A-Z]+)_[AP]_/u, '$1_B_');
  const same = byRef.get(ref) ?? byRef.get(basic);
  if (same) return same;
  const [, , , faction, number, mark] = ref.split('_') as [string, string, string, ...string[]];
  const others = [...byRef.values()].filter((one) => one.ref.includes(`_${faction}_${number}_`));
  const older = others.find((one) => one.ref.endsWith(`_${mark}`));
  if (older) return { ...older, text: { en: older.text?.en ?? {} } };
  const card = cards.get(basic);
  const sibling = others.find((one) => one.ref.startsWith(basic.slice(0, basic.lastIndexOf('_'))));
  if (!card || !sibling) throw new Error(`${ref}: no printing or card tells its type and faction`);
  const [code] = Object.entries(FACTION_CODES).find(([, name]) => name === card.faction) ?? [];
  const rarity = (card.rarity ?? 'common').toUpperCase();
  return { ...sibling, faction: code ?? faction!, rarity, text: {} };
}

/** Returns the texts of a row by their boxes. */
export function boxesOf({ main, second, subtypes }: Row) {
  const box = subtypes.includes('FEAT') ? 'COMPLETED_EFFECT' : 'ECHO_EFFECT';
  return { ...(main && { MAIN_EFFECT: main }), ...(second && { [box]: second }) };
}

/** Reads a list: a printing on each line, its fields between tabs. */
export function rowsOf(file: string): ReadonlyMap<string, Row> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [
        ref = '',
        name = '',
        hand,
        reserve,
        ocean,
        forest,
        mountain,
        types,
        main,
        second,
        more,
      ] = line.split('\t');
      const elements = {
        MAIN_COST: hand ?? '',
        RECALL_COST: reserve ?? '',
        OCEAN_POWER: ocean ?? '',
        FOREST_POWER: forest ?? '',
        MOUNTAIN_POWER: mountain ?? '',
        ...limitsIn(more ?? ''),
      };
      const subtypes = (types ?? '').split('+').filter(Boolean);
      return [ref, { ref, name, elements, subtypes, main: main ?? '', second: second ?? '' }];
    }),
  );
}

/** Returns the limits of a Hero, "PERMANENT=2; RESERVE=2". */
function limitsIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/(PERMANENT|RESERVE)=(\d+)/gu)].map(([, name, value]) => [name!, value!]),
  );
}

/** Returns the path of the list of a set in a language. */
export function listFile(folder: string, set: string, language: Language): string {
  return join(folder, `${set}_${language.toUpperCase()}.tsv`);
}
