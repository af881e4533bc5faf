/** Probes some decisions: every option, wrong answers, a round trip through JSON, and views. */

import { EngineError } from '../../src/engine/rules/error.ts';
import type { Answer, Decision } from '../../src/engine/state/decision.ts';
import type { Game } from '../../src/engine/state/game.ts';
import type { Engine } from './engine.ts';
import { hash, hashGame } from './hash.ts';
import type { Violation } from './property.ts';

/** The most options that are tried at one decision. */
const MOST_OPTIONS = 12;

/**
 * Probes a game that waits for a decision; returns the violations found.
 *
 * @param answer a legal answer to it
 */
export function probe(game: Game, answer: Answer, engine: Engine): Violation[] {
  const before = hashGame(game);
  const violations = [
    ...everyOptionIsAccepted(game, engine),
    ...wrongAnswersAreRefused(game, engine),
    ...jsonChangesNothing(game, answer, engine),
    ...viewsHideWhatIsHidden(game, engine),
  ];
  if (hashGame(game) === before) return violations;
  return [...violations, { property: 'the past does not change', detail: 'a probed game changed' }];
}

function everyOptionIsAccepted(game: Game, engine: Engine): Violation[] {
  const decision = game.decision!;
  if (decision.min > 1) return [];
  return decision.options.slice(0, MOST_OPTIONS).flatMap(({ id }) => {
    try {
      engine.advance(game, { decision: decision.id, options: [id] }, { trace: false });
      return [];
    } catch (error) {
      return [{ property: 'every option is accepted', detail: `${id}: ${String(error)}` }];
    }
  });
}

function wrongAnswersAreRefused(game: Game, engine: Engine): Violation[] {
  return wrongAnswers(game.decision!).flatMap(([name, answer]) => {
    try {
      engine.advance(game, answer, { trace: false });
      return [{ property: 'wrong answers are refused', detail: name }];
    } catch (error) {
      if (error instanceof EngineError && error.code === 'answer') return [];
      return [{ property: 'errors are typed', detail: `${name}: ${String(error)}` }];
    }
  });
}

function wrongAnswers({ id, options, min, max, again }: Decision): [string, Answer][] {
  const ids = options.map((option) => option.id);
  const [first] = ids;
  const answers: [string, Answer][] = [
    ['an option that is not offered', { options: ['nothing-like-this'] }],
    ['another decision', { decision: `${id}0`, options: ids.slice(0, min) }],
    ['no list', { options: 'pass' as never }],
  ];
  if (min > 0) answers.push(['too few', { options: ids.slice(0, min - 1) }]);
  if (ids.length > max) answers.push(['too many', { options: ids.slice(0, max + 1) }]);
  if (first !== undefined && max > 1 && !again) {
    answers.push(['an option twice', { options: [first, first] }]);
  }
  return answers;
}

/** Checks that a game continues in the same way after it was stored and read again. */
function jsonChangesNothing(game: Game, answer: Answer, engine: Engine): Violation[] {
  const { library } = game;
  const stored: Game = { ...JSON.parse(JSON.stringify({ ...game, library: [] })), library };
  const straight = engine.advance(game, answer);
  const round = engine.advance(stored, answer);
  const same =
    hashGame(straight.game) === hashGame(round.game) && hash(straight.trace) === hash(round.trace);
  return same ? [] : [{ property: 'a game survives JSON', detail: game.decision!.id }];
}

/** Checks that a player's view does not depend on the cards hidden from that player. */
function viewsHideWhatIsHidden(game: Game, engine: Engine): Violation[] {
  return [null, ...game.players.keys()].flatMap((player) => {
    const seen = hash(engine.view(game, player));
    const other = hash(engine.view(withOtherHiddenCards(game, player), player));
    return seen === other ? [] : [{ property: 'views hide cards', detail: `seat ${player}` }];
  });
}

function withOtherHiddenCards(game: Game, player: number | null): Game {
  const count = game.library.length;
  const objects = game.objects.map((object) => {
    if (!object || object.card < 0 || !isHidden(object, player)) return object;
    return { ...object, card: (object.card + 1) % count };
  });
  return { ...game, objects };
}

function isHidden(object: { zone: string; player: number }, player: number | null): boolean {
  if (object.zone === 'deck') return true;
  return (object.zone === 'hand' || object.zone === 'mana') && object.player !== player;
}
