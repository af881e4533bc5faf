/** Cards of Decks, found when the step comes. */

import { writeEntry } from '../board/tracing.ts';
import type { StepFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { type AtomicAction, BLANK_ACTION, type DeckAction } from '../state/step.ts';
import { zoneOf } from '../state/zone.ts';
import { isUnthrown, throwDice } from './dice.ts';
import { rulesOfShufflingBack, shuffleBackWithin } from './shuffle-back.ts';

/**
 * Finds the cards at the tops of Decks, and throws dice.
 *
 * @param accepting the players who shuffle their Discard piles back where there are not enough cards
 */
export function findCards(
  draft: Draft,
  frame: StepFrame,
  accepting: ReadonlySet<number> = NOBODY,
): void {
  const actions = onCards(draft, frame.plan.actions, accepting);
  if (actions !== frame.plan.actions) frame.plan = { ...frame.plan, actions };
}

const NOBODY: ReadonlySet<number> = new Set();

/** Returns actions with the cards found that they are on; asked once more, it finds the same ones. */
export function onCards(
  draft: Draft,
  planned: readonly AtomicAction[],
  accepting = NOBODY,
): readonly AtomicAction[] {
  if (!planned.some((one) => isUnthrown(one) || isOnDeck(one))) return planned;
  const actions: AtomicAction[] = [];
  const reshuffled = new Set<number>();
  for (const action of planned) {
    if (isUnthrown(action)) actions.push(throwDice(draft, action));
    else if (!isOnDeck(action)) actions.push(action);
    else {
      const { deck, at } = action;
      if (zoneOf(draft, 'deck', deck).length < at && !reshuffled.has(deck)) {
        const rules = rulesOfShufflingBack(draft, action, accepting);
        if (rules) {
          reshuffled.add(deck);
          shuffleBackWithin(draft, deck, actions, rules);
        }
      }
      const object = zoneOf(draft, 'deck', deck)[at - 1];
      if (object !== undefined) actions.push(onCard(action, object));
      else if (draft.entries) tellLacking(draft, action, planned);
    }
  }
  return actions;
}

/** Says that a Deck lacks the card at a position (3.2.2.d), or some of its first cards (3.2.2.e). */
function tellLacking(draft: Draft, action: DeckAction, planned: readonly AtomicAction[]): void {
  const isOneOfSeveral = planned.some(
    (one) => one !== action && isOnDeck(one) && one.deck === action.deck,
  );
  const rule = isOneOfSeveral && draft.profile.shufflingBack === 'morning' ? '3.2.2.e' : '3.2.2.d';
  writeEntry(draft, [rule, '6.5.h'], {
    kind: 'why-not',
    why: 'nothing-there',
    what: null,
    object: null,
    by: null,
    word: action.act === 'top' ? action.why : 'reveal',
  });
}

/** Whether an action is on a Deck's top cards, which are found when its step comes. */
export function isOnDeck(action: AtomicAction): action is DeckAction {
  return action.act === 'top' || action.act === 'reveal-top';
}

/** Turns an action on a position of a Deck into one on the card found there. */
export function onCard(action: DeckAction, object: number): AtomicAction {
  const { by, used } = action;
  if (action.act === 'reveal-top') {
    return { ...BLANK_ACTION, act: 'reveal', object, to: action.to, by, used };
  }
  const { player, expedition, position, why, enters } = action;
  return {
    ...BLANK_ACTION,
    act: 'move',
    object,
    to: action.to,
    player,
    expedition,
    position,
    why,
    enters,
    by,
    exhausts: action.exhausts,
    used,
  };
}
