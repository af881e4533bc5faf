import type { Card } from '../../engine/cards/card.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { nameCutter } from '../../rulebook/named-cards.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import { sectionOf } from '../../rulebook/number.ts';
import type { Ruling } from '../../rulebook/ruling.ts';
import type { Block, Phrasing } from '../../rulebook/tree.ts';
import type { ProblemPlace, Problems } from '../problem.ts';
import { checkName, type Kept } from '../read/collection.ts';
import type { LoadedLibrary } from '../read/loaded.ts';
import { type LinkableNames, type LinkedText, linkText } from '../write/linked-text.ts';
import { currentBook, namesForTerms } from '../write/names.ts';
import type { KnownRules } from './known-rules.ts';
import { reportText } from './text-problems.ts';

/** The things that a ruling can name. */
export interface Nameable {
  readonly cards: readonly Kept<Card>[];
  /** Ids of all plays: of an example, or of its variants as `EXAMPLE/VARIANT`. */
  readonly plays: ReadonlySet<string>;
  readonly rules: KnownRules;
  readonly library: LoadedLibrary;
  /** The names that texts can link, in each language. */
  readonly names: ReadonlyMap<Language, LinkableNames>;
}

/** Checks that the cards, examples, rules, terms and icons that rulings name exist. */
export function checkRulings(
  rulings: readonly Kept<Ruling>[],
  known: Omit<Nameable, 'names'>,
  problems: Problems,
): void {
  const names = LANGUAGES.map((one) => [one, namesForTerms(known.library, one)] as const);
  const nameable = { ...known, names: new Map(names) };
  for (const ruling of rulings) {
    checkName(ruling.value.id, ruling.file, problems);
    checkNames(ruling, nameable, problems);
    checkTexts(ruling, nameable, problems);
    checkChangedAnswers(ruling, nameable, problems);
  }
  checkHeldAgainst(rulings, nameable.library, problems);
}

/** Checks that a changed answer names rules of the reviewed edition, and no later edition as cause. */
function checkChangedAnswers(
  { value, file }: Kept<Ruling>,
  { rules, library }: Nameable,
  problems: Problems,
): void {
  for (const [edition, found] of Object.entries(value.checked ?? {})) {
    if (rules.of(edition).size === 0) {
      problems.error(
        'schema',
        library.places.of(value, file),
        `the ruling is held against edition ${edition}, which there is not`,
        'Name an edition of data/editions.',
      );
    }
    if (found === 'stands') continue;
    const place = library.places.of(found, file);
    for (const number of found.by) rules.check(number, edition, place, 'the ruling', problems);
    if (dateOf(found.since, library) <= dateOf(edition, library)) continue;
    problems.error(
      'schema',
      place,
      `an answer that was held against ${edition} cannot have changed in ${found.since}`,
      'Name that edition in “since”, or one before it.',
    );
  }
}

/**
 * Checks that, once one ruling was reviewed against an edition, all earlier rulings were too: one that
 * does not mention the edition would seem to be still valid.
 */
function checkHeldAgainst(
  rulings: readonly Kept<Ruling>[],
  library: LoadedLibrary,
  problems: Problems,
): void {
  const checked = new Set(rulings.flatMap(({ value }) => Object.keys(value.checked ?? {})));
  for (const edition of checked) {
    for (const { value, file } of rulings) {
      const isOlder = value.dates.every((date) => date < dateOf(edition, library));
      if (!isOlder || value.checked?.[edition] !== undefined) continue;
      problems.error(
        'schema',
        library.places.of(value, file),
        `the ruling is not held against edition ${edition}, as others are`,
        `Read it against that edition's rules, and say in “checked” whether it stands.`,
      );
    }
  }
}

/** Returns the first day of an edition; for an unknown edition, a day after all others. */
function dateOf(edition: string, { books }: LoadedLibrary): string {
  return books.find((book) => book.edition.id === edition)?.edition.date ?? '9999-12-31';
}

function checkNames({ value, file }: Kept<Ruling>, nameable: Nameable, problems: Problems): void {
  const { places } = nameable.library;
  const ids = new Set(nameable.cards.map((card) => card.value.id));
  for (const id of value.cards.filter((card) => !ids.has(card))) {
    problems.error(
      'unknown-card',
      places.of(value.cards, file),
      `there is no card ${JSON.stringify(id)}`,
      suggestIds(id, ids, 'Add the card, or correct its id.'),
    );
  }
  if (value.kind === 'play' && value.example !== undefined) {
    checkExample(value.example, nameable.plays, places.of(value, file), problems);
  }
  for (const [edition, numbers] of Object.entries(value.rules)) {
    const place = places.of(numbers, file);
    for (const number of numbers) {
      nameable.rules.check(number, edition, place, 'the ruling', problems);
    }
  }
}

/** Reports the name of a worked example that does not exist. */
export function checkExample(
  wanted: string,
  known: ReadonlySet<string>,
  place: ProblemPlace,
  problems: Problems,
): void {
  if (known.has(wanted)) return;
  problems.error(
    'unknown-example',
    place,
    `there is no worked example ${JSON.stringify(wanted)}`,
    suggestIds(wanted, known, 'Add it to data/examples, or correct its id.'),
  );
}

function suggestIds(wanted: string, known: Iterable<string>, otherwise: string): string {
  const near = nearestIds(wanted, [...known]);
  return near.length > 0 ? `Did you mean ${near.join(', ')}?` : otherwise;
}

/** Checks that the texts of a ruling contain only terms, icons, numbers and lists. */
function checkTexts(
  { value, file }: Kept<Ruling>,
  { library, rules, names: linkable }: Nameable,
  problems: Problems,
): void {
  const current = currentBook(library)?.edition.id ?? '';
  const texts = [
    { part: value, what: 'question', said: value.question, edition: current },
    { part: value.answer, what: 'answer', said: value.answer, edition: current },
    ...(value.notes ?? []).map(({ edition = current, text }, i) => ({
      part: text,
      what: `note ${i + 1}`,
      said: text,
      edition,
    })),
    ...Object.entries(value.checked ?? {}).flatMap(([edition, found]) =>
      found === 'stands'
        ? []
        : [{ part: found, what: `answer by ${edition}`, said: found.answer, edition }],
    ),
  ];
  for (const language of LANGUAGES) {
    const names = linkable.get(language)!;
    for (const { part, what, said, edition } of texts) {
      const numbers = rules.of(edition);
      const sections = new Set([...numbers].map(sectionOf));
      const held = new Set([...numbers, ...sections]);
      // Its page links the cards that the ruling names as its own, and no others.
      const known = { ...names, numbers: held, cutAtCards: nameCutter(new Map()) };
      const linked = linkText(said[language], 'rule', known);
      // A ruling may use its own words for a term, because it is not part of the book.
      const text = { ...linked, misses: linked.misses.filter(({ kind }) => kind !== 'form') };
      const place = library.places.of(part, file);
      const subject = `the ${what} (${language})`;
      reportText(
        text,
        { origin: 'own', place, subject, sections, numbers: held, unknown: new Set() },
        problems,
      );
      for (const kind of unshownNodes(text)) {
        problems.error(
          'schema',
          place,
          `${subject} has ${kind}, which its page cannot show`,
          MEND_SHAPE,
        );
      }
    }
  }
}

const MEND_SHAPE = 'A ruling is paragraphs and lists with terms and icons: say it with these.';

/** Returns the types of nodes in a text that the page of a ruling cannot show. */
function unshownNodes({ blocks }: LinkedText): Set<string> {
  const inline = (nodes: readonly Phrasing[]) =>
    nodes.flatMap(({ type }) => (SHOWN.includes(type) ? [] : [type]));
  const within = (block: Block, isItem: boolean): string[] => {
    if (block.type === 'paragraph') return inline(block.children);
    if (block.type === 'list' && !isItem) {
      return block.items.flatMap((item) => item.flatMap((part) => within(part, true)));
    }
    return [block.type];
  };
  return new Set(blocks.flatMap((block) => within(block, false)));
}

const SHOWN: readonly string[] = ['text', 'term', 'icon', 'number'];
