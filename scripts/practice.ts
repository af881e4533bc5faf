/** Makes the questions of the practice pages: `npm run practice`. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import settings from '../data/settings.json' with { type: 'json' };
import { EDITIONS } from '../src/engine/rules/edition.ts';
import { chooseQuestions } from '../src/library/practice/choose-questions.ts';
import type { Practice } from '../src/library/practice/question.ts';
import { rightEnd } from '../src/library/practice/right-end.ts';
import { findMistakes } from '../tests/mutation/find-mistakes.ts';
import { readTrials } from '../tests/mutation/try-switch.ts';

const root = join(import.meta.dirname, '..');
const edition = EDITIONS.find((one) => one === settings.current) ?? EDITIONS.at(-1)!;
const { cards, plays } = readTrials(root);
const ends = new Map(
  plays.flatMap(({ play }) => {
    if (play.edition !== edition) return [];
    const end = rightEnd(play, cards);
    return end ? [[play.id, end] as const] : [];
  }),
);
const mistakes = await findMistakes(root, edition, (place, of) => {
  process.stderr.write(`\r${place + 1}/${of}`);
});
const practice: Practice = { edition, questions: [...chooseQuestions(ends, mistakes)] };
const file = 'data/generated/practice.json';
writeFileSync(join(root, file), `${JSON.stringify(practice, null, 1)}\n`);
console.log(`\nwritten: ${file}, ${practice.questions.length} questions of ${ends.size} plays`);
