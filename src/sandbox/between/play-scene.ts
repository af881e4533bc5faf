/** Plays a scene: each decision is answered so that the two cards meet, if they can. */

import { advance } from '../../engine/advance.ts';
import type { Card } from '../../engine/cards/card.ts';
import type { EditionId } from '../../engine/rules/edition.ts';
import { createPosition } from '../../engine/setup/placing.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { Answer, Decision, Option } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import { otherOf, type Pair, type Present, positionIn, type Scene, type Which } from './scene.ts';

/** What came of a scene. */
export interface PlayedScene {
  readonly position: Position;
  readonly entries: readonly TraceEntry[];
  /** Ids of the options of each answer, by which it is played again. */
  readonly answers: readonly (readonly string[])[];
  /** How many modes were offered at most, so that the others can be tried too. */
  readonly modes: number;
}

/** What playing needs besides the two cards. */
export interface Rules {
  readonly cards: readonly Card[];
  readonly edition: EditionId;
}

/** The same for every scene: one who looks at it again sees the same. */
export const SEED = 1;
/** More answers than these no scene needs; it ends there. */
const MOST_ANSWERS = 40;

/**
 * Plays a scene up to its end: the card has acted and what follows has happened, or the phase is over.
 *
 * @param mode which of the modes of a card is chosen, where it has some
 */
export function playScene(
  pair: Pair,
  scene: Scene,
  present: Present,
  { cards, edition }: Rules,
  mode = 0,
): PlayedScene {
  const position = positionIn(pair, scene, present);
  const { game } = createPosition(position, { cards, edition, seed: SEED });
  const entries: TraceEntry[] = [];
  const answers: (readonly string[])[] = [];
  const plan = planOf(pair, scene, present);
  let modes = 0;
  let now = advance(game);
  for (;;) {
    const end = scene.act.do === 'phase' ? endOfPhase(now.trace, entries.length === 0) : -1;
    entries.push(...(end < 0 ? now.trace : now.trace.slice(0, end)));
    const { decision } = now;
    if (end >= 0 || !decision || answers.length >= MOST_ANSWERS) break;
    if (decision.kind === 'modes') modes = Math.max(modes, decision.options.length);
    const options = decision.kind === 'turn' ? plan.take(decision) : null;
    if (decision.kind === 'turn' && options === null) break;
    const chosen = options ?? chooseOptions(decision, now.game, pair, mode);
    answers.push(chosen);
    const answer: Answer = { options: chosen };
    now = advance(now.game, answer);
  }
  return { position, entries, answers, modes };
}

/** The place of the entry with which another phase begins; -1 where none does. */
function endOfPhase(trace: readonly TraceEntry[], isStart: boolean): number {
  const begins = trace.flatMap(({ kind }, place) => (kind === 'phase-began' ? [place] : []));
  return begins[isStart ? 1 : 0] ?? -1;
}

/** What is done in the turns of a scene. */
interface Plan {
  /** The options of a turn; null when all is done, or cannot be. */
  readonly take: (decision: Decision) => readonly string[] | null;
}

function planOf(pair: Pair, { actor, act, spot, thenPlay }: Scene, present: Present): Plan {
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
  if (thenPlay && present[otherOf(actor)]) {
    const from = spot === 'own-hand' ? 'hand' : 'reserve';
    acts.push(({ what }) => what.is === 'play' && what.card === other && what.from === from);
  }
  return {
    take({ options, player }) {
      const [next] = acts;
      if (!next) return null;
      const pass = options.find(({ what }) => what.is === 'pass');
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

/** Options of a decision: those that are about the two cards first, and what can be done rather than not. */
function chooseOptions(
  { kind, options, min, max, again }: Decision,
  game: Game,
  pair: Pair,
  mode: number,
): readonly string[] {
  if (kind === 'expand' || kind === 'swap-orbs' || kind === 'shuffle-back') {
    const no = options.find(({ what }) => what.is === 'none' || what.is === 'no');
    if (no && min <= 1) return [no.id];
    if (min === 0) return [];
  }
  if (kind === 'modes') {
    const count = Math.max(min, Math.min(1, max));
    const turned = [...options.slice(mode), ...options.slice(0, mode)];
    return turned.slice(0, count).map(({ id }) => id);
  }
  const ids = [pair.a.id, pair.b.id];
  const sorted = options
    .map((option, place) => ({ option, place, liking: likingOf(option, game, ids) }))
    .sort((one, two) => two.liking - one.liking || one.place - two.place);
  const wanted = sorted.filter(({ liking }) => liking > 0).length;
  const count = Math.min(max, Math.max(min, wanted, 1), again ? max : options.length);
  const first = sorted.slice(0, count).map(({ option }) => option.id);
  // One option may be named several times where the decision says so.
  while (again && first.length < min) first.push(first[0]!);
  return first;
}

/** How much an option is about two cards. */
function likingOf({ what, pays }: Option, game: Game, ids: readonly string[]): number {
  const card = 'card' in what && what.card !== null ? what.card : cardOf(what, game);
  if (card !== null && ids.includes(card)) return pays === undefined ? 3 : 2;
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

function cardOf(what: Option['what'], game: Game): string | null {
  if (!('object' in what)) return null;
  const object = game.objects[what.object];
  return object && object.card >= 0 ? (game.library[object.card]?.id ?? null) : null;
}

export type { Which };
