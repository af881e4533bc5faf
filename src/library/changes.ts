import { getCollection } from 'astro:content';
import { CHANGE_KINDS } from '../rulebook/changes.ts';
import type { EditionChanges, EditionStep } from '../rulebook/crosswalk.ts';
import { joinChanges } from '../rulebook/joined-changes.ts';
import { compareNumbers } from '../rulebook/number.ts';
import { memo } from './memo.ts';
import { editions } from './volume.ts';

/** The changes from one edition to another, the most important in play first. */
export interface EditionHistory {
  readonly edition: string;
  readonly before: string;
  readonly date: string;
  readonly steps: readonly EditionStep[];
}

/** The changes of every edition that has one before it, the newest first. */
export const histories = memo(async (): Promise<readonly EditionHistory[]> => {
  const dates = await editionDates();
  return (await changesFiles())
    .map((changes) => historyOf(changes, dates))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
});

/** The changes from each edition to each that is not the next after it: `2024-09` to `5.0`. */
export const longHistories = memo(async (): Promise<readonly EditionHistory[]> => {
  const dates = await editionDates();
  const files = await changesFiles();
  const nextOf = new Map(files.map((file) => [file.before, file]));
  const joined = files.flatMap((first) => {
    const found: EditionChanges[] = [];
    for (let to = first as EditionChanges; nextOf.has(to.edition); ) {
      to = joinChanges(to, nextOf.get(to.edition)!);
      found.push(to);
    }
    return found;
  });
  return joined.map((changes) => historyOf(changes, dates));
});

const editionDates = async () =>
  new Map((await editions()).map(({ edition, date }) => [edition, date]));

async function changesFiles(): Promise<readonly EditionChanges[]> {
  const dates = await editionDates();
  const files = (await getCollection('changes')).map(({ data }) => data);
  return files.filter(({ edition }) => dates.has(edition));
}

function historyOf(
  { edition, before, changes }: EditionChanges,
  dates: ReadonlyMap<string, string>,
): EditionHistory {
  const steps = changes.map((change) => ({ before, edition, change })).sort(compareSteps);
  return { edition, before, date: dates.get(edition)!, steps };
}

function compareSteps({ change: a }: EditionStep, { change: b }: EditionStep): number {
  const kinds = CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind);
  return kinds || compareNumbers(numberOf(a), numberOf(b));
}

/** The number under which a change is listed: the new one, or the old one of a removed rule. */
export function numberOf({ from, to }: EditionStep['change']): string {
  return to[0] ?? from[0] ?? '';
}
