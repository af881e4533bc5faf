import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesSchema } from '../../rulebook/changes.ts';
import { numbersIn, structureSchema } from '../../rulebook/structure.ts';
import { Problems } from '../problem.ts';
import { compareRules, greatestSimilarity, groupHashes, sketchBook } from './book-sketch.ts';
import { readBookText } from './book-text.ts';
import { compareBooks } from './compare-books.ts';
import { proposeEdition } from './propose-edition.ts';
import { readSketch } from './sketch-file.ts';

const sketchOf = (edition: string) => readSketch(data, edition, new Problems())!;

const OLD = `
1     Overview ........ 6
1     Overview
1.1     General
1.1.a       Each player has three stones at the start.

1.1.b       A player who loses a stone puts it into the river of the other
player.
    Remark. A stone in the river is not lost.
1.1.c       A stone has these sides:
   • a grey one;
   • a white one.
                       7
1.2     Rivers
1.2.a       A river is full when nine stones lie in it.
`;
const NEW = `
1     Overview
1.1     General
1.1.a       Each player has four stones at the start.
1.1.b       A stone has these sides:
   • a grey one;
   • a white
     one.
\f1.1.c       A player who loses a stone puts it into the river of the other play-
er.
    Remark. A stone in the river is not lost.
    Example. Ann loses a stone.
1.2     Rivers
1.2.a       A river is full when nine stones lie in it.
1.2.b       Bridges cross rivers, see 1.2.a.
`;

test('reads numbers, lists, notes and titles, and leaves out what pages add', () => {
  const { titles, rules, doubts } = readBookText(NEW);
  expect([...titles]).toEqual([
    ['1', 'Overview'],
    ['1.1', 'General'],
    ['1.2', 'Rivers'],
  ]);
  expect(rules.map(({ number }) => number)).toEqual(['1.1.a', '1.1.b', '1.1.c', '1.2.a', '1.2.b']);
  expect(rules[1]).toMatchObject({ text: 'A stone has these sides:' });
  expect(rules[1]!.items).toEqual(['a grey one;', 'a white one.']);
  expect(rules[2]!.text).toMatch(/of the other player\.$/);
  expect(rules[2]!.notes).toEqual([
    { kind: 'remark', text: 'A stone in the river is not lost.' },
    { kind: 'example', text: 'Ann loses a stone.' },
  ]);
  expect(doubts).toEqual([]);
});

test('proposes what became of each rule, and asks about what it cannot decide', () => {
  const [older, newer] = [readBookText(OLD), readBookText(NEW)];
  const after = sketchBook('2.0', newer);
  const { structure, changes, questions } = proposeEdition(newer, after, sketchBook('1.0', older));
  expect(changes.changes).toEqual([
    { from: ['1.1.a'], to: ['1.1.a'], kind: 'reworded' },
    { from: ['1.1.c'], to: ['1.1.b'], kind: 'renumbered' },
    { from: ['1.1.b'], to: ['1.1.c'], kind: 'renumbered' },
    { from: ['1.2.a'], to: ['1.2.a'], kind: 'same' },
    { from: [], to: ['1.2.b'], kind: 'new' },
  ]);
  expect(structure.sections[0]!.rules[1]).toEqual({ number: '1.1.b', same: '1.0 1.1.c' });
  expect(structure.sections[0]!.rules[2]!.notes).toHaveLength(2);
  expect(questions).toEqual([
    expect.stringMatching(/^1\.1\.a -> 1\.1\.a \(reworded\)/),
    '1.1.c: its notes have other words',
  ]);
});

const data = join(import.meta.dirname, '../../../data');

function readChanges(edition: string) {
  const file = join(data, 'editions', edition, 'changes.json');
  return changesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

test('from 4.0 to 5.0, the comparison says what is written down, or that it is in doubt', () => {
  const proposed = compareBooks(sketchOf('4.0'), sketchOf('5.0'));
  const nameOf = (change: { from: readonly string[]; to: readonly string[]; kind: string }) =>
    `${change.from.join(' ')} > ${change.to.join(' ')} ${change.kind}`;
  const written = new Set(readChanges('5.0').changes.map(nameOf));
  const doubtful = proposed.filter(({ doubt }) => doubt !== null);
  const wrong = proposed.filter((change) => !written.has(nameOf(change)) && change.doubt === null);
  expect(wrong).toEqual([]);
  expect(doubtful.length / proposed.length).toBeLessThan(0.05);
});

/** A book of 6,000 rules that say nearly the same, each with a number of its own in its words. */
function alikeBook(edition: string, ending: string) {
  const rules = Array.from({ length: 6_000 }, (_, i) => ({
    number: `${1 + Math.floor(i / 2600)}.${1 + (Math.floor(i / 26) % 99)}.${String.fromCharCode(97 + (i % 26))}`,
    text: `Player ${i} who has a stone may put it into the river of ${ending}.`,
    items: [],
    notes: [],
  }));
  return sketchBook(edition, { rules, titles: new Map(), doubts: [] });
}

test('thousands of rules that are nearly alike are paired without comparing each with all', () => {
  const changes = compareBooks(alikeBook('1.0', 'another one'), alikeBook('2.0', 'the other one'));
  expect(changes.every(({ kind, from, to }) => kind === 'reworded' && from[0] === to[0])).toBe(
    true,
  );
});

const book = join(data, '../../shared/reference/complete-rules-5.0.txt');
const isHere = existsSync(book);
if (!isHere) console.warn('skipped: the text of the book of 5.0 is not on this machine');

test('no pair of rules is more alike than its common hashes allow, by which most are left out', () => {
  const [older, newer] = [
    Object.values(sketchOf('4.0').rules),
    Object.values(sketchOf('5.0').rules),
  ];
  const pairs = older
    .filter((_, place) => place % 20 === 0)
    .flatMap((one) => newer.map((other) => [one, other] as const));
  const wrong = pairs.filter(([one, other]) => {
    const hashes = new Set(groupHashes(one));
    const shared = groupHashes(other).filter((hash) => hashes.has(hash)).length;
    return compareRules(one, other).similarity > greatestSimilarity(one, other, shared);
  });
  expect(pairs.length).toBeGreaterThan(10_000);
  expect(wrong).toEqual([]);
});

test.skipIf(!isHere)('5.0 has the numbers of its book, and its sketch is of that text', () => {
  const text = readBookText(readFileSync(book, 'utf8'));
  const file = join(data, 'editions/5.0/structure.json');
  const structure = structureSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(text.rules.map(({ number }) => number)).toEqual(numbersIn(structure));
  expect(sketchOf('5.0')).toEqual(sketchBook('5.0', text));
});
