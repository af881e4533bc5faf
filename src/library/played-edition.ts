import { EDITIONS, type EditionId } from '../engine/rules/edition.ts';
import type { Language } from '../rulebook/language.ts';
import { editions, volumesOf } from './volume.ts';

/** The edition in which a new game begins: the current one, or the newest that the engine plays. */
export async function editionOfNewGames(): Promise<EditionId> {
  const played = (await editions()).flatMap(
    ({ edition }) => EDITIONS.find((one) => one === edition) ?? [],
  );
  return played[0]!;
}

/** The newest edition of a language's pages that the engine plays. */
export async function playedEdition(lang: Language): Promise<EditionId> {
  const books = await volumesOf(lang);
  const found = books.flatMap(({ edition }) => EDITIONS.find((known) => known === edition) ?? []);
  return found[0] ?? EDITIONS.at(-1)!;
}
