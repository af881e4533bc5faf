import { EDITIONS, type EditionId } from '../../engine/rules/edition.ts';
import { volumesOf } from '../../library/volume.ts';
import type { Language } from '../../rulebook/language.ts';

/** The newest edition of a language's pages that the engine plays. */
export async function playedEdition(lang: Language): Promise<EditionId> {
  const books = await volumesOf(lang);
  const found = books.flatMap(({ edition }) => EDITIONS.find((known) => known === edition) ?? []);
  return found[0] ?? EDITIONS.at(-1)!;
}
