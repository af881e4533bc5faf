import { checkCards } from '../../engine/cards/schema.ts';
import type { Erratum, Suspension } from '../../library/record/schema.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import type { ProblemPlace, Problems } from '../problem.ts';
import type { Checked } from '../read/checked-file.ts';
import { type Collection, checkName } from '../read/collection.ts';

/** The format that the book describes itself: no file has its numbers. */
const BOOK_FORMAT = 'constructed';

/** Checks that what the record names exists, and that its days are in their order. */
export function checkRecord(collection: Collection, problems: Problems): void {
  const { sources, formats, errata, suspensions } = collection.record;
  const known: Known = {
    card: new Set(collection.cards.map(({ value }) => value.id)),
    source: new Set(sources?.value.map(({ id }) => id)),
    format: new Set([BOOK_FORMAT, ...(formats?.value.map(({ id }) => id) ?? [])]),
  };
  const check = (kind: keyof Known, id: string, place: ProblemPlace) =>
    checkKnown(kind, id, known, place, problems);
  for (const list of [sources, formats]) if (list) checkOnce(list, problems);
  for (const [i, { source, deck }] of formats?.value.entries() ?? []) {
    const { json } = formats!;
    check('source', source, json.place([i, 'source']));
    for (const [j, { heroes }] of deck.uniqueByHero?.entries() ?? []) {
      for (const [k, hero] of heroes.entries()) {
        check('card', hero, json.place([i, 'deck', 'uniqueByHero', j, 'heroes', k]));
      }
    }
    checkOrder(String(deck.least).padStart(4), String(deck.most).padStart(4), {
      place: json.place([i, 'deck', 'most']),
      what: 'a deck has fewer cards at most than at least',
      problems,
    });
  }
  for (const erratum of errata) {
    const { value, file, json } = erratum;
    checkName(value.id, file, problems);
    check('source', value.source, json.place(['source']));
    for (const [i, id] of value.cards.entries()) check('card', id, json.place(['cards', i]));
    for (const [i, date] of value.dates.entries()) {
      checkOrder(value.dates[i - 1] ?? '', date, {
        place: json.place(['dates', i]),
        what: 'the days of an erratum stand with the oldest first',
        problems,
      });
    }
    checkOlderTexts(erratum, collection, problems);
  }
  for (const { value, file, json } of suspensions) {
    checkName(value.id, file, problems);
    check('source', value.source, json.place(['source']));
    for (const [i, id] of value.cards?.entries() ?? []) check('card', id, json.place(['cards', i]));
    if (value.uniques) check('card', value.uniques.of, json.place(['uniques', 'of']));
    for (const [i, id] of value.formats.entries()) check('format', id, json.place(['formats', i]));
    checkSpan(value, json.place(['until']), problems);
    if (value.cards || value.uniques) continue;
    problems.error(
      'missing',
      json.place([]),
      'the suspension names neither cards nor uniques',
      'Name the ids of the versions in “cards”, or the factions of the uniques in “uniques”.',
    );
  }
}

interface Known {
  readonly card: ReadonlySet<string>;
  readonly source: ReadonlySet<string>;
  readonly format: ReadonlySet<string>;
}

function checkKnown(
  kind: keyof Known,
  id: string,
  known: Known,
  place: ProblemPlace,
  problems: Problems,
): void {
  if (known[kind].has(id)) return;
  const near = nearestIds(id, [...known[kind]]);
  problems.error(
    kind === 'card' ? 'unknown-card' : 'missing',
    place,
    `there is no ${kind} ${JSON.stringify(id)}`,
    near.length > 0 ? `Did you mean ${near.join(', ')}?` : `Add the ${kind}, or correct its id.`,
  );
}

/** Checks that no id stands twice in a list. */
function checkOnce({ value, json }: Checked<readonly { id: string }[]>, problems: Problems): void {
  for (const [i, { id }] of value.entries()) {
    if (value.findIndex((other) => other.id === id) === i) continue;
    problems.error(
      'duplicate',
      json.place([i]),
      `${JSON.stringify(id)} stands twice in the list`,
      'Take one of the two out.',
    );
  }
}

/** Checks that a suspension does not end before it began. */
function checkSpan({ since, until }: Suspension, place: ProblemPlace, problems: Problems): void {
  if (until === undefined) return;
  const first = typeof since === 'string' ? since : since.before;
  checkOrder(first, until, { place, what: 'the suspension ends before it begins', problems });
}

interface OrderCheck {
  readonly place: ProblemPlace;
  readonly what: string;
  readonly problems: Problems;
}

function checkOrder(first: string, second: string, { place, what, problems }: OrderCheck): void {
  if (first <= second) return;
  problems.error('schema', place, `${what}: ${first} and ${second}`, 'Correct one of the two.');
}

/** Checks that older abilities are ones that a card can have, of versions that the erratum names. */
function checkOlderTexts(
  { value, json }: Checked<Erratum>,
  { cards }: Collection,
  problems: Problems,
): void {
  if (!('texts' in value.before)) return;
  for (const [id, abilities] of Object.entries(value.before.texts)) {
    const place = json.place(['before', 'texts', id]);
    if (!value.cards.includes(id)) {
      problems.error(
        'unknown-card',
        place,
        `“cards” of the erratum lacks ${JSON.stringify(id)}`,
        'Add it there, or take its text out.',
      );
    }
    const card = cards.find((one) => one.value.id === id)?.value;
    if (!card) continue;
    for (const { message } of checkCards([{ ...card, abilities }], id).faults) {
      problems.error('schema', place, message, 'Look at an ability like it in data/cards.');
    }
  }
}
