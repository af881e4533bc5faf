/** Finds options of a decision that read alike and lead to different positions. */

import type { Card } from '../../src/engine/cards/card.ts';
import {
  advance,
  createGame,
  type Decision,
  type Game,
  type Option,
  query,
} from '../../src/engine/index.ts';
import type { GameObject } from '../../src/engine/state/object.ts';
import { PLAY_WORDS } from '../../src/languages/all-languages.ts';
import { createTeller, type Teller } from '../../src/languages/say/teller.ts';
import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';
import { chance } from './chance.ts';
import { factionSetup, type RandomGame, randomAnswer } from './random-play.ts';

/** Two options with one text and two outcomes. */
export interface Alike {
  readonly language: Language;
  readonly kind: Decision['kind'];
  readonly text: string;
}

/** Says the options of a decision as a reader sees them. */
export type SayOptions = (teller: Teller, options: readonly Option[], game: Game) => unknown[];

/** As every board, terminal and tool says them. */
export const sayToldApart: SayOptions = (teller, options, game) => [
  ...teller.options(options, { locate: query(game).spot }),
];

/** Plays a random game and returns the first options with one text that differ, in each language. */
export function alikeIn(
  { seed, edition, mode }: RandomGame,
  cards: readonly Card[],
  say: SayOptions = sayToldApart,
): readonly Alike[] {
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const choices = chance(seed);
  let now = advance(createGame(factionSetup(mode, cards, chance(seed + 1)), { edition, seed }));
  const tellers = LANGUAGES.map((language) => ({
    language,
    teller: createTeller(PLAY_WORDS[language], {
      viewer: null,
      players: now.game.players.map((_, seat) => `Player ${seat + 1}`),
      card: (id) => names.get(id),
    }),
  }));
  while (now.decision) {
    const { decision, game } = now;
    const found = tellers.flatMap(({ language, teller }) => {
      const texts = say(teller, decision.options, game).map((said) => JSON.stringify(said));
      const text = texts.find((one, index) => {
        const first = texts.indexOf(one);
        const others = decision.options.filter((_, at) => texts[at] !== one).map(({ id }) => id);
        const after = (at: number) => outcomeOf(game, decision, at, others);
        return first !== index && after(first) !== after(index);
      });
      return text === undefined ? [] : [{ language, kind: decision.kind, text }];
    });
    if (found.length > 0) return found;
    now = advance(game, { options: randomAnswer(decision, choices) });
  }
  return [];
}

/** Returns the position after a choice, whose further options are others if there are enough of them. */
function outcomeOf(
  game: Game,
  { options, min, max }: Decision,
  index: number,
  others: readonly string[],
): string {
  if (max === 0) return '';
  const chosen = [options[index]!.id, ...others.slice(0, Math.max(0, min - 1))];
  if (chosen.length < min) return '';
  return describePosition(advance(game, { options: chosen }, { trace: false }).game);
}

/** Returns all that players see of a position, whatever numbers its objects have. */
function describePosition(game: Game): string {
  const { zones, objects, expeditions, firstPlayer, day, phase, turn, result, decision } = game;
  const describe = (id: number) => describeObject(objects[id] ?? null, game);
  return JSON.stringify({
    zones: zones.map((ids) => {
      const all = ids.map(describe);
      return objects[ids[0] ?? -1]?.zone === 'hand' ? all.sort() : all;
    }),
    expeditions,
    firstPlayer,
    day,
    phase,
    turn,
    result,
    asked: decision && [decision.kind, decision.player, decision.options.length],
  });
}

function describeObject(object: GameObject | null, { library, objects }: Game): string {
  if (!object) return '';
  const { card, zone, player, owner, statuses, counters, expedition, emblem } = object;
  const bound = emblem?.bindings.it.map((id) => library[objects[id]?.card ?? -1]?.id);
  const says = emblem && [emblem.type, library[objects[emblem.source]?.card ?? -1]?.id, bound];
  const of = library[card]?.id;
  return JSON.stringify([of, zone, player, owner, statuses, counters, expedition, says]);
}
