/** Activate (7.3.1): Reactions activated by a step that says so. */

import { cardId } from '../board/tracing.ts';
import type { Step } from '../cards/ability.ts';
import { triggerParts } from '../cards/self-move.ts';
import { ask } from '../choices/ask.ts';
import type { Build } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import type { AtomicAction, StepPlan } from '../state/step.ts';
import { exists } from '../state/zone.ts';
import { ownReactions } from '../steps/reaction.ts';
import { planOf } from './plan.ts';

export function planActivate(
  build: Build,
  step: Extract<Step, { do: 'activate' }>,
): StepPlan | null {
  const objects = pickObjects(build, step.of, { doer: build.controller });
  if (objects === null) return null;
  const actions: AtomicAction[] = [];
  for (const object of objects) {
    const action = { act: 'activate', object, abilities: step.abilities } as const;
    if (!step.one) {
      actions.push({ ...action, by: build.controller });
      continue;
    }
    const only = askWhich(build, object, step.abilities);
    if (only === null) return null;
    if (only !== '') actions.push({ ...action, only, by: build.controller });
  }
  return planOf(build, step.do, ['7.3.1.b', '7.5.1.a'], actions);
}

/** Which one of an object's abilities with a symbol activates; '' when it has none. */
function askWhich(
  build: Build,
  id: number,
  symbol: Extract<Step, { do: 'activate' }>['abilities'],
): string | null {
  const { draft } = build;
  if (!exists(draft, id)) return '';
  const object = draft.objects[id]!;
  const chosen = ask(build, () => ({
    player: build.controller,
    kind: 'ability',
    cites: ['7.3.1.b', '6.1.g'],
    options: ownReactions(draft, object)
      .filter(({ reaction }) => triggerParts(reaction.trigger).symbols.includes(symbol))
      .map(({ key }) => ({
        id: `ability:object-${id}:${key}`,
        what: { is: 'ability', object: id, card: cardId(draft, object), ability: key } as const,
      })),
    min: 1,
    max: 1,
  }));
  if (chosen === null) return null;
  const [option] = chosen;
  return option?.what.is === 'ability' ? option.what.ability : '';
}
