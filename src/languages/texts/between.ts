import type { Act, CardTrait, NextAct, SpotName } from '../../sandbox/between/scene.ts';
import type { between } from '../en/texts/between.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the page that shows what happens between two cards. */
export type BetweenTexts = TextsLike<typeof between>;

/** The parts of the sentence of a scene. */
export interface SceneSaid {
  /** The card that acts, and the other one. */
  readonly actor: string;
  readonly other: string;
  /** The player who acts, and the opponent. */
  readonly player: string;
  readonly opponent: string;
  readonly act: Act;
  readonly spot: SpotName;
  readonly trait: CardTrait | null;
  readonly follows: NextAct | null;
  /** The player has no other cards in hand or Reserve. */
  readonly bare: boolean;
}
