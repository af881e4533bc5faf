/** Paying for a card with a Rush: another card that is played while the first waits in Limbo (7.3.34.a). */

import { ask, startChoosing } from '../choices/ask.ts';
import { NO_ANSWERS } from '../state/blank-frame.ts';
import type { PlayFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { pushFrame } from '../steps/agenda.ts';
import { playSeed, rushWays, wayOption } from './play-choice.ts';

/** Plays the card that the next Rush of a cost asks for; where none can be played any more, nothing. */
export function payByRush(draft: Draft, frame: PlayFrame): void {
  const { player, rushes } = frame;
  const [rush, ...rest] = rushes;
  const ways = rush ? rushWays(draft, player, rush.card, { leftOut: [frame.object], mana: 0 }) : [];
  const options = ways.map((way) => wayOption(draft, way));
  const chosen = ask(startChoosing(draft, frame, frame.object), () => ({
    player,
    kind: 'play',
    cites: ['7.3.34.a', '5.2.b', '5.1.1.d'],
    options,
    min: 1,
    max: 1,
    sought: rush?.card,
  }));
  if (chosen === null) return;
  frame.answers = NO_ANSWERS;
  frame.rushes = rest;
  frame.at = rest.length > 0 ? 'rush' : 'paid';
  const way = ways[options.findIndex(({ id }) => id === chosen[0]?.id)];
  if (way) pushFrame(draft, { ...playSeed(way, {}), player });
}
