/**
 * Picks: targets and choices, made just before the step that needs them (6.1.g, 6.5.b), in
 * initiative order when several players pick (6.1.h).
 */

import type {
  Amount,
  ChosenPick,
  ExpeditionReference,
  ObjectReference,
  PlayerReference,
  RegionReference,
  TargetPick,
} from './ability.ts';
import { amount, statistic } from './amount.ts';
import { ask, type Chooser, type Question } from './ask.ts';
import type { Bindings } from './bindings.ts';
import { type Context, namedIds, present } from './context.ts';
import type { Option } from './decision.ts';
import { expeditionName, findExpeditions, fixedExpeditions, regionOf } from './expedition.ts';
import { baseCost, find } from './filter.ts';
import type { Draft } from './game.ts';
import { groundsOfFilter } from './grounds.ts';
import type { GameObject } from './object.ts';
import { manaOf } from './payment.ts';
import { opponentsOf, orderFrom, playersOf } from './player.ts';
import { randomInt } from './random.ts';
import type { RuleNumber } from './rule-number.ts';
import { cardId, whyNot } from './tracing.ts';
import { traitsOf } from './working.ts';
import { zoneOf } from './zone.ts';

/** A step being built: its decisions, and what its words come to mean. */
export interface Build extends Chooser {
  readonly controller: number;
  bindings: Bindings;
  /** Mana that Tough asks for the targets chosen so far (7.4.7.c). */
  tough: number;
  toughFor: readonly number[];
  readonly toughPaid: readonly number[];
  /** Objects chosen as targets in this step: each only once (6.5.b). */
  targets: readonly number[];
  /** Whether an object was found where this effect or its trigger moved it (2.1.f). */
  followed: 'nowhere' | 'moved' | 'scouted';
  /** Whether there were fewer things to pick than the text asks for (6.5.h). */
  lacking: boolean;
  /** Played for free where Tough only raises a cost: it asks for nothing then. */
  readonly free: boolean;
  /** At a declaration of edition 2024-09: the rule that has this target chosen now. */
  declaring: RuleNumber | null;
  /** Mana that is spoken for already when targets with Tough are chosen. */
  readonly reserved: number;
  /** Whether several players do the step, deciding in initiative order (6.1.h). */
  several: boolean;
}

/** References to what was declared before, which replace targets in edition 2024-09. */
export interface Declared {
  readonly declared: readonly number[];
  readonly as?: string;
}

export function contextOfBuild(build: Build): Context {
  return { me: build.source, controller: build.controller, bindings: build.bindings };
}

export function isDeclared(reference: unknown): reference is Declared {
  return typeof reference === 'object' && reference !== null && 'declared' in reference;
}

/** Whether an object may be picked, for picks that must be possible. */
export type Suits = (object: GameObject) => boolean;

/** How one pick is made. */
export interface Picking {
  /** Who does the step, and chooses when nothing else is said. */
  readonly doer: number;
  /** Leaves out what is not suitable, such as what cannot be paid with. */
  readonly suits?: Suits;
}

/**
 * The objects that a reference means, as present ids; ids of what is gone stay as they were. Null
 * while a decision waits. `top` references are not for this function: their cards may not be there yet.
 */
export function pickObjects(
  build: Build,
  reference: ObjectReference,
  picking: Picking,
): readonly number[] | null {
  const { draft } = build;
  if (isDeclared(reference))
    return bindPicked(build, presentIds(build, reference.declared), reference.as);
  const named = namedIds(reference, contextOfBuild(build));
  if (named !== null) return presentIds(build, named);
  if (typeof reference === 'string') return [];
  if ('all' in reference) {
    const found = find(draft, reference.all, forDoer(build, picking.doer)).map(({ id }) => id);
    return bindPicked(build, found, undefined);
  }
  if ('top' in reference) {
    const [owner = build.controller] = playersOf(
      draft,
      reference.of ?? 'you',
      contextOfBuild(build),
    );
    const count = amount(draft, reference.top, contextOfBuild(build));
    return bindPicked(build, zoneOf(draft, 'deck', owner).slice(0, count), undefined);
  }
  if ('target' in reference) return pickTargets(build, reference, picking);
  if ('choose' in reference) return pickChosen(build, reference, picking);
  return [];
}

function presentIds(build: Build, ids: readonly number[]): readonly number[] {
  return ids.map((id) => {
    const now = present(build.draft, id, build.bindings)?.id ?? id;
    if (now !== id) build.followed = isScouted(build, now, id) ? 'scouted' : 'moved';
    return now;
  });
}

/** Whether an object was found in Reserve only because its Scout ability sent it there (7.4.5.e). */
function isScouted({ draft, bindings }: Build, now: number, id: number): boolean {
  return draft.objects[now]?.scoutedFrom === id && bindings.moved[id] === undefined;
}

/** A context in which "they" is the player who does the step. */
export function forDoer(build: Build, doer: number): Context {
  const context = contextOfBuild(build);
  return doer === build.controller && build.bindings.they.length > 0
    ? context
    : { ...context, bindings: { ...build.bindings, they: [doer] } };
}

/** What was picked is "it" from now on, and has the name that the pick gives it. */
function bindPicked(
  build: Build,
  ids: readonly number[],
  name: string | undefined,
): readonly number[] {
  build.bindings = {
    ...build.bindings,
    it: ids,
    picked:
      build.bindings.revealed.length > 0
        ? [...build.bindings.picked, ...ids]
        : build.bindings.picked,
    ...(name === undefined ? {} : { named: { ...build.bindings.named, [name]: ids } }),
  };
  return ids;
}

export function objectOption(draft: Draft, object: GameObject, prefix: string): Option {
  return {
    id: `${prefix}:object-${object.id}`,
    what: { is: 'object', object: object.id, card: cardId(draft, object) },
  };
}

export function chosenObjects(options: readonly Option[]): number[] {
  return options.flatMap(({ what }) => (what.is === 'object' ? [what.object] : []));
}

/** How many to pick: the least and the most. */
function bounds(
  build: Build,
  pick: { readonly count?: Amount | 'any'; readonly upTo?: true },
  available: number,
): { least: number; most: number } {
  if (pick.count === 'any') return { least: 0, most: available };
  const most = Math.max(0, amount(build.draft, pick.count ?? 1, contextOfBuild(build)));
  return { least: pick.upTo ? 0 : most, most };
}

const TARGET_RULES: readonly RuleNumber[] = ['6.5.b'];

function targetRules({ draft, declaring }: Build): readonly RuleNumber[] {
  if (draft.profile.targets === 'step') return TARGET_RULES;
  return declaring ? ['2024-09:5.2.3.b', declaring] : ['2024-09:5.2.3.b'];
}

/** Targets (6.5.b), with their Tough costs (7.4.7). */
function pickTargets(
  build: Build,
  reference: TargetPick,
  picking: Picking,
): readonly number[] | null {
  const { draft } = build;
  const context = forDoer(build, picking.doer);
  const found = find(draft, reference.target, context);
  const { least, most } = bounds(build, reference, found.length);
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
          ...groundsOfFilter(reference.target),
        ],
        options,
        min: limit !== null ? 0 : Math.min(must, free),
        max: wanted,
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
  const left =
    limit === null
      ? null
      : limit - picked.reduce((sum, id) => sum + weight(draft, draft.objects[id]!, reference), 0);
  const options: Option[] = [];
  for (const object of found) {
    if (build.targets.includes(object.id)) {
      if (!picked.includes(object.id)) whyNot(draft, ['6.5.b'], 'already-target', { object });
      continue;
    }
    if (left !== null && weight(draft, object, reference) > left) continue;
    const option = objectOption(draft, object, 'target');
    const pays = toughOf(build, object);
    if (pays === 0) options.push(option);
    else if (build.reserved + build.tough + pays <= manaOf(draft, build.controller)) {
      options.push({ ...option, pays });
    } else whyNot(draft, ['7.4.7.c', '6.4.c'], 'tough', { what: option.what, object });
  }
  return options;
}

function weight(draft: Draft, object: GameObject, { total }: TargetPick): number {
  if (!total) return 0;
  return total.of === 'hand-cost'
    ? draft.compiled[object.card]!.handCost
    : statistic(draft, object, total.of);
}

/** What an opponent must also pay to choose an object as a target (7.4.7.c), once per effect. */
function toughOf(build: Build, object: GameObject): number {
  const { draft } = build;
  if (object.zone !== 'expedition' && object.zone !== 'landmark') return 0;
  if (draft.teams[object.player] === draft.teams[build.controller]) return 0;
  if (build.free || build.toughPaid.includes(object.id) || build.toughFor.includes(object.id))
    return 0;
  const amounts = traitsOf(draft, object).keywords.tough;
  if (!amounts) return 0;
  const context: Context = { me: object.id, controller: object.player, bindings: build.bindings };
  return amounts.reduce<number>((sum, one) => sum + amount(draft, one, context), 0);
}

/** Choices that are no targets: by whoever does the step, or whoever the text says. */
function pickChosen(
  build: Build,
  reference: ChosenPick,
  picking: Picking,
): readonly number[] | null {
  const { draft } = build;
  const context = forDoer(build, picking.doer);
  let found = chosenFrom(build, reference, context);
  if (picking.suits) found = found.filter(picking.suits);
  if (reference.highest) found = highest(draft, found, reference.highest);
  const { least, most } = bounds(build, reference, found.length);
  if (found.length < least) build.lacking = true;
  if (reference.random) return bindPicked(build, pickRandom(build, found, most), reference.as);
  const player =
    reference.by === undefined
      ? picking.doer
      : (playersOf(draft, reference.by, context)[0] ?? picking.doer);
  const chosen = ask(build, () => ({
    player,
    kind: 'choose',
    cites: [
      '6.1.g',
      ...(build.several ? (['6.1.h', '1.4.5.a'] as const) : []),
      ...(found.some((one) => one.zone === 'hand' && one.player !== player) ? FROM_HAND : []),
      ...groundsOfFilter(reference.choose),
    ],
    options: found.map((object) => objectOption(draft, object, 'choose')),
    min: least,
    max: most,
  }));
  return chosen && bindPicked(build, chosenObjects(chosen), reference.as);
}

/** Choosing from another player's Hand shows it to the one who chooses (3.2.5.c). */
const FROM_HAND: readonly RuleNumber[] = ['3.2.5.c', '3.1.3.f'];

function chosenFrom(build: Build, reference: ChosenPick, context: Context): GameObject[] {
  const { draft } = build;
  if (reference.among === undefined) return find(draft, reference.choose, context);
  const { among } = reference;
  const ids = among === 'it' ? build.bindings.it : (build.bindings.named[among.as] ?? []);
  const wanted = { in: ['deck', 'hand', 'reserve', 'discard', 'play', 'mana'] as const };
  const matching = find(draft, { ...wanted, ...reference.choose }, context);
  return matching.filter(({ id }) => ids.includes(id));
}

function highest(
  draft: Draft,
  found: readonly GameObject[],
  by: NonNullable<ChosenPick['highest']>,
): GameObject[] {
  const cost = (object: GameObject) =>
    by === 'hand-cost' ? draft.compiled[object.card]!.handCost : baseCost(draft, object);
  const most = Math.max(...found.map(cost));
  return found.filter((object) => cost(object) === most);
}

/** Picks by chance, and remembers it as an answer so that building again finds the same. */
function pickRandom(build: Build, found: readonly GameObject[], count: number): number[] {
  const answered = build.asking.answers[build.at];
  if (answered) {
    build.at += 1;
    return chosenObjects(answered);
  }
  const left = [...found];
  const picked: GameObject[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(randomInt(build.draft, 0, left.length - 1), 1));
  }
  build.asking.answers = [
    ...build.asking.answers,
    picked.map((object) => objectOption(build.draft, object, 'choose')),
  ];
  build.at += 1;
  return picked.map(({ id }) => id);
}

/** Players that a reference means; a target is asked for, and is "they" from now on. */
export function pickPlayers(build: Build, reference: PlayerReference): readonly number[] | null {
  const { draft } = build;
  if (isDeclared(reference)) {
    build.bindings = { ...build.bindings, they: reference.declared };
    return reference.declared;
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

const targeting = new WeakMap<object, boolean>();

/** Whether a part of a tree speaks of a target player inside a filter or a number. */
function targetsPlayers(node: object): boolean {
  let found = targeting.get(node);
  if (found === undefined) {
    found = isPlayerTarget(node) || Object.values(node).some(hasPlayerTarget);
    targeting.set(node, found);
  }
  return found;
}

function hasPlayerTarget(node: unknown): boolean {
  return typeof node === 'object' && node !== null && targetsPlayers(node);
}

function isPlayerTarget(node: object): node is Extract<PlayerReference, { target: unknown }> {
  return 'target' in node && (node.target === 'player' || node.target === 'opponent');
}

/** An instruction whose target players have been chosen (6.5.b); null while a decision waits. */
export function withPlayers<T extends { readonly do: string }>(build: Build, step: T): T | null {
  if (step.do === 'after' || !targetsPlayers(step)) return step;
  return choosePlayers(build, step) as T | null;
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

/** Expeditions that a reference means; what was picked is "it" for Expeditions. */
export function pickExpeditions(
  build: Build,
  reference: ExpeditionReference,
): readonly number[] | null {
  const { draft } = build;
  if (isDeclared(reference)) {
    build.bindings = { ...build.bindings, expeditions: reference.declared };
    return reference.declared;
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
    const found = findExpeditions(draft, reference.target, context);
    return askExpeditions(build, found, {
      player: build.controller,
      cites: targetRules(build),
      ...bounds(build, reference, found.length),
    });
  }
  if ('choose' in reference) {
    const found = findExpeditions(draft, reference.choose, context);
    const [player = build.controller] = playersOf(draft, reference.by ?? 'you', context);
    return askExpeditions(build, found, { player, cites: ['6.1.g'], least: 1, most: 1 });
  }
  return [];
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

export function expeditionOption(expedition: number): Option {
  const name = expeditionName(expedition);
  return {
    id: `expedition:${name.player}:${name.side}`,
    what: { is: 'expedition', expedition: name },
  };
}

export function expeditionChosen({ what }: Option): number {
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
  const chosen = ask(build, () => ({
    player: build.controller,
    kind: 'region',
    cites: targetRules(build),
    options: draft.regions.flatMap((region, index) =>
      region.faceUp
        ? [{ id: `region:${index}`, what: { is: 'region', region: index } as const }]
        : [],
    ),
    min: 1,
    max: 1,
  }));
  return chosen?.flatMap(({ what }) => (what.is === 'region' ? [what.region] : [])) ?? null;
}
