/**
 * The rules engine of Altered: a pure function from a game and an answer to the next game.
 *
 *     const game = createGame({ players, cards }, { edition: '5.0', seed: 7 });
 *     let now = advance(game);
 *     while (now.decision) now = advance(now.game, { options: choose(now.decision) });
 *
 * A game is plain readonly data, also in the middle of a decision: keep an old value to undo or fork,
 * store it as JSON. The same setup, seed and answers give the same trace. `README.md` tells how it
 * works inside.
 */

export {
  type Advance,
  type AdvanceOptions,
  type AnswerChooser as Chooser,
  STEP_BOUND,
} from './advance.ts';
export type * from './cards/ability.ts';
export type { Card } from './cards/card.ts';
export {
  CARD_TYPES,
  DAILY_EFFECTS,
  FACTIONS,
  KEYWORDS,
  PHASES,
  RARITIES,
  SIDES,
  STATUSES,
  TERRAINS,
  TRIGGER_SYMBOLS,
  ZONES,
} from './cards/vocabulary.ts';
export { advance, playOut, query } from './checked.ts';
export type { Applied, Query } from './query.ts';
export {
  CANONICAL,
  type Citation,
  citableRules,
  citationOf,
  EDITIONS,
  type EditionId,
  PROFILES,
  type Profile,
} from './rules/edition.ts';
export { EngineError, type EngineErrorCode } from './rules/error.ts';
export { allRuleNumbers, type RuleNumber } from './rules/rule-number.ts';
export { createPosition, type Placed, type PositionSetup } from './setup/placing.ts';
export type {
  DescribedCard,
  ExpeditionPosition,
  PlacedCard,
  PlayerPosition,
  Position,
  TumultPosition,
} from './setup/position.ts';
export { createGame, type PlayerSetup, type Setup, type SetupOptions } from './setup/setup.ts';
export type {
  Answer,
  Decision,
  DecisionKind,
  ExpeditionName,
  Option,
  OptionWhat,
} from './state/decision.ts';
export type { Expedition, Game, Marker, Player, Region, Result } from './state/game.ts';
export { MODES, type Mode } from './state/mode.ts';
export type { Emblem, GameObject } from './state/object.ts';
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
} from './state/trace.ts';
export { zoneOf } from './state/zone.ts';
export { type SeenAnswer, type SeenObject, type SeenPlayer, type View, view } from './view.ts';
