/**
 * The outcome of a play: its events, the game at the end, the answers that texts would get there about
 * each object, and what each player may see.
 */

import { statisticsOf, traitsOf } from '../../src/engine/board/characteristics.ts';
import { matchesFilter, matchesThere } from '../../src/engine/board/filter.ts';
import type { Filter } from '../../src/engine/cards/ability.ts';
import type { Game } from '../../src/engine/index.ts';
import { open } from '../../src/engine/open.ts';
import { NO_BINDINGS } from '../../src/engine/state/bindings.ts';
import type { Draft } from '../../src/engine/state/game.ts';
import { compiledOf, objectAt } from '../../src/engine/state/lookup.ts';
import type { GameObject } from '../../src/engine/state/object.ts';
import { stillExists } from '../../src/engine/state/zone.ts';
import { view } from '../../src/engine/view.ts';
import { type PlayRun, runPlay } from '../../src/library/examples/run.ts';
import { hash, hashGame } from '../fuzz/hash.ts';

export { runPlay };

/** Returns a short hash of the outcome of a play, without the rules that are cited for it. */
export function digestOf({ trace, problems, game }: PlayRun): string {
  const failing = problems.filter(({ kind }) => kind !== 'not-cited').length;
  const events = trace.map((entry) => ({ ...entry, cites: null }));
  return hash([failing, events, game && [hashGame(game), answersAbout(game), seenIn(game)]]);
}

/** Questions that texts ask about any object, wherever it is. */
const QUESTIONS: readonly Filter[] = [
  { type: 'character' },
  { type: 'landmark-permanent' },
  { type: 'expedition-permanent' },
  { type: 'mana-orb' },
  { type: 'spell' },
  { of: 'you' },
  { faction: 'axiom' },
  { faction: 'bravos' },
  { faction: 'lyra' },
  { faction: 'muna' },
  { faction: 'ordis' },
  { faction: 'yzmir' },
];

function answersAbout(game: Game): readonly unknown[] {
  const draft = open(game, false);
  return Object.keys(draft.objects)
    .map(Number)
    .filter((id) => stillExists(draft, id) && objectAt(draft, id).card >= 0)
    .map((id) => answersAboutOne(draft, objectAt(draft, id)));
}

function answersAboutOne(draft: Draft, object: GameObject): readonly unknown[] {
  const { handCost, reserveCost } = compiledOf(draft, object);
  const { subtypes, keywords, abilities } = traitsOf(draft, object);
  const asked = { me: object.id, controller: 0, bindings: NO_BINDINGS };
  const answers = QUESTIONS.flatMap((filter) => [
    matchesFilter(draft, filter, object, asked),
    matchesThere(draft, filter, object, asked),
  ]);
  const keys = abilities.entries.map(({ key }) => key);
  return [handCost, reserveCost, subtypes, keywords, keys, statisticsOf(draft, object), answers];
}

/** Returns the game as each player may know it, and as anybody may. */
function seenIn(game: Game): readonly unknown[] {
  return [null, ...game.players.keys()].map((player) => view(game, player));
}
