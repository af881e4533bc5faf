/** Boards for tests: two seats, nothing on the table but what a test puts there. */

import type { ComponentChildren } from 'preact';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { words } from '../../languages/en/texts/sandbox.ts';
import type { Board, CardFace, SeatFace } from '../board-view/board.ts';
import { type BoardTable, TableContext } from '../elements/table-context.ts';
import type { PrintedCards } from '../model/printed.ts';

/** A face-up card of the library below. */
export function cardFace(object: number): CardFace {
  return {
    key: `s${object}`,
    object,
    card: 'walrus-scout',
    statistics: null,
    statuses: [],
    counters: [],
    gained: [],
  };
}

const emptySeat = {
  passed: false,
  out: false,
  hero: null,
  hand: [],
  reserve: [],
  landmarks: [],
  mana: [],
  discard: [],
  deck: 0,
};

/** A board on which the first player has some cards. */
export function boardWith(own: Partial<SeatFace>, more: Partial<Board> = {}): Board {
  return {
    edition: '2024-09',
    day: 1,
    phase: 'afternoon',
    daily: null,
    turn: null,
    firstPlayer: 0,
    order: [0, 1],
    asked: null,
    winners: null,
    seats: [
      { ...emptySeat, player: 0, name: 'Alma', ...own },
      { ...emptySeat, player: 1, name: 'Bo' },
    ],
    fronts: [],
    rows: [],
    limbo: [],
    piles: {},
    ...more,
  };
}

const library: PrintedCards = {
  'walrus-scout': {
    name: 'Walrus Scout',
    type: 'character',
    faction: 'axiom',
    line: 'Character – Scholar',
    hand: 3,
    reserve: 1,
    statistics: { forest: 1, mountain: 1, water: 3 },
    text: [],
  },
};

/** A table for what is drawn on it. */
export function tableWith(table: Partial<BoardTable> = {}): BoardTable {
  return { words, library, used: new Map(), live: false, press: () => undefined, ...table };
}

/** The markup of something on a table. */
export function renderOnTable(node: ComponentChildren, table: Partial<BoardTable> = {}): string {
  return renderToString(h(TableContext.Provider, { value: tableWith(table) }, node));
}
