import type { Card } from '../engine/cards/card.ts';
import { parseCards } from '../engine/cards/schema.ts';
import { LANGUAGES } from '../rulebook/language.ts';
import type { Example } from './examples/example.ts';
import { compareIds } from './examples/order.ts';
import { readExample } from './examples/read.ts';

const cardFiles = import.meta.glob<unknown>('../../data/cards/*.json', {
  eager: true,
  import: 'default',
});
const exampleFiles = import.meta.glob<string>('../../data/examples/**/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every card that the engine knows, by id. A file that cannot be read breaks the build with its place. */
export const collection: ReadonlyMap<string, Card> = new Map(
  Object.entries(cardFiles).flatMap(([file, cards]) =>
    parseCards(cards, nameOf(file)).map((card) => [card.id, card] as const),
  ),
);

/** Every worked example, by id. A file that cannot be read breaks the build with its problems. */
export const examples: ReadonlyMap<string, Example> = new Map(
  Object.entries(exampleFiles)
    .map(([file, text]) => {
      const read = readExample(text);
      if (!read.example) throw new Error(`${nameOf(file)}: ${JSON.stringify(read.problems)}`);
      return [read.example.id, read.example] as const;
    })
    .sort(([a], [b]) => compareIds(a, b)),
);

/** Every example in every language, for the addresses of pages. */
export function examplePaths() {
  return LANGUAGES.flatMap((lang) =>
    [...examples].map(([id, example]) => ({ params: { lang, id }, props: { lang, example } })),
  );
}

/** A file as it is named in the project's folder. */
function nameOf(file: string): string {
  return file.replace(/^[./]+/, '');
}
