/**
 * The rules engine of Altered: a pure function from a game and an answer to the next game.
 *
 *     const game = createGame({ players, cards }, { edition: '4.0', seed: 7 });
 *     let now = advance(game);
 *     while (now.decision) now = advance(now.game, { options: choose(now.decision) });
 *
 * A game is plain readonly data, also in the middle of a decision: keep an old value to undo or fork,
 * store it as JSON. The same setup, seed and answers give the same trace. `README.md` tells how it
 * works inside.
 */

export type * from './ability.ts';
export {
  DAILY_EFFECTS,
  KEYWORDS,
  PHASES,
  SIDES,
  STATUSES,
  TERRAINS,
  TRIGGER_SYMBOLS,
  ZONES,
} from './ability.ts';
export {
  type Advance,
  type AdvanceOptions,
  advance,
  type Player as Chooser,
  playOut,
  STEP_BOUND,
} from './advance.ts';
export { CARD_TYPES, type Card, type CardType, FACTIONS, RARITIES } from './card.ts';
export type {
  Answer,
  Decision,
  DecisionKind,
  ExpeditionName,
  Option,
  OptionWhat,
} from './decision.ts';
export {
  type Citation,
  citable,
  cite,
  EDITIONS,
  type EditionId,
  PROFILES,
  type Profile,
} from './edition.ts';
export { EngineError, type EngineErrorCode } from './error.ts';
export type { Expedition, Game, Marker, Player, Region, Result } from './game.ts';
export { MODES, type Mode } from './mode.ts';
export type { Emblem, GameObject } from './object.ts';
export { createPosition, type Placed, type PositionSetup } from './placing.ts';
export type {
  DescribedCard,
  ExpeditionPosition,
  PlacedCard,
  PlayerPosition,
  Position,
  TumultPosition,
} from './position.ts';
export { type Applied, type Query, query } from './query.ts';
export { allRuleNumbers, type RuleNumber } from './rule-number.ts';
export { createGame, type PlayerSetup, type Setup, type SetupOptions } from './setup.ts';
export type {
  ActionData,
  Comparison,
  MoveReason,
  Spot,
  Thing,
  TraceData,
  TraceEntry,
  TraceKind,
  WhyNot,
} from './trace.ts';
export { type SeenAnswer, type SeenObject, type SeenPlayer, type View, view } from './view.ts';
export { zoneOf } from './zone.ts';
