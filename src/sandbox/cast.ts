import type { Game } from '../engine/game.ts';
import type { Board, CardFace, Viewer } from './board.ts';
import type { Engine } from './run.ts';
import type { Span, Teller } from './told.ts';

/** One reason why an object is what it is: a passive ability, in the order in which it applied. */
export interface Reason {
  readonly said: readonly Span[];
  readonly cites: readonly string[];
}

/** Everything behind the interface: who plays, who looks, who tells. */
export interface Cast {
  readonly engine: Engine;
  /** What a viewer sees of a game. */
  readonly see: (game: Game, viewer: Viewer) => Board;
  /** Why a card is what it is. */
  readonly explain: (game: Game, face: CardFace) => readonly Reason[];
  readonly teller: (game: Game) => Teller;
}
