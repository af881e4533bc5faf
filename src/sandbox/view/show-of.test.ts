import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../engine/cards/card.ts';
import { playWords } from '../../wording/en/play-words.ts';
import { openEngineSession } from '../session/engine-session.ts';
import type { Viewer } from './board.ts';
import { flatten, type Show } from './show.ts';

const folder = new URL('../../../data/cards/', import.meta.url);
const cards = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Card[],
);

/** Alma's turn: one card in hand that she can pay for, one that she cannot. */
const position = {
  players: [
    { name: 'Alma', hand: ['spy-craft', 'open-the-gates'], mana: { ready: 2 } },
    { name: 'Bo', hand: ['harvest'], reserve: ['kelon-burst'] },
  ],
  turn: 0,
} as const;

function shownTo(viewer: Viewer): Show {
  const engineSession = openEngineSession(cards, {}, playWords);
  const session = engineSession.begin({ edition: '4.0', seed: 1, position, example: null }, []);
  return engineSession.show(engineSession.reduce(session, { do: 'look', viewer }));
}

describe('a decision', () => {
  const asked = (viewer: Viewer) => shownTo(viewer).stops.find(({ decision }) => decision)!;

  test('is shown with its options, and why others are missing, to whom it is asked', () => {
    for (const viewer of ['all', 0] as const) {
      const { options, refusals, secret } = asked(viewer).decision!;
      expect(options.length).toBeGreaterThan(1);
      expect(JSON.stringify(options)).toContain('Spy Craft');
      expect(JSON.stringify(refusals)).toContain('Open the Gates');
      expect(secret).toBeUndefined();
    }
  });

  test('of another player names none of their cards', () => {
    const { decision } = asked(1);
    expect(decision).toMatchObject({ player: 0, options: [], refusals: [], secret: true });
    expect(JSON.stringify(shownTo(1))).not.toMatch(/Spy Craft|Open the Gates/);
  });
});

describe('the timeline', () => {
  test('lists what costs too much only where a rule read is at work', () => {
    const refused = flatten(shownTo('all').lines).filter(({ kind }) => kind === 'why-not');
    expect(refused).not.toHaveLength(0);
    expect(refused.every(({ silent }) => silent)).toBe(true);
  });
});
