import type { Filter } from './ability.ts';
import type { TargetPick } from './reference.ts';

/**
 * Returns the target of Sabotage: up to one card in a Reserve (7.3.35.a), one that matches where the
 * text says so.
 */
export function sabotageTarget({ what }: { readonly what?: Filter }): TargetPick {
  return { target: { ...what, in: 'reserve' }, upTo: true };
}
