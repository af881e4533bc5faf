/**
 * Writes and reads an index file as text: JSON with one row per line, so that rows can be read while the
 * next ones are still loading.
 */
import type { IndexFile } from './file.ts';

/** The parts in their order: a part comes after those that are needed to read it. */
export const INDEX_PARTS = [
  ...(['mark', 'editions', 'terms', 'titles', 'rules', 'articles', 'rulings', 'record'] as const),
  ...(['cards', 'examples', 'pages', 'unanswered', 'synonyms'] as const),
] as const satisfies readonly (keyof IndexFile)[];

/** Returns the text of an index file. */
export function writeIndexLines(file: IndexFile): string {
  const parts = INDEX_PARTS.map((part) => {
    const rows = file[part].map((row) => JSON.stringify(row));
    return `"${part}":[\n${rows.join(',\n')}\n]`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** Matches the line before the rows of a part, and the line after them. */
const PART_BEGIN = /^"(\w+)":\[$/;
const PART_END = /^\],?$/;

/**
 * Reads the rows of an index file as they arrive: of one part at a time, all that are there.
 *
 * @throws {Error} if the file ends too early
 */
export async function* readIndexLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Partial<IndexFile>> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  let part: string | null = null;
  let isWhole = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      if (!isWhole) throw new Error('The index ends too early.');
      return;
    }
    const lines = (begun + value).split('\n');
    begun = lines.pop()!;
    let from = 0;
    for (const [at, line] of lines.entries()) {
      const begins = PART_BEGIN.exec(line);
      if (begins) {
        part = begins[1]!;
        from = at + 1;
      } else if (part !== null && PART_END.test(line)) {
        yield rowsOf(part, lines.slice(from, at));
        part = null;
      } else if (line === '}') isWhole = true;
    }
    if (part !== null && from < lines.length) yield rowsOf(part, lines.slice(from));
  }
}

/** Returns the rows of a part that stand on lines; all lines but the last of a part end in a comma. */
function rowsOf(part: string, lines: readonly string[]): Partial<IndexFile> {
  return { [part]: JSON.parse(`[${lines.join('').replace(/,$/, '')}]`) };
}
