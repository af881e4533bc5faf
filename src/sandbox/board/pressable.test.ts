import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import type { RegionFace } from '../board-view/board.ts';
import { UNMARKED } from '../board-view/marks.ts';
import { place } from '../board-view/place.ts';
import { Adventure } from './adventure.tsx';
import { Seat } from './seat.tsx';
import { boardWith, cardFace, renderOnTable } from './test-board.ts';

const hidden: RegionFace = { kind: 'tumult', terrains: [], markers: [], faceUp: false };
const adventure = (options: ReadonlySet<string>) =>
  renderOnTable(
    h(Adventure, {
      board: boardWith({}, { rows: [[hidden, hidden]] }),
      marks: { ...UNMARKED, options },
    }),
    { live: true },
  );
const seat = (own: Parameters<typeof boardWith>[0], options: ReadonlySet<string> = new Set()) => {
  const board = boardWith(own);
  return renderOnTable(h(Seat, { board, seat: board.seats[0]!, marks: { ...UNMARKED, options } }), {
    live: true,
  });
};
const buttons = (markup: string) =>
  [...markup.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);

describe('a place on the live board', () => {
  test('is a button only where pressing it does something', () => {
    expect(buttons(adventure(new Set()))).toEqual([]);
    expect(buttons(seat({ deck: 3 }))).toEqual([]);
    expect(buttons(seat({ discard: [cardFace(1)], mana: [cardFace(2)] }))).toEqual([
      'Mana: 1 of 1 ready',
      'Alma’s Discard: 1 card',
    ]);
  });

  test('is a button where it can be chosen', () => {
    expect(buttons(adventure(new Set([place.region(1)])))).toEqual([
      'Region 1, face-down Tumult card',
    ]);
    expect(buttons(seat({}, new Set([place.player(0)])))).toHaveLength(1);
  });

  test('says what it shows all the same', () => {
    expect(adventure(new Set())).toContain('aria-label="Region 1, face-down Tumult card');
  });

  test('says of a player who comes first and who has passed', () => {
    expect(seat({ passed: true })).toMatch(/aria-label="Alma, First player, passed"/i);
  });

  test('gives regions that can be chosen the room of a finger', () => {
    expect(adventure(new Set())).not.toContain('regions asked');
    expect(adventure(new Set([place.region(1)]))).toContain('regions asked');
  });
});
