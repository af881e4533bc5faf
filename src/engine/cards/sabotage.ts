import type { Filter } from './ability.ts';
import type { TargetPick } from './reference.ts';

/** What Sabotage targets: up to one card in a Reserve (7.3.35.a), where the text says so one that matches. */
export function sabotageTarget({ what }: { readonly what?: Filter }): TargetPick {
  return { target: { ...what, in: 'reserve' }, upTo: true };
}
