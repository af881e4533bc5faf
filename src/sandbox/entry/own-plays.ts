import { type SentPlays, unpackPlays } from '../model/play-data.ts';

/**
 * The plays that the open page carries.
 *
 * @throws {Error} where it carries none
 */
export async function ownPlays(): Promise<SentPlays> {
  const carried = document.getElementById('plays');
  if (!carried) throw new Error('The page carries no plays.');
  return unpackPlays(carried.textContent);
}
