import { getCollection } from 'astro:content';
import { CHANGE_KINDS } from '../rulebook/changes.ts';
import type { EditionStep } from '../rulebook/crosswalk.ts';
import { compareNumbers } from '../rulebook/number.ts';
import { memo } from './memo.ts';
import { editions } from './volume.ts';

/** The changes from one edition to the next, the most important in play first. */
export interface EditionHistory {
  readonly edition: string;
  readonly before: string;
  readonly date: string;
  readonly steps: readonly EditionStep[];
}

/** The changes of every edition that has one before it, the newest first. */
export const histories = memo(async (): Promise<readonly EditionHistory[]> => {
  const dates = new Map((await editions()).map(({ edition, date }) => [edition, date]));
  const files = (await getCollection('changes')).map(({ data }) => data);
  return files
    .filter(({ edition }) => dates.has(edition))
    .map(({ edition, before, changes }) => ({
      edition,
      before,
      date: dates.get(edition)!,
      steps: changes.map((change) => ({ before, edition, change })).sort(compareSteps),
    }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
});

function compareSteps({ change: a }: EditionStep, { change: b }: EditionStep): number {
  const kinds = CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind);
  return kinds || compareNumbers(numberOf(a), numberOf(b));
}

/** The number under which a change is listed: the new one, or the old one of a removed rule. */
export function numberOf({ from, to }: EditionStep['change']): string {
  return to[0] ?? from[0] ?? '';
}
