/**
 * `npm run fit -- [WEIGHT...]`: tries each weight of the ranking (`src/search/rank/constants.ts`), or only
 * those named, a little smaller and larger, keeps what answers the questions in `bench/search/` better,
 * and prints the weights that it kept. It changes no file: take over what seems right, and measure it with
 * `npm run bench -- search`.
 *
 * `npm run fit -- --why QUERY [--lang en]` fits nothing: it prints how a query was read, and why its first
 * results stand where they do.
 *
 * A gain is the mean over all lists of their mean reciprocal ranks, so that a long list says no more than a
 * short one. Weights for queries that no rule answers are best left alone: no list here measures them.
 */
import { Command } from 'commander';
import { isLanguage, LANGUAGES } from '../../src/rulebook/language.ts';
import { RANKING } from '../../src/search/rank/constants.ts';
import { AskedSearch, meanOf, meanReciprocal } from './asking.ts';
import { HALVES, type Half, readQueries, type TestQuery } from './queries.ts';
import { reasonsFor } from './why.ts';

/** The factors that a weight is tried with. */
const FACTORS = [0.8, 1.25];
/** A smaller gain is chance. */
const LEAST_GAIN = 0.0005;
/** So many queries of a list are asked, at even distances. */
const MOST_OF_LIST = 200;

type Weights = Record<string, number>;

/** A weight by its path in the table: `part.name`. */
interface Weight {
  readonly name: string;
  readonly table: Weights;
  readonly key: string;
}

const weights = weightsIn(RANKING as unknown as Weights);
const program = new Command('fit')
  .description('Fits the weights of the ranking to the questions in bench/search.')
  .option('--why <query>', 'print why a query has its first results, and fit nothing')
  .option('--lang <language>', 'the language of that query', 'en')
  .argument('[weights...]', `weights: ${weights.map(({ name }) => name).join(' ')}`)
  .parse();
const unknown = program.args.filter((name) => weights.every((one) => one.name !== name));
if (unknown.length > 0) {
  program.error(`There is no weight "${unknown.join('", "')}" in src/search/rank/constants.ts.`, {
    exitCode: 2,
  });
}
const tried =
  program.args.length > 0 ? weights.filter(({ name }) => program.args.includes(name)) : weights;

const asked = await AskedSearch.read();
const { why, lang } = program.opts<{ why?: string; lang: string }>();
if (why !== undefined) {
  if (isLanguage(lang)) for (const line of reasonsFor(why, lang, asked)) console.log(line);
  else {
    program.error(`"${lang}" is no language of the book: ${LANGUAGES.join(', ')}.`, {
      exitCode: 2,
    });
  }
  process.exit();
}
const lists = HALVES.map(readEvenly);
let best = await measureAll();
console.log(`As it is: ${best.toFixed(4)}`);
for (const [place, { name, table, key }] of tried.entries()) {
  const before = table[key]!;
  for (const factor of FACTORS) {
    const kept = table[key]!;
    table[key] = before * factor;
    const value = await measureAll();
    if (value >= best + LEAST_GAIN) best = value;
    else table[key] = kept;
  }
  const now = table[key]!;
  const outcome = now === before ? 'stays' : `${before} → ${Number(now.toPrecision(3))}`;
  console.log(`${place + 1}/${tried.length} ${name}: ${outcome} (${best.toFixed(4)})`);
}

/** Returns all weights of a table and of the tables in it. */
function weightsIn(table: Weights, above = ''): Weight[] {
  return Object.entries(table).flatMap(([key, value]): Weight[] =>
    typeof value === 'number'
      ? [{ name: above + key, table, key }]
      : weightsIn(value as Weights, `${above}${key}.`),
  );
}

function readEvenly(half: Half): readonly TestQuery[] {
  const all = readQueries(half);
  const step = Math.ceil(all.length / MOST_OF_LIST);
  return all.filter((_, place) => place % step === 0);
}

/** Returns how well the lists are answered with the weights as they are now: from 0 to 1. */
async function measureAll(): Promise<number> {
  asked.weigh();
  const ranks: number[] = [];
  for (const list of lists) {
    const places: (number | null)[] = [];
    for (const query of list) places.push(asked.placeIn(await asked.answer(query), query));
    ranks.push(meanReciprocal(places));
  }
  return meanOf(ranks);
}
