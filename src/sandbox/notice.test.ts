import { describe, expect, test } from 'vitest';
import { hasLeftScript, refusedPlace } from './notice.tsx';
import type { Session } from './session.ts';
import { words } from './words/en.ts';

describe('a refusal names the zone that it is about', () => {
  const seats = ['Alma', 'Bo'];
  const place = (where: string, cites = ['2.2.3.d']) =>
    refusedPlace({ where, cites }, seats, words);

  test('of a player', () => {
    expect(place('players[1].reserve[2]')).toBe('Bo’s Reserve');
    expect(place('players[0].hero')).toBe('Alma’s Hero');
  });

  test('an Expedition', () => {
    expect(place('players[0].expeditions.companion[0]')).toBe('Alma’s Companion Expedition');
  });

  test('but not where it is about none, or no rule says what is wrong', () => {
    expect(place('phase')).toBeNull();
    expect(place('players[7].hand')).toBeNull();
    expect(place('players[0].hand[0]', [])).toBeNull();
  });
});

test('a script is left as soon as something else is played, and only where there was one', () => {
  const run = { beginning: { example: 'spy-craft' } };
  const other = { beginning: { example: null } };
  const session = (now: object, origin: object) =>
    ({ run: now, origin: { run: origin } }) as unknown as Session;
  expect(hasLeftScript(session(run, run))).toBe(false);
  expect(hasLeftScript(session({ ...run }, run))).toBe(true);
  expect(hasLeftScript(session(other, run))).toBe(false);
});
