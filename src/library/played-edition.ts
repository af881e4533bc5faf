import { EDITIONS, type EditionId } from '../engine/rules/edition.ts';
import { editions } from './volume.ts';

/** The edition in which a new game begins: the current one, or the newest that the engine plays. */
export async function editionOfNewGames(): Promise<EditionId> {
  const played = (await editions()).flatMap(
    ({ edition }) => EDITIONS.find((one) => one === edition) ?? [],
  );
  return played[0]!;
}
