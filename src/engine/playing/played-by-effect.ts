/** Playing a card as part of an effect (5.2.b). */

import { amount } from '../board/amount.ts';
import { whyNot } from '../board/tracing.ts';
import type { Filter, Step } from '../cards/ability.ts';
import { ask } from '../choices/ask.ts';
import { type Build, contextOfBuild, forDoer } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { pickExpeditions } from '../choices/place-pick.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { EffectFrame, QueuedInstruction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import type { PlayedFrom } from '../state/object.ts';
import { orderFrom, playersOf } from '../state/player.ts';
import { exists, zoneOf } from '../state/zone.ts';
import { fresh } from '../steps/agenda.ts';
import { buildFor, contextOfFrame, goOn } from './instruction.ts';
import { type Limits, type PlaySeed, playable, playSeed, wayOption } from './play-choice.ts';

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
  for (const play of choice) {
    draft.agenda.push({ ...play, player, ...fresh(draft) });
  }
}

const PLAY_RULES: readonly RuleNumber[] = ['5.2.a', '5.2.b', '5.1.1.d'];

/**
 * The card that an effect has a player play, as frames to put on the agenda: none when nothing can be
 * played. Null while a decision waits.
 */
function askPlay(build: Build, step: Extract<Step, { do: 'play' | 'rush' }>): PlaySeed[] | null {
  const { draft } = build;
  const [player = build.controller] = playersOf(draft, step.who ?? 'you', contextOfBuild(build));
  const limits = limitsOf(build, step, player);
  if (limits === null) return null;
  const chosen = ask(build, () => ({
    player,
    kind: 'play',
    cites: step.do === 'rush' ? ['7.3.34.a', ...PLAY_RULES] : PLAY_RULES,
    options: playable(draft, player, limits).map((way) => wayOption(draft, way)),
    ...(limits.filter ? { sought: limits.filter } : {}),
    min: limits.free ? 1 : 0,
    max: 1,
  }));
  if (chosen === null) return null;
  if (limits.only?.length === 0) whyNot(draft, ['6.5.h'], 'nothing-there', {});
  return chosen.flatMap(({ what }) => {
    if (what.is !== 'play') return [];
    const object = draft.objects[what.object]!;
    build.bindings = { ...build.bindings, it: [object.id] };
    const into = what.into === null ? -1 : player * 2 + (what.into.side === 'hero' ? 0 : 1);
    const from = object.zone as PlayedFrom;
    return [
      playSeed(
        { object, from, into, scout: what.scout, forHandCost: what.forHandCost === true },
        {
          free: limits.free === true,
          less: limits.less ?? 0,
          quiet: from === 'deck' || from === 'discard',
        },
      ),
    ];
  });
}

/** What an effect lets a player play, and where. */
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
    ...(into ? { into } : {}),
    ...(step.free ? { free: true } : {}),
    ...(step.forHandCost ? { forHandCost: true } : {}),
    ...(step.less === undefined ? {} : { less: amount(draft, step.less, context) }),
    context: forDoer(build, player),
  };
  const { what } = step;
  if (what === undefined) return limits;
  if (typeof what === 'object' && 'choose' in what && what.among === undefined) {
    return { ...limits, filter: what.choose, only: placesOf(draft, what.choose, player) };
  }
  const picked = pickObjects(build, what, { doer: player });
  if (picked === null) return null;
  return { ...limits, only: picked.filter((id) => exists(draft, id)) };
}

/**
 * Cards where the text says to look; Hand and Reserve when it does not (5.2.a). The zones are those of
 * the player, or where the text says whose, of everybody: the filter finds those meant.
 */
function placesOf(draft: Draft, filter: Filter, player: number): readonly number[] {
  const zones = ['hand', 'reserve', 'discard'] as const;
  const wanted = filter.in === undefined ? ['hand', 'reserve'] : [filter.in].flat();
  const owners = filter.of === undefined ? [player] : orderFrom(draft, player);
  return zones
    .filter((zone) => wanted.includes(zone))
    .flatMap((zone) => owners.flatMap((owner) => [...zoneOf(draft, zone, owner)]));
}
