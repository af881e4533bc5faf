/** `npm run release -- 0.3.0`: makes a release of what is committed, or says why it cannot be made. */
import { execFileSync } from 'node:child_process';
import { Command } from 'commander';
import { root } from './dependencies.mjs';
import { makeRelease, ReleaseRefused, type RunProgram } from './release/make.ts';

const program = new Command('release')
  .description(
    'Runs every test, names the version, keeps the figures of the benchmarks, makes the packages, commits and tags.',
  )
  .argument('<version>', 'such as 0.3.0; docs/versions.md says which number to raise')
  .option('--trial', 'only say whether the release could be made')
  .parse();
const version = program.args[0]!;
const { trial: isTrial = false } = program.opts<{ trial?: true }>();

/** What git is asked, rather than told: its answer is read and not shown. */
const QUESTIONS = ['status', 'branch', 'tag --list'];

const runInProject: RunProgram = (name, args) => {
  const isAsked = QUESTIONS.some((question) => args.join(' ').startsWith(question));
  if (!isAsked) console.log(`${name} ${args.join(' ')}`);
  const answer = execFileSync(name, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', isAsked ? 'pipe' : 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return answer ?? '';
};

try {
  const day = new Date().toISOString().slice(0, 10);
  makeRelease(version, { root, run: runInProject, day, isTrial });
  console.log(
    isTrial
      ? `${version} could be made.`
      : `${version} is made. Publish it: git push --follow-tags, and npm publish each file of .tmp/packages/.`,
  );
} catch (error) {
  if (error instanceof ReleaseRefused) console.error(error.message);
  else
    console.error(
      `The release was not made: ${(error as Error).message}\nSee git status; git checkout . puts back what was written.`,
    );
  process.exitCode = 1;
}
