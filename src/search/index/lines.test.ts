import { expect, it } from 'vitest';
import { LANGUAGES } from '../../rulebook/language.ts';
import type { Lexicon } from '../rank/lexicon.ts';
import { lexiconOf, lexiconWhileLoading } from '../rank/make-lexicon.ts';
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

function partsOf({ content, isWhole, postings, words, named, forms, synonyms }: Lexicon) {
  return { content, isWhole, postings, words, named, forms, synonyms };
}

it.each(LANGUAGES)(
  'an index is JSON that is ready the same while it arrives: %s',
  async (language) => {
    const text = writeIndexLines(INDEX[language]);
    expect(JSON.parse(text)).toEqual(INDEX[language]);
    const once = lexiconOf(readIndex(INDEX[language], language), false);
    for (const size of [7, 100, text.length * 2]) {
      const { file, lexicon } = await lexiconWhileLoading(
        readIndexLines(arriving(text, size)),
        language,
      );
      expect(file).toEqual(INDEX[language]);
      expect(partsOf(lexicon)).toEqual(partsOf(once));
    }
  },
);

it('an index that ends too early is refused', async () => {
  const text = writeIndexLines(INDEX.en);
  const half = readIndexLines(arriving(text.slice(0, text.length / 2), 100));
  await expect(lexiconWhileLoading(half, 'en')).rejects.toThrow('ends too early');
});
