/**
 * The Discard pile back in the Deck. Editions before 5.0 shuffle it under a Deck that is too small, as a
 * part of the same step (4.0:3.2.2.d). In 5.0 a player may do so in the Morning: before and after each
 * daily effect while their Deck is empty (4.2.1.f), and within a draw or Resupply of more cards than the
 * Deck has (7.3.9.c, 7.3.31.b). A Resupply from an empty Deck at another time always does (7.3.31.c).
 */

import { invalidateFacts } from '../board/characteristics.ts';
import { writeEntry } from '../board/tracing.ts';
import { FACT } from '../cards/facts.ts';
import { ask, type Chooser, startChoosing, YES_NO } from '../choices/ask.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { StepFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { initiativeOrder } from '../state/player.ts';
import { shuffleList } from '../state/random.ts';
import { type AtomicAction, BLANK_ACTION, type DeckAction } from '../state/step.ts';
import { bareObject, listOf, nextTimestamp, putIn, takeOut, zoneOf } from '../state/zone.ts';

/** Whether an action draws or Resupplies, which brings the Discard pile back in the Morning. */
function ruleInMorning(action: AtomicAction): RuleNumber | null {
  if (action.act !== 'top') return null;
  if (action.why === 'draw') return '7.3.9.c';
  return action.why === 'resupply' ? '7.3.31.b' : null;
}

/**
 * Asks the players who would draw or Resupply more cards than their Decks have, in initiative order
 * (6.1.h), whether they shuffle their Discard piles back.
 *
 * @returns those who do; null while a decision waits
 */
export function askWhoShufflesBack(draft: Draft, frame: StepFrame): ReadonlySet<number> | null {
  const accepting = new Set<number>();
  if (draft.profile.shufflingBack === 'automatic' || draft.phase !== 'morning') return accepting;
  const asking = startChoosing(draft, frame, frame.plan.source);
  for (const player of initiativeOrder(draft)) {
    const rule = shortRule(draft, frame.plan.actions, player);
    if (rule === null) continue;
    const accepts = askOne(asking, player, [rule, '6.1.h']);
    if (accepts === null) return null;
    if (accepts) accepting.add(player);
  }
  if (asking.at > 0) frame.answers = [];
  return accepting;
}

/**
 * Returns the rule by which a player may shuffle back within a step; null where their Deck has enough
 * cards.
 */
function shortRule(
  draft: Draft,
  actions: readonly AtomicAction[],
  player: number,
): RuleNumber | null {
  if (zoneOf(draft, 'discard', player).length === 0) return null;
  const cards = zoneOf(draft, 'deck', player).length;
  for (const action of actions) {
    const rule = ruleInMorning(action);
    if (rule && action.act === 'top' && action.deck === player && action.at > cards) return rule;
  }
  return null;
}

/** Whether a player shuffles their Discard pile back; null while they have not answered. */
export function askOne(
  asking: Chooser,
  player: number,
  cites: readonly RuleNumber[],
): boolean | null {
  const chosen = ask(asking, () => ({
    player,
    kind: 'shuffle-back',
    cites,
    options: YES_NO,
    min: 1,
    max: 1,
  }));
  return chosen && chosen[0]?.what.is === 'yes';
}

/**
 * Returns the rules by which the Discard pile comes under a Deck that lacks the card an action is on;
 * null where it stays.
 */
export function rulesOfShufflingBack(
  draft: Draft,
  action: DeckAction,
  accepting: ReadonlySet<number>,
): readonly RuleNumber[] | null {
  if (draft.profile.shufflingBack === 'automatic') return AUTOMATIC;
  const rule = ruleInMorning(action);
  if (accepting.has(action.deck)) return rule && [rule];
  const isEmpty = zoneOf(draft, 'deck', action.deck).length === 0;
  const always = rule === '7.3.31.b' && draft.phase !== 'morning' && isEmpty;
  return always ? ALWAYS : null;
}

const AUTOMATIC: readonly RuleNumber[] = ['4.0:3.2.2.d', '7.3.31.c'];
const ALWAYS: readonly RuleNumber[] = ['7.3.31.c'];

/** Shuffles the Discard pile and puts it under the Deck; null where it is empty. */
export function shuffleBack(
  draft: Draft,
  player: number,
  cites: readonly RuleNumber[],
): AtomicAction | null {
  const pile = shuffleList(draft, listOf(draft, 'discard', player));
  if (pile.length === 0) return null;
  const moved: number[] = [];
  for (const old of pile) {
    const object = objectAt(draft, old);
    takeOut(draft, object);
    const id = nextTimestamp(draft);
    putIn(draft, bareObject({ ...object, id, zone: 'deck', player: object.owner }));
    moved.push(old, id);
  }
  draft.irreversible ??= 'shuffle';
  invalidateFacts(draft, FACT.cards);
  return { ...BLANK_ACTION, act: 'reshuffle', player, moved, cites, by: player };
}

/**
 * Shuffles the Discard pile under the Deck as an additive part of a step: its action joins those of the
 * step, whose event it is then part of.
 */
export function shuffleBackWithin(
  draft: Draft,
  player: number,
  actions: AtomicAction[],
  cites: readonly RuleNumber[],
): void {
  if (zoneOf(draft, 'discard', player).length === 0) return;
  if (draft.entries) {
    writeEntry(draft, cites, {
      kind: 'modifier',
      source: null,
      modifies: 'step',
      how: 'rule',
      verb: 'reshuffle',
      applied: true,
    });
  }
  const action = shuffleBack(draft, player, cites.slice(0, 1));
  if (action) actions.push(action);
}
