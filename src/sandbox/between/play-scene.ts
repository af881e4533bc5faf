/** Plays a scene: each decision is answered so that the two cards meet, if they can. */

import { advance } from '../../engine/advance.ts';
import type { Phase } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import type { EditionId } from '../../engine/rules/edition.ts';
import { EngineError } from '../../engine/rules/error.ts';
import { createPosition } from '../../engine/setup/placing.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { Answer, Decision, Option } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import { thirdCardOf } from './asked.ts';
import { COMPANY, otherOf, type Pair, type Present, type Scene, type Which } from './scene.ts';
import { positionIn } from './scene-position.ts';

/** The outcome of a scene. */
export interface PlayedScene {
  readonly position: Position;
  readonly entries: readonly TraceEntry[];
  /** Ids of the options of each answer; with them, the scene can be played again. */
  readonly answers: readonly (readonly string[])[];
  /** In how many ways it can be played: by other modes of a card, and other orders of Reactions. */
  readonly ways: number;
}

/** The edition to play by, and the other cards that playing needs. */
export interface Rules {
  readonly cards: readonly Card[];
  readonly edition: EditionId;
}

/** The random seed, the same for every scene, so that playing it again gives the same events. */
export const SEED = 1;
/** The most answers to give: no scene needs more, and it ends there. */
const MOST_ANSWERS = 40;

/**
 * Plays a scene up to its end: the card has acted and what follows has happened, or the phase is over.
 *
 * @param way which of the ways it is played in, 0 for the first
 */
function playScene(
  pair: Pair,
  scene: Scene,
  present: Present,
  { cards, edition }: Rules,
  way = 0,
): PlayedScene {
  const position = positionIn(pair, scene, present);
  const { game } = createPosition(position, { cards, edition, seed: SEED });
  const entries: TraceEntry[] = [];
  const answers: (readonly string[])[] = [];
  const plan = planOf(pair, scene, present);
  let ways = 1;
  let now = advance(game);
  for (;;) {
    const end = endOfScene(now.trace, scene);
    entries.push(...(end < 0 ? now.trace : now.trace.slice(0, end)));
    const { decision } = now;
    if (end >= 0 || !decision || answers.length >= MOST_ANSWERS) break;
    const options = decision.kind === 'turn' ? plan.take(decision) : null;
    if (decision.kind === 'turn' && options === null) break;
    if (options === null) ways = Math.max(ways, waysOf(decision, now.game, pair));
    const chosen = options ?? chooseOptions(decision, now.game, pair, way);
    answers.push(chosen);
    const answer: Answer = { options: chosen };
    now = advance(now.game, answer);
  }
  return { position, entries, answers, ways };
}

/** Plays a scene like `playScene`; null where its position cannot be. */
export function tryScene(...scene: Parameters<typeof playScene>): PlayedScene | null {
  try {
    return playScene(...scene);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/** Returns the index of the entry that ends the phases of a scene; -1 where they are not over. */
function endOfScene(trace: readonly TraceEntry[], { act, follows }: Scene): number {
  if (act.do !== 'phase' && follows !== 'dusk') return -1;
  const phase = act.do === 'phase' ? act.phase : 'afternoon';
  const own: readonly Phase[] =
    phase === 'dusk' || phase === 'afternoon' ? [phase, 'dusk', 'night'] : [phase];
  return trace.findIndex((entry) => entry.kind === 'phase-began' && !own.includes(entry.phase));
}

/** The choices that players make in the turns of a scene. */
interface Plan {
  /** The options of a turn; null when all is done, or cannot be. */
  readonly take: (decision: Decision) => readonly string[] | null;
}

function planOf(pair: Pair, { actor, act, spot, follows }: Scene, present: Present): Plan {
  const acts: ((option: Option) => boolean)[] = [];
  if (act.do !== 'phase' && present[actor]) {
    const { id } = pair[actor];
    acts.push(({ what }) =>
      act.do === 'play'
        ? what.is === 'play' && what.card === id && what.from === act.from && !what.scout
        : what.is === 'quick-action' && what.card === id,
    );
  }
  const other = pair[otherOf(actor)].id;
  if (follows === 'other' && present[otherOf(actor)]) {
    const from = spot === 'own-hand' ? 'hand' : 'reserve';
    acts.push(({ what }) => what.is === 'play' && what.card === other && what.from === from);
  }
  if (follows === 'third') {
    const third = thirdCardOf(pair[actor]);
    acts.push(({ what }) => what.is === 'play' && what.card === third && what.from === 'hand');
  }
  return {
    take({ options, player }) {
      const [next] = acts;
      const pass = options.find(({ what }) => what.is === 'pass');
      if (!next) return follows === 'dusk' && pass ? [pass.id] : null;
      if (player !== 0) return pass ? [pass.id] : null;
      const found = options.filter(next);
      const chosen = found.find(isIntoHero) ?? found[0];
      if (!chosen) return null;
      acts.shift();
      return [chosen.id];
    },
  };
}

function isIntoHero({ what }: Option): boolean {
  return what.is === 'play' && (what.into === null || what.into.side === 'hero');
}

/** Whether the answer to a decision goes through all its options, one for each way of playing a scene. */
function isVaried({ kind, options }: Pick<Decision, 'kind' | 'options'>): boolean {
  return (
    kind === 'modes' || kind === 'reaction' || options.some(({ what }) => what.is === 'region')
  );
}

/**
 * Returns in how many ways a decision is answered. A choice among objects has two: the other card, and a
 * third card on the table, to which the other card may react.
 */
function waysOf(decision: Decision, game: Game, pair: Pair): number {
  if (isVaried(decision)) return decision.options.length;
  const areOfPair = decision.options.flatMap(({ what }) =>
    'object' in what && what.is !== 'play' ? [isOfPair(cardOf(what.object, game), pair)] : [],
  );
  return areOfPair.includes(true) && areOfPair.includes(false) ? 2 : 1;
}

function isOfPair(card: string | null, { a, b }: Pair): boolean {
  return card === a.id || card === b.id;
}

/** Returns the options to choose: first those about the two cards, and acting before declining. */
function chooseOptions(decision: Decision, game: Game, pair: Pair, way: number): readonly string[] {
  const { kind, source, options, min, max, again } = decision;
  if (kind === 'expand' || kind === 'swap-orbs' || kind === 'shuffle-back') {
    const no = options.find(({ what }) => what.is === 'none' || what.is === 'no');
    if (no && min <= 1) return [no.id];
    if (min === 0) return [];
  }
  if (isVaried({ kind, options })) {
    const count = Math.max(min, Math.min(1, max));
    const first = way % options.length;
    const turned = [...options.slice(first), ...options.slice(0, first)];
    return turned.slice(0, count).map(({ id }) => id);
  }
  const asking = source === null ? null : cardOf(source, game);
  const isAround = way % 2 === 1 && waysOf(decision, game, pair) === 2;
  const ids = isAround ? COMPANY : [pair.a.id, pair.b.id];
  // A card that asks is to choose the other one, not itself.
  const wished = asking === null ? ids : ids.filter((id) => id !== asking || ids[0] === ids[1]);
  const sorted = options
    .map((option, place) => ({ option, place, liking: likingOf(option, game, wished) }))
    .sort((one, two) => two.liking - one.liking || one.place - two.place);
  const wanted = sorted.filter(({ liking }) => liking > 0).length;
  const count = Math.min(max, Math.max(min, wanted, 1), again ? max : options.length);
  const first = sorted.slice(0, count).map(({ option }) => option.id);
  // One option may be named several times where the decision says so.
  while (again && first.length < min) first.push(first[0]!);
  return first;
}

/** Returns how much an option involves some cards; below 0 for declining. */
function likingOf({ what, pays }: Option, game: Game, ids: readonly string[]): number {
  const card = 'object' in what ? cardOf(what.object, game) : null;
  if (card !== null && ids.includes(card)) return pays === undefined ? 4 : 3;
  // An ability makes this target cost more (7.4.7.c): if that is the other card's, the cards meet.
  if (pays !== undefined) return 1;
  switch (what.is) {
    case 'yes':
      return 1;
    case 'pass':
    case 'none':
    case 'no':
    case 'done':
      return -1;
    default:
      return 0;
  }
}

function cardOf(id: number, game: Game): string | null {
  const object = game.objects[id];
  return object && object.card >= 0 ? (game.library[object.card]?.id ?? null) : null;
}

export type { Which };
