/** Chapter 6: steps, modifiers, Reactions and effects. */

import { switchOff } from '../switch.ts';

export const EFFECT = [
  switchOff('6.1.b 1.2.6.b 6.1.c', 'an effect ends after its first step', [
    'followInstruction(draft, frame, next, frame.queue.slice(1)); }',
    'followInstruction(draft, frame, next, []); }',
  ]),
  switchOff('6.1.e', 'a step concerns one object only', [
    'const possible = possibleOnes(draft, plan.actions);',
    'const possible = possibleOnes(draft, plan.actions.slice(0, 1));',
  ]),
  switchOff('6.1.f', 'the actions of a step see what those before them did', [
    'plan: StepPlan): Outcome { const parent = draft.parent;',
    'plan: StepPlan): Outcome { const parent = draft.parent; if (plan.actions.length > 1) return plan.actions.map((action) => perform(draft, { ...plan, actions: [action] })).at(-1)!;',
  ]),
  switchOff('6.1.g', 'what must be chosen is the first there is', [
    "options: left.map((object) => objectOption(draft, object, 'choose', player)),",
    "options: left.slice(0, Math.max(1, least)).map((object) => objectOption(draft, object, 'choose', player)),",
  ]),
  switchOff('6.2.a 6.2.b 6.2.f 6.2.g', 'nothing is replaced', [
    'if (rules.length === 0 && !fleeting && !entering)',
    'if (rules)',
  ]),
  switchOff('6.2.j', 'no step is replaced as a whole', [
    "if (rulesOf(draft, 'instead').length === 0) frame.at",
    "if (frame.at === 'whole') frame.at",
  ]),
  switchOff('6.2.c', 'nothing is added to a step', [
    'if (rules.length === 0) return { plan, added',
    'if (rules) return { plan, added',
  ]),
  switchOff('6.2.d', 'optional modifiers must be applied', [
    'if (instance.passive.rule.may) {',
    'if (instance === null) {',
  ]),
  switchOff('6.2.e', 'what a modifier says to do otherwise is not done', [
    'return ifNot ? [',
    'return ifNot && instance === null ? [',
  ]),
  switchOff('6.3.b 6.3.k', 'the condition of a trigger is not read', [
    'if (found.length === 0 || instance.reaction.if === undefined) return found;',
    'return found;',
  ]),
  switchOff('6.3.c 6.3.e', 'what an object’s own move triggers does not activate', [
    'else addSelfMove(view, one, activations);',
    '',
  ]),
  switchOff('6.3.f', 'Reactions to the moves of others do not activate', [
    'if (kinds.length > 0) addOthers(view, kinds, watching, activations);',
    '',
  ]),
  switchOff(
    '6.3.e 6.3.f',
    'a Reaction need not have existed before the event',
    [
      'of watching.working.reactions.get(on) ?? NONE) {',
      'of workingOf(view.draft).reactions.get(on) ?? NONE) {',
    ],
    [
      'kindsOf(plan, performed, watching.working.reactions)',
      'kindsOf(plan, performed, workingOf(draft).reactions)',
    ],
  ),
  switchOff('6.3.g', 'an event activates a Reaction once', [
    'for (const match of waitsForOne(object) ? found.slice(0, 1) : found) {',
    'for (const match of found.slice(0, 1)) {',
  ]),
  switchOff('6.3.i 4.0:6.3.j', 'a Reaction does not know what activated it', [
    'bindings: bindingsOf(instance, match),',
    'bindings: instance.bindings,',
  ]),
  switchOff('2024-09:6.3.e', 'a Reaction must still be there after the event', [
    'if (seen?.has(instance)) continue;',
    'if (seen?.has(instance) || view.draft.things[view.draft.objects[instance.object]!.slot] !== instance.object) continue;',
  ]),
  switchOff('6.5.b 2024-09:5.2.3.b', 'the first possible target is taken', [
    'options, min: limit !== null',
    'options: options.slice(0, 1), min: limit !== null',
  ]),
  switchOff('6.5.d 6.5.e 1.2.6.e', 'conditions always hold', [
    'const result = conditionHolds(draft, condition, contextOfFrame(frame));',
    'const result = true as boolean;',
  ]),
  switchOff('6.5.f', 'what depends on a step having been done is done anyway', [
    'const done = frame.started > mark.since;',
    'const done = true as boolean;',
  ]),
  switchOff('6.5.g', 'all modes happen', [
    '...modes.flatMap((mode)',
    '...[...wrapper.modes.keys()].flatMap((mode)',
  ]),
  switchOff('6.5.i', 'what is repeated happens once', [
    'const times = Math.min(MOST_TIMES,',
    'const times = Math.min(1,',
  ]),
  switchOff('6.5.d 6.5.e 1.2.6.e', 'conditions never hold', [
    'const result = conditionHolds(draft, condition, contextOfFrame(frame));',
    'const result = false as boolean;',
  ]),
  switchOff(
    '6.3.j',
    'what is gone is not remembered',
    [
      '.filter((object) => object !== null && object !== undefined);',
      '.filter((object) => object !== null && object !== undefined && stillExists(draft, object.id));',
    ],
    ['if (!me) return NONE;', 'if (!me || !stillExists(draft, me.id)) return NONE;'],
  ),
];
