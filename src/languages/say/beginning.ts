/** Writes the objects with which a card starts the game. */

import type { Beginning, Terrain } from '../../engine/cards/ability.ts';
import { amountWords } from './context.ts';
import { TERRAIN } from './text.ts';
import type { WordingContext } from './wording.ts';

interface BeginningWords {
  /** "I start the game with …". */
  readonly start: (what: string) => string;
  readonly counters: (name: string, many: string, plural: boolean) => string;
  /** "three Terrain Markers". */
  readonly markers: (count: string) => string;
  /** Before the list of their terrains. */
  readonly colon: string;
  readonly number: (value: number) => string;
  readonly list: (items: readonly string[]) => string;
}

/** Returns a function that writes the counters or Terrain Markers with which a card starts the game. */
export function createBeginning(words: BeginningWords) {
  const markers = (all: readonly Terrain[]) =>
    `${words.markers(words.number(all.length))}${words.colon}${words.list(all.map((id) => TERRAIN[id]))}`;
  return ({ counters, markers: terrains }: Beginning, context: WordingContext): string => {
    const said: string[] = [];
    if (counters) {
      const { name, count } = counters;
      said.push(words.counters(name, amountWords(count, context), count !== 1));
    }
    if (terrains) said.push(markers(terrains));
    return words.start(words.list(said));
  };
}
