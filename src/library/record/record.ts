/** The record, read once per build: what changed on cards, what is suspended, what formats there are. */

import { type Ruling, standingOf } from '../../rulebook/ruling.ts';
import { nameIdOf } from '../card-names.ts';
import { cardNamed } from '../cards.ts';
import { collected } from '../collection.ts';
import { rulings } from '../rulings.ts';
import type { Erratum, RecordFormat, RecordSource, Suspension } from './schema.ts';

/** The sources of the record by their ids. */
export const recordSources: ReadonlyMap<string, RecordSource> = new Map(
  collected.record.sources.map((source) => [source.id, source]),
);

/** The formats that are played, in the order of the data. */
export const recordFormats: readonly RecordFormat[] = collected.record.formats;

export const { errata, suspensions } = collected.record;

/** A source of the record. Refuses an unknown id. */
export function sourceNamed(id: string): RecordSource {
  const source = recordSources.get(id);
  if (!source) throw new Error(`data/record/sources.json has no source "${id}".`);
  return source;
}

/** An entry of the record. `date` sorts: a day, or a month where no day is known. */
export type RecordEntry = {
  /** Stands once in the record; the place of the entry on its page. */
  readonly id: string;
  readonly date: string;
  /** The ids of the versions of cards that it is about. */
  readonly cards: readonly string[];
} & (
  | { readonly kind: 'answer'; readonly ruling: Ruling }
  | { readonly kind: 'erratum'; readonly erratum: Erratum }
  | { readonly kind: 'suspension' | 'end'; readonly suspension: Suspension }
  | { readonly kind: 'format'; readonly format: RecordFormat }
);

/** The day or month on which a suspension began, or before which it did. */
export function firstDay({ since }: Suspension): string {
  return typeof since === 'string' ? since : since.before;
}

/** The versions of the collection that a suspension is about; of uniques, one version of the card. */
export function suspendedCards({ cards = [], uniques }: Suspension): readonly string[] {
  return [...new Set([...cards, ...(uniques ? [uniques.of] : [])])];
}

/** All entries, the newest first. */
export const recordEntries: readonly RecordEntry[] = [
  ...rulings
    .filter((ruling) => standingOf(ruling) === 'official')
    .map(
      (ruling): RecordEntry => ({
        id: `answer-${ruling.id}`,
        kind: 'answer',
        date: ruling.dates.at(-1)!,
        cards: ruling.cards,
        ruling,
      }),
    ),
  ...errata.map(
    (erratum): RecordEntry => ({
      id: `erratum-${erratum.id}`,
      kind: 'erratum',
      date: erratum.dates.at(-1)!,
      cards: erratum.cards,
      erratum,
    }),
  ),
  ...suspensions.flatMap((suspension): RecordEntry[] => {
    const cards = suspendedCards(suspension);
    const { id, until } = suspension;
    return [
      { id: `suspension-${id}`, kind: 'suspension', date: firstDay(suspension), cards, suspension },
      ...(until ? [{ id: `end-${id}`, kind: 'end', date: until, cards, suspension } as const] : []),
    ];
  }),
  ...recordFormats.map(
    (format): RecordEntry => ({
      id: `format-${format.id}`,
      kind: 'format',
      date: format.date,
      cards: [],
      format,
    }),
  ),
].sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1));

/** The edition in force on a day; before the first, the first. */
export function editionInForce(
  date: string,
  books: readonly { readonly edition: string; readonly date: string }[],
): string {
  const byDate = [...books].sort((a, b) => (a.date < b.date ? -1 : 1));
  return (byDate.findLast((book) => book.date <= date) ?? byDate[0])?.edition ?? '';
}

/** Whether an entry is about a card of a name, in any of its versions. */
function isAbout(cards: readonly string[], name: string): boolean {
  return cards.some((id) => nameIdOf(cardNamed(id)) === name);
}

/** The errata of a card's name, the oldest first. */
export function errataOf(name: string): readonly Erratum[] {
  return errata
    .filter(({ cards }) => isAbout(cards, name))
    .sort((a, b) => (a.dates[0]! < b.dates[0]! ? -1 : 1));
}

/** The suspensions of a card's name, the oldest first. */
export function suspensionsOf(name: string): readonly Suspension[] {
  return oldestFirst(suspensions.filter((suspension) => isAbout(suspendedCards(suspension), name)));
}

/** The suspensions that no source has an end of, the oldest first. */
export const openSuspensions: readonly Suspension[] = oldestFirst(
  suspensions.filter(({ until }) => !until),
);

function oldestFirst(list: readonly Suspension[]): readonly Suspension[] {
  return [...list].sort((a, b) => (firstDay(a) < firstDay(b) ? -1 : 1));
}
