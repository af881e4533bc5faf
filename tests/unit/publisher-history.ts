/** The publisher's history of cards, where it stands beside the project, for tests alone. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/dependencies.mjs';
import { nameIdOf } from '../../src/library/card-names.ts';
import { cardNamed } from '../../src/library/cards.ts';
import { collection } from '../../src/library/collection.ts';
import { printingsOf } from '../../src/library/printings.ts';
import { type RecordEntry, recordEntries } from '../../src/library/record/record.ts';

const HISTORY = join(root, '../shared/reference/card-history.json');

export const HAS_HISTORY = existsSync(HISTORY);

export interface HistoryEntry {
  readonly date: string;
  readonly type: string;
  readonly name: string;
  readonly refs: readonly string[];
}

const KINDS: Readonly<Record<string, readonly RecordEntry['kind'][]>> = {
  RULING: ['answer'],
  FUNCTIONAL_ERRATUM: ['erratum'],
  BALANCING_ERRATUM: ['erratum'],
  SUSPENDED: ['suspension'],
  BANNED: ['suspension'],
  UNSUSPENDED: ['end', 'suspension'],
};

/** Reads the history. Refuses where it is not there. */
export function readHistory(): readonly HistoryEntry[] {
  return (JSON.parse(readFileSync(HISTORY, 'utf8')) as { entries: HistoryEntry[] }).entries;
}

const cardByRef = new Map(
  [...collection.values()].flatMap((card) =>
    printingsOf(card).map(({ ref }) => [ref, card.id] as const),
  ),
);

/** The entries of the record that tell one of the history: of its kind, on its day, about its cards. */
export function entriesTelling({ date, type, refs }: HistoryEntry): readonly RecordEntry[] {
  const names = new Set(refs.flatMap((ref) => nameOfId(cardByRef.get(ref))));
  return recordEntries.filter(
    (entry) =>
      KINDS[type]!.includes(entry.kind) &&
      daysOf(entry).includes(date.slice(0, 10)) &&
      entry.cards.some((id) => names.has(nameIdOf(cardNamed(id)))),
  );
}

/** The days that an entry names. */
function daysOf(entry: RecordEntry): readonly string[] {
  if (entry.kind === 'answer') return entry.ruling.dates;
  return entry.kind === 'erratum' ? entry.erratum.dates : [entry.date];
}

/** The name of a version, which an answer about it may name in another one. */
function nameOfId(id: string | undefined): readonly string[] {
  return id === undefined ? [] : [nameIdOf(cardNamed(id))];
}
