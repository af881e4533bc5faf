import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import type { EmblemFace } from '../board-view/board.ts';
import { UNMARKED } from '../board-view/marks.ts';
import { Limbo } from './limbo.tsx';
import { boardWith, cardFace, renderOnTable } from './test-board.ts';

function emblem(object: number, kind: EmblemFace['emblem']): EmblemFace {
  const face = {
    key: `e${object}`,
    object,
    controller: 1,
    card: 'walrus-scout',
    ability: null,
    about: [],
  };
  return { ...face, emblem: kind };
}
const limbo = (faces: Parameters<typeof boardWith>[1]) =>
  renderOnTable(h(Limbo, { board: boardWith({}, faces), marks: UNMARKED }));

describe('Limbo', () => {
  test('shows what is being played and what waits, with who chooses next', () => {
    const markup = limbo({ limbo: [cardFace(1), emblem(2, 'reaction')], order: [1, 0] });
    expect(markup).toContain('Walrus Scout');
    expect(markup).toContain('Reaction of Walrus Scout');
    expect(markup).toContain('Bo chooses');
  });

  test('tells two Reactions of one card apart', () => {
    const printed = {
      name: 'Walrus Scout',
      type: 'character',
      line: 'Character',
      text: [
        { ability: 0, spans: [{ text: 'Scout 2' }] },
        { ability: 1, spans: [{ text: 'Draw a card.' }] },
      ],
    } as const;
    const waiting = [0, 1].map((ability) => ({ ...emblem(2 + ability, 'reaction'), ability }));
    const node = (faces: readonly EmblemFace[]) =>
      renderOnTable(h(Limbo, { board: boardWith({}, { limbo: faces }), marks: UNMARKED }), {
        live: true,
        library: { 'walrus-scout': printed },
      });
    expect(node(waiting)).toContain('aria-label="Reaction of Walrus Scout – Scout 2"');
    expect(node(waiting)).toContain('aria-label="Reaction of Walrus Scout – Draw a card."');
    const twice = node([waiting[1]!, { ...waiting[1]!, key: 'e4', object: 4 }]);
    expect(twice).not.toContain('Draw a card.');
  });

  test('names what two Reactions that say the same are about (6.3.i)', () => {
    const named = (name: string) =>
      ({ name, type: 'character', line: 'Character', text: [] }) as const;
    const node = renderOnTable(
      h(Limbo, {
        board: boardWith(
          {},
          {
            limbo: [
              { ...emblem(2, 'reaction'), about: ['kappa'] },
              { ...emblem(3, 'reaction'), about: ['mowgli'] },
            ],
          },
        ),
        marks: UNMARKED,
      }),
      {
        live: true,
        library: {
          'walrus-scout': named('Walrus Scout'),
          kappa: named('Kappa'),
          mowgli: named('Mowgli'),
        },
      },
    );
    expect(node).toContain('aria-label="Reaction of Walrus Scout – Kappa"');
    expect(node).toContain('aria-label="Reaction of Walrus Scout – Mowgli"');
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
