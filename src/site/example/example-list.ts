import type { Example } from '../../library/examples/example.ts';
import { playsOf } from '../../library/examples/play.ts';
import type { Volume } from '../../library/volume.ts';
import { byChapter, type ChapterGroup } from '../list/chapters.ts';

/** An example with the rules that it illustrates in an edition. */
interface ListedExample {
  readonly example: Example;
  readonly rules: readonly string[];
}

/** Examples under the chapters of a book, by the first rule that each illustrates. */
export function examplesByChapter(
  examples: readonly Example[],
  book: Volume | null,
): readonly ChapterGroup<ListedExample>[] {
  const listed = examples
    .map((example) => ({ example, rules: rulesIn(example, book?.edition ?? '') }))
    .sort((a, b) => orderKey(a).localeCompare(orderKey(b), 'en', { numeric: true }));
  return byChapter(listed, ({ rules }) => rules[0], book);
}

/** The rules of an edition that an example illustrates, each once. */
export function rulesIn(example: Example, edition: string): readonly string[] {
  const own = playsOf(example).filter((play) => play.edition === edition);
  return [...new Set(own.flatMap(({ illustrates, shows }) => [...illustrates, ...shows]))];
}

function orderKey({ rules, example }: ListedExample): string {
  return `${rules[0] ?? ''} ${example.id}`;
}
