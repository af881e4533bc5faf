import { expect, test } from 'vitest';
import { exampleFile, exampleIds, readCards, readExampleFile } from './folder.ts';
import { playsOf } from './play.ts';
import { runPlay } from './run.ts';

/** Rules on what several Expeditions mean: idle unless an object is in two of them (7.4.4.b, c). */
const ON_GIGANTIC = ['7.4.4.f', '7.4.4.g', '7.4.4.j', '7.4.4.k', '7.4.4.m'];

const cards = readCards('data');
const runs = exampleIds('data').flatMap((id) => {
  const { example } = readExampleFile(exampleFile('data', id));
  const plays = example ? playsOf(example).filter(({ edition }) => edition === '5.0') : [];
  return plays.map((play) => ({ play: play.id, trace: runPlay(play, cards).trace }));
});

test('what is said of a Gigantic object is cited only where there is one', () => {
  const citing = runs.filter(({ trace }) =>
    trace.some(({ cites }) => ON_GIGANTIC.some((rule) => cites.some((one) => one === rule))),
  );
  expect(citing.length).toBeGreaterThan(4);
  const isGigantic = (run: (typeof runs)[number]) => JSON.stringify(run).includes('"7.4.4.b"');
  expect(citing.filter((run) => !isGigantic(run)).map(({ play }) => play)).toEqual([]);
});

test('Clean-up cites Sacrifice only where a Landmark is sacrificed', () => {
  const cleaned = runs.flatMap(({ play, trace }) =>
    trace.flatMap((entry) => {
      if (entry.kind !== 'step' || entry.verb !== 'clean-up') return [];
      const sacrifices = trace.some(
        (one) => one.kind === 'action' && one.action === 'move' && one.why === 'sacrifice',
      );
      return [{ play, cited: entry.cites.includes('7.3.36.a' as never), sacrifices }];
    }),
  );
  expect(cleaned.some(({ cited }) => cited)).toBe(true);
  expect(cleaned.filter(({ cited, sacrifices }) => cited && !sacrifices)).toEqual([]);
});
