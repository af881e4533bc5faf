/** Dusk: the daily effect Progress (4.2.4), and the Arena's (4.3.e). */

import { rulesOf } from '../board/abilities-at-work.ts';
import { statisticOf, terrainsOfRegion, workingOf } from '../board/characteristics.ts';
import { expeditionsOf, terrainsOf } from '../board/expedition.ts';
import { bindsExpedition, type Obstacle, obstacleOfDefender } from '../board/possible.ts';
import { everyPlayer, thingOf, whyNot, writeEntry } from '../board/tracing.ts';
import type { Statistics } from '../cards/ability.ts';
import { TERRAINS, type Terrain } from '../cards/vocabulary.ts';
import { concludeGame } from '../ending/victory.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { expeditionName } from '../state/expedition-name.ts';
import { type Draft, playerOf } from '../state/game.ts';
import { compiledOf, expeditionAt, facingOf, objectAt, playerAt } from '../state/lookup.ts';
import { arenaScores, FARTHEST, victoryInArena } from '../state/mode.ts';
import { type GameObject, hasStatus } from '../state/object.ts';
import { type AtomicAction, BLANK_ACTION, BLANK_STEP, type StepPlan } from '../state/step.ts';
import type { Comparison } from '../state/trace.ts';
import { zoneOf } from '../state/zone.ts';

/**
 * Returns the statistics of every Expedition: those of the Characters in it that are not Asleep
 * (4.2.4.b).
 */
export function expeditionStatistics(draft: Draft): Record<Terrain, number>[] {
  const sums = draft.expeditions.map(() => ({ forest: 0, mountain: 0, water: 0 }));
  for (const id of zoneOf(draft, 'expedition')) {
    const object = objectAt(draft, id);
    if (compiledOf(draft, object).type !== 'character' || hasStatus(object, 'asleep')) continue;
    const forest = statisticOf(draft, object, 'forest');
    const mountain = statisticOf(draft, object, 'mountain');
    const water = statisticOf(draft, object, 'water');
    for (const expedition of expeditionsOf(draft, object)) {
      const sum = itemAt(sums, expedition, 'sums');
      sum.forest += forest;
      sum.mountain += mountain;
      sum.water += water;
    }
  }
  return sums;
}

/**
 * Returns the step of Progress: which Expeditions move forward and which fail to; null in the Arena.
 */
export function progressStep(draft: Draft): StepPlan | null {
  const statistics = expeditionStatistics(draft);
  if (draft.arena) {
    compareInArena(draft, statistics);
    return null;
  }
  const actions: AtomicAction[] = [];
  for (const player of everyPlayer(draft)) {
    if (!playerAt(draft, player).competing) continue;
    for (const expedition of [player * 2, player * 2 + 1]) {
      actions.push(advanceOf(draft, expedition, statistics));
    }
  }
  return {
    ...BLANK_STEP,
    verb: 'progress',
    daily: 'progress',
    player: null,
    source: 0,
    cites: ['4.2.4.b', '4.2.4.h'],
    actions,
    who: everyPlayer(draft),
  };
}

type DueTo = Terrain | 'ascend';

/** Returns the action of one Expedition at Progress: it moves forward, or fails to. */
function advanceOf(
  draft: Draft,
  expedition: number,
  statistics: readonly Statistics[],
): AtomicAction {
  const held = heldBack(draft, expedition);
  const comparisons = compareStatistics(draft, expedition, statistics);
  const dueTo = held ? [] : reasonsToMove(draft, expedition, comparisons);
  if (draft.entries) {
    writeEntry(draft, progressRules(draft, expedition, comparisons, dueTo), {
      kind: 'progress',
      expedition: expeditionName(expedition),
      facing: expeditionName(facingOf(draft, expedition)),
      comparisons,
      moves: dueTo.length > 0,
    });
    if (held) whyNot(draft, held.cites, held.why, { by: held.by ?? null });
  }
  const by = playerOf(expedition);
  return dueTo.length > 0
    ? { ...BLANK_ACTION, act: 'move-expedition', expedition, regions: 1, dueTo, by }
    : { ...BLANK_ACTION, act: 'fail', expedition, by };
}

/** Returns the obstacle to an Expedition's move whatever its statistics (1.4.1.a, 7.4.2.b), or null. */
function heldBack(draft: Draft, expedition: number): Obstacle | null {
  const rule = rulesOf(draft, 'cannot-move-forward').find(
    (one) =>
      one.passive.rule.dueTo === undefined &&
      one.passive.rule.exceptDueTo === undefined &&
      bindsExpedition(draft, one, expedition),
  );
  if (rule) {
    return {
      why: 'cannot-move',
      cites: ['1.4.1.a'],
      by: thingOf(draft, rule.object, rule.key),
    };
  }
  return obstacleOfDefender(draft, expedition);
}

/** Compares each statistic with that of the Expedition faced (4.2.4.b to f). */
function compareStatistics(
  draft: Draft,
  expedition: number,
  statistics: readonly Statistics[],
): Comparison[] {
  const terrains = terrainsOf(draft, expedition);
  const { ascended } = expeditionAt(draft, expedition);
  const mine = itemAt(statistics, expedition, 'statistics');
  const theirs = itemAt(statistics, facingOf(draft, expedition), 'statistics');
  return TERRAINS.map((terrain) => {
    const counts = terrains.includes(terrain) && !isIgnored(draft, expedition, terrain);
    const better =
      mine[terrain] > theirs[terrain] || (ascended && mine[terrain] === theirs[terrain]);
    return {
      terrain,
      mine: mine[terrain],
      theirs: theirs[terrain],
      counts,
      wins: counts && better && mine[terrain] > 0,
    };
  });
}

/** Whether a passive ability ignores a terrain, or every other one (4.2.4.c, 4.2.4.d). */
function isIgnored(draft: Draft, expedition: number, terrain: Terrain): boolean {
  return rulesOf(draft, 'cannot-move-forward').some((rule) => {
    const { dueTo, exceptDueTo } = rule.passive.rule;
    if (dueTo === undefined && exceptDueTo === undefined) return false;
    if (!bindsExpedition(draft, rule, expedition)) return false;
    return dueTo === terrain || (exceptDueTo !== undefined && exceptDueTo !== terrain);
  });
}

/** Returns the terrains that it moves forward due to, and Ascend for a tie (4.2.4.j, 4.2.4.k). */
function reasonsToMove(
  draft: Draft,
  expedition: number,
  comparisons: readonly Comparison[],
): DueTo[] {
  const result: DueTo[] = [];
  for (const { terrain, mine, theirs, wins } of comparisons) {
    if (!wins) continue;
    if (mine > theirs || draft.profile.movesDueToTie) result.push(terrain);
    if (mine === theirs) result.push('ascend');
  }
  return expeditionAt(draft, expedition).distance >= FARTHEST ? [] : [...new Set(result)];
}

/** Returns the rules by which passive abilities ignore terrains of an Expedition's region. */
function rulesIgnoring(draft: Draft, expedition: number): RuleNumber[] {
  const rules: RuleNumber[] = [];
  for (const rule of rulesOf(draft, 'cannot-move-forward')) {
    const { dueTo, exceptDueTo } = rule.passive.rule;
    if (dueTo === undefined && exceptDueTo === undefined) continue;
    if (!bindsExpedition(draft, rule, expedition)) continue;
    rules.push(exceptDueTo === undefined ? '4.2.4.c' : '4.2.4.d');
  }
  return rules;
}

function progressRules(
  draft: Draft,
  expedition: number,
  comparisons: readonly Comparison[],
  dueTo: readonly DueTo[],
): RuleNumber[] {
  const cites: RuleNumber[] = ['4.2.4.b', '7.5.8.b', '7.1.2.b'];
  const tied = comparisons.some(
    ({ counts, mine, theirs }) => counts && mine > 0 && mine === theirs,
  );
  if (tied) cites.push('4.2.4.e');
  cites.push(...rulesIgnoring(draft, expedition));
  const { ascended } = expeditionAt(draft, expedition);
  if (ascended) cites.push('2.4.3');
  const compared = charactersIn(draft, [expedition, facingOf(draft, expedition)]);
  if (compared.some((object) => hasStatus(object, 'asleep'))) cites.push('2.4.4');
  if (compared.some((object) => expeditionsOf(draft, object).length > 1)) cites.push('7.4.4.e');
  if (holdsWithoutStatistics(draft, expedition)) cites.push('2.2.f', '2.2.c');
  const isTooLittle = comparisons.some(
    ({ counts, mine, theirs }) =>
      counts && mine <= 0 && (mine > theirs || (ascended && mine === theirs)),
  );
  if (isTooLittle) cites.push('4.2.4.f');
  if (dueTo.length > 0) cites.push('4.2.4.j');
  if (dueTo.length > 1) cites.push('4.2.4.g');
  if (dueTo.includes('ascend')) cites.push('4.2.4.k');
  const isWatched = workingOf(draft).reactions.has('fails-to-move-forward');
  if (dueTo.length === 0 && isWatched) cites.push('4.2.4.i', '7.5.7.a');
  return cites;
}

/** Returns the Characters in any of some Expeditions. */
function charactersIn(draft: Draft, expeditions: readonly number[]): readonly GameObject[] {
  return zoneOf(draft, 'expedition')
    .map((id) => objectAt(draft, id))
    .filter(
      (object) =>
        compiledOf(draft, object).type === 'character' &&
        expeditionsOf(draft, object).some((one) => expeditions.includes(one)),
    );
}

/** Whether something in an Expedition has no statistics, which count as zero (2.2.f). */
function holdsWithoutStatistics(draft: Draft, expedition: number): boolean {
  return zoneOf(draft, 'expedition').some((id) => {
    const object = objectAt(draft, id);
    const { type } = compiledOf(draft, object);
    return type !== 'character' && expeditionsOf(draft, object).includes(expedition);
  });
}

/** Whether a Character counts twice in the Arena, being in two Expeditions. */
function countsGigantic(draft: Draft): boolean {
  return zoneOf(draft, 'expedition').some((id) => {
    const object = objectAt(draft, id);
    return (
      compiledOf(draft, object).type === 'character' && expeditionsOf(draft, object).length > 1
    );
  });
}

/** Adds up the statistics of each side in the Arena, and ends the game where a side has won (4.3.e). */
function compareInArena(draft: Draft, statistics: readonly Statistics[]): void {
  const totals = everyPlayer(draft).map((player) => {
    const total = { forest: 0, mountain: 0, water: 0 };
    for (const expedition of [player * 2, player * 2 + 1]) {
      const mine = itemAt(statistics, expedition, 'statistics');
      for (const terrain of TERRAINS) total[terrain] += mine[terrain];
    }
    return total;
  });
  const gone = everyPlayer(draft).filter((player) => !playerAt(draft, player).competing);
  const scores = arenaScores(draft.mode, totals, terrainsOfRegion(draft, 0), gone);
  if (draft.entries) {
    const counted = countsGigantic(draft) ? (['7.4.4.m'] as const) : [];
    writeEntry(draft, ['4.3.e', '4.3.d', '1.3.3.d', ...counted], {
      kind: 'arena',
      statistics: scores,
    });
  }
  concludeGame(draft, victoryInArena(draft.mode, scores), 'arena');
}
