/** Players, Expeditions and regions that a reference means, picked where it leaves a choice. */

import { regionOf } from '../board/expedition.ts';
import { findExpeditions, fixedExpeditions, stillRacing } from '../board/expedition-filter.ts';
import type { ExpeditionReference, PlayerReference, RegionReference } from '../cards/ability.ts';
import { once } from '../rules/once.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Option } from '../state/decision.ts';
import { expeditionName } from '../state/expedition-name.ts';
import { opponentsOf, orderFrom, playersOf } from '../state/player.ts';
import { ask, isNew, type Question } from './ask.ts';
import {
  type Build,
  contextOfBuild,
  type Forbids,
  isDeclared,
  leftOut,
  pickBounds,
} from './build.ts';
import { targetRules } from './target.ts';

/** Returns players that a reference means; a target is asked for, and is "they" from now on. */
export function pickPlayers(build: Build, reference: PlayerReference): readonly number[] | null {
  const { draft } = build;
  if (isDeclared(reference)) {
    const they = playersOf(draft, reference, contextOfBuild(build));
    build.bindings = { ...build.bindings, they };
    return they;
  }
  if (typeof reference === 'string' || !('target' in reference)) {
    return playersOf(draft, reference, contextOfBuild(build));
  }
  const candidates =
    reference.target === 'opponent'
      ? opponentsOf(draft, build.controller)
      : orderFrom(draft, build.controller);
  const allowed = reference.other
    ? candidates.filter(
        (player) => !build.bindings.they.includes(player) && player !== build.controller,
      )
    : candidates;
  const chosen = ask(build, () => ({
    player: build.controller,
    kind: 'player',
    cites: targetRules(build),
    options: allowed.map((player) => ({
      id: `player:${player}`,
      what: { is: 'player', player } as const,
    })),
    min: 1,
    max: 1,
  }));
  if (chosen === null) return null;
  const players = chosen.flatMap(({ what }) => (what.is === 'player' ? [what.player] : []));
  build.bindings = { ...build.bindings, they: players };
  return players;
}

/** Whether a part of a tree speaks of a target player inside a filter or a number. */
export const targetsPlayers = once(
  (node: object): boolean => isPlayerTarget(node) || Object.values(node).some(hasPlayerTarget),
);

function hasPlayerTarget(node: unknown): boolean {
  return typeof node === 'object' && node !== null && targetsPlayers(node);
}

function isPlayerTarget(node: object): node is Extract<PlayerReference, { target: unknown }> {
  return 'target' in node && (node.target === 'player' || node.target === 'opponent');
}

/**
 * Returns an instruction or a condition whose target players have been chosen (6.5.b); null while a
 * decision waits. What happens only after a daily effect has its targets chosen then.
 */
export function withPlayers<T extends object>(build: Build, said: T): T | null {
  if (('do' in said && said.do === 'after') || !targetsPlayers(said)) return said;
  return choosePlayers(build, said) as T | null;
}

function choosePlayers(build: Build, node: object): unknown {
  if (isPlayerTarget(node)) {
    const players = pickPlayers(build, node);
    return players && { declared: players };
  }
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (!hasPlayerTarget(value)) {
      result[key] = value;
      continue;
    }
    const chosen = choosePlayers(build, value as object);
    if (chosen === null) return null;
    result[key] = chosen;
  }
  return Array.isArray(node) ? Object.values(result) : result;
}

/**
 * Returns Expeditions that a reference means; what was picked is "it" for Expeditions.
 *
 * @param forbids what makes an Expedition impossible to choose
 */
export function pickExpeditions(
  build: Build,
  reference: ExpeditionReference,
  forbids?: Forbids,
): readonly number[] | null {
  const { draft } = build;
  if (isDeclared(reference)) {
    const expeditions = stillRacing(draft, reference.declared);
    build.bindings = { ...build.bindings, expeditions };
    return expeditions;
  }
  const context = contextOfBuild(build);
  if (typeof reference === 'object' && 'side' in reference && reference.of !== undefined) {
    const players = pickPlayers(build, reference.of);
    return players?.map((player) => player * 2 + (reference.side === 'hero' ? 0 : 1)) ?? null;
  }
  const fixed = fixedExpeditions(draft, reference, context);
  if (fixed !== null) return fixed;
  if (typeof reference === 'string') return [];
  if ('target' in reference) {
    const found = possibleOnes(build, findExpeditions(draft, reference.target, context), forbids);
    return askExpeditions(build, found, {
      player: build.controller,
      cites: targetRules(build),
      ...pickBounds(build, reference, found.length),
    });
  }
  if ('choose' in reference) {
    const found = possibleOnes(build, findExpeditions(draft, reference.choose, context), forbids);
    const [player = build.controller] = playersOf(draft, reference.by ?? 'you', context);
    return askExpeditions(build, found, { player, cites: ['6.1.g'], least: 1, most: 1 });
  }
  return [];
}

/** Returns the Expeditions that can be chosen, and why others cannot (6.1.g). */
function possibleOnes(
  build: Build,
  found: readonly number[],
  forbids: Forbids | undefined,
): readonly number[] {
  if (forbids === undefined || build.together) return found;
  return found.filter((expedition) => {
    const obstacle = forbids(expedition);
    if (obstacle && isNew(build)) leftOut(build, obstacle, expeditionOption(expedition));
    return !obstacle;
  });
}

/** Asks a player for Expeditions among several. */
export function askExpeditions(
  build: Build,
  found: readonly number[],
  asked: { player: number; cites: readonly RuleNumber[]; least: number; most: number },
): readonly number[] | null {
  const chosen = ask(
    build,
    (): Question => ({
      player: asked.player,
      kind: 'expedition',
      cites: asked.cites,
      options: found.map(expeditionOption),
      min: asked.least,
      max: asked.most,
    }),
  );
  if (chosen === null) return null;
  const picked = chosen.map(expeditionChosen);
  build.bindings = { ...build.bindings, expeditions: picked };
  return picked;
}

function expeditionOption(expedition: number): Option {
  const name = expeditionName(expedition);
  return {
    id: `expedition:${name.player}:${name.side}`,
    what: { is: 'expedition', expedition: name },
  };
}

function expeditionChosen({ what }: Option): number {
  return what.is === 'expedition'
    ? what.expedition.player * 2 + (what.expedition.side === 'hero' ? 0 : 1)
    : -1;
}

/** Regions that a reference means. */
export function pickRegions(build: Build, reference: RegionReference): readonly number[] | null {
  const { draft } = build;
  if (isDeclared(reference)) return reference.declared;
  if (reference === 'all') return draft.regions.map((_, index) => index);
  if ('of' in reference) {
    const expeditions = pickExpeditions(build, reference.of);
    return expeditions && [...new Set(expeditions.map((one) => regionOf(draft, one)))];
  }
  const visible = draft.regions.flatMap(({ faceUp }, index) => (faceUp ? [index] : []));
  return askRegion(build, visible, targetRules(build));
}

/**
 * Returns the one region for a marker. Where a Gigantic object is in several, the player picks one of
 * them (7.4.4.h); empty when there is none. Null while a decision waits.
 */
export function pickRegion(build: Build, reference: RegionReference): readonly number[] | null {
  const regions = pickRegions(build, reference);
  return regions === null || regions.length < 2 ? regions : askRegion(build, regions, ['7.4.4.h']);
}

function askRegion(
  build: Build,
  regions: readonly number[],
  cites: readonly RuleNumber[],
): readonly number[] | null {
  const chosen = ask(build, () => ({
    player: build.controller,
    kind: 'region',
    cites,
    options: regions.map((region) => ({
      id: `region:${region}`,
      what: { is: 'region', region } as const,
    })),
    min: 1,
    max: 1,
  }));
  return chosen?.flatMap(({ what }) => (what.is === 'region' ? [what.region] : [])) ?? null;
}

/**
 * Returns several Expeditions that a text names as one: they are one subset of the zone, and the player
 * picks for each token (7.4.4.h). Null when each Expedition is meant on its own.
 */
export function oneSubset(
  reference: ExpeditionReference,
  expeditions: readonly number[],
): readonly number[] | null {
  if (expeditions.length < 2) return null;
  const isSingular =
    reference === 'mine' ||
    reference === 'facing' ||
    (typeof reference === 'object' && 'where' in reference);
  return isSingular ? expeditions : null;
}
