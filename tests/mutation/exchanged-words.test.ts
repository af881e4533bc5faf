import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { root } from '../../scripts/dependencies.mjs';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { type ExchangedWord, exchangeWord, pickExchanges, wordsIn } from './exchanged-words.ts';

test('words are those of texts, and not those of types, keys and comparisons', () => {
  const source = [
    "import { x } from './words.ts';",
    "type Side = 'left' | 'right';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of a source
    "const NAMES: Record<Side, string> = { left: 'the Hero', right: `one {mana:1} of ${x} cards` };",
    "if (side === 'left') say(nameOf('left') + NAMES['left'] + ' moves');",
  ].join('\n');
  const words = wordsIn(source);
  expect(words.map(({ word }) => word)).toEqual(['the', 'Hero', 'one', 'cards', 'moves']);
  const hero = words[1]!;
  const exchange = { ...hero, language: 'en', file: 'en/say/names.ts', other: 'Orb' } as const;
  expect(exchangeWord(source, exchange)).toContain("left: 'the Orb'");
});

/** Numbers in a fixed order. */
function rollFrom(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * sides);
  };
}

/** `EXCHANGES=300 SEED=7` tries others and more. */
const COUNT = Number(process.env.EXCHANGES ?? 60);
const SEED = Number(process.env.SEED ?? 20_261_128);
/** How many of 100 may go unseen: a small sample has more of them by chance. */
const UNSEEN = COUNT < 300 ? 0.1 : 0.05;

test('of 100 words that are exchanged, 95 make a test red', async () => {
  const roll = rollFrom(SEED);
  const exchanges = LANGUAGES.flatMap((language) =>
    pickExchanges(language, Math.ceil(COUNT / LANGUAGES.length), roll),
  );
  const seen = await trySeen(exchanges);
  const unseen = exchanges.filter((_, place) => !seen[place]);
  expect(seen).toHaveLength(exchanges.length);
  expect(
    unseen.length,
    unseen.map(({ file, word, other }) => `${file}: ${word} -> ${other}`).join('\n'),
  ).toBeLessThanOrEqual(exchanges.length * UNSEEN);
}, 600_000);

function trySeen(exchanges: readonly ExchangedWord[]): Promise<readonly boolean[]> {
  return new Promise((done, fail) => {
    const seen: boolean[] = [];
    const worker = new Worker(new URL('exchanged-words-worker.ts', import.meta.url), {
      workerData: { root, exchanges },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.on('message', (isSeen: boolean) => seen.push(isSeen));
    worker.on('error', fail);
    worker.on('exit', () => done(seen));
  });
}
