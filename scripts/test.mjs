/**
 * `npm test`: installs what is missing, a browser too, and runs every check. Plain JavaScript,
 * because it runs before anything is installed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { provideBrowsers } from './browser.mjs';
import { exitStatusOf, launchScript, provideDependencies, Trouble } from './dependencies.mjs';
import { bareEnvironment } from './programs.mjs';
import { readReport } from './report.mjs';

/**
 * A stage is a script of package.json. It begins when the stage named by `after` or `needs` is over; it
 * is not run if the latter failed. `browser` says that it uses browsers, `counts` that it runs Vitest,
 * whose tests are counted one by one.
 *
 * @typedef {{ script: string, args?: string[], after?: string, needs?: string, browser?: boolean, counts?: boolean }} Stage
 * @typedef {{ script: string, passed: number, failed: number, seconds: number, output: string }} Outcome
 */

/** Half of the processors: the rest are for the build, which the browser tests wait for. */
const UNIT_WORKERS = Math.ceil(Math.min(4, availableParallelism()) / 2);

/** @type {Stage[]} */
const STAGES = [
  { script: 'build' },
  { script: 'lint' },
  { script: 'audit' },
  { script: 'ingest', args: ['--check'] },
  { script: 'arrows' },
  { script: 'unit', args: [`--maxWorkers=${UNIT_WORKERS}`], counts: true },
  // Not during the build, because Astro uses the same working folder for both.
  { script: 'types', after: 'build' },
  // Last, because it alone can use all processors.
  { script: 'e2e', counts: true, needs: 'build', browser: true },
];

/**
 * Random games, switched-off rules, whole commands and the largest data: almost every change of the engine
 * concerns them.
 */
const SLOW_TESTS = [
  'tests/fuzz/**',
  'tests/mutation/**',
  'src/engine/random-play.test.ts',
  'tests/unit/multiplied-data.test.ts',
  'tests/unit/{book,command,play}.test.ts',
];

/**
 * The stages to run while editing: unit tests of files that differ from the last commit, without slow
 * ones.
 *
 * @type {Stage[]}
 */
const QUICK_STAGES = [
  { script: 'lint' },
  { script: 'typecheck' },
  {
    script: 'unit',
    args: ['--changed', ...SLOW_TESTS.map((files) => `--exclude=${files}`)],
    counts: true,
  },
];

/** A stage that could not be run, which counts as failed. */
const NOT_RUN = { passed: 0, failed: 1, seconds: 0 };

/** The number of stages that run at once: most of them use one processor. */
const LANES = Math.min(4, availableParallelism());

const USAGE = `usage: npm test [-- STAGE… | --changed] [--thorough] [--install | --bare]

Installs what is missing in this folder, downloads a browser where there is none, and runs every check, or only the stages that are named:
  ${STAGES.map((stage) => stage.script).join(' ')}

  --changed   formatting, types and the unit tests that uncommitted changes concern
  --thorough  each kind of page in the browser at every width and in both colour schemes, in place
              of one width and scheme for each; and the whole rulebook taken offline
  --install   installs missing programs of the system with apt-get first; so does CI=true
  --bare      as on a machine that has Node and git and nothing else of what the tests use: browsers,
              hosts and apt-get are hidden, and their tests say that they are skipped`;

/**
 * Runs a stage to its end and keeps what it prints.
 *
 * @param {Stage} stage
 * @param {string} scratch a folder for its report
 * @returns {Promise<Outcome>}
 */
async function runStage({ script, args = [], counts = false }, scratch) {
  const started = performance.now();
  const report = join(scratch, `${script}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = launchScript(script, counts ? [...args, ...reporters] : args, {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const status = await exitStatusOf(child);
  const seconds = (performance.now() - started) / 1000;
  const { passed, failed } = counts ? readReport(report) : { passed: 1, failed: 0 };
  if (typeof status === 'string') output += `\nEnded by ${status}.`;
  const outcome = { script, passed, failed, seconds, output };
  if (status === 0 && failed === 0) return outcome;
  return { ...outcome, passed: counts ? passed : 0, failed: failed || 1 };
}

/** @param {Outcome} outcome */
function outcomeLine({ script, passed, failed, seconds, output }) {
  const unchecked = /^not checked: .*$/m.exec(stripVTControlCharacters(output))?.[0];
  const mark = failed > 0 ? '✗' : unchecked ? '–' : '✓';
  const tests =
    passed + failed > 1 ? `  ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  const time = `${seconds.toFixed(1).padStart(6)} s`;
  return `${mark} ${script.padEnd(8)} ${time}${tests}${unchecked ? `  ${unchecked}` : ''}`;
}

/**
 * @param {string[]} names the requested stages; empty for all
 * @returns {Stage[]}
 */
function chooseStages(names) {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.script === name));
  if (unknown.length > 0) {
    console.error(`There is no stage "${unknown.join('", "')}".\n\n${USAGE}`);
    process.exit(2);
  }
  return STAGES.filter((stage) => names.length === 0 || names.includes(stage.script));
}

/**
 * Runs the stages in their order, several at once. A stage whose need has failed is not run and
 * counts as failed.
 *
 * @param {Stage[]} stages
 * @param {string} scratch
 */
async function runAll(stages, scratch) {
  /** @type {Outcome[]} */
  const outcomes = [];
  /** @param {Stage} stage */
  const finish = async (stage) => {
    const unmet = outcomes.find(({ script, failed }) => script === stage.needs && failed > 0);
    const outcome = unmet
      ? { ...NOT_RUN, script: stage.script, output: `Not run, because ${unmet.script} failed.` }
      : await runStage(stage, scratch);
    outcomes.push(outcome);
    console.log(outcomeLine(outcome));
    if (outcome.failed > 0) console.log(indentText(outcome.output));
  };
  const waiting = [...stages];
  /** @type {Map<string, Promise<unknown>>} */
  const running = new Map();
  /** @param {string | undefined} name */
  const isAhead = (name) =>
    waiting.some(({ script }) => script === name) || running.has(name ?? '');
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex(({ after, needs }) => !isAhead(after) && !isAhead(needs));
    if (next < 0 || running.size === LANES) {
      await Promise.race(running.values());
      continue;
    }
    const [stage] = waiting.splice(next, 1);
    if (!stage) continue;
    running.set(
      stage.script,
      finish(stage).then(() => running.delete(stage.script)),
    );
  }
  return outcomes;
}

/** @param {string} text */
function indentText(text) {
  return text.trimEnd().replace(/^/gm, '    ');
}

/**
 * Returns the messages of stages on skipped tests, without duplicates.
 *
 * @param {readonly Outcome[]} outcomes
 */
function skippedIn(outcomes) {
  return new Set(
    outcomes.flatMap(
      ({ output }) =>
        stripVTControlCharacters(output).match(/^(?:skipped|not checked): .*$/gm) ?? [],
    ),
  );
}

async function test() {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(USAGE);
  if (args.includes('--thorough')) process.env.THOROUGH = '1';
  const isBare = args.includes('--bare');
  const mayInstall = args.includes('--install') || process.env.CI === 'true';
  const names = args.filter((arg) => !['--thorough', '--bare', '--install'].includes(arg));
  const stages = names.includes('--changed') ? QUICK_STAGES : chooseStages(names);
  const node = await provideDependencies();
  if (isBare) Object.assign(process.env, bareEnvironment());
  else if (stages.some((stage) => stage.browser)) provideBrowsers(node, mayInstall);
  const scratch = mkdtempSync(join(tmpdir(), 'altered-codex-'));
  const started = performance.now();
  const outcomes = await runAll(stages, scratch);
  rmSync(scratch, { recursive: true });

  const failures = outcomes.filter(({ failed }) => failed > 0);
  console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s in all`);
  for (const line of skippedIn(outcomes)) console.log(line);
  for (const failure of failures) console.log(`failed: ${failure.script}`);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

test().catch((error) => {
  console.error(error instanceof Trouble ? `\n${error.message}` : error);
  process.exitCode = 1;
});
