import type { Language } from '../../rulebook/language.ts';
import type { MeetingObstacle } from '../../sandbox/between/obstacle.ts';
import type { Act, CardTrait, SpotName } from '../../sandbox/between/scene.ts';
import { TEXTS } from '../all-languages.ts';

/** Texts of the page that shows what happens between two cards. */
export interface BetweenTexts {
  readonly title: string;
  readonly lead: string;
  readonly needsScript: string;
  readonly allCards: string;
  readonly cards: readonly [string, string];
  readonly typeName: string;
  readonly change: string;
  readonly swap: string;
  readonly nothingFound: string;
  readonly found: (count: number) => string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly empty: string;
  /** The address names a card that does not exist. */
  readonly unknown: string;
  readonly playing: (percent: number) => string;
  readonly stop: string;
  readonly outcome: (situations: number, positions: number) => string;
  readonly none: (positions: number) => string;
  readonly situations: string;
  readonly rulings: string;
  readonly noRulings: string;
  readonly notMeeting: string;
  readonly board: string;
  readonly closeBoard: string;
  readonly freePlay: string;
  /** On the page of a card: a link to this page. */
  readonly withCard: (card: string) => string;
  /** A scene in words; the names of cards come marked, and are used as they are. */
  readonly scene: (scene: SceneSaid) => string;
  /** A passive ability of a card applies to another; the names come marked. */
  readonly applies: (by: string, to: string) => string;
  readonly obstacle: (obstacle: MeetingObstacle, nameOf: (which: 'a' | 'b') => string) => string;
}

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
  readonly thenPlay: boolean;
}

export function betweenTexts(lang: Language): BetweenTexts {
  return TEXTS[lang].between;
}
