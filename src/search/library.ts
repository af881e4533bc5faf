import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const RARITIES = ['common', 'rare', 'unique'] as const;

const inEach = z.object({ fr: z.string(), en: z.string(), it: z.string() });

/** Programs are told whole addresses; results of the search lead to pages of the same host. */
const pages = inEach.transform(({ fr, en, it }) => ({
  fr: pathOf(fr),
  en: pathOf(en),
  it: pathOf(it),
}));

function pathOf(address: string): string {
  return new URL(address, 'http://site.invalid').pathname;
}

const ruling = z.object({
  url: pages,
  question: inEach,
  answer: inEach,
  notes: z.array(z.object({ text: inEach })),
});

const card = z.object({
  url: pages,
  name: inEach,
  typeLine: inEach,
  rarity: z.enum(RARITIES).nullable(),
  faction: z.string().nullable(),
  text: inEach,
});

const listedExample = z.object({ id: z.string(), url: pages });
const exampleFile = z.object({
  example: z.object({
    title: inEach,
    story: inEach,
    variants: z.array(z.object({ title: inEach })).optional(),
  }),
});

const rulingsFile = z.object({ rulings: z.array(ruling) });
const cardsFile = z.object({ cards: z.array(card) });
const examplesFile = z.object({ examples: z.array(listedExample) });

export type SearchedRuling = z.infer<typeof ruling>;
export type SearchedCard = z.infer<typeof card>;
export type SearchedExample = Pick<z.infer<typeof listedExample>, 'url'> &
  z.infer<typeof exampleFile>['example'];

/** What is searched besides the content: what the site offers programs about it. */
export interface SearchedLibrary {
  readonly rulings: readonly SearchedRuling[];
  readonly cards: readonly SearchedCard[];
  readonly examples: readonly SearchedExample[];
}

/** Reads the rulings, cards and examples of a built site. Refuses a file of another shape. */
export async function readSearchedLibrary(site: string): Promise<SearchedLibrary> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(site, 'api/v1', name), 'utf8'));
  const { rulings } = rulingsFile.parse(await read('rulings.json'));
  const { cards } = cardsFile.parse(await read('cards.json'));
  const listed = examplesFile.parse(await read('examples.json')).examples;
  const examples = listed.map(async ({ id, url }) => {
    const { example } = exampleFile.parse(await read(`examples/${id}.json`));
    return { ...example, url };
  });
  return { rulings, cards, examples: await Promise.all(examples) };
}
