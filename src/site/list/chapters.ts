import type { Volume } from '../../library/volume.ts';

/** Items of a list under a chapter of a book. */
export interface ChapterGroup<Item> {
  /** The chapter of their first rule; null for items without a rule of this edition. */
  readonly number: string | null;
  readonly title: string | null;
  readonly items: readonly Item[];
}

/**
 * Items under the chapters of a book, in the book's order; those without a rule last.
 *
 * @param firstRule the rule whose chapter an item stands in
 */
export function byChapter<Item>(
  items: readonly Item[],
  firstRule: (item: Item) => string | undefined,
  book: Volume | null,
): readonly ChapterGroup<Item>[] {
  const chapters = Map.groupBy(items, (item) => firstRule(item)?.split('.')[0] ?? null);
  return [...chapters]
    .sort(([a], [b]) => Number(a === null) - Number(b === null) || a!.localeCompare(b!))
    .map(([number, inChapter]) => ({
      number,
      title: number === null ? null : (book?.nodes.get(number)?.title ?? null),
      items: inChapter,
    }));
}

/** The id of a chapter's part of a list. */
export function chapterPart(number: string | null): string {
  return `chapter-${number ?? 'other'}`;
}
