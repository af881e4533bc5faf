/**
 * Declarations of intent in edition 2024-09 (2024-09:5.2.3): targets and modes of a whole effect are
 * chosen before it begins, even those of optional and conditional steps; those of an internal action
 * when that is played.
 */

import type {
  Effect,
  EffectMode,
  ExpeditionReference,
  Filter,
  Instruction,
  PlayerReference,
} from '../cards/ability.ts';
import { sabotageTarget } from '../cards/sabotage.ts';
import type { Build, Declared } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { pickExpeditions, pickPlayers, pickRegions } from '../choices/place-pick.ts';
import { once } from '../rules/once.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { askModes } from './mode-choice.ts';

/**
 * Returns the effect with its targets and modes replaced by the choices made; null while a decision
 * waits.
 */
export function declareTargets(build: Build, effect: Effect): Effect | null {
  if (!isOpen(effect)) return effect;
  const result: Instruction[] = [];
  for (const instruction of effect) {
    const declared = declareInstruction(build, instruction);
    if (declared === null) return null;
    result.push(...declared);
  }
  return result;
}

function declareInstruction(build: Build, instruction: Instruction): Effect | null {
  if (instruction.do === 'choose' && !instruction.may) {
    const modes = askModes(build, instruction);
    if (modes === null) return null;
    return declareNested(
      build,
      modes.flatMap((mode) => modeInstructions(itemAt(instruction.modes, mode, 'modes'))),
      '2024-09:5.2.3.d',
    );
  }
  if (isInternalAction(instruction)) return [instruction];
  if (instruction.do === 'sabotage') return declareSabotage(build, instruction);
  if (instruction.do === 'after') return [instruction];
  const declared = declareIn(build, instruction, 'do');
  return declared === null ? null : [declared as Instruction];
}

/** Steps within a wrapper: a rule of its own has their targets chosen now. */
function declareNested(build: Build, effect: Effect, rule: RuleNumber): Effect | null {
  const before = build.declaring;
  build.declaring = rule;
  const declared = declareTargets(build, effect);
  build.declaring = before;
  return declared;
}

/** Returns the rule about steps in a field of a wrapper: optional (e) or conditional (f). */
function ruleOf(field: string): RuleNumber {
  return field === 'steps' ? '2024-09:5.2.3.e' : '2024-09:5.2.3.f';
}

/** Returns the instructions of a mode; one with a cost is an internal action. */
function modeInstructions({ cost, steps }: EffectMode): Effect {
  return cost ? [{ do: 'may', cost, steps }] : steps;
}

/** Whether an instruction is an internal action: "You may [pay a cost] to …" (2024-09:5.2.3.g). */
function isInternalAction(instruction: Instruction): boolean {
  return instruction.do === 'may' && instruction.cost !== undefined;
}

function declareSabotage(
  build: Build,
  step: Extract<Instruction, { do: 'sabotage' }>,
): Effect | null {
  const objects = pickObjects(build, sabotageTarget(step), { doer: build.controller });
  if (objects === null) return null;
  const of: Declared = { declared: objects };
  const declared = { ...step, of };
  return [declared];
}

/** Whether anything in a part of the tree is declared; most has nothing to choose and stays as it is. */
const isOpen = once((node: object): boolean => {
  if (Array.isArray(node)) return node.some(isOpenPart);
  const { do: verb } = node as { readonly do?: unknown };
  if (verb === 'choose' || verb === 'sabotage' || 'target' in node) return true;
  return Object.values(node).some(isOpenPart);
});

function isOpenPart(part: unknown): boolean {
  return typeof part === 'object' && part !== null && isOpen(part);
}

/** Replaces every target in a part of the tree; `key` is the field that it stands in. */
function declareIn(build: Build, node: unknown, key: string): unknown {
  if (!isOpenPart(node)) return node;
  if (Array.isArray(node)) return declareList(build, node, key);
  if (typeof node !== 'object' || node === null) return node;
  if ('target' in node) return declareTarget(build, node as { readonly target: unknown }, key);
  if ((key === 'modes' && 'cost' in node) || saysMore(node)) return node;
  const result: Record<string, unknown> = { ...node };
  for (const name of openFieldsOf(node)) {
    const value = result[name];
    const declared =
      Array.isArray(value) && EFFECT_FIELDS.includes(name)
        ? declareNested(build, value, ruleOf(name))
        : declareIn(build, value, key === 'region' ? 'expedition' : name);
    if (declared === null) return null;
    result[name] = declared;
  }
  return result;
}

/** Whether a passive ability has instructions of its own, whose targets wait until they are followed. */
function saysMore(node: object): boolean {
  return 'ability' in node || 'instead' in node || 'also' in node;
}

const openFieldsOf = once((node: object): readonly string[] =>
  Object.entries(node).flatMap(([name, value]) => (isOpenPart(value) ? [name] : [])),
);

const EFFECT_FIELDS: readonly string[] = ['then', 'otherwise', 'steps', 'ifDone', 'ifNot'];

function declareList(build: Build, list: readonly unknown[], key: string): unknown[] | null {
  const result: unknown[] = [];
  for (const item of list) {
    const declared = declareIn(build, item, key);
    if (declared === null && item !== null) return null;
    result.push(declared);
  }
  return result;
}

/** Declares a target of any kind; each occurrence of the word may choose the same object again. */
function declareTarget(
  build: Build,
  node: { readonly target: unknown },
  key: string,
): Declared | null {
  const name = 'as' in node ? { as: node.as as string } : {};
  const pick = pickFor(build, node, key);
  build.targets = [];
  return pick && { declared: pick, ...name };
}

function pickFor(
  build: Build,
  node: { readonly target: unknown },
  key: string,
): readonly number[] | null {
  if (node.target === 'visible') return pickRegions(build, { target: 'visible' });
  if (node.target === 'player' || node.target === 'opponent') {
    return pickPlayers(build, node as PlayerReference);
  }
  if (key === 'expedition' || key === 'in') {
    return pickExpeditions(build, node as ExpeditionReference);
  }
  return pickObjects(build, node as { readonly target: Filter }, { doer: build.controller });
}
