import { collection } from '../../library/collection.ts';
import type { Lesson } from '../../library/lessons.ts';
import { playNamed } from '../../library/plays.ts';

/** The card whose face stands for a lesson: the one that its answer plays, else the first one in view. */
export function lessonFace({ example }: Lesson): string {
  const { position, script } = playNamed(example);
  const inView = position.players.map(({ deck, ...zones }) => zones);
  for (const [, word = ''] of JSON.stringify([script, inView, position]).matchAll(/"([^"]+)"/g)) {
    if (collection.has(word)) return word;
  }
  throw new Error(`The position of the lesson with the example "${example}" has no card.`);
}
