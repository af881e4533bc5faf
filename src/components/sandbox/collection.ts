import type { Card } from '../../engine/card.ts';
import type { Example } from '../../examples/example.ts';
import { readExample } from '../../examples/read.ts';
import { LANGUAGES } from '../../rulebook/language.ts';

const cardFiles = import.meta.glob<readonly Card[]>('../../../data/cards/*.json', {
  eager: true,
  import: 'default',
});
const exampleFiles = import.meta.glob<string>('../../../data/examples/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every card that the engine knows, by id. */
export const collection: ReadonlyMap<string, Card> = new Map(
  Object.values(cardFiles).flatMap((cards) => cards.map((card) => [card.id, card])),
);

/** Every worked example, by id. A file that cannot be read breaks the build with its problems. */
export const examples: ReadonlyMap<string, Example> = new Map(
  Object.entries(exampleFiles).map(([file, text]) => {
    const read = readExample(text);
    if (!read.example) throw new Error(`${file}: ${JSON.stringify(read.problems)}`);
    return [read.example.id, read.example];
  }),
);

/** Every example in every language, for the addresses of pages. */
export function examplePaths() {
  return LANGUAGES.flatMap((lang) =>
    [...examples].map(([id, example]) => ({ params: { lang, id }, props: { lang, example } })),
  );
}
