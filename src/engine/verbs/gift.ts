/**
 * "Also receive" a Gift (7.3.29.b): the same as another player drew, Resupplied or received as a token.
 */

import type { Build } from '../choices/build.ts';
import { askExpeditions } from '../choices/place-pick.ts';
import { rulesIn } from '../rules/edition.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { planResupply, topCard } from './deck.ts';
import { planOf } from './plan.ts';

const DRAWS: readonly RuleNumber[] = ['7.3.9.a', '7.3.9.b'];
const CREATES: readonly RuleNumber[] = ['7.3.5.a', '7.3.5.b'];

/**
 * Returns the step by which the controller receives the Gift of the trigger; null while a decision
 * waits.
 */
export function planReceiveGift(build: Build): StepPlan | null {
  const { controller, bindings, draft } = build;
  const also = rulesIn(draft.edition, ['7.3.29.b']);
  switch (bindings.gift) {
    case 'draw':
      return planOf(build, 'draw', [...also, ...DRAWS], [topCard(controller, 1, 'hand', 'draw')], {
        it: 'made',
      });
    case 'resupply':
    case 'exhausted-resupply': {
      const plan = planResupply(build, { do: bindings.gift });
      return plan && { ...plan, cites: [...also, ...plan.cites] };
    }
    case 'token': {
      const actions = likeToken(build);
      return actions && planOf(build, 'create', [...also, ...CREATES], actions, { it: 'made' });
    }
    case null:
      return planOf(build, 'receive-gift', [], []);
    default:
      return bindings.gift satisfies never;
  }
}

/** Returns the same token in the same zone on one's own side: in an Expedition of one's choice. */
function likeToken(build: Build): AtomicAction[] | null {
  const { draft, controller: player, bindings } = build;
  const [given] = bindings.that.flatMap((id) => draft.objects[id] ?? []);
  if (!given) return [];
  const create = { ...BLANK_ACTION, act: 'create', card: given.card, player, by: player } as const;
  if (given.zone === 'reserve') return [{ ...create, expedition: -1, reserve: true }];
  // By its type: the given token may have left its Expedition since.
  const isLandmark = draft.library[given.card]?.type === 'landmark-token';
  if (isLandmark) return [{ ...create, expedition: -1 }];
  const chosen = askExpeditions(build, [player * 2, player * 2 + 1], {
    player,
    cites: ['6.1.g'],
    least: 1,
    most: 1,
  });
  return chosen?.map((expedition) => ({ ...create, expedition })) ?? null;
}
