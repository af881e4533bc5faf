import type { Change, ChangeKind, Changes } from '../../rulebook/changes.ts';
import { isInSupplement } from '../../rulebook/number.ts';
import type { Problems } from '../problem.ts';
import type { Checked } from '../read/checked-file.ts';
import type { EditionFiles } from '../read/edition-folder.ts';
import type { LoadedLibrary } from '../read/loaded.ts';

/**
 * Checks the changes from the edition before: that every number of both is in exactly one change, and
 * that each change has the numbers that its kind needs.
 */
export function checkChanges(
  files: EditionFiles,
  library: LoadedLibrary,
  problems: Problems,
): void {
  const { changes, edition } = files;
  const before = newestBefore(files, library);
  if (!changes) {
    if (!before) return;
    problems.warn(
      'changes',
      { file: edition.file },
      `nothing says how edition ${edition.value.id} differs from ${before.edition.value.id}`,
      'Add changes.json, in which every number of both editions stands once.',
    );
    return;
  }
  const older = library.books.find((book) => book.edition.id === changes.value.before)?.files;
  if (!older || older === files) {
    problems.error(
      'changes',
      changes.json.place(['before']),
      `there is no edition ${changes.value.before} before ${edition.value.id}`,
      'Name the edition before.',
    );
    return;
  }
  checkSide('from', older, changes, problems);
  checkSide('to', files, changes, problems);
  for (const [i, change] of changes.value.changes.entries()) {
    const fault = faultOf(change);
    if (fault === null) continue;
    problems.error(
      'changes',
      changes.json.place(['changes', i]),
      fault,
      'Correct the kind or the numbers.',
    );
  }
}

function newestBefore({ edition }: EditionFiles, { books }: LoadedLibrary): EditionFiles | null {
  const older = books
    .flatMap(({ files }) => files ?? [])
    .filter((other) => other.edition.value.date < edition.value.date)
    .sort((a, b) => (a.edition.value.date < b.edition.value.date ? 1 : -1));
  return older[0] ?? null;
}

/** Checks one side of the changes: each number of its edition is in one change, and no other number. */
function checkSide(
  side: 'from' | 'to',
  { edition, structure }: EditionFiles,
  changes: Checked<Changes>,
  problems: Problems,
): void {
  const id = edition.value.id;
  const numbers = structure.value.sections.flatMap(({ rules }) =>
    rules.map(({ number }) => number).filter((number) => !isInSupplement(number)),
  );
  const known = new Set(numbers);
  const met = new Set<string>();
  for (const [i, change] of changes.value.changes.entries()) {
    for (const [j, number] of change[side].entries()) {
      const place = changes.json.place(['changes', i, side, j]);
      if (!known.has(number)) {
        problems.error('unknown-rule', place, `edition ${id} has no rule ${number}`, 'Correct it.');
      } else if (met.has(number)) {
        problems.error(
          'duplicate',
          place,
          `rule ${number} of ${id} stands in two changes`,
          'Keep one, or join the two.',
        );
      }
      met.add(number);
    }
  }
  const lacking = numbers.filter((number) => !met.has(number));
  if (lacking.length === 0) return;
  problems.error(
    'changes',
    { file: changes.file },
    `${lacking.join(', ')} of ${id} ${lacking.length > 1 ? 'stand' : 'stands'} in no change`,
    'Say of each what became of it, or what it was.',
  );
}

/** The count of numbers on each side of a change, by its kind; null for one or more. */
const COUNTS: Readonly<Record<ChangeKind, readonly [from: number | null, to: number | null]>> = {
  same: [1, 1],
  renumbered: [1, 1],
  reworded: [null, null],
  split: [1, null],
  merged: [null, 1],
  substance: [null, null],
  new: [0, null],
  gone: [null, 0],
  unknown: [0, null],
};

/** Returns the error in a change by itself; null if there is none. */
function faultOf({ from, to, kind, why }: Change): string | null {
  const [wantedFrom, wantedTo] = COUNTS[kind];
  const isFit = (count: number, wanted: number | null) =>
    wanted === null ? count > 0 : count === wanted;
  if (!isFit(from.length, wantedFrom) || !isFit(to.length, wantedTo)) {
    return `a change of kind ${kind} has ${from.length} numbers before and ${to.length} after`;
  }
  if (kind === 'same' && from[0] !== to[0])
    return `${from[0]} and ${to[0]} are not the same number`;
  if (kind === 'renumbered' && from[0] === to[0]) return `${from[0]} kept its number`;
  if ((kind === 'substance' || kind === 'gone') && !why) {
    return `${from.join(', ')} differs in play, or is gone, and nothing says why`;
  }
  return null;
}
