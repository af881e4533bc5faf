/** Deck lists as players write them: a number and a card on each line, in any of the languages. */

import { likenessOf, nearestIds } from '../../rulebook/nearest.ts';
import { slugOf } from '../../rulebook/slug.ts';
import { entriesOfCode } from './deck-code.ts';
import { type DeckListCard, type DeckTable, factionNamed, type Versions } from './deck-table.ts';

/** Lines of deck lists that name no card. */
const NO_CARD = /^(?:#|\/\/)|:$|^$/u;

/** Headings that deck builders write above cards of a type, in their languages; a count may follow. */
const TYPES =
  /^(?:h[ée]ro(?:e?s)?|ero[ei]|characters?|personnages?|personagg(?:io|i)|spells?|sorts?|incantesim[io]|permanents?|permanent[ei]|(?:landmark|expedition) permanents?|permanents? (?:d['’]exp[ée]dition|de rep[èe]re)|permanent[ei] (?:della spedizione|fulcro)|landmarks?|rep[èe]res?|fulcr[io])(?:\s*:?\s*(?:\d+|\(\d+\)|\[\d+\]))?$/iu;

/** Whether a line is blank, a remark or the heading of a group of cards. */
export function isPassedOver(line: string): boolean {
  return NO_CARD.test(line) || TYPES.test(line);
}

/** A line of a list that names a card, known or not. */
export interface DeckLine<Version extends DeckListCard = DeckListCard> {
  /** Its place in the text, from 0. */
  readonly line: number;
  readonly count: number;
  /** The text of the line that names the card. */
  readonly text: string;
  readonly card: Version | null;
}

/** The most letters to read: a real deck list is far shorter. */
const MAX_LIST = 20_000;
export const MAX_LINES = 300;
export const MAX_COUNT = 999;
/** The most letters of a name: none is longer, and a longer text is slow to compare with all names. */
const MAX_NAME = 80;

/** A parsed line whose version of the card is not resolved yet. */
interface Meant<Version extends DeckListCard> {
  readonly line: number;
  readonly count: number;
  readonly text: string;
  readonly versions: Versions<Version> | null;
  readonly wanted: Wanted;
}

interface Wanted {
  readonly rarity?: string;
  readonly shifted?: boolean;
  readonly faction?: string;
}

/**
 * Reads a deck list. Tolerated: `3 Name`, `3x Name`, `3xName`, `Name x3`, a card's id, the reference printed on
 * it (also several on one line, each after its number), a rarity or faction in brackets or after the
 * name, and a deck code. Blank lines, lines that begin with `#` or `//`, and headings are passed over. A rare whose faction is not said is of the Hero's faction where
 * it has such a version; a card whose rarity is not said is common.
 */
export function readDeckList<Version extends DeckListCard>(
  text: string,
  table: DeckTable<Version>,
): readonly DeckLine<Version>[] {
  const meant = text
    .slice(0, MAX_LIST)
    .split(/\r?\n/)
    .flatMap((each, line) =>
      entriesOfLine(each, table).flatMap((entry) => readLine(entry, line, table) ?? []),
    );
  const hero = meant.find(({ versions }) => versions?.[0].type === 'hero')?.versions?.[0];
  return meant.map(({ versions, wanted, ...rest }) => ({
    ...rest,
    card: versions && versionMeant(versions, wanted, hero?.faction),
  }));
}

/** The faction of the Hero of a list. */
export function heroFaction(lines: readonly DeckLine[]): string | undefined {
  return lines.find(({ card }) => card?.type === 'hero')?.card?.faction;
}

/** Whether a number is more than a list or a link can say. */
export function isTooMany(count: number): boolean {
  return count > MAX_COUNT;
}

/** Whether a list is longer than any deck's: it is not worth the time to check it. */
export function isTooLong(text: string): boolean {
  return (
    text.length > MAX_LIST || text.split('\n').filter((line) => line.trim()).length > MAX_LINES
  );
}

/** With less in common than this, a name is not meant, unless one of its words is written. */
const ALIKE = 0.5;

function sharesWord(slug: string, other: string): boolean {
  const words = other.split('-');
  return slug.split('-').some((word) => word.length > 3 && words.includes(word));
}

/**
 * The known card whose name is nearest to what was written, if one is near: in the version that is
 * written with it, where the card has that. For a reference, the card of its number.
 *
 * @param hero the faction of the list's Hero
 */
export function nearestCard<Version extends DeckListCard>(
  text: string,
  table: DeckTable<Version>,
  hero: string | undefined,
): Version | null {
  const written = text.slice(0, MAX_NAME);
  const referred = readReference(written, table)?.versions;
  if (referred) return referred[0];
  const whole = withoutBrackets(written);
  // The last word may say a version, or belong to the name: "Axiom Salvager", "Kelon Elemental rare".
  const [best] = [partedName(whole), { name: whole, wanted: {} }]
    .flatMap(({ name, wanted }) => {
      const slug = slugOf(name);
      const [near] = nearestIds(slug, [...table.byName.keys()], 1);
      if (near === undefined) return [];
      const alike = likenessOf(slug, near);
      return alike >= ALIKE || sharesWord(slug, near) ? [{ near, wanted, alike }] : [];
    })
    .sort((a, b) => b.alike - a.alike);
  const versions = best && table.byName.get(best.near);
  if (!versions) return null;
  return versionMeant(versions, { ...best.wanted, ...readBrackets(written) }, hero) ?? versions[0];
}

// A hyphen before a number is a minus, which is told of the number and not of the name.
const COUNT_FIRST = /^(?:[*•]\s*|-\s+)?(-?\d+)(?:\s*[x×]\s|[x×]|\s)\s*(.+)$/i;
const COUNT_LAST = /^(?:[*•]\s*|-\s+)?(.+?)\s+[x×]\s*(-?\d+)$/i;
const REFERENCES = /(?:-?\d+\s*[x×]?\s+)?\bALT_\w+/giu;
/** The sets, their products and their promotional cards, as whole references begin with them. */
const PRINTED_IN =
  /^ALT_(?:(?:CORE|ALIZE|BISE|CYCLONE|DUSTER|EOLE|FUGUE)(?:KS|CB|OP|TOP)?|MUSUBI|TCS\d|WC[FQS]\d\d)_[ABP]_/i;
const REFERENCE = /(?:^|_)([A-Z]{2})_(\d{1,3})_(C|R1|R2|U|E)(?:_\d+)?$/i;

/** The entries of a line: one, or each of a deck code, or where it has several references, each. */
function entriesOfLine(line: string, table: DeckTable<DeckListCard>): readonly string[] {
  const references = line.match(REFERENCES) ?? [];
  if (references.length > 1) return references;
  const isName = table.byName.has(slugOf(line));
  return (!isName && entriesOfCode(line.trim(), table)) || [line];
}

function readLine<Version extends DeckListCard>(
  each: string,
  line: number,
  table: DeckTable<Version>,
): Meant<Version> | null {
  const whole = each.trim();
  if (isPassedOver(whole)) return null;
  const first = COUNT_FIRST.exec(whole);
  const last = first ? null : COUNT_LAST.exec(whole);
  const count = Number(first?.[1] ?? last?.[2] ?? 1);
  const text = (first?.[2] ?? last?.[1] ?? whole).trim();
  return { line, count, text, ...readCard(text, table) };
}

/** The card of a line with what is said of its version. */
function readCard<Version extends DeckListCard>(
  text: string,
  table: DeckTable<Version>,
): Pick<Meant<Version>, 'versions' | 'wanted'> {
  const referred = readReference(text, table);
  if (referred) return isOfNoSet(text) ? { ...referred, versions: null } : referred;
  const slug = slugOf(text);
  const named = table.byName.get(slug);
  if (named) return { versions: named, wanted: {} };
  const exact = table.byId.get(text);
  if (exact) return { versions: [exact], wanted: {} };
  const inBrackets = readBrackets(text);
  const unbracketed = table.byName.get(slugOf(withoutBrackets(text)));
  if (unbracketed) return { versions: unbracketed, wanted: inBrackets };
  const { name, wanted } = partedName(withoutBrackets(text));
  return { versions: table.byName.get(slugOf(name)) ?? null, wanted: { ...wanted, ...inBrackets } };
}

/** The card that a reference names by its number, whatever the set that it names; null for other texts. */
function readReference<Version extends DeckListCard>(
  text: string,
  table: DeckTable<Version>,
): Pick<Meant<Version>, 'versions' | 'wanted'> | null {
  const reference = REFERENCE.exec(text);
  if (!reference) return null;
  const [, faction = '', number = '', version = ''] = reference;
  const key = `${faction.toUpperCase()} ${number.padStart(2, '0')}`;
  return { versions: table.byNumber.get(key) ?? null, wanted: readWord(version) };
}

/** Whether a whole reference names a set or a kind of product that no card was printed in. */
function isOfNoSet(reference: string): boolean {
  return /^ALT_/i.test(reference) && !PRINTED_IN.test(reference);
}

/** A name and the version that the words after it say: `Kelon Elemental rare Muna`. */
function partedName(text: string): { readonly name: string; readonly wanted: Wanted } {
  const words = text.trim().split(/[\s,]+/);
  const said = words.findLastIndex((word) => Object.keys(readWord(word)).length === 0) + 1;
  const wanted = Object.assign({}, ...words.slice(said).map(readWord));
  return said === 0 ? { name: text, wanted: {} } : { name: words.slice(0, said).join(' '), wanted };
}

function withoutBrackets(text: string): string {
  return text.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
}

/** Codes of sets, which say nothing of the version. */
const CODE = /^[A-Z\d_-]*$/;

/** Parses the words in brackets; an unknown word counts as a rarity that no card has. */
function readBrackets(text: string): Wanted {
  const words = [...text.matchAll(/[([]([^)\]]*)[)\]]/g)].flatMap(([, inner = '']) =>
    inner.split(/[\s,;/]+/),
  );
  const read = (word: string): Wanted => {
    const wanted = readWord(word);
    const isKnown = Object.keys(wanted).length > 0 || CODE.test(word);
    return isKnown ? wanted : { rarity: word };
  };
  return Object.assign({}, ...words.map(read));
}

/** How rarities are written; `R2` and `F` stand on rares of another faction. */
const VERSION_WORDS: readonly [RegExp, Wanted][] = [
  [/^(?:c|common|commune?|comune)$/i, { rarity: 'common' }],
  [/^r1$/i, { rarity: 'rare', shifted: false }],
  [/^(?:r2|f|shifted)$/i, { rarity: 'rare', shifted: true }],
  [/^(?:r|rare|rar[ao])$/i, { rarity: 'rare' }],
  [/^(?:u|unique|unic[ao])$/i, { rarity: 'unique' }],
  [/^(?:e|exalted|exaltée?|esaltat[ao])$/i, { rarity: 'exalted' }],
];

function readWord(word: string): Wanted {
  const faction = factionNamed(word);
  if (faction) return { faction };
  return VERSION_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? {};
}

/** Whether a card's faction cannot be told: a unique's is in no reference and no list (2.2.7.a). */
export function isOfUntoldFaction({ rarity, faction }: DeckListCard): boolean {
  return rarity === 'unique' && faction === undefined;
}

/** The version that is meant; null where the card has none of that rarity or faction. */
function versionMeant<Version extends DeckListCard>(
  versions: Versions<Version>,
  { rarity, shifted, faction }: Wanted,
  hero: string | undefined,
): Version | null {
  const fitting = versions.filter(
    (each) =>
      (rarity === undefined || (each.rarity ?? 'common') === rarity) &&
      (shifted === undefined || each.shifted === shifted) &&
      (faction === undefined ||
        each.faction === faction ||
        (rarity !== undefined && isOfUntoldFaction(each))),
  );
  const own = rarity === 'rare' && fitting.find((each) => each.faction === hero);
  return own || fitting[0] || null;
}
