/** The illegal parts of a deck, as items of a list on the page. */

import type { EditionId } from '../../engine/rules/edition.ts';
import type { DeckFormat, DeckViolation } from '../../engine/setup/deck-check.ts';
import { FACTION_NAMES } from '../../languages/lexicon.ts';
import type { DeckWords } from '../../languages/texts/deck-check.ts';
import type { RecordFormat } from '../../library/record/schema.ts';
import type { Language } from '../../rulebook/language.ts';
import type { CardTable } from '../../sandbox/model/card-table.ts';
import { nameOf } from '../../sandbox/model/deck-name.ts';
import {
  type DeckLine,
  heroFaction,
  isOfUntoldFaction,
  isTooMany,
  MAX_COUNT,
  nearestCard,
} from '../../sandbox/model/deck-reader.ts';
import { violationSentence } from '../../sandbox/model/deck-sentence.ts';
import type { DeckSuspension, MetSuspension } from './suspended.ts';

/** A format that is played, with its name and where its numbers come from. */
export interface PlayedFormat {
  readonly format: RecordFormat;
  readonly name: string;
  readonly source: string;
}

/** The most lines that get a suggestion, which costs a comparison with every name. */
const MOST_SUGGESTIONS = 20;

/** A deck checker on a page, with the data and words that it needs. */
export interface Checker {
  readonly place: HTMLElement;
  readonly lists: { readonly deck: HTMLTextAreaElement; readonly pool: HTMLTextAreaElement | null };
  readonly status: HTMLOutputElement;
  readonly faults: HTMLElement;
  /** The element for notes about a deck that are no faults. */
  readonly notes: HTMLElement;
  readonly lang: Language;
  readonly format: DeckFormat;
  readonly edition: EditionId;
  /** The address of each rule, by citation. */
  readonly rules: Readonly<Record<string, string>>;
  readonly suspensions: readonly DeckSuspension[];
  readonly played: readonly PlayedFormat[];
  readonly words: DeckWords;
  readonly table: CardTable;
}

/** A violation as an item of the list, with its rules; an unknown card with the nearest known one. */
export function faultOf(
  violation: DeckViolation,
  deck: readonly DeckLine[],
  checker: Checker,
): Element {
  const item = itemOf(violationSentence(violation, checker), violation.cites, checker);
  markEnglishNames(item, violation.cards, checker);
  markLines(item, violation.cards, deck, checker);
  item.dataset.fault = keyOf(violation);
  const line = deck.find(({ card, text }) => !card && text === violation.cards[0]);
  if (violation.kind === 'unknown-card' && line) suggestCards(item, line, 'deck', deck, checker);
  return item;
}

/** What a violation is, whatever says so: a fault of the book and one of a format share it. */
export function keyOf({ cites: _, ...violation }: DeckViolation): string {
  return JSON.stringify(violation);
}

/** What a format does not allow, as an item of a list, with the lines that it is about. */
export function faultItem(
  sentence: string,
  cards: readonly string[],
  deck: readonly DeckLine[],
  checker: Checker,
  format: string,
): Element {
  const item = makeElement('li', sentence);
  markEnglishNames(item, cards, checker);
  markLines(item, cards, deck, checker);
  item.append(' ', formatMark(format));
  return item;
}

/** Names the format that finds a fault. */
export function formatMark(format: string): Element {
  return makeElement('small', format);
}

/** A fault of more lines than these is of the whole deck. */
const MOST_LINES = 6;

/** Says which lines of the list a fault is about. */
function markLines(
  item: Element,
  cards: readonly string[],
  deck: readonly DeckLine[],
  { words }: Checker,
): void {
  const lines = deck.filter(({ card, text }) => cards.includes(card?.id ?? text));
  if (lines.length === 0 || lines.length > MOST_LINES) return;
  const numbers = lines.map(({ line }) => line + 1).join(', ');
  item.append(' ', makeElement('small', words.onLines(numbers, lines.length)));
}

/** A line of the pool that names no known card, or more or fewer copies than can be. */
export function poolFaultOf(line: DeckLine, checker: Checker): Element {
  const { words } = checker;
  if (line.card) return itemOf(words.inPool(countFault(line, checker)), [], checker);
  const sentence = words.violations['unknown-card'](
    { kind: 'unknown-card', cards: [], cites: [] },
    line.text,
  );
  const item = itemOf(words.inPool(sentence), [], checker);
  suggestCards(item, line, 'pool', [line], checker);
  return item;
}

/** Cards of the deck that a source calls suspended, with the source. */
export function suspensionOf(suspension: MetSuspension, checker: Checker): Element {
  const { words, lang } = checker;
  const { met, uniques, sentence, source } = suspension;
  const names = met.map((id) => {
    const factions = uniques[id]?.map((faction) => FACTION_NAMES[faction]);
    return factions ? `${nameOf(id, checker)} (${factions.join(', ')})` : nameOf(id, checker);
  });
  const list = new Intl.ListFormat(lang).format(names);
  const item = makeElement('li', words.suspended(list, sentence));
  markEnglishNames(item, met, checker);
  const shown = makeElement(source.address ? 'a' : 'span', source.title);
  if (source.address) shown.setAttribute('href', source.address);
  item.append(' ', shown);
  return item;
}

/** A note on the uniques of the deck, whose faction no list tells; none where there are none. */
export function untoldOf(deck: readonly DeckLine[], checker: Checker): Element[] {
  const met = [
    ...new Set(deck.flatMap(({ card }) => (card && isOfUntoldFaction(card) ? card.id : []))),
  ];
  if (met.length === 0) return [];
  const names = new Intl.ListFormat(checker.lang).format(met.map((id) => nameOf(id, checker)));
  const item = makeElement('li', checker.words.untoldFaction(names));
  markEnglishNames(item, met, checker);
  return [item];
}

/** Marks the names in a sentence that stand in English because they are not known in the language. */
function markEnglishNames(item: Element, cards: readonly string[], checker: Checker): void {
  const { table, lang, words } = checker;
  const named = cards.flatMap((id) => table.byId.get(id) ?? []);
  const english = named.filter(({ unnamed }) => unnamed?.includes(lang));
  for (const name of new Set(english.map((card) => card.name.en))) {
    const text = [...item.childNodes].find(
      (node): node is Text => node instanceof Text && node.data.includes(name),
    );
    if (!text) continue;
    const found = text.splitText(text.data.indexOf(name));
    found.splitText(name.length);
    const shown = makeElement('span', name);
    shown.lang = 'en';
    const mark = makeElement('abbr', 'EN');
    mark.className = 'english-name';
    mark.title = words.englishName;
    found.replaceWith(shown, ' ', mark);
  }
}

/** A line of the deck with more copies than a list can say. */
export function tooManyFaultOf(line: DeckLine, checker: Checker): Element {
  return itemOf(countFault(line, checker), [], checker);
}

function countFault({ card, text, count }: DeckLine, checker: Checker): string {
  const { words } = checker;
  const name = card ? nameOf(card.id, checker) : text;
  if (isTooMany(count)) return words.tooMany(name, MAX_COUNT);
  return words.violations.count({ kind: 'count', found: count, cards: [], cites: [] }, name);
}

function suggestCards(
  item: Element,
  line: DeckLine,
  list: 'deck' | 'pool',
  all: readonly DeckLine[],
  checker: Checker,
): void {
  const before = all.filter((each) => !each.card && each.line < line.line);
  const near =
    before.length < MOST_SUGGESTIONS && nearestCard(line.text, checker.table, heroFaction(all));
  if (!near) return;
  const name = nameOf(near.id, checker);
  const button = makeElement('button', checker.words.use(name));
  Object.assign(button.dataset, { do: 'replace', list, line: line.line, count: line.count, name });
  button.setAttribute('type', 'button');
  item.append(makeElement('span', checker.words.nearest(name)), ' ', button);
}

function itemOf(
  sentence: string,
  cites: readonly string[],
  { rules, edition }: Checker,
): HTMLElement {
  const item = makeElement('li', sentence);
  item.append(' ');
  for (const citation of cites) {
    const [of, number] = citation.includes(':') ? citation.split(':') : [edition, citation];
    const link = makeElement('a', number ?? '');
    link.className = 'ref';
    link.setAttribute('href', rules[citation] ?? '#');
    if (of !== edition) link.append(makeElement('sup', of ?? ''));
    item.append(link, ' ');
  }
  return item;
}

function makeElement(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
