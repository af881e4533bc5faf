import { globSync, readFileSync } from 'node:fs';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { EngineErrorCode } from '../../engine/rules/error.ts';
import type { Position } from '../../engine/setup/position.ts';
import { words } from '../../languages/en/texts/sandbox.ts';
import { words as french } from '../../languages/fr/texts/sandbox.ts';
import { words as italian } from '../../languages/it/texts/sandbox.ts';
import { engineWith } from '../board-view/placed-session.ts';
import { playAnswers } from '../model/run.ts';
import { type Event, newSession, reduceSession, type Session } from '../model/session.ts';
import { emptyPosition } from '../model/setup.ts';
import { hasLeftScript } from './notice.tsx';
import { refusedPlace, SessionNotice } from './session-notice.tsx';

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

describe('what the engine refuses is said in the language of the page', () => {
  const sources = globSync('src/engine/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') });
  const thrown = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/new EngineError\(\s*'(\w+)'/g),
  ]);
  const codes = [...new Set(thrown.map(([, code]) => code as EngineErrorCode))];

  test.each(codes)('with words for the code "%s"', (code) => {
    const all = [words, french, italian].map(({ decision }) => decision.why[code]);
    expect(new Set(all).size).toBe(3);
    expect(all.every((why) => why.endsWith('.'))).toBe(true);
  });

  const engine = engineWith([]);
  const beginning = { edition: '4.0', seed: 1, position: emptyPosition(), example: null } as const;
  const table = newSession(playAnswers(engine, beginning, []));
  const begin = (position: Position): Event => ({
    do: 'begin',
    beginning: { ...beginning, position },
    answers: [],
  });
  const [alma, bo] = emptyPosition().players;
  test.each<readonly [string, Event]>([
    ['a phase that there is none of', begin({ ...emptyPosition(), phase: 'teatime' as 'noon' })],
    ['too few players', begin({ ...emptyPosition(), players: [alma!] })],
    ['an unknown card', begin({ ...emptyPosition(), players: [alma!, { ...bo, hand: ['nix'] }] })],
    ['a seat that is not there', begin({ ...emptyPosition(), firstPlayer: 5 })],
    ['an answer that was not offered', { do: 'answer', answer: { options: ['nix'] } }],
  ])('%s', (_, event) => {
    const at = table.stops.findIndex(({ decision }) => decision);
    const { notice } = reduceSession(engine, { ...table, at }, event);
    expect(notice?.kind).toBe('refused');
    const props = { notice: notice!, seats: ['Alma', 'Bo'], act: () => undefined, words: french };
    const shown = renderToString(h(SessionNotice, { ...props, rules: (cites) => cites.join() }));
    const said = notice?.kind === 'refused' ? french.decision.why[notice.code] : '';
    expect(shown).toContain(said);
    expect(shown).not.toMatch(/expected|found|is not|no card/);
  });
});
