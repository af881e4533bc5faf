/**
 * Returns values that are missing only if the game or the engine is broken; the error then says which.
 */

import { EngineError } from './error.ts';

/**
 * Returns a value that must be there.
 *
 * @param where what it is, for the error: `frame.outcome`
 */
export function requireValue<T>(value: T | null | undefined, where: string): T {
  if (value === null || value === undefined) throw missingPart(where);
  return value;
}

/**
 * Returns an item of a list that must be there.
 *
 * @param name what the list is, for the error
 */
export function itemAt<T>(list: readonly (T | null | undefined)[], index: number, name: string): T {
  return list[index] ?? missingItem(name, index);
}

/** Refuses an item of a list that is not there. */
export function missingItem(name: string, index: number): never {
  throw missingPart(`${name}[${index}]`);
}

function missingPart(where: string): EngineError {
  return new EngineError('game', where, 'expected a value, found nothing');
}
