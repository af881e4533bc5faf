import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GridTerm, gridPair } from '../../src/rulebook/grid.ts';

/** The rows of the grid that are zones, by the zone's name in the tree of a card. */
const ROWS: Readonly<Record<string, GridTerm>> = {
  hand: 'hand',
  deck: 'deck',
  reserve: 'reserve',
  limbo: 'limbo',
  expedition: 'expedition-zone',
  landmark: 'landmark-zone',
  landmarks: 'landmark-zone',
  mana: 'mana-zone',
  discard: 'discard-pile',
};

/** The zone that a step of a card's tree moves things to. */
const GOES_TO: Readonly<Record<string, string>> = {
  discard: 'discard',
  sabotage: 'discard',
  sacrifice: 'discard',
  play: 'limbo',
};

interface Chosen {
  readonly in?: unknown;
}

interface Tree {
  readonly do?: string;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly of?: { choose?: Chosen; target?: Chosen; all?: Chosen; top?: unknown };
  readonly what?: { choose?: Chosen };
  readonly statuses?: readonly string[];
}

/** The rows of the zones that a tree names, alone or in a list. */
function rowsOf(zones: unknown): readonly GridTerm[] {
  const list = Array.isArray(zones) ? zones : [zones];
  return list.flatMap((zone) => ROWS[String(zone)] ?? []);
}

/** The rows of the zones in which a step finds what it acts on. */
function rowsOfObjects({ of, what }: Tree): readonly GridTerm[] {
  if (of?.top !== undefined) return ['deck'];
  return rowsOf((of?.choose ?? of?.target ?? of?.all ?? what?.choose)?.in);
}

/**
 * Finds the pairs of rows that meet in a tree: zones between which its steps move things or its triggers
 * see them move, and a status with the zone of the objects that gain it.
 */
function meetingsIn(tree: unknown, found: Set<string>): void {
  if (typeof tree !== 'object' || tree === null) return;
  const { do: verb, from, to, statuses = [] } = tree as Tree;
  const before = verb === undefined ? rowsOf(from) : rowsOfObjects(tree as Tree);
  const after = rowsOf(to ?? GOES_TO[verb ?? '']);
  const gained = verb === 'gain' ? statuses : verb === 'exhaust' ? ['exhausted'] : [];
  for (const one of before) {
    for (const other of [...after, ...(gained as GridTerm[])]) {
      if (one !== other) found.add(gridPair(one, other).join(' '));
    }
  }
  for (const part of Object.values(tree)) meetingsIn(part, found);
}

test('the grid says of no pair that they do not meet, where a card makes them', () => {
  const found = new Set<string>();
  for (const file of globSync('data/cards/*.json')) {
    meetingsIn(JSON.parse(readFileSync(file, 'utf8')), found);
  }
  // Swift Jinn, and Herostratus, whose moves the grid once denied.
  expect([...found]).toEqual(
    expect.arrayContaining([
      'reserve mana-zone',
      'mana-zone discard-pile',
      'hand limbo',
      'exhausted reserve',
    ]),
  );
  const { cells } = JSON.parse(readFileSync('data/grid.json', 'utf8')) as {
    cells: { pair: string[]; never?: string }[];
  };
  const denied = cells.filter(({ never }) => never !== undefined).map(({ pair }) => pair.join(' '));
  expect(denied.filter((pair) => found.has(pair))).toEqual([]);
});

test('a keyword that the grid says is found on one type of card is on no other', () => {
  const cards = globSync('data/cards/*.json').flatMap(
    (file) =>
      JSON.parse(readFileSync(file, 'utf8')) as {
        id: string;
        type: string;
        abilities: { kind: string; keyword?: string }[];
      }[],
  );
  const having = (keyword: string) =>
    cards.filter(({ abilities }) =>
      abilities.some((one) => one.kind === 'keyword' && one.keyword === keyword),
    );
  expect(having('cooldown').length).toBeGreaterThan(0);
  expect(having('cooldown').filter(({ type }) => type !== 'spell')).toEqual([]);
  for (const keyword of ['defender', 'eternal', 'gigantic', 'seasoned']) {
    expect(having(keyword).length).toBeGreaterThan(0);
    expect(having(keyword).filter(({ type }) => !/^(?:character|token)$/.test(type))).toEqual([]);
  }
});
