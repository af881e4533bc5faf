/**
 * Writes and reads an index file as text: JSON with one part per line, so that each part can be read
 * while the next ones are still loading.
 */
import type { IndexFile } from './file.ts';

/** The parts in their order: a part comes after those that are needed to read it. */
export const INDEX_PARTS = [
  ...(['editions', 'terms', 'titles', 'rules', 'articles', 'rulings'] as const),
  ...(['cards', 'examples', 'pages', 'unanswered', 'synonyms'] as const),
] as const satisfies readonly (keyof IndexFile)[];

/** Returns the text of an index file. */
export function writeIndexLines(file: IndexFile): string {
  const lines = INDEX_PARTS.map((part) => `"${part}":${JSON.stringify(file[part])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Reads the parts of an index file as they arrive. */
export async function* readIndexLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Partial<IndexFile>> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const [end, ...lines] = value.split('\n');
    begun += end;
    for (const line of lines) {
      if (begun.startsWith('"')) yield JSON.parse(`{${begun.replace(/,$/, '')}}`);
      begun = line;
    }
  }
}
