import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../scripts/dependencies.mjs';

/** The files that a site is built from besides its data. */
const SOURCES = [
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
];

const DATA = [
  'answers.json',
  'card-cases.json',
  'days.json',
  'generated',
  'pages.json',
  'printed-words.json',
  'record/formats.json',
  'record/sources.json',
  'settings.json',
  'synonyms.json',
  'unanswered.json',
];

const EXAMPLES = [
  'rules/free-for-all',
  'rules/open-the-gates',
  'rules/spy-craft',
  'rulings/ruling-council-and-ganesha',
];
const RULINGS = ['council-and-activate'];

/** The files that name cards: of the whole game at the end of the lessons, and of home. */
const NAMING_CARDS = [
  'src/site/learn/starter-decks.ts',
  'src/site/home/Tiles.astro',
  'src/pages/[lang]/index.astro',
];

/** One in so many of the cards that no example or ruling names is kept. */
const CARDS_PER_KEPT = 50;

/**
 * Writes a project that builds in seconds: the code of this one without its rulebook, with a few of its
 * examples and rulings and their cards.
 */
export function writeSmallProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCES) {
    cpSync(join(root, source), join(folder, source), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const path of DATA) copyData(folder, path);
  // They name cards that are not kept.
  for (const path of ['errata', 'suspensions']) mkdirSync(join(folder, 'data/record', path));
  const files = [
    ...EXAMPLES.map((name) => `examples/${name}.json`),
    ...RULINGS.map((name) => `rulings/${name}.json`),
  ];
  for (const file of files) copyData(folder, file);
  const texts = [...files.map((file) => join('data', file)), ...NAMING_CARDS].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const quoted = /(?<=["'])[a-z0-9-]+(?=["'])/g;
  writeCards(folder, new Set(texts.flatMap((text) => text.match(quoted) ?? [])));
  const examples = new Set(EXAMPLES.map((name) => basename(name)));
  writePractice(folder, examples);
  // Its positions are of cards that are not kept.
  writeFileSync(join(folder, 'data/generated/both-ways.json'), '{}');
  writeGrid(folder, examples);
  const keptAddresses = JSON.stringify({ cards: [], numbers: { '2024-09': [] } });
  writeFileSync(join(folder, 'data/kept-addresses.json'), keptAddresses);
}

/** Writes the practice questions of the kept examples. */
function writePractice(folder: string, examples: ReadonlySet<string>): void {
  const file = join(folder, 'data/generated/practice.json');
  const practice: { questions: { play: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const questions = practice.questions.filter(({ play }) => examples.has(play.split('/')[0]!));
  writeFileSync(file, JSON.stringify({ ...practice, questions }));
}

/** Writes the pairs of the grid that are played in the kept examples. */
function writeGrid(folder: string, examples: ReadonlySet<string>): void {
  const grid: { cells: { play?: string }[] } = JSON.parse(
    readFileSync(join(root, 'data/grid.json'), 'utf8'),
  );
  const cells = grid.cells.filter(({ play }) => examples.has(play?.split('/')[0] ?? ''));
  writeFileSync(join(folder, 'data/grid.json'), JSON.stringify({ ...grid, cells }));
}

function copyData(folder: string, path: string): void {
  const to = join(folder, 'data', path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, 'data', path), to, { recursive: true });
}

/** Files of cards that are kept whole, because they are small or other cards need them. */
const WHOLE = ['heroes.json', 'tokens.json'];

/** Writes all Heroes and tokens, the named cards, and some of the others. */
function writeCards(folder: string, named: ReadonlySet<string>): void {
  mkdirSync(join(folder, 'data/cards'));
  for (const file of globSync('*.json', { cwd: join(root, 'data/cards') })) {
    const cards: { id: string }[] = JSON.parse(
      readFileSync(join(root, 'data/cards', file), 'utf8'),
    );
    const kept = cards.filter(
      ({ id }, i) => WHOLE.includes(file) || named.has(id) || i % CARDS_PER_KEPT === 0,
    );
    writeFileSync(join(folder, 'data/cards', file), JSON.stringify(kept));
  }
}
