/**
 * `npm run renumber -- EDITION`: makes the numbers of an edition the canonical ones in code and data,
 * following its `changes.json`. It rewrites every citation and the table of numbers that the engine
 * may cite, and prints the lines that a person has to check.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import numbers from '../data/generated/rule-numbers.json' with { type: 'json' };
import { engineNumbers, olderRulesCited } from '../src/ingest/check/engine-numbers.ts';
import { painterFor } from '../src/ingest/painter.ts';
import { changesSchema } from '../src/rulebook/changes.ts';
import { addEdition, renumberingOf, renumberText } from '../src/rulebook/renumbering.ts';
import { root } from './dependencies.mjs';

/** Files that cite rules by their canonical numbers. */
const CITING = [
  'src/**/*.{ts,tsx,astro,md}',
  'tests/{fuzz,mutation,unit}/**/*.ts',
  'scripts/**/*.ts',
  'data/examples/**/*.json',
  'data/cards/*.json',
  'bench/search/*.tsv',
];

/** Files about numbers as such, which are not rewritten. */
const ABOUT_NUMBERS = [
  'src/{addresses,api,ingest,link,rulebook,search}/**',
  'tests/unit/new-edition.test.ts',
];

/** Matches search questions that are answered by a number in the question itself. */
const NUMBER_QUESTION = /^\w+\tnumber\t/;

const paint = painterFor(process.stdout.isTTY);

const command = new Command('renumber')
  .description('Makes the numbers of an edition those that code and data cite.')
  .argument('<edition>', 'such as 5.0, which has a changes.json')
  .parse();
const [edition = ''] = command.args;

const crosswalks = globSync('data/editions/*/changes.json', { cwd: root }).map((file) =>
  changesSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))),
);
const changes = crosswalks.find((one) => one.edition === edition);
if (!changes || changes.before !== numbers.edition) {
  console.error(
    changes
      ? `The code cites ${numbers.edition}; ${edition} follows ${changes.before}, so there is nothing to rewrite.`
      : `There is no data/editions/${edition}/changes.json.`,
  );
  process.exit(1);
}

const renumbering = renumberingOf(changes);
const editions = globSync('data/editions/*', { cwd: root }).map(
  (path) => path.split(/[\\/]/).at(-1)!,
);
let count = 0;
for (const file of globSync(CITING, { cwd: root, exclude: ABOUT_NUMBERS }).sort()) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const isExample = file.endsWith('.json');
  const rewritten = renumberText(text, renumbering, isExample ? [] : editions, isKept(file));
  count += rewritten.count;
  const now = isExample ? addEdition(rewritten.text, changes.before, edition) : rewritten.text;
  if (now !== text) writeFileSync(path, now);
  for (const { line, why, text: said } of rewritten.doubtful) {
    const reason = why === 'divided' ? 'several rules took its place' : 'names an edition';
    console.log(`${file}:${line}  ${paint('dim', `${reason}:`)} ${said}`);
  }
}
const table = engineNumbers(crosswalks, edition, [], olderRulesCited());
writeFileSync(
  join(root, 'data/generated/rule-numbers.json'),
  `${JSON.stringify(table, null, 2)}\n`,
);
console.log(
  paint('bold', `${count} citations are of ${edition} now; look at the lines above by hand.`),
);
console.log('Then: npm run format, npm run ingest, npm test -- types unit');

function isKept(file: string): (line: string) => boolean {
  return file.endsWith('.tsv') ? (line) => NUMBER_QUESTION.test(line) : () => false;
}
