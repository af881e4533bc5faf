import type { Phase } from '../../engine/cards/ability.ts';
import type { PlayData } from '../../sandbox/model/play-data.ts';

/** What the definition of a phase says, with its number. */
export interface PhaseRule {
  readonly name: string;
  readonly number: string;
  readonly href: string;
  readonly text: string;
}

/** What the page of a whole game carries. */
export interface GameData
  extends Pick<PlayData, 'edition' | 'printed' | 'icons' | 'cards' | 'show'> {
  readonly phases: Readonly<Partial<Record<Phase, PhaseRule>>>;
}
