/** The Afternoon (4.2.3): turns, and the turn effects that players choose. */

import { expeditionChosenFrom } from '../board/expedition.ts';
import { everyPlayer, openEntry, writeEntry } from '../board/tracing.ts';
import { ask, startChoosing } from '../choices/ask.ts';
import { playableWays, playSeed, wayOption } from '../playing/play-choice.ts';
import { quickActionOptions } from '../playing/quick-action.ts';
import { unknownValue } from '../rules/error.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { BLANK_DAY_FRAME, BLANK_PLAY_FRAME, NO_ANSWERS } from '../state/blank-frame.ts';
import type { Option } from '../state/decision.ts';
import type { AfternoonFrame, TurnFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { objectAt, playerAt } from '../state/lookup.ts';
import type { PlayedFrom } from '../state/object.ts';
import { orderFrom } from '../state/player.ts';
import { BLANK_ACTION, BLANK_STEP } from '../state/step.ts';
import { popFrame, pushCheck, pushFrame, pushStep } from '../steps/agenda.ts';
import { expireEmblems } from './day.ts';

/** Gives the next turn to a player who has not passed, or ends the Afternoon (4.2.3.e). */
export function runAfternoon(draft: Draft, frame: AfternoonFrame): void {
  frame.outcome = null;
  if (frame.at === 'begin') {
    beginAfternoon(draft);
    frame.at = 'turns';
  }
  const extra = frame.extra?.find((one) => !playerAt(draft, one).passed);
  if (frame.extra && extra !== undefined) {
    frame.extra = frame.extra.slice(frame.extra.indexOf(extra) + 1);
    pushTurn(draft, extra);
    return;
  }
  const order = orderFrom(draft, frame.next);
  const player = order.find((one) => !playerAt(draft, one).passed);
  if (player === undefined) {
    expireEmblems(draft, 'this-afternoon');
    draft.turn = null;
    popFrame(draft);
    return;
  }
  frame.next = (player + 1) % draft.players.length;
  pushTurn(draft, player);
}

function pushTurn(draft: Draft, player: number): void {
  pushFrame(draft, {
    ...BLANK_DAY_FRAME,
    kind: 'turn',
    player,
    at: 'begin',
    goesOn: false,
    ends: false,
  });
}

function beginAfternoon(draft: Draft): void {
  draft.players = draft.players.map((player) =>
    player.passed && player.competing ? { ...player, passed: false } : player,
  );
  draft.passes = 0;
  draft.played = everyPlayer(draft).map(() => []);
}

/** Runs a turn: a turn effect, its Reactions, and so on until the turn ends (4.2.3.d, 4.2.3.e). */
export function runTurn(draft: Draft, frame: TurnFrame): void {
  frame.outcome = null;
  switch (frame.at) {
    case 'begin':
      draft.turn = frame.player;
      draft.turns += 1;
      if (draft.entries) {
        const first: readonly RuleNumber[] = draft.turns === 1 ? ['4.2.3.c'] : [];
        const entry = writeEntry(draft, ['4.2.3.b', ...first], {
          kind: 'turn-began',
          player: frame.player,
        });
        frame.parent = entry;
      }
      frame.at = 'choose';
      return;
    case 'choose':
      chooseEffect(draft, frame);
      return;
    case 'check':
      frame.at = 'end';
      pushCheck(draft, '4.2.g');
      return;
    case 'end':
      if (!frame.ends) {
        frame.at = 'choose';
        frame.goesOn = true;
        return;
      }
      expireEmblems(draft, 'this-turn');
      if (draft.entries)
        writeEntry(draft, ['4.2.3.e'], { kind: 'turn-ended', player: frame.player });
      draft.turn = null;
      popFrame(draft);
      return;
    default:
      throw unknownValue('agenda', frame.at);
  }
}

function chooseEffect(draft: Draft, frame: TurnFrame): void {
  const { player } = frame;
  const chosen = ask(startChoosing(draft, frame, 0), () => ({
    player,
    kind: 'turn',
    cites: ['4.2.3.d', '5.1.1.b', ...(frame.goesOn ? (['4.2.3.e'] as const) : [])],
    options: turnOptions(draft, player),
    min: 1,
    max: 1,
  }));
  if (chosen === null) return;
  frame.answers = NO_ANSWERS;
  frame.at = 'check';
  takeOption(draft, frame, itemAt(chosen, 0, 'chosen'));
}

/** Returns everything that a player may do in their turn: cards, quick actions, and passing. */
function turnOptions(draft: Draft, player: number): Option[] {
  const options = playableWays(draft, player).map((way) => wayOption(draft, way));
  options.push(...quickActionOptions(draft, player));
  options.push({ id: 'pass', what: { is: 'pass' } });
  return options;
}

function takeOption(draft: Draft, frame: TurnFrame, { what }: Option): void {
  const { player } = frame;
  const effect =
    what.is === 'play' ? 'play-card' : what.is === 'quick-action' ? 'quick-action' : 'pass';
  if (draft.entries) {
    const playing: readonly RuleNumber[] = effect === 'pass' ? [] : ['5.1.1.a', '5.1.1.b'];
    openEntry(draft, ['4.2.3.d', ...playing], { kind: 'turn-effect', player, effect });
  }
  if (what.is === 'play') {
    frame.ends = true;
    const card = objectAt(draft, what.object);
    const object = what.temple ? { ...card, temple: true } : card;
    const way = {
      object,
      from: object.zone as PlayedFrom,
      into: expeditionChosenFrom(what.into),
      scout: what.scout,
      forHandCost: false,
    };
    pushFrame(draft, { ...playSeed(way, {}), player });
    return;
  }
  if (what.is === 'quick-action') {
    pushFrame(draft, {
      ...BLANK_PLAY_FRAME,
      kind: 'quick-action',
      player,
      object: what.object,
      key: what.ability,
      at: 'declare',
      affected: 0,
    });
    return;
  }
  frame.ends = true;
  pushStep(draft, {
    ...BLANK_STEP,
    verb: 'pass',
    player,
    source: 0,
    cites: ['4.2.3.d'],
    actions: [{ ...BLANK_ACTION, act: 'pass', player, by: player }],
    who: [player],
  });
}
