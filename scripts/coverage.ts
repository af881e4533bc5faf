/**
 * `npm run coverage`: prints which rules the worked examples and the tests show, by chapter, and which
 * they do not show yet. With `--switch` it also switches off the rules in the engine, one after the
 * other, to see whether an example fails, and writes the results to `data/generated/switched-off.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { EDITIONS } from '../src/engine/index.ts';
import { painterFor } from '../src/ingest/painter.ts';
import type { EditionCoverage } from '../src/library/examples/coverage.ts';
import { measureCoverage, switchedFile } from '../src/library/examples/coverage-files.ts';
import { type Switched, switchedChapters } from '../src/library/examples/switched-rules.ts';
import { SWITCHES } from '../tests/mutation/switches.ts';
import { readTrials, type SwitchedRule, TRIED_EDITION } from '../tests/mutation/try-switch.ts';
import {
  countAtWork,
  hashOfSwitches,
  noticingPlays,
  sumUp,
  trySwitches,
} from '../tests/mutation/try-switches.ts';
import { root } from './dependencies.mjs';

const paint = painterFor(process.stdout.isTTY);

const options = new Command('coverage')
  .description('Tells which rules the worked examples and the tests show, and which not yet.')
  .addOption(new Option('--edition <id>', 'only this edition').choices(EDITIONS))
  .option('--json', 'for programs: what /api/v1/coverage.json holds')
  .option('--switch', 'also switch rules off in the engine, and see which examples fail')
  .parse()
  .opts<{ edition?: string; json?: boolean; switch?: boolean }>();

if (options.switch) await switchAll();

const measured = measureCoverage(root);
const editions = measured.editions.filter(
  ({ edition }) => options.edition === undefined || options.edition === edition,
);
if (options.json) console.log(JSON.stringify({ ...measured, editions }, null, 2));
else for (const edition of editions) printCoverage(edition, measured.switched);
if (!options.json && measured.failing.length > 0) {
  console.log(
    paint('red', `${measured.failing.length} plays fail: ${measured.failing.join(', ')}`),
  );
}

function printCoverage(coverage: EditionCoverage, switched: Switched | null) {
  const { edition, rules, chapters, covered, missing, unknown, misfiled } = coverage;
  console.log(paint('bold', `\nEdition ${edition}: ${covered} of ${rules.length} rules shown`));
  for (const chapter of chapters) {
    const share = `${chapter.covered}/${chapter.rules}`.padStart(9);
    const full = chapter.covered === chapter.rules;
    console.log(`  chapter ${chapter.chapter}${full ? paint('green', share) : share}`);
  }
  const tested = rules.filter(({ tests }) => tests.length > 0).length;
  const chosen = rules.filter(({ examples }) => examples.length > 0).length;
  console.log(`  ${chosen} have an example of their own, ${tested} are named by tests`);
  if (missing.length > 0) console.log(`  not shown yet: ${missing.join(' ')}`);
  const explained = rules.filter((rule) => rule.explained).map(({ number }) => number);
  if (explained.length > 0) console.log(`  no example can show: ${explained.join(' ')}`);
  if (unknown.length > 0) console.log(paint('red', `  citations of no rule: ${unknown.join(' ')}`));
  if (misfiled.length > 0) {
    console.log(paint('red', `  said to define only, but cited: ${misfiled.join(' ')}`));
  }
  if (switched) tellSwitched(coverage, switched);
}

function tellSwitched(coverage: EditionCoverage, switched: Switched) {
  const chapters = switchedChapters(coverage, switched);
  const sum = (of: 'carriedOut' | 'switchable' | 'caught') =>
    chapters.reduce((total, chapter) => total + chapter[of], 0);
  const share = Math.floor((100 * sum('caught')) / Math.max(1, sum('switchable')));
  console.log(
    `  switched off on ${switched.date}: ${sum('switchable')} of ${sum('carriedOut')} rules carried out; an example fails for ${sum('caught')} of them (${share} %)`,
  );
  for (const { chapter, carriedOut, switchable, caught } of chapters) {
    console.log(`  chapter ${chapter} ${caught}/${switchable} caught, of ${carriedOut}`);
  }
  if (coverage.edition === TRIED_EDITION) tellCitations(switched.citations);
  const { missed } = switched.editions[coverage.edition];
  if (missed.length > 0) console.log(paint('yellow', `  no example notices: ${missed.join(' ')}`));
}

function tellCitations({ all, atWork, idle }: Switched['citations']) {
  const share = Math.floor((100 * atWork) / Math.max(1, all));
  console.log(`  citations of rules at work: ${atWork} of ${all} (${share} %)`);
  if (idle.length > 0)
    console.log(`  no play that was tried goes differently without: ${idle.join(' ')}`);
}

async function switchAll() {
  const { rules, citations } = await trySwitches(root, undefined, ({ place, trial }) => {
    if (trial && process.stderr.isTTY) process.stderr.write(`\r${place + 1}/${SWITCHES.length} `);
  });
  const newest = measureCoverage(root).editions.find(({ edition }) => edition === TRIED_EDITION);
  const cited = new Map(newest?.rules.map((rule) => [rule.number, rule.cited.length]));
  const switched: Switched = {
    date: new Date().toISOString().slice(0, 10),
    switches: hashOfSwitches(),
    plays: noticingPlays(rules, readTrials(root)),
    citations: countAtWork(citations, cited),
    editions: sumUp(rules),
  };
  const text = JSON.stringify(switched, null, 2).replace(/\[[^[\]]*\]/g, onOneLine);
  writeFileSync(switchedFile(join(root, 'data')), `${text}\n`);
  if (!options.json) tellUseless(rules);
}

/** Writes a short list on one line, as the formatter does. */
function onOneLine(list: string): string {
  const line = list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']');
  return line.length < 83 ? line : list;
}

/** Prints switches without a result, because the engine has changed or cannot continue. */
function tellUseless(found: readonly SwitchedRule[]) {
  for (const verdict of ['unfit', 'broken'] as const) {
    const useless = new Set(found.filter((one) => one.verdict === verdict).map((one) => one.off));
    for (const off of useless) console.log(paint('yellow', `switch ${verdict}: ${off}`));
  }
}
