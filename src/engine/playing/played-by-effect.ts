/** Playing a card as part of an effect (5.2.b). */

import { amount } from '../board/amount.ts';
import { manaOf } from '../board/payment.ts';
import { whyNot } from '../board/tracing.ts';
import type { Filter, Step } from '../cards/ability.ts';
import { ask } from '../choices/ask.ts';
import { type Build, contextOfBuild, forDoer } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { pickExpeditions } from '../choices/place-pick.ts';
import { rulesIn } from '../rules/edition.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Option } from '../state/decision.ts';
import { type EffectFrame, NO_REDUCTION, type QueuedInstruction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import type { PlayedFrom } from '../state/object.ts';
import { orderFrom, playersOf } from '../state/player.ts';
import { stillExists, zoneOf } from '../state/zone.ts';
import { pushFrame } from '../steps/agenda.ts';
import { buildFor, contextOfFrame, goOn } from './instruction.ts';
import {
  type Limits,
  NO_LIMITS,
  type PlaySeed,
  playableWays,
  playSeed,
  wayOption,
} from './play-choice.ts';

/** Puts the play on the agenda, once the card is chosen. */
export function startPlay(
  draft: Draft,
  frame: EffectFrame,
  step: Extract<Step, { do: 'play' | 'rush' }>,
  rest: readonly QueuedInstruction[],
): void {
  const players = playersOf(draft, step.who ?? 'you', contextOfFrame(frame));
  if (players.length > 1) {
    const each = players.flatMap((one): QueuedInstruction[] => [
      { do: '#bind', they: [one] },
      { ...step, who: 'they' },
    ]);
    goOn(frame, [...each, ...rest]);
    return;
  }
  const build = buildFor(draft, frame);
  const choice = askPlay(build, step);
  if (choice === null) return;
  frame.bindings = build.bindings;
  goOn(frame, rest);
  const [player = frame.controller] = players;
  frame.check = draft.profile.checkAfterSteps;
  for (const play of choice) pushFrame(draft, { ...play, player });
}

const PLAY_RULES: readonly RuleNumber[] = ['5.2.a', '5.2.b', '5.1.1.d'];

/**
 * Returns the cards that an effect has a player play, as frames to put on the agenda, the last to be
 * played first: none when nothing can be played. Null while a decision waits. Of several, all are
 * declared before the first is played, and the player says in which order (5.2.c).
 */
function askPlay(build: Build, step: Extract<Step, { do: 'play' | 'rush' }>): PlaySeed[] | null {
  const { draft } = build;
  const [player = build.controller] = playersOf(draft, step.who ?? 'you', contextOfBuild(build));
  const limits = limitsOf(build, step, player);
  if (limits === null) return null;
  const declared: Option[] = [];
  const count = howMany(build, step);
  while (declared.length < count) {
    const chosen = askOne(build, step, { player, limits, declared });
    if (chosen === null) return null;
    if (chosen.length === 0) break;
    declared.push(...chosen);
  }
  if (limits.only?.length === 0) whyNot(draft, ['6.5.h'], 'nothing-there', {});
  const ordered = declared.length > 1 ? askOrder(build, player, declared) : declared;
  if (ordered === null) return null;
  const seeds = ordered.flatMap(({ what }) =>
    what.is === 'play' ? [seedOf(draft, player, what, limits)] : [],
  );
  const last = seeds.at(-1);
  if (last) build.bindings = { ...build.bindings, it: seeds.map(({ object }) => object) };
  return seeds.reverse();
}

/** Returns how many cards the text says to play; one when it does not say. */
function howMany(build: Build, { what }: Extract<Step, { do: 'play' | 'rush' }>): number {
  const count = typeof what === 'object' && 'choose' in what ? (what.count ?? 1) : 1;
  return count === 'any' ? MOST_PLAYED : amount(build.draft, count, contextOfBuild(build));
}

/** More cards than any player plays in one step. */
const MOST_PLAYED = 60;

/** Asks for the next card, which must be paid for with the mana that the others leave (5.2.c). */
function askOne(
  build: Build,
  step: Extract<Step, { do: 'play' | 'rush' }>,
  asked: {
    readonly player: number;
    readonly limits: Limits;
    readonly declared: readonly Option[];
  },
): readonly Option[] | null {
  const { draft } = build;
  const { player, limits, declared } = asked;
  const others = declared.flatMap(({ what }) => (what.is === 'play' ? [what] : []));
  const spent = others.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  const several = others.length > 0 ? rulesIn(draft.edition, SEVERAL) : [];
  return ask(build, () => ({
    player,
    kind: 'play',
    cites: [...(step.do === 'rush' ? RUSH_RULES : PLAY_RULES), ...several],
    options: playableWays(draft, player, limits)
      .filter(({ object }) => !others.some((one) => one.object === object.id))
      .filter(({ cost, free }) => free || spent === 0 || cost + spent <= manaOf(draft, player))
      .map((way) => wayOption(draft, way)),
    min: limits.free && (others.length === 0 || isPicked(step)) ? 1 : 0,
    max: 1,
    sought: limits.filter ?? undefined,
  }));
}

/** Whether the cards to play were chosen before, any number of them: then all of them are played. */
function isPicked({ what }: Extract<Step, { do: 'play' | 'rush' }>): boolean {
  return typeof what === 'object' && 'choose' in what && what.among !== undefined;
}

const RUSH_RULES: readonly RuleNumber[] = ['7.3.34.a', ...PLAY_RULES];
const SEVERAL: readonly RuleNumber[] = ['5.2.c'];

/** Asks in which order the declared cards are played: which one is next, until one is left. */
function askOrder(
  build: Build,
  player: number,
  declared: readonly Option[],
): readonly Option[] | null {
  const { draft } = build;
  const ordered: Option[] = [];
  let left = declared;
  while (left.length > 1) {
    const offered = left;
    const chosen = ask(build, () => ({
      player,
      kind: 'play',
      cites: [...PLAY_RULES, ...rulesIn(draft.edition, SEVERAL)],
      options: offered,
      min: 1,
      max: 1,
    }));
    if (chosen === null) return null;
    ordered.push(...chosen);
    left = left.filter((one) => !chosen.some(({ id }) => id === one.id));
  }
  return [...ordered, ...left];
}

function seedOf(
  draft: Draft,
  player: number,
  what: Extract<Option['what'], { is: 'play' }>,
  limits: Limits,
): PlaySeed {
  const card = objectAt(draft, what.object);
  const object = what.temple ? { ...card, temple: true } : card;
  const into = what.into === null ? -1 : player * 2 + (what.into.side === 'hero' ? 0 : 1);
  const from = limits.asFrom ?? (object.zone as PlayedFrom);
  return playSeed(
    { object, from, into, scout: what.scout, forHandCost: what.forHandCost === true },
    {
      free: limits.free,
      less: limits.less,
      quiet: from === 'deck' || from === 'discard',
    },
  );
}

/**
 * Returns the cards that an effect lets a player play, and the Expeditions into which, as limits; null
 * while a player must choose the Expeditions.
 */
function limitsOf(
  build: Build,
  step: Extract<Step, { do: 'play' | 'rush' }>,
  player: number,
): Limits | null {
  const { draft } = build;
  const context = contextOfBuild(build);
  const into = step.in === undefined ? undefined : pickExpeditions(build, step.in);
  if (into === null) return null;
  const limits: Limits = {
    ...NO_LIMITS,
    into: into ?? null,
    free: step.free === true,
    forHandCost: step.forHandCost === true,
    asFrom: step.asFrom ?? null,
    less:
      step.less === undefined
        ? NO_REDUCTION
        : {
            by: amount(draft, step.less, context),
            min: amount(draft, step.min ?? 0, context),
          },
    context: forDoer(build, player),
  };
  const { what } = step;
  if (what === undefined) return limits;
  if (typeof what === 'object' && 'choose' in what && what.among === undefined) {
    return { ...limits, filter: what.choose, only: placesOf(draft, what.choose, player) };
  }
  const picked = pickObjects(build, what, { doer: player });
  if (picked === null) return null;
  return { ...limits, only: picked.filter((id) => stillExists(draft, id)) };
}

/**
 * Returns cards where the text says to look; Hand and Reserve when it does not (5.2.a). The zones are
 * those of the player, or where the text says whose, of everybody: the filter finds those meant.
 */
function placesOf(draft: Draft, filter: Filter, player: number): readonly number[] {
  const zones = ['hand', 'reserve', 'discard'] as const;
  const wanted = filter.in === undefined ? ['hand', 'reserve'] : [filter.in].flat();
  const owners = filter.of === undefined ? [player] : orderFrom(draft, player);
  return zones
    .filter((zone) => wanted.includes(zone))
    .flatMap((zone) => owners.flatMap((owner) => [...zoneOf(draft, zone, owner)]));
}
