/** Effects that last: Ongoing Emblems (2.2.2.m, 2.2.15). */

import type { Duration, ExpeditionReference, PassiveRule, Step } from '../cards/ability.ts';
import { reactionToJoining } from '../cards/joining.ts';
import type { Build } from '../choices/build.ts';
import { pickExpeditions, pickPlayers } from '../choices/place-pick.ts';
import type { NextCard, OngoingText } from '../state/object.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { planOf } from './plan.ts';

/** Plans "The next … you play this turn …" and "The next … that joins my Expedition this turn …". */
export function planNext(build: Build, step: Extract<Step, { do: 'next' }>): StepPlan | null {
  const { card, joins, changes } = step;
  if (joins !== undefined) {
    const reaction = reactionToJoining(card, joins, changes);
    return planEmblem(build, step.do, step.duration, { reaction, once: true });
  }
  const players = pickPlayers(build, step.who ?? 'you');
  if (players === null) return null;
  const next: NextCard = { players, card, changes };
  return planEmblem(build, step.do, step.duration, { next });
}

/** Plans an Ongoing Emblem with a passive ability, whose targets are chosen now. */
export function planOngoing(build: Build, step: Extract<Step, { do: 'ongoing' }>): StepPlan | null {
  const rule = bindTargets(build, step.passive);
  return rule && planEmblem(build, step.do, step.duration, { passive: { kind: 'passive', rule } });
}

/** Returns the rule with its targets replaced by those chosen, which the emblem remembers. */
function bindTargets(build: Build, rule: PassiveRule): PassiveRule | null {
  if (!('expedition' in rule) || rule.rule === 'considered' || !needsPick(rule.expedition))
    return rule;
  const expeditions = pickExpeditions(build, rule.expedition);
  if (expeditions === null) return null;
  build.bindings = { ...build.bindings, expeditions };
  return { ...rule, expedition: 'it' };
}

function needsPick(reference: ExpeditionReference): boolean {
  return (
    typeof reference === 'object' &&
    ('target' in reference || 'choose' in reference || 'declared' in reference)
  );
}

/** Plans "The next time …": a Reaction that activates once. */
export function planNextTime(
  build: Build,
  { do: verb, duration, trigger, steps }: Extract<Step, { do: 'next-time' }>,
): StepPlan | null {
  const reaction = { kind: 'reaction', trigger, effect: steps } as const;
  return planEmblem(build, verb, duration, { reaction, once: true });
}

/** Plans "… after Rest": a Reaction that waits for the daily effect (4.2.d). */
export function planAfter(build: Build, step: Extract<Step, { do: 'after' }>): StepPlan | null {
  return planEmblem(build, step.do, 'this-day', {
    reaction: {
      kind: 'reaction',
      trigger: { on: 'after', daily: step.daily },
      effect: step.steps,
    },
  });
}

function planEmblem(
  build: Build,
  verb: string,
  duration: Duration,
  says: OngoingText,
): StepPlan | null {
  if (!canLast(build, duration)) return planOf(build, verb, ['2.2.15.d', '2.2.15.e'], []);
  const action: AtomicAction = {
    ...BLANK_ACTION,
    act: 'emblem',
    player: build.controller,
    by: build.controller,
    duration,
    emblem: {
      type: 'ongoing',
      duration,
      source: build.source,
      says,
      bindings: build.bindings,
    },
  };
  return planOf(build, verb, ['2.2.2.m', '2.2.15.a'], [action]);
}

/** Whether an emblem of a duration can be created now (2.2.15.d, 2.2.15.e). */
function canLast({ draft }: Build, duration: Duration): boolean {
  switch (duration) {
    case 'this-turn':
      return draft.turn !== null;
    case 'this-afternoon':
      return draft.phase === 'morning' || draft.phase === 'noon' || draft.phase === 'afternoon';
    case 'this-day':
      return true;
  }
}
