import { expect, test } from 'vitest';
import { collection, examples } from '../collection.ts';
import { exampleFrom } from './from-answers.ts';
import { playsOf } from './play.ts';
import { readExample } from './read.ts';
import { runPlay } from './run.ts';

const cards = [...collection.values()];
const plays = [...examples.values()].flatMap(playsOf);

/** A play as a link holds it: a position and ids of options. */
function answersOf(play: (typeof plays)[number]) {
  const { edition, seed, position, invented } = play;
  const answers = runPlay(play, cards).answers.map(({ options }) => options);
  return { edition, seed, position, invented, answers };
}

/** Few enough for every run; each example comes in another edition than its neighbours. */
const some = plays.filter((_, index) => index % 14 === 0);

test.each(some.map((play) => [play.id, play.edition, play] as const))(
  '%s can be written down again in %s, and comes out as it did',
  async (_id, _edition, play) => {
    const written = await exampleFrom('again', answersOf(play), cards);
    expect(written).toMatchObject({ ok: true });
    if (!written.ok) return;
    const { example, problems } = readExample(JSON.stringify(written.example));
    expect(problems).toEqual([]);
    expect(playsOf(example!).map((one) => one.edition)).toEqual([play.edition]);
  },
);

test('an answer that the decision does not offer makes no example', async () => {
  const play = plays.find(({ id }) => id === 'spy-craft')!;
  const played = { ...answersOf(play), answers: [['nothing-like-it']] };
  const written = await exampleFrom('again', played, cards);
  expect(written).toMatchObject({ ok: false });
});
