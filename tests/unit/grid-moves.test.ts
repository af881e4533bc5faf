import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GridTerm, gridPair } from '../../src/rulebook/grid.ts';

/** The rows of the grid that are zones, by the zone's name in the tree of a card. */
const ROWS: Readonly<Record<string, GridTerm>> = {
  hand: 'hand',
  deck: 'deck',
  reserve: 'reserve',
  expedition: 'expedition-zone',
  landmark: 'landmark-zone',
  landmarks: 'landmark-zone',
  mana: 'mana-zone',
  discard: 'discard-pile',
};

/** The zone that a step of a card's tree moves things to. */
const GOES_TO: Readonly<Record<string, string>> = { discard: 'discard', sabotage: 'discard' };

interface Tree {
  readonly do?: string;
  readonly to?: unknown;
  readonly of?: { readonly choose?: { readonly in?: unknown }; readonly target?: { in?: unknown } };
}

/** Finds the pairs of zones between which the steps of a tree move things that they choose. */
function movesIn(tree: unknown, found: Set<string>): void {
  if (typeof tree !== 'object' || tree === null) return;
  const { do: verb, to, of } = tree as Tree;
  const from = ROWS[String((of?.choose ?? of?.target)?.in)];
  const goal = ROWS[String(to ?? GOES_TO[verb ?? ''])];
  if (verb && from && goal && from !== goal) found.add(gridPair(from, goal).join(' '));
  for (const part of Object.values(tree)) movesIn(part, found);
}

test('the grid says of no pair of zones that they do not meet, where a card moves cards so', () => {
  const found = new Set<string>();
  for (const file of globSync('data/cards/*.json')) {
    movesIn(JSON.parse(readFileSync(file, 'utf8')), found);
  }
  // Swift Jinn, and Herostratus, whose moves the grid once denied.
  expect([...found]).toEqual(
    expect.arrayContaining(['reserve mana-zone', 'mana-zone discard-pile']),
  );
  const { cells } = JSON.parse(readFileSync('data/grid.json', 'utf8')) as {
    cells: { pair: string[]; never?: string }[];
  };
  const denied = cells.filter(({ never }) => never !== undefined).map(({ pair }) => pair.join(' '));
  expect(denied.filter((pair) => found.has(pair))).toEqual([]);
});
