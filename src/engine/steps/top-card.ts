/** Cards of Decks, found when the step comes; the Discard pile is shuffled under a Deck too small. */

import { changed } from '../board/characteristics.ts';
import { write } from '../board/tracing.ts';
import { FACT } from '../cards/facts.ts';
import type { StepFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { shuffled } from '../state/random.ts';
import type { AtomicAction } from '../state/step.ts';
import { bare, listOf, nextTimestamp, putIn, takeOut, zoneOf } from '../state/zone.ts';
import { isUnthrown, throwDice } from './dice.ts';

/** Finds the cards at the tops of Decks, reshuffling where there are not enough; throws dice. */
export function findCards(draft: Draft, frame: StepFrame): void {
  const actions = onCards(draft, frame.plan.actions);
  if (actions !== frame.plan.actions) frame.plan = { ...frame.plan, actions };
}

/** Actions with the cards found that they are on; asked once more, it finds the same ones. */
export function onCards(draft: Draft, planned: readonly AtomicAction[]): readonly AtomicAction[] {
  if (!planned.some((one) => isUnthrown(one) || isOnDeck(one))) return planned;
  const actions: AtomicAction[] = [];
  const reshuffled = new Set<number>();
  for (const action of planned) {
    if (isUnthrown(action)) actions.push(throwDice(draft, action));
    else if (action.act !== 'top' && action.act !== 'reveal-top') actions.push(action);
    else {
      const { deck, at } = action;
      if (zoneOf(draft, 'deck', deck).length < at && !reshuffled.has(deck)) {
        reshuffled.add(deck);
        reshuffle(draft, deck, actions);
      }
      const object = zoneOf(draft, 'deck', deck)[at - 1];
      if (object !== undefined) actions.push(onCard(action, object));
      else if (draft.entries) {
        write(draft, ['3.2.2.d', '6.5.h'], {
          kind: 'why-not',
          why: 'nothing-there',
          what: null,
          object: null,
          by: null,
          word: action.act === 'top' ? action.why : 'reveal',
        });
      }
    }
  }
  return actions;
}

/** Whether an action is on a Deck's top cards, which are found when its step comes. */
export function isOnDeck({ act }: AtomicAction): boolean {
  return act === 'top' || act === 'reveal-top';
}

/** What an action on a position of a Deck is on the card found there. */
export function onCard(
  action: Extract<AtomicAction, { act: 'top' | 'reveal-top' }>,
  object: number,
): AtomicAction {
  const { by, used } = action;
  if (action.act === 'reveal-top') {
    const reveal: AtomicAction = { act: 'reveal', object, to: action.to, by };
    return used ? { ...reveal, used } : reveal;
  }
  const { player, expedition, position, why, enters } = action;
  const move: AtomicAction = {
    act: 'move',
    object,
    to: action.to,
    player,
    expedition,
    position,
    why,
    enters,
    by,
  };
  return used ? { ...move, used } : move;
}

/**
 * Shuffles the Discard pile under the Deck. This is an additive part of the same step (4.0:3.2.2.d): its
 * action joins those of the step, whose event it is then part of.
 */
function reshuffle(draft: Draft, player: number, actions: AtomicAction[]): void {
  const pile = shuffled(draft, listOf(draft, 'discard', player));
  if (pile.length === 0) return;
  if (draft.entries) {
    write(draft, ['4.0:3.2.2.d', '7.3.31.c'], {
      kind: 'modifier',
      source: null,
      modifies: 'step',
      how: 'rule',
      verb: 'reshuffle',
      applied: true,
    });
  }
  const moved: number[] = [];
  for (const old of pile) {
    const object = draft.objects[old]!;
    takeOut(draft, object);
    const id = nextTimestamp(draft);
    putIn(draft, bare({ ...object, id, zone: 'deck', player: object.owner }));
    moved.push(old, id);
  }
  actions.push({ act: 'reshuffle', player, moved, by: player });
  draft.irreversible ??= 'shuffle';
  changed(draft, FACT.cards);
}
