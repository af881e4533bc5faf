import { describe, expect, test } from 'vitest';
import { type EventLine, flattenLines } from './show.ts';
import { tellStop } from './told.ts';

function makeLine(
  id: number,
  kind: string,
  text: string,
  more: Partial<EventLine> = {},
): EventLine {
  return { id, kind, said: [{ text }], cites: [`${id}.a`], stop: 1, ...more };
}
const texts = (told: ReturnType<typeof tellStop>) =>
  told?.said.map(({ spans, times }) => [times, spans.map((span) => 'text' in span && span.text)]);

/** Rest: one Character stays, one is discarded, two go to Reserve. */
const rest = flattenLines([
  makeLine(1, 'phase-began', 'Night begins.', {
    stop: 0,
    lines: [
      makeLine(2, 'why-not', 'The Frog is Asleep and stays.', { cites: ['2.4.4'] }),
      makeLine(3, 'modifier', 'Mowgli is discarded.', { cites: ['2.4.7.d', '6.2.a'] }),
      makeLine(4, 'step', 'Step: Rest.', {
        together: 3,
        cites: ['4.2.5.b', '6.1.e'],
        lines: [makeLine(5, 'action', 'Kappa goes.'), makeLine(6, 'action', 'A Recruit goes.')],
      }),
      makeLine(7, 'step', 'Step: after.', { silent: true }),
    ],
  }),
]);

describe('a stop is told', () => {
  test('by the events in its step, the reasons first', () => {
    const told = tellStop(rest, { line: 4 }, 1, null);
    expect(texts(told)).toEqual([
      [1, ['The Frog is Asleep and stays.']],
      [1, ['Mowgli is discarded.']],
      [1, ['Kappa goes.']],
    ]);
    expect(told).toMatchObject({ more: 1, together: 3, lit: false });
    expect(told!.cites.slice(0, 4)).toEqual(['2.4.4', '2.4.7.d', '4.2.5.b', '6.1.e']);
  });

  test('by the event in which the rule of the page is at work, before the others', () => {
    const told = tellStop(rest, { line: 4 }, 1, '2.4.7.d');
    expect(texts(told)![0]).toEqual([1, ['Mowgli is discarded.']]);
    expect(told).toMatchObject({ kind: 'modifier', lit: true });
  });

  test('by what its step did where the rule of the page is one of the step', () => {
    expect(tellStop(rest, { line: 4 }, 1, '6.1.e')).toMatchObject({ kind: 'step', lit: true });
    expect(texts(tellStop(rest, { line: 4 }, 1, '6.1.e'))).toHaveLength(3);
  });

  test('counting what sounds the same, the rules of the step first', () => {
    const join = (id: number) => makeLine(id, 'action', 'A Recruit joins.', { cites: ['7.3.5.a'] });
    const create = flattenLines([
      makeLine(1, 'step', 'Step: create.', { cites: ['6.1.c'], lines: [join(2), join(3)] }),
    ]);
    const told = tellStop(create, { line: 1 }, 1, null);
    expect(texts(told)).toEqual([[2, ['A Recruit joins.']]]);
    expect(told!.cites).toEqual(['6.1.c', '7.3.5.a']);
  });

  test('by its own line where that is no step, or nothing happens in it', () => {
    const others = flattenLines([
      makeLine(1, 'day-began', 'Day 2 begins.', { stop: 1 }),
      makeLine(2, 'step', 'Step: draw.', { stop: 2 }),
    ]);
    expect(texts(tellStop(others, { line: 1 }, 1, null))).toEqual([[1, ['Day 2 begins.']]]);
    expect(texts(tellStop(others, { line: 2 }, 2, null))).toEqual([[1, ['Step: draw.']]]);
  });

  test('by what frames it, where the rule of the page works there alone', () => {
    const lines = [
      makeLine(1, 'effect', 'The effect.', { cites: ['4.3.b'] }),
      makeLine(4, 'step', 'Step.', { lines: [makeLine(5, 'action', 'Kappa goes.')] }),
    ];
    const told = tellStop(flattenLines(lines), { line: 4 }, 1, '4.3.b');
    expect(texts(told)).toEqual([[1, ['The effect.']]]);
    expect(told!.cites).toEqual(['4.3.b']);
  });

  test('not at all at the position that play begins with', () => {
    expect(tellStop(rest, { line: null }, 0, null)).toBeNull();
  });
});
