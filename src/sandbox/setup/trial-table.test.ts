import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Card } from '../../engine/cards/card.ts';
import {
  advance,
  createPosition,
  type Decision,
  EDITIONS,
  type EditionId,
  type TraceEntry,
} from '../../engine/index.ts';
import { tableFor } from './trial-table.ts';

const folder = new URL('../../../data/cards/', import.meta.url);
const cards = readdirSync(folder).flatMap(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Card[],
);

/** Lines of play tried, and decisions in each. */
const LINES = 100;
const DECISIONS = 8;

/** Numbers in a fixed order, so that a failing search is found again. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % sides;
  };
}

function anyAnswer({ options, min, max }: Decision, roll: (sides: number) => number): string[] {
  const ids = options.map(({ id }) => id);
  const chosen: string[] = [];
  const count = min + roll(Math.min(max, ids.length) - min + 1);
  while (chosen.length < count) chosen.push(...ids.splice(roll(ids.length), 1));
  return chosen;
}

/** Whether an ability of a Hero makes something happen, other than paying for it. */
function isOf(id: string, entry: TraceEntry): boolean {
  switch (entry.kind) {
    case 'step':
      return entry.source?.card === id && entry.actions > 0 && entry.cost !== true;
    case 'modifier':
      return entry.source?.card === id && entry.applied;
    case 'cost-altered':
      return entry.by.card === id;
    default:
      return false;
  }
}

/** Whether an ability of a Hero happens in some line of play of few decisions. */
function happens(card: Card, edition: EditionId): boolean {
  const { game } = createPosition(tableFor(card), { cards, edition, seed: 1 });
  const begun = advance(game);
  const shows = (trace: readonly TraceEntry[]) => trace.some((entry) => isOf(card.id, entry));
  if (shows(begun.trace)) return true;
  for (let line = 1; line <= LINES; line++) {
    const roll = dice(line * 7919);
    let now = begun;
    for (let made = 0; made < DECISIONS && now.decision; made++) {
      now = advance(now.game, { options: anyAnswer(now.decision, roll) });
      if (shows(now.trace)) return true;
    }
  }
  return false;
}

test.each(EDITIONS)('every card can be tried out in %s', (edition) => {
  for (const card of cards) {
    const { game } = createPosition(tableFor(card), { cards, edition, seed: 1 });
    expect(advance(game).decision, card.id).not.toBeNull();
  }
});

test.each(EDITIONS)('what a Hero does can happen in %s', (edition) => {
  // It keeps a third Landmark at Night, and no table here is laid with so many.
  const heroes = cards.filter(({ id, type }) => type === 'hero' && id !== 'gretel-rust');
  const idle = heroes.filter((card) => !happens(card, edition)).map(({ id }) => id);
  expect(idle).toEqual([]);
});
