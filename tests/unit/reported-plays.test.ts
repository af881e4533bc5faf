import { describe, expect, test } from 'vitest';
import { query } from '../../src/engine/index.ts';
import { REAL_CARDS } from '../../src/engine/testing/real-cards.ts';
import { PLAY_WORDS } from '../../src/languages/all-languages.ts';
import { createTeller } from '../../src/languages/say/teller.ts';
import { textOfSpans } from '../../src/languages/say/text.ts';
import type { Example } from '../../src/library/examples/example.ts';
import { playsOf } from '../../src/library/examples/play.ts';
import { runPlay } from '../../src/library/examples/run.ts';
import { byEachLanguage } from '../../src/rulebook/by-language.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import reported from './fixtures/reported-plays.json' with { type: 'json' };

/** Plays that readers reported as wrong, and others of the same kinds: each says why its outcome is right. */
const PLAYS = reported.map(({ why, ...play }) => ({
  why,
  example: { ...play, title: byEachLanguage(() => why), story: byEachLanguage(() => why) },
}));

const runReported = (example: (typeof PLAYS)[number]['example']) =>
  runPlay(playsOf(example as unknown as Example)[0]!, REAL_CARDS);

test.each(PLAYS)('$example.id: $why', ({ example }) => {
  const { problems, ok } = runReported(example);
  expect(problems).toEqual([]);
  expect(ok).toBe(true);
});

describe('two Reactions of one card, each bound to another Character (6.3.i)', () => {
  const { example } = PLAYS.find(({ example: { id } }) => id === 'f36-apotheosis-monolith')!;
  test.each(LANGUAGES)('read differently in %s, and name what they are about', (language) => {
    const { game } = runReported(example);
    const names = new Map(REAL_CARDS.map(({ id, name }) => [id, name]));
    const teller = createTeller(PLAY_WORDS[language], {
      viewer: null,
      players: ['Alma', 'Bo'],
      card: (id) => names.get(id),
    });
    const { options } = game!.decision!;
    const said = teller.options(options, { locate: query(game!).spot }).map(textOfSpans);
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('Kappa');
    expect(said[1]).toContain(names.get('mowgli')![language] ?? 'Mowgli');
  });
});
