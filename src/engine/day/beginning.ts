/** The beginning of the game (4.1): six cards each, three of them Mana Orbs. */

import { writeEntry } from '../board/tracing.ts';
import { ask, startChoosing } from '../choices/ask.ts';
import { chosenObjects, objectOption } from '../choices/build.ts';
import { unknownValue } from '../rules/error.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { BLANK_DAY_FRAME, NO_ANSWERS } from '../state/blank-frame.ts';
import type { BeginningFrame } from '../state/frame.ts';
import { type Draft, playerCount } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { initiativeOrder } from '../state/player.ts';
import { type AtomicAction, BLANK_STEP } from '../state/step.ts';
import { zoneOf } from '../state/zone.ts';
import { popFrame, pushFrame, pushStep } from '../steps/agenda.ts';
import { topCard } from '../verbs/deck.ts';
import { moveTo } from '../verbs/move.ts';

/** Cards drawn at the start (4.1.h), and how many of them become Mana Orbs (4.1.i). */
const DRAWN = 6;
const ORBS = 3;

/** Draws, asks for Mana Orbs, and starts the first day without its Morning (4.1.j). */
export function runBeginning(draft: Draft, frame: BeginningFrame): void {
  frame.outcome = null;
  switch (frame.at) {
    case 'draw':
      frame.at = 'mana';
      drawCards(draft);
      return;
    case 'mana':
      putMana(draft, frame);
      return;
    case 'start': {
      popFrame(draft);
      pushFrame(draft, { ...BLANK_DAY_FRAME, kind: 'day', next: 1 });
      return;
    }
    default:
      throw unknownValue('agenda', frame.at);
  }
}

function drawCards(draft: Draft): void {
  if (draft.entries) {
    writeEntry(draft, groundsOfBeginning(draft), {
      kind: 'game-began',
      firstPlayer: draft.firstPlayer,
      players: playerCount(draft),
    });
  }
  const players = initiativeOrder(draft);
  pushStep(draft, {
    ...BLANK_STEP,
    verb: 'draw',
    player: null,
    source: 0,
    cites: ['4.1.h', '1.3.1.e', '7.3.9.a'],
    actions: players.flatMap((player) =>
      Array.from({ length: DRAWN }, (_, at) => topCard(player, at + 1, 'hand', 'draw')),
    ),
    who: players,
  });
}

const LAID_OUT: readonly RuleNumber[] = [
  '4.1.a',
  '4.1.b',
  '4.1.c',
  '4.1.d',
  '4.1.e',
  '1.3.1.c',
  '4.1.f',
  '1.3.1.d',
  '4.1.g',
  '3.2.1.a',
  '3.2.1.b',
  '3.2.6.a',
  '3.2.6.b',
];

/** Returns the rules behind laying out the game, and behind counters that Heroes begin with (2.5.e). */
function groundsOfBeginning(draft: Draft): readonly RuleNumber[] {
  const marked = initiativeOrder(draft).some((player) =>
    zoneOf(draft, 'hero', player).some(
      (id) => Object.keys(objectAt(draft, id).counters).length > 0,
    ),
  );
  return marked ? [...LAID_OUT, '2.5.e'] : LAID_OUT;
}

function putMana(draft: Draft, frame: BeginningFrame): void {
  const asking = startChoosing(draft, frame, 0);
  const players = initiativeOrder(draft);
  const actions: AtomicAction[] = [];
  for (const player of players) {
    const chosen = ask(asking, () => ({
      player,
      kind: 'starting-mana',
      cites: ['4.1.i', '1.3.1.e', '6.1.h'],
      options: zoneOf(draft, 'hand', player).map((id) =>
        objectOption(draft, objectAt(draft, id), 'mana'),
      ),
      min: ORBS,
      max: ORBS,
    }));
    if (chosen === null) return;
    for (const object of chosenObjects(chosen)) {
      actions.push(moveTo(draft, object, 'mana', 'starting-mana', player));
    }
  }
  frame.at = 'start';
  frame.answers = NO_ANSWERS;
  pushStep(draft, {
    ...BLANK_STEP,
    verb: 'starting-mana',
    player: null,
    source: 0,
    cites: ['4.1.i', '3.2.9.c'],
    actions,
    who: players,
  });
}
