import { expect, test } from 'vitest';
import { ReadingBudget } from '../../src/languages/read/grammar.ts';
import { openEngineSession } from '../../src/sandbox/board-view/placed-session.ts';
import { loadPlayWords } from '../../src/sandbox/board-view/play-words.ts';
import { CrowdedPosition, MOST_CARDS } from '../../src/sandbox/model/crowded.ts';
import { MOST_OBJECTS, MOST_WORK, playAnswers, type Run } from '../../src/sandbox/model/run.ts';
import { beginningAt, cards, engine, own, playOut, reader } from '../fuzz/hostile-play.ts';
import { chainReaction, crowdedPosition, longText } from '../fuzz/hostile-size.ts';
import fc from '../property.ts';

/** Tests that hostile input causes bounded work. Work is counted, so the result depends on no clock. */

function workOf({ pieces }: Run): number {
  return pieces.reduce((sum, { work }) => sum + work, 0);
}

test('a chain of Reactions is cut where it has more objects than any game', () => {
  const run = playOut(chainReaction(200), 60);
  const last = run.pieces.at(-1)!;
  expect(last.cut).toBe(true);
  expect(last.decision).toBeNull();
  expect(last.moments.length).toBeGreaterThan(0);
  // A single event may exceed the limit; nothing after it does.
  const objects = last.game.objects.filter(Boolean).length;
  expect(objects).toBeGreaterThan(MOST_OBJECTS);
  expect(objects).toBeLessThan(2 * MOST_OBJECTS);
  expect(workOf(run)).toBeLessThan(MOST_WORK);
});

test('the position of a game that is cut is shown as far as it came', async () => {
  const library = Object.fromEntries(own.map(({ card, printed }) => [card.id, printed]));
  const printed = new Proxy(library, {
    get: (known, id: string) => known[id] ?? { name: id, line: '', text: [] },
  });
  const session = openEngineSession(cards, printed, await loadPlayWords('en'));
  const answers = playOut(chainReaction(200), 60).answers.map(({ options }) => options);
  const begun = session.begin(beginningAt(chainReaction(200)), [...answers, ['nothing']]);
  expect(begun.notice).toEqual({ kind: 'cut' });
  expect(begun.run.answers.length).toBeLessThanOrEqual(answers.length);
  expect(session.show(begun).stops.at(-1)!.board.seats).toHaveLength(2);
});

test('a game that is not cut has room for all that four players do', () => {
  const run = playOut(chainReaction(2), 10);
  expect(run.pieces.at(-1)!.cut).toBeUndefined();
  expect(run.answers).toHaveLength(10);
});

test('a table of more cards than a page can carry is refused before it is laid', () => {
  const size = Math.ceil(MOST_CARDS / 14) + 1;
  expect(() => playAnswers(engine, beginningAt(crowdedPosition(size)), [])).toThrow(
    CrowdedPosition,
  );
  expect(() => playAnswers(engine, beginningAt(crowdedPosition(200)), [])).toThrow(CrowdedPosition);
  const laid = playAnswers(engine, beginningAt(crowdedPosition(size - 2)), []);
  expect(laid.pieces[0]!.decision).not.toBeNull();
});

test('a text of any length is read within the budget', () => {
  fc.assert(
    fc.property(longText, (text) => {
      const { read, stop } = reader.read(text);
      const letters = read.paragraphs.at(-1)?.to ?? 0;
      expect(letters).toBeLessThanOrEqual(3000);
      expect(text.length <= 3000 || stop !== undefined).toBe(true);
    }),
    { numRuns: 40 },
  );
  expect(ReadingBudget.WORK).toBeGreaterThan(0);
});
