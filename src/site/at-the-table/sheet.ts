import type { EditionId } from '../../engine/rules/edition.ts';
import { iconWord } from '../../languages/icon-word.ts';
import { withCapital } from '../../languages/say/text.ts';
import { asSentence } from '../../languages/sentence.ts';
import type { PartId } from '../../languages/texts/at-the-table.ts';
import { crosswalk } from '../../library/counterparts.ts';
import { numberIn } from '../../library/examples/play.ts';
import { type LexiconTerm, lexicon } from '../../library/lexicon.ts';
import { type BookRule, hasNumber, type Volume } from '../../library/volume.ts';
import type { IconName } from '../../rulebook/icon.ts';
import { compareNumbers } from '../../rulebook/number.ts';

/** A line of the sheet: what it is about, in a sentence, and the number that says so. */
export interface SheetLine {
  readonly number: string;
  readonly name?: string;
  readonly icon?: IconName;
  readonly text: string;
}

/** A part of the sheet, named by `SheetTexts.parts`. */
export interface SheetPart {
  readonly id: PartId;
  readonly lines: readonly SheetLine[];
}

export interface Sheet {
  readonly edition: string;
  readonly parts: readonly SheetPart[];
  /** The parts that this edition added or changed in play; empty for the oldest edition. */
  readonly changed: readonly string[];
}

/** Lines are rules by the numbers that the engine cites, terms by their ids, or icons with their rule. */
const PARTS: Readonly<Record<PartId, PartSource>> = {
  day: {
    terms: [
      ...['morning', 'succeed', 'prepare', 'draw', 'expand', 'noon', 'afternoon'],
      ...['dusk', 'progress', 'night', 'rest', 'clean-up', 'check-victory'],
    ],
  },
  turn: { rules: ['4.2.3.c', '4.2.3.d', '4.2.3.e'] },
  playing: { rules: ['5.1.2.a', '5.2.1.a', '5.1.2.h', '5.1.2.i', '5.1.2.j', '5.3.b'] },
  costs: { rules: ['5.1.2.d', '5.1.2.f', '3.2.9.f'] },
  moving: { rules: ['4.2.4.e', '4.2.4.f', '4.2.4.g', '4.2.4.h'] },
  winning: { rules: ['1.3.3.b', '4.3.e'] },
  symbols: {
    icons: [
      ['join', '7.1.1.a'],
      ['hand', '7.1.1.b'],
      ['reserve', '7.1.1.c'],
      ['exhaust', '7.1.4.a'],
      ['discard-from-reserve', '7.1.4.b'],
      ['support', '1.1.6.j'],
    ],
  },
  statuses: { category: 'status', but: ['status'] },
  abilities: {
    terms: ['cooldown', 'defender', 'eternal', 'gigantic', 'scout', 'seasoned', 'tough'],
  },
  actions: {
    terms: [
      ...['after-you', 'ascend', 'augment', 'create', 'defect', 'discard', 'exchange', 'exhaust'],
      ...['exhausted-resupply', 'make-a-gift', 'ready', 'receive-a-gift', 'resupply', 'return'],
      ...['roll-a-die', 'rush', 'sabotage', 'sacrifice', 'send', 'spend', 'switch-expeditions'],
      ...['take-control'],
    ],
  },
};

interface PartSource {
  readonly rules?: readonly string[];
  readonly terms?: readonly string[];
  readonly icons?: readonly (readonly [icon: IconName, rule: string])[];
  readonly category?: LexiconTerm['data']['category'];
  /** Terms of the category that are left out. */
  readonly but?: readonly string[];
}

/** The sheet of an edition in a language, made of the rules and terms of its book. */
export async function sheetOf(book: Volume, edition: EditionId): Promise<Sheet> {
  const terms = await lexicon(book.lang);
  const parts = Object.entries(PARTS).map(([id, source]) => ({
    id: id as PartId,
    lines: linesOf(source, book, edition, terms),
  }));
  const numbers = parts.flatMap(({ lines }) => lines.map(({ number }) => number));
  return { edition, parts, changed: await changedIn(book, numbers) };
}

function linesOf(
  { rules = [], terms: ids = [], icons = [], category, but = [] }: PartSource,
  book: Volume,
  edition: EditionId,
  terms: ReadonlyMap<string, LexiconTerm>,
): readonly SheetLine[] {
  const inCategory = [...terms.values()].filter(
    ({ data }) => data.category === category && !but.includes(data.id),
  );
  const named = ids.flatMap((id) => terms.get(id) ?? []);
  const lines = [
    ...rules.flatMap((rule) => lineOfRule(rule, book, edition)),
    ...icons.flatMap(([icon, rule]) =>
      lineOfRule(rule, book, edition).map((line) => withSymbolName(line, icon, book)),
    ),
    ...[...named, ...inCategory].flatMap((term) => lineOfTerm(term, book)),
  ];
  // Two rules may have become one.
  return lines.filter(
    ({ number, name }, at) =>
      lines.findIndex((one) => one.number === number && one.name === name) === at,
  );
}

function lineOfRule(rule: string, book: Volume, edition: EditionId): readonly SheetLine[] {
  const number = numberIn(rule, edition);
  const found = number === null ? undefined : book.rules.get(number);
  return found ? [{ number: found.number, text: sentenceOf(found, book) }] : [];
}

/** A line about a symbol, whose name begins with a capital where the sentence gives it. */
function withSymbolName(line: SheetLine, icon: IconName, { lang }: Volume): SheetLine {
  const word = iconWord(icon, lang);
  return { ...line, icon, text: line.text.replace(word, withCapital(word)) };
}

function sentenceOf({ plain }: BookRule, { lang }: Volume): string {
  return asSentence(plain, lang);
}

/** Nothing where the edition does not know the term. */
function lineOfTerm({ data }: LexiconTerm, book: Volume): readonly SheetLine[] {
  const numbers = data.rules[book.edition] ?? [];
  const number = numbers.find((one) => hasNumber(book, one));
  if (number === undefined) return [];
  return [
    { number, name: withCapital(data.forms.singular), text: asSentence(data.plain, book.lang) },
  ];
}

/** The rules under some numbers that are new or go otherwise in play than in the edition before. */
async function changedIn(book: Volume, numbers: readonly string[]): Promise<readonly string[]> {
  const walk = await crosswalk();
  const under = numbers.flatMap((number) => {
    if (book.rules.has(number)) return [number];
    const section = book.sections.find((one) => one.number === number);
    return section?.rules.map((rule) => rule.number) ?? [];
  });
  const changed = [...new Set(under)].filter((number) => {
    const kind = walk.cameFrom(book.edition, number)?.change.kind;
    return kind === 'substance' || kind === 'new';
  });
  return changed.sort(compareNumbers);
}
