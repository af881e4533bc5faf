import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const inEach = z.object({ fr: z.string(), en: z.string(), it: z.string() });

const ruling = z.object({
  url: inEach,
  question: inEach,
  answer: inEach,
  notes: z.array(z.object({ text: inEach })),
});

const card = z.object({ url: inEach, name: inEach, typeLine: inEach, text: inEach });

const rulingsFile = z.object({ rulings: z.array(ruling) });
const cardsFile = z.object({ cards: z.array(card) });

export type SearchedRuling = z.infer<typeof ruling>;
export type SearchedCard = z.infer<typeof card>;

/** What is searched besides the content: what the site offers programs about rulings and cards. */
export interface SearchedLibrary {
  readonly rulings: readonly SearchedRuling[];
  readonly cards: readonly SearchedCard[];
}

/** Reads the rulings and cards of a built site. Refuses a file of another shape. */
export async function readSearchedLibrary(site: string): Promise<SearchedLibrary> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(site, 'api/v1', name), 'utf8'));
  const { rulings } = rulingsFile.parse(await read('rulings.json'));
  const { cards } = cardsFile.parse(await read('cards.json'));
  return { rulings, cards };
}
