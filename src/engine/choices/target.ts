/** Targets (6.5.b), and the mana that Tough asks for them (7.4.7). */

import { amount } from '../board/amount.ts';
import { hasKeyword, keywordNumbers } from '../board/characteristics.ts';
import { findObjects, matchesFilter } from '../board/filter.ts';
import { groundsOfBoth, groundsOfFilter } from '../board/grounds.ts';
import { manaOf } from '../board/payment.ts';
import { whyNot } from '../board/tracing.ts';
import type { TargetPick } from '../cards/ability.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Context } from '../state/bindings.ts';
import type { Option } from '../state/decision.ts';
import type { GameObject } from '../state/object.ts';
import { ask } from './ask.ts';
import {
  type Build,
  bindPicked,
  contextOfBuild,
  forDoer,
  objectOption,
  type Picking,
  pickBounds,
  possibleAmong,
} from './build.ts';
import { sumOf, weightOf } from './total.ts';

const TARGET_RULES: readonly RuleNumber[] = ['6.5.b', '6.1.g'];

/** Returns the rules by which the edition chooses targets: in the step, or at the declaration. */
export function targetRules({ draft, declaring }: Build): readonly RuleNumber[] {
  if (draft.profile.targets === 'step') return TARGET_RULES;
  return declaring ? ['2024-09:5.2.3.b', declaring] : ['2024-09:5.2.3.b'];
}

/** Targets (6.5.b), with their Tough costs (7.4.7). */
export function pickTargets(
  build: Build,
  reference: TargetPick,
  picking: Picking,
): readonly number[] | null {
  const { draft } = build;
  const context = forDoer(build, picking.doer);
  const all = findObjects(draft, reference.target, context);
  const { targets } = build.bindings;
  const allowed = targets ? all.filter((one) => matchesFilter(draft, targets, one, context)) : all;
  const suitable = build.suits ? allowed.filter(build.suits) : allowed;
  const found = possibleAmong(build, suitable, picking.forbids);
  const { least, most } = pickBounds(build, reference, found.length);
  const picked: number[] = [];
  const limit = reference.total ? amount(draft, reference.total.atMost, context) : null;
  const oneByOne =
    limit !== null || (most > 1 && found.some((object) => toughOf(build, object) > 0));
  const rounds = oneByOne ? most : 1;
  for (let round = 0; round < rounds; round++) {
    const wanted = oneByOne ? 1 : most;
    const chosen = ask(build, () => {
      const options = targetOptions(build, found, picked, { reference, limit });
      const free = options.filter(({ pays }) => pays === undefined).length;
      const must = oneByOne ? Math.max(0, Math.min(1, least - round)) : least;
      return {
        player: build.controller,
        kind: 'target',
        cites: [
          ...targetRules(build),
          ...(free < options.length ? TOUGH : []),
          ...(found.some((one) => isToughInReserve(build, one)) ? TOUGH_IN_RESERVE : []),
          ...groundsOfFilter(reference.target),
          ...groundsOfBoth(build.draft, reference.target, contextOfBuild(build).me),
        ],
        options,
        min: limit !== null ? 0 : Math.min(must, free),
        max: wanted,
        sought: reference.target,
      };
    });
    if (chosen === null) return null;
    for (const option of chosen) addTarget(build, option, picked);
    if (chosen.length === 0) break;
  }
  if (picked.length < least) build.lacking = true;
  return bindPicked(build, picked, reference.as);
}

const TOUGH: readonly RuleNumber[] = ['7.4.7.c', '7.4.7.d', '7.4.7.e'];
const TOUGH_IN_RESERVE: readonly RuleNumber[] = ['7.4.7.c', '2.2.12.g'];

/** Whether an opponent's card would ask for mana if its own Tough worked in Reserve (2.2.12.g). */
function isToughInReserve({ draft, controller }: Build, object: GameObject): boolean {
  return (
    object.zone === 'reserve' &&
    draft.teams[object.player] !== draft.teams[controller] &&
    hasKeyword(draft, object, 'tough') &&
    keywordNumbers(draft, object, 'tough').length === 0
  );
}

function addTarget(build: Build, option: Option, picked: number[]): void {
  if (option.what.is !== 'object') return;
  const id = option.what.object;
  picked.push(id);
  build.targets = [...build.targets, id];
  if (option.pays !== undefined) {
    build.tough += option.pays;
    build.toughFor = [...build.toughFor, id];
  }
}

function targetOptions(
  build: Build,
  found: readonly GameObject[],
  picked: readonly number[],
  { reference, limit }: { reference: TargetPick; limit: number | null },
): Option[] {
  const { draft } = build;
  const { total } = reference;
  const left = limit === null || !total ? null : limit - sumOf(draft, picked, total);
  const options: Option[] = [];
  for (const object of found) {
    if (build.targets.includes(object.id)) {
      if (!picked.includes(object.id)) whyNot(draft, ['6.5.b'], 'already-target', { object });
      continue;
    }
    if (left !== null && total && weightOf(draft, object, total) > left) continue;
    const option = objectOption(draft, object, 'target', build.controller);
    const pays = toughOf(build, object);
    if (pays === 0) options.push(option);
    else if (build.reserved + build.tough + pays <= manaOf(draft, build.controller)) {
      options.push({ ...option, pays });
    } else whyNot(draft, ['7.4.7.c', '6.4.c'], 'tough', { what: option.what, object });
  }
  return options;
}

/**
 * Returns the mana that an opponent must also pay to choose an object as a target (7.4.7.c), once per
 * effect.
 */
function toughOf(build: Build, object: GameObject): number {
  const { draft } = build;
  if (draft.teams[object.player] === draft.teams[build.controller]) return 0;
  if (build.free || build.toughPaid.includes(object.id) || build.toughFor.includes(object.id))
    return 0;
  if (object.card < 0) return 0;
  const context: Context = { me: object.id, controller: object.player, bindings: build.bindings };
  return keywordNumbers(draft, object, 'tough').reduce<number>(
    (sum, one) => sum + amount(draft, one, context),
    0,
  );
}
