/** Which player is meant, the same in every language (7.2.4). */

import type { PlayerReference } from '../../engine/cards/ability.ts';
import type { WordingContext } from './wording.ts';

/** The words of a language for players. */
export interface PlayerWords extends Readonly<Record<Extract<PlayerReference, string>, string>> {
  /** "They" after a list of players was begun. */
  readonly thatPlayer: string;
  readonly target: (who: 'player' | 'opponent', other: boolean) => string;
}

/** A player as the subject or object of a clause. "They" are named the first time. */
export function playerWords(
  who: PlayerReference,
  words: PlayerWords,
  context: WordingContext,
): string {
  if (typeof who === 'object') {
    if ('target' in who) return words.target(who.target, who.other === true);
    return 'controllerOf' in who
      ? context.language.holder('controller', who.controllerOf, context)
      : context.language.holder('owner', who.ownerOf, context);
  }
  if (who === 'they' && context.thatPlayer) {
    context.thatPlayer = false;
    return words.thatPlayer;
  }
  if (who !== 'they' || context.introduce === null) return words[who];
  const introduced = context.introduce;
  context.introduce = null;
  return playerWords(introduced, words, context);
}
