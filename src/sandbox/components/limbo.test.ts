import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import type { EmblemFace } from '../view/board.ts';
import { UNMARKED } from '../view/marks.ts';
import { boardWith, cardFace, drawn } from '../view/test-board.ts';
import { Limbo } from './limbo.tsx';

function emblem(object: number, kind: EmblemFace['emblem']): EmblemFace {
  const face = { key: `e${object}`, object, controller: 1, card: 'walrus-scout', ability: null };
  return { ...face, emblem: kind };
}
const limbo = (faces: Parameters<typeof boardWith>[1]) =>
  drawn(h(Limbo, { board: boardWith({}, faces), marks: UNMARKED }));

describe('Limbo', () => {
  test('shows what is being played and what waits, with who chooses next', () => {
    const markup = limbo({ limbo: [cardFace(1), emblem(2, 'reaction')], order: [1, 0] });
    expect(markup).toContain('Walrus Scout');
    expect(markup).toContain('Reaction of Walrus Scout');
    expect(markup).toContain('Bo chooses');
  });

  test('names whoever is asked before whoever comes first', () => {
    expect(limbo({ limbo: [emblem(2, 'reaction')], order: [1, 0], asked: 0 })).toContain(
      'Alma chooses',
    );
  });

  test('has nobody choose where only lasting effects are', () => {
    expect(limbo({ limbo: [emblem(2, 'ongoing')] })).not.toContain('chooses');
  });
});
