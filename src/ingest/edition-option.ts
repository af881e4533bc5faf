import { InvalidArgumentError } from 'commander';
import { editionId } from '../rulebook/edition.ts';

/** Reads the id of an edition from a command line. */
export function readEditionId(text: string): string {
  if (editionId.safeParse(text).success) return text;
  throw new InvalidArgumentError('An edition is named like 2024-09 or 4.0.');
}
