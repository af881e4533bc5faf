import type { Phase, Status, Terrain } from '../../engine/cards/ability.ts';
import type { Rarity } from '../../engine/cards/card.ts';
import type { Moment } from '../../engine/setup/position.ts';
import type { Mode } from '../../engine/state/mode.ts';
import type { PlaceName } from '../../sandbox/model/placed-cards.ts';

/** The words with which a position is written as text; each is read in every language. */
export interface NotationWords {
  readonly places: Readonly<Record<PlaceName, string>>;
  readonly table: Readonly<
    Record<
      'day' | 'firstPlayer' | 'turn' | 'moment' | 'arena' | 'beginning' | 'tumult' | 'markers',
      string
    >
  >;
  readonly facts: Readonly<
    Record<'passed' | 'out' | 'ascended' | 'moved' | 'turned' | 'faceUp', string>
  >;
  /** Properties of a card, each one word with a value after it. */
  readonly marks: Readonly<
    Record<
      | 'owner'
      | 'used'
      | 'gained'
      | 'waiting'
      | 'lasting'
      | 'named'
      | 'about'
      | 'player'
      | 'expedition'
      | 'from'
      | 'into',
      string
    >
  >;
  readonly moments: Readonly<Record<Moment, string>>;
  readonly statuses: Readonly<Record<Exclude<Status, 'ascended' | 'boosted'>, string>>;
  readonly counters: Readonly<Record<string, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly rarities: Readonly<Record<Rarity, string>>;
}
