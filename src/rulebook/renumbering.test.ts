import { describe, expect, it } from 'vitest';
import { addEdition, renumberingOf, renumberText } from './renumbering.ts';

const renumbering = renumberingOf({
  before: '4.0',
  changes: [
    { from: ['6.3.i'], to: ['6.3.i'], kind: 'same' },
    { from: ['6.3.j'], to: [], kind: 'gone' },
    { from: ['6.3.k'], to: ['6.3.j'], kind: 'renumbered' },
    { from: ['6.3.l'], to: ['6.3.k'], kind: 'renumbered' },
    { from: ['7.3.26.a'], to: ['7.3.31.a'], kind: 'renumbered' },
    { from: ['7.3.26.b'], to: ['7.3.31.c'], kind: 'reworded' },
    { from: ['7.3.31.a'], to: ['7.3.36.a'], kind: 'renumbered' },
    { from: ['2.3.1.a'], to: ['2.2.a'], kind: 'renumbered' },
    { from: ['2.3.1.b'], to: ['2.3.1.a'], kind: 'renumbered' },
    { from: ['5.5.a'], to: ['5.5.a', '5.6.a'], kind: 'split' },
  ],
});

const rewrite = (text: string) => renumberText(text, renumbering, ['2024-09', '4.0', '5.0']);

describe('renumbering', () => {
  it.each([
    ["cites: ['7.3.26.a', '6.3.i']", "cites: ['7.3.31.a', '6.3.i']", 'rules'],
    ['/** Sacrifice (7.3.31). */', '/** Sacrifice (7.3.36). */', 'sections'],
    ["'6.3.j'", "'4.0:6.3.j'", 'what is gone, which keeps its edition'],
    ['(7.3.26.a, b)', '(7.3.31.a, c)', 'letters that follow a number'],
    ['(6.3.k to l)', '(6.3.j to k)', 'ranges of letters'],
    ['(2.3.1.a and b)', '(2.2.a and 2.3.1.a)', 'letters that another section has now'],
    ['7.3.26.a.2', '7.3.31.a.2', 'items of lists'],
    ['7.3.26.a 7.3.31.a', '7.3.31.a 7.3.36.a', 'each number once'],
  ])('rewrites %s to %s: %s', (before, after) => {
    expect(rewrite(before).text).toBe(after);
  });

  it.each(["'2024-09:7.3.26.a'", '17.3.26.a', '7.3.26.ab', 'v7.3.26.a', '7.3.26.1'])(
    'leaves %s, which is no number of that edition',
    (text) => {
      expect(rewrite(text)).toEqual({ text, count: 0, doubtful: [] });
    },
  );

  it('leaves and reports a line that names an edition', () => {
    const text = "a\nexpect(cite('7.3.26.a', '4.0')).toBe('7.3.26.a');";
    expect(rewrite(text)).toMatchObject({
      text,
      count: 0,
      doubtful: [{ line: 2, why: 'names-an-edition' }],
    });
    expect(rewrite("cite('6.3.i', '4.0')").doubtful).toEqual([]);
  });

  it('reports a number that several took the place of', () => {
    expect(rewrite("'5.5.a'")).toMatchObject({
      text: "'5.5.a'",
      doubtful: [{ line: 1, why: 'divided' }],
    });
  });

  it('leaves lines that are to be kept', () => {
    const text = 'en\tnumber\t7.3.26.a';
    const kept = renumberText(text, renumbering, [], (line) => line.includes('number'));
    expect(kept).toEqual({ text, count: 0, doubtful: [] });
  });

  it('has what is said of an edition hold in the next one', () => {
    const added = (text: string) => addEdition(text, '4.0', '5.0');
    expect(added('"editions": ["4.0"]')).toBe('"editions": ["4.0", "5.0"]');
    expect(added('"editions": ["2024-09", "4.0"]')).toBe('"editions": ["2024-09", "4.0", "5.0"]');
    expect(added('{ "edition": "4.0", "turn": 0 }')).toBe(
      '{ "edition": ["4.0", "5.0"], "turn": 0 }',
    );
    expect(added('"editions": ["2024-09"], "edition": "2024-09"')).toBe(
      '"editions": ["2024-09"], "edition": "2024-09"',
    );
  });

  it('says how many numbers it rewrote', () => {
    expect(rewrite("['7.3.26.a', '7.3.31.a']\n'6.3.i'").count).toBe(2);
  });
});
