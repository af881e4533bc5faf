import type { Example } from '../../library/examples/example.ts';
import { playsOf } from '../../library/examples/play.ts';
import type { Volume } from '../../library/volume.ts';

/** An example with the rules that it illustrates in an edition. */
interface ListedExample {
  readonly example: Example;
  readonly rules: readonly string[];
}

export interface ExampleGroup {
  /** The chapter of its first rule; null for examples of no rule of this edition. */
  readonly number: string | null;
  readonly title: string | null;
  readonly examples: readonly ListedExample[];
}

/** Examples under the chapters of a book, by the first rule that each illustrates. */
export function byChapter(
  examples: readonly Example[],
  book: Volume | null,
): readonly ExampleGroup[] {
  const listed = examples.map((example) => ({
    example,
    rules: rulesIn(example, book?.edition ?? ''),
  }));
  const chapters = Map.groupBy(listed, ({ rules }) => rules[0]?.split('.')[0] ?? null);
  return [...chapters]
    .sort(([a], [b]) => (a ?? '9').localeCompare(b ?? '9'))
    .map(([number, inChapter]) => ({
      number,
      title: number === null ? null : (book?.nodes.get(number)?.title ?? null),
      examples: inChapter.sort((a, b) => order(a).localeCompare(order(b), 'en', { numeric: true })),
    }));
}

/** The rules of an edition that an example illustrates, each once. */
export function rulesIn(example: Example, edition: string): readonly string[] {
  const own = playsOf(example).filter((play) => play.edition === edition);
  return [...new Set(own.flatMap(({ illustrates, shows }) => [...illustrates, ...shows]))];
}

function order({ rules, example }: ListedExample): string {
  return `${rules[0] ?? ''} ${example.id}`;
}
