/**
 * The facts that applied passive abilities depend on (2.3.1.e), and the abilities that are ignored
 * (7.3.19).
 */

import type { PassiveRule, Trigger } from '../cards/ability.ts';
import { FACT, NO_FACTS } from '../cards/facts.ts';
import { sensitivityOf } from '../cards/sensitivity.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import type { AnyRule, AppliedPassive, ReactionInstance, Working } from '../state/working-state.ts';
import { NO_RULES, rulesOf } from './abilities-at-work.ts';
import { isIgnored } from './possible.ts';

/** Returns the facts that the applied abilities depend on, and whether they can change who is where. */
export function outlookOf(order: readonly AppliedPassive[]) {
  let reads = NO_FACTS;
  let writes = NO_FACTS;
  for (const { passive } of order) {
    const sensitivity = sensitivityOf(passive);
    reads |= sensitivity.reads;
    writes |= sensitivity.writes;
  }
  return { reads, presence: (writes & FACT.presence) !== 0 };
}

/** Leaves out abilities that are ignored; one that would ignore itself works normally (7.3.19.b). */
export function withoutIgnored(draft: Draft, result: Working): Working {
  type Ability = { readonly object: number; readonly key: string };
  const ignoring = rulesOf(draft, 'ignore-abilities');
  const works = ({ object, key }: Ability) =>
    !isIgnored(draft, objectAt(draft, object), key, ignoring);
  const rules = new Map<PassiveRule['rule'], AnyRule[]>();
  const reactions = new Map<Trigger['on'], ReactionInstance[]>();
  for (const [rule, list] of result.rules) rules.set(rule, list.filter(works));
  const ignored = new Set<ReactionInstance>();
  for (const [on, list] of result.reactions) {
    reactions.set(on, list.filter(works));
    for (const one of list) if (!works(one)) ignored.add(one);
  }
  let { reads } = result;
  for (const { passive } of result.rules.get('ignore-abilities') ?? NO_RULES) {
    reads |= sensitivityOf(passive).reads;
  }
  return { ...result, rules, reactions, ignored: [...ignored], reads, regardsAll: true };
}
