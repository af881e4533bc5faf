/**
 * `npm run fuzz -- --games N --seed S`: plays random games and checks every property in them. Ends at
 * the first failure and prints a command that replays it.
 */
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { EDITIONS, type EditionId, MODES, type Mode } from '../src/engine/index.ts';
import { painterFor } from '../src/ingest/painter.ts';
import { readCards } from '../src/library/examples/folder.ts';
import { CANARIES } from '../tests/fuzz/canary.ts';
import { type FuzzReport, fuzzGame, gameNumber } from '../tests/fuzz/fuzz.ts';
import { root } from './dependencies.mjs';

const paint = painterFor(process.stdout.isTTY);

interface Flags {
  readonly games: number;
  readonly seed: number;
  readonly edition?: EditionId;
  readonly mode?: Mode;
  readonly probing: number;
  readonly canary?: string;
}

/** Milliseconds between two lines of progress. */
const PROGRESS = 1_000;

const flags = new Command('fuzz')
  .description('Plays random games to their end and looks for anything that must not be.')
  .option('--games <number>', 'how many games', wholeNumber, 1_000)
  .option('--seed <number>', 'the number of the first game', wholeNumber, 0)
  .addOption(new Option('--edition <id>', 'only this edition').choices(EDITIONS))
  .addOption(new Option('--mode <mode>', 'only this mode').choices(MODES))
  .option('--probing <number>', 'try everything once in so many decisions', wholeNumber, 100)
  .addOption(
    new Option('--canary <name>', 'fuzz an engine with a broken rule').choices(
      Object.keys(CANARIES),
    ),
  )
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<Flags>();

process.exitCode = runGames(flags);

function runGames({ games, seed, probing, canary, edition, mode }: Flags): number {
  const cards = readCards(join(root, 'data'));
  const forced = { ...(edition ? { edition } : {}), ...(mode ? { mode } : {}) };
  const engine = canary ? { engine: CANARIES[canary]! } : {};
  const begun = Date.now();
  let shown = begun;
  let decisions = 0;
  for (let played = 0; played < games; played++) {
    const report = fuzzGame(gameNumber(seed + played, forced), cards, { probing, ...engine });
    if (report.failure) {
      console.error(failureText(report, canary));
      return 1;
    }
    decisions += report.decisions;
    if (Date.now() - shown < PROGRESS) continue;
    shown = Date.now();
    showProgress(played + 1, games, decisions, shown - begun);
  }
  const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
  console.log(
    paint('green', `${games} games, ${decisions} decisions in ${seconds} s: nothing wrong`),
  );
  return 0;
}

function showProgress(
  played: number,
  games: number,
  decisions: number,
  milliseconds: number,
): void {
  const speed = ((played * 1_000) / milliseconds).toFixed(1);
  console.log(
    paint('dim', `${played} of ${games} games, ${decisions} decisions, ${speed} games/s`),
  );
}

function failureText({ game, failure }: FuzzReport, canary: string | undefined): string {
  const { seed, edition, mode } = game;
  const again = `npm run fuzz -- --games 1 --seed ${seed} --edition ${edition} --mode ${mode}`;
  return [
    paint('red', `game ${seed}, ${edition}, ${mode}, after ${failure!.at} decisions:`),
    `  ${failure!.property}: ${failure!.detail}`,
    `  ${again}${canary ? ` --canary ${canary}` : ''}`,
  ].join('\n');
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new InvalidArgumentError('A whole number, 0 or more.');
  }
  return number;
}
