/** Rules, terms and changes as texts. */

import type { Language } from '../../rulebook/language.ts';
import { editionNamed } from '../../rulebook/resolve.ts';
import { type Book, type Change, crosswalk, EDITIONS, type Rule } from '../rules/index.ts';
import { CHANGES } from './sources.ts';
import { Unanswerable } from './tool.ts';

/** Returns the edition that the text of a number names, as “6.1.e (4.0)” does; else the other. */
export function editionIn(asked: string, edition: string): string {
  const named = editionNamed(asked);
  if (named !== null && !EDITIONS.includes(named)) {
    throw new Unanswerable(`There is no edition ${named}. Those here: ${EDITIONS.join(', ')}.`);
  }
  return named ?? edition;
}

/**
 * Returns a rule with its notes and its numbers in other editions, and repeats the item that is asked
 * for; of a section, all of its rules.
 */
export function tellNumber(book: Book, asked: string): string {
  const found = book.resolve(asked);
  if (!found)
    throw new Unanswerable(`“${asked}” is no number of a rule. Search for words instead.`);
  if (found.kind !== 'exact') {
    throw new Unanswerable(
      `Edition ${book.edition} has no ${asked}. Near it: ${found.numbers.join(', ')}.`,
    );
  }
  const { number, item } = found;
  const rule = book.rules.get(number);
  // A rule is one text here: nobody knows whether its list has the item.
  const asking = item === null ? '' : ` (asked for: ${item})`;
  const heading = `${headingOf(book, number)}${asking}`;
  if (rule) return [heading, tellRule(rule), ...tellEditions(book, number)].join('\n\n');
  const section = book.sections.get(number);
  if (section) return [heading, ...section.rules.map(tellRule)].join('\n\n');
  const inside = [...book.titles].filter(
    ([one]) =>
      one.startsWith(`${number}.`) && one.split('.').length === number.split('.').length + 1,
  );
  return [heading, ...inside.map(([one, title]) => `${one} ${title}`)].join('\n');
}

function headingOf(book: Book, number: string): string {
  return `Edition ${book.edition} › ${[...book.trail(number)].join(' › ')} › ${number}`;
}

function tellRule({ number, lead, text, notes, cites }: Rule): string {
  return [
    `${number}${lead ? ` ${lead}.` : ''} ${text}`,
    ...notes.map(({ kind, official, text: said }) => {
      const origin = official ? kind : `unofficial ${kind}`;
      return `(${origin}) ${said}`;
    }),
    ...(cites.length > 0 ? [`Cites: ${cites.join(', ')}`] : []),
  ].join('\n');
}

/** The numbers of a rule in the other editions. */
function tellEditions({ edition }: Book, number: string): string[] {
  const others = crosswalk.counterparts(edition, number);
  if (others.length === 0) return [];
  const said = others.map(({ edition: other, numbers }) => `${other}: ${numbers.join(', ')}`);
  return [`In other editions: ${said.join('; ')}`];
}

/** A term with its meaning and the rules that define it. */
export function tellTerm(book: Book, asked: string): string {
  const term = book.term(asked);
  if (!term) throw new Unanswerable(`No term is called “${asked}”. Search for it instead.`);
  const { name, forms, definition, rules, category } = term;
  return [
    `${name} (${category})`,
    definition,
    ...(forms.length > 0 ? [`Forms: ${forms.join(', ')}`] : []),
    `Rules of edition ${book.edition}: ${rules.length > 0 ? rules.join(', ') : 'none'}`,
  ].join('\n');
}

/** Returns the history of a number through the editions. */
export function tellHistory(book: Book, asked: string): string {
  const found = book.resolve(asked);
  const number = found?.kind === 'exact' ? found.number : asked;
  const steps = crosswalk.history(book.edition, number);
  if (steps.length === 0) {
    throw new Unanswerable(
      `No change of ${number} is known: a history is kept of each rule alone.`,
    );
  }
  return steps
    .map(
      ({ before, edition, change }) =>
        `${before} to ${edition}: ${tellChange(change, book.language)}`,
    )
    .join('\n');
}

/** Returns the changes in play that an edition made: new, removed and changed rules. */
export function tellChanges({ edition, language }: Book): string {
  const own = CHANGES.find((one) => one.edition === edition);
  if (!own) throw new Unanswerable(`${edition} is the oldest edition here.`);
  const lines = PLAYED.flatMap((kind) =>
    own.changes
      .filter((change) => change.kind === kind)
      .map((change) => tellChange(change, language)),
  );
  return [`${own.before} to ${edition}, what differs in play:`, ...lines].join('\n');
}

/** The kinds of changes that matter in play, the most important first. */
const PLAYED = ['substance', 'new', 'gone'] as const;

function tellChange({ kind, from, to, why }: Change, language: Language): string {
  const numbers = `${from.join(', ') || '(nothing)'} → ${to.join(', ') || '(nothing)'}`;
  return `${numbers}, ${kind}${why ? `: ${why[language]}` : ''}`;
}
