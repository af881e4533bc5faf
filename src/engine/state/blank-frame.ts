/**
 * Frames as they start. Frames of the day are copies of one, frames of playing copies of another, as
 * actions are of `BLANK_ACTION`: JavaScript engines read objects of few shapes fastest.
 */

import type { Frame } from './frame.ts';

export const NO_ANSWERS: Frame['answers'] = [];

/** Every field of the frames of the beginning, of days, phases, turns and checks of Reactions, empty. */
export const BLANK_DAY_FRAME = {
  kind: undefined,
  answers: NO_ANSWERS,
  parent: null,
  outcome: null,
  at: undefined,
  next: undefined,
  phase: undefined,
  asked: undefined,
  daily: undefined,
  extra: undefined,
  player: undefined,
  goesOn: undefined,
  ends: undefined,
  because: undefined,
  played: undefined,
};

/** Every field of the frames of playing cards and quick actions, empty. */
export const BLANK_PLAY_FRAME = {
  kind: undefined,
  answers: NO_ANSWERS,
  parent: null,
  outcome: null,
  player: undefined,
  object: undefined,
  from: undefined,
  into: undefined,
  scout: undefined,
  forHandCost: undefined,
  temple: undefined,
  free: undefined,
  less: undefined,
  quiet: undefined,
  key: undefined,
  unpaid: undefined,
  at: undefined,
  changes: undefined,
  paying: undefined,
  effect: [],
  targets: undefined,
  rushes: undefined,
  moved: undefined,
  x: 0,
  affected: undefined,
};
