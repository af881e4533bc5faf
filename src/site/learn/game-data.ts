import type { Phase } from '../../engine/cards/ability.ts';
import type { PlayData } from '../../sandbox/model/play-data.ts';

/** The definition of a phase: its text, with the number of its rule. */
export interface PhaseRule {
  readonly name: string;
  readonly number: string;
  readonly href: string;
  readonly text: string;
}

/** The data in the page of a whole game. */
export interface GameData
  extends Pick<PlayData, 'edition' | 'printed' | 'icons' | 'cards' | 'show'> {
  readonly phases: Readonly<Partial<Record<Phase, PhaseRule>>>;
}
