import { expect, it } from 'vitest';
import { LANGUAGES } from '../../rulebook/language.ts';
import { loadFirstIndex } from '../rank/first-index.ts';
import { INDEX } from '../rank/testing/test-index.ts';
import { readIndexLines, writeIndexLines } from './lines.ts';
import { readIndex } from './read.ts';

/** A text that arrives in pieces of so many bytes. */
function arriving(text: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

it.each(LANGUAGES)(
  'an index is JSON whose rows are read while it arrives: %s',
  async (language) => {
    const text = writeIndexLines(INDEX[language]);
    expect(JSON.parse(text)).toEqual(INDEX[language]);
    for (const size of [7, 100, text.length * 2]) {
      const index = await loadFirstIndex(readIndexLines(arriving(text, size)), language);
      expect(index.file).toEqual(INDEX[language]);
      const { content } = await index.lexiconFor('');
      expect(content).toEqual(readIndex(INDEX[language], language));
    }
  },
);

it('an index that ends too early is refused', async () => {
  const text = writeIndexLines(INDEX.en);
  for (const length of [text.length / 2, text.length - 3]) {
    const part = readIndexLines(arriving(text.slice(0, length), 100));
    await expect(loadFirstIndex(part, 'en')).rejects.toThrow('ends too early');
  }
});
