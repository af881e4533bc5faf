/**
 * `npm run coverage`: which rules the worked examples and the tests show, by chapter, and which they
 * do not show yet.
 */
import { Command, Option } from 'commander';
import picocolors from 'picocolors';
import { EDITIONS } from '../src/engine/index.ts';
import type { EditionCoverage } from '../src/examples/coverage.ts';
import { measureCoverage } from '../src/examples/coverage-files.ts';
import { root } from './dependencies.mjs';

const pc = picocolors.createColors(picocolors.isColorSupported && process.stdout.isTTY === true);

const options = new Command('coverage')
  .description('Tells which rules the worked examples and the tests show, and which not yet.')
  .addOption(new Option('--edition <id>', 'only this edition').choices(EDITIONS))
  .option('--json', 'for programs: what /api/v1/coverage.json holds')
  .parse()
  .opts<{ edition?: string; json?: boolean }>();

const measured = measureCoverage(root);
const editions = measured.editions.filter(
  ({ edition }) => options.edition === undefined || options.edition === edition,
);
if (options.json) console.log(JSON.stringify({ ...measured, editions }, null, 2));
else for (const edition of editions) tell(edition);
if (!options.json && measured.failing.length > 0) {
  console.log(pc.red(`${measured.failing.length} plays fail: ${measured.failing.join(', ')}`));
}

function tell({ edition, rules, chapters, covered, missing, unknown, misfiled }: EditionCoverage) {
  console.log(pc.bold(`\nEdition ${edition}: ${covered} of ${rules.length} rules shown`));
  for (const chapter of chapters) {
    const share = `${chapter.covered}/${chapter.rules}`.padStart(9);
    const full = chapter.covered === chapter.rules;
    console.log(`  chapter ${chapter.chapter}${full ? pc.green(share) : share}`);
  }
  const tested = rules.filter(({ tests }) => tests.length > 0).length;
  const chosen = rules.filter(({ examples }) => examples.length > 0).length;
  console.log(`  ${chosen} have an example of their own, ${tested} are named by tests`);
  if (missing.length > 0) console.log(`  not shown yet: ${missing.join(' ')}`);
  if (unknown.length > 0) console.log(pc.red(`  citations of no rule: ${unknown.join(' ')}`));
  if (misfiled.length > 0) {
    console.log(pc.red(`  said to define only, but cited: ${misfiled.join(' ')}`));
  }
}
