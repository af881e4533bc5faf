import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openLibrary } from '../../library/open-library.ts';
import type { IndexFile } from './file.ts';
import { unpackNumbers } from './packed-numbers.ts';
import { indexRows } from './rows.ts';
import { searchedLibrary } from './searched-library.ts';

const library = searchedLibrary(openLibrary('content', 'data'));
const current = library.outlines[0]!.edition;
const { before, changes } = library.changes.find(({ edition }) => edition === current)!;
const rows = indexRows(library, 'en');

function rowsOf(edition: number, number: string): IndexFile['rules'][number][] {
  return rows.rules.filter(([numbers]) =>
    unpackNumbers(numbers).some(([place, other]) => place === edition && other === number),
  );
}

it('lists a rule once for the editions that say the same in these words or others', () => {
  const reworded = changes.filter(({ kind }) => kind === 'reworded');
  for (const { from, to } of reworded.filter((change) => change.from.length === 1)) {
    expect(rowsOf(1, from[0]!)).toEqual(rowsOf(0, to[0]!));
  }
  expect(reworded.length).toBeGreaterThan(0);
});

it('has a title for every section of the current edition', () => {
  const titled = new Set(
    rows.titles.flatMap(([numbers]) =>
      unpackNumbers(numbers).flatMap(([place, number]) => (place === 0 ? [number] : [])),
    ),
  );
  const { sections } = library.outlines[0]!;
  expect(sections.filter(({ number }) => !titled.has(number))).toEqual([]);
});

it('keeps a rule of its own whose substance has changed', () => {
  const changed = changes.find(({ kind }) => kind === 'substance')!;
  const [own] = rowsOf(1, changed.from[0]!);
  expect(own).not.toEqual(rowsOf(0, changed.to[0]!)[0]);
  expect(own![5]).toEqual(changed.to);
});

it('follows a rule of the first edition through every book after it', () => {
  const earlier = library.changes.find(({ edition }) => edition === before)!.changes;
  const pairs = changes
    .filter(({ kind, from }) => kind === 'renumbered' && from.length === 1)
    .flatMap(({ from, to }) => {
      const first = earlier.find((one) => one.to.includes(from[0]!) && one.kind === 'renumbered');
      return first ? [{ first: first.from[0]!, now: to[0]! }] : [];
    });
  expect(pairs.length).toBeGreaterThan(0);
  for (const { first, now } of pairs) expect(rowsOf(2, first)).toEqual(rowsOf(0, now));
  const substance = earlier.find(
    ({ kind, to }) =>
      kind === 'substance' && changes.some((one) => one.kind === 'same' && one.from[0] === to[0]),
  )!;
  expect(rowsOf(2, substance.from[0]!)[0]![5]).toEqual(substance.to);
});

it('gives the answer of a ruling that the current edition has changed', () => {
  const [, , answer] = rows.rulings.find(([id]) => id === 'small-step-to-victory')!;
  const { checked, answer: official } = JSON.parse(
    readFileSync('data/rulings/small-step-to-victory.json', 'utf8'),
  );
  const [first] = checked[current].answer.en.split(/[[{]/);
  expect(answer).toContain(first);
  expect(official.en).not.toContain(first);
});

it('shows no mark of an icon in the title and the answer of a ruling', () => {
  const shown = rows.rulings.map(([id, title, answer]) => [id, title, answer].join(' '));
  // Mana is written as players write it, {2}.
  expect(shown.filter((text) => /\{(?!(?:\d|X)\})|\[\[/u.test(text))).toEqual([]);
  expect(rows.rulings.find(([id]) => id === 'mana-flare-order')![1]).toContain('(join)');
});

it('has the story of an example with its cards, unless a ruling tells the same', () => {
  const byId = new Map(rows.examples.map((row) => [row[0], row]));
  const [, , story, cards] = byId.get('mandjet')!;
  expect(story).toMatch(/targets this Expedition/);
  expect(cards.toSorted()).toEqual(['Gargoyle', 'Mandjet']);
  expect(byId.get('ruling-rabbit-and-milk')!.slice(2)).toEqual(['', []]);
});

it('has the notes on a ruling that are not about an older edition', () => {
  const notesOf = (ruling: string) => rows.rulings.find(([id]) => id === ruling)![6];
  expect(notesOf('sacrifice-alone')).toEqual([
    expect.stringMatching(/^Remark \(unofficial\): .*Kuwat/),
  ]);
  expect(notesOf('santa-claus-order')!.join()).not.toContain('4.4.a');
});

it('marks each ruling whose answer is not official, apart from its words', () => {
  const read = (id: string) => JSON.parse(readFileSync(`data/rulings/${id}.json`, 'utf8'));
  const marked = rows.rulings.filter(([, , , , , , , standing]) => standing !== '');
  expect(marked.map(([id]) => id)).toEqual(
    rows.rulings.map(([id]) => id).filter((id) => read(id).unofficial),
  );
  expect(new Set(marked.map(([, , , , , , , standing]) => standing))).toEqual(
    new Set(['Unofficial']),
  );
  expect(marked.filter(([, , answer]) => answer.startsWith('Unofficial'))).toEqual([]);
});

it('has the remarks on a rule of the current edition alone, each behind what it is', () => {
  const remarksOf = ([, , , , , , remarks]: IndexFile['rules'][number]) => remarks;
  expect(rowsOf(0, '3.2.10.b').flatMap(remarksOf)).toEqual([
    expect.stringMatching(/^Remark \(official\): .*can exceed/),
    expect.stringMatching(/^Remark \(unofficial\): /),
  ]);
  const older = rows.rules.filter(([numbers]) => numbers[0][0] > 0);
  expect(older.flatMap(remarksOf)).toEqual([]);
});

it('has the sentences written for a rule of the current edition, with the terms they are on', () => {
  const answersOf = ([, , , , , , , answers]: IndexFile['rules'][number]) => answers;
  expect(rowsOf(0, '7.3.31.a').flatMap(answersOf)).toContainEqual([
    expect.stringMatching(/^No\. Resupplying/),
    ['resupply', 'draw'],
    1,
  ]);
  const older = rows.rules.filter(([numbers]) => numbers[0][0] > 0);
  expect(older.flatMap(answersOf)).toEqual([]);
});
