/**
 * Asking players. What needs decisions is built again from its start with the answers so far, which
 * changes nothing (5.1.2.g, 6.1.g: decisions come before the step and are no step themselves); a
 * decision that has no answer yet ends the build until the answer has come.
 */

import { thingOf, writeCited, writeEntry } from '../board/tracing.ts';
import type { Filter } from '../cards/ability.ts';
import { citeAll } from '../rules/edition.ts';
import { EngineError } from '../rules/error.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Answered, Decision, DecisionKind, Option } from '../state/decision.ts';
import type { Draft } from '../state/game.ts';
import { topFrame } from '../state/lookup.ts';
import { type GameObject, hidesFaces } from '../state/object.ts';

/** Something that collects answers: a frame of the agenda. */
export interface Asking {
  answers: readonly Answered[];
}

/** One build: which answer comes next, and who asks. */
export interface Chooser {
  readonly draft: Draft;
  readonly asking: Asking;
  /** How many answers were used. */
  at: number;
  /** How many answers there were when the build began. */
  readonly known: number;
  readonly source: number;
}

/** Begins a build with the answers that there are so far. */
export function startChoosing(draft: Draft, asking: Asking, source: number): Chooser {
  return { draft, asking, at: 0, known: asking.answers.length, source };
}

/** Whether the build goes beyond the answers that it began with: only then the trace is written. */
export function isNew(chooser: Chooser): boolean {
  return chooser.at >= chooser.known;
}

export interface Question {
  readonly player: number;
  readonly kind: DecisionKind;
  readonly cites: readonly RuleNumber[];
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly again?: true;
  /** The answer names all options, and their order is chosen: there are several possible answers. */
  readonly ordered?: true;
  /** The filter by which the text looks for cards or objects. */
  readonly sought?: Filter;
}

/**
 * Returns the options chosen, or null while the player has not answered. The question is a function so
 * that options are only listed when they are to be shown. Without options nothing is asked.
 */
export function ask(chooser: Chooser, question: () => Question): readonly Option[] | null {
  const { draft, asking } = chooser;
  const answered = asking.answers[chooser.at];
  if (answered) {
    chooser.at += 1;
    return answered.options;
  }
  const asked = question();
  if (asked.options.length === 0 || asked.max <= 0) return takeAnswer(chooser, asked.player, []);
  const decision = decisionOf(chooser, asked);
  if (draft.entries) {
    writeEntry(draft, asked.cites, {
      kind: 'decision',
      decision: decision.id,
      player: decision.player,
      ask: decision.kind,
      source: thingOf(draft, chooser.source),
      options: decision.options,
      min: decision.min,
      max: decision.max,
    });
  }
  if (draft.automatic && isForced(decision) && !asked.ordered) {
    writeAnswer(draft, decision, decision.options, true);
    return takeAnswer(chooser, decision.player, decision.options);
  }
  draft.decision = decision;
  return null;
}

/**
 * Whether there is one possible answer. A turn is always asked for: passing ends a player's
 * Afternoon, which nobody should find done for them.
 */
function isForced(decision: Decision): boolean {
  return decision.min === decision.options.length && !decision.again && decision.kind !== 'turn';
}

function takeAnswer(chooser: Chooser, by: number, options: readonly Option[]): readonly Option[] {
  chooser.asking.answers = [...chooser.asking.answers, { by, options }];
  chooser.at += 1;
  return options;
}

function decisionOf(chooser: Chooser, asked: Question): Decision {
  const { draft } = chooser;
  draft.asked += 1;
  const most = asked.again ? asked.max : Math.min(asked.max, asked.options.length);
  const decision: Decision = {
    id: `decision-${draft.asked}`,
    player: asked.player,
    kind: asked.kind,
    cites: draft.entries ? citeAll(asked.cites, draft.edition) : NO_CITES,
    source: chooser.source > 0 ? chooser.source : null,
    options: asked.options,
    min: Math.min(asked.min, most),
    max: most,
  };
  if (!asked.again && !asked.sought) return decision;
  return {
    ...decision,
    ...(asked.again ? { again: asked.again } : {}),
    ...(asked.sought ? { sought: asked.sought } : {}),
  };
}

const NO_CITES: readonly string[] = Object.freeze([]);

function writeAnswer(
  draft: Draft,
  decision: Decision,
  chosen: readonly Option[],
  automatic: boolean,
): void {
  if (!draft.entries) return;
  const hidden = chosen.flatMap((option) => hiddenCard(draft, option) ?? []);
  writeCited(draft, decision.cites, {
    kind: 'answer',
    decision: decision.id,
    player: decision.player,
    chosen,
    ...(hidden.length > 0 ? { known: playersKnowing(decision.player, hidden) } : {}),
    automatic,
  });
}

/**
 * Returns the card of an option, if others may not see its face (3.1.3.f, 3.2.9.d); null for other
 * options, also for a card that is still to arrive.
 */
function hiddenCard(draft: Draft, { what }: Option): GameObject | null {
  const object = what.is === 'object' ? draft.objects[what.object] : null;
  return object && hidesFaces(object.zone) ? object : null;
}

/**
 * Returns who knows the cards: the player who chose, and the one whose Hand or Mana zone all of them
 * are in (3.2.5.b, 3.2.9.d).
 */
function playersKnowing(player: number, cards: readonly GameObject[]): readonly number[] {
  const [first] = cards;
  if (!first || first.player === player) return [player];
  const seen = cards.every((card) => card.zone !== 'deck' && card.player === first.player);
  return seen ? [player, first.player] : [player];
}

/**
 * Gives the pending decision its answer: ids of options.
 * Refuses, with a reason and changing nothing, ids that are not offered, an id named twice, and too
 * few or too many of them.
 */
export function giveAnswer(draft: Draft, decision: Decision, ids: readonly string[]): void {
  const chosen = chosenOptions(decision, ids);
  writeAnswer(draft, decision, chosen, false);
  const frame = topFrame(draft);
  frame.answers = [...frame.answers, { by: decision.player, options: chosen }];
  draft.decision = null;
}

/** Returns the options that ids name, in the order of the ids. */
function chosenOptions(decision: Decision, ids: readonly string[]): readonly Option[] {
  const where = () => `answer to ${decision.id}`;
  if (!Array.isArray(ids)) {
    throw new EngineError('answer', where(), 'expected a list of option ids');
  }
  if (ids.length < decision.min || ids.length > decision.max) {
    const wanted =
      decision.min === decision.max ? `${decision.min}` : `${decision.min} to ${decision.max}`;
    throw new EngineError('answer', where(), `expected ${wanted} options, found ${ids.length}`);
  }
  const { options } = decision;
  const chosen: Option[] = [];
  for (const id of ids) {
    const option = options.find((one) => one.id === id);
    if (!option) {
      const named = typeof id === 'string' ? `“${id}”` : `a ${typeof id}`;
      throw new EngineError('answer', where(), `${named} is not one of the options`);
    }
    if (!decision.again && chosen.includes(option)) {
      throw new EngineError('answer', where(), `“${id}” was chosen twice`);
    }
    chosen.push(option);
  }
  return chosen;
}
export const YES_NO: readonly Option[] = [
  { id: 'yes', what: { is: 'yes' } },
  { id: 'no', what: { is: 'no' } },
];
