/**
 * `npm run new -- example|card|ruling|erratum|suspension ID`: writes the skeleton of one, which is then
 * filled in. The ingest accepts it as it is.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Argument, Command, Option } from 'commander';
import type { Card } from '../src/engine/cards/card.ts';
import {
  CARD_TYPES,
  type CardType,
  FACTIONS,
  type Faction,
} from '../src/engine/cards/vocabulary.ts';
import { cardFile, fileOf } from '../src/languages/read/collection.ts';
import { exampleFile } from '../src/library/examples/folder.ts';
import {
  cardSkeleton,
  erratumSkeleton,
  exampleSkeleton,
  ID_PATTERN,
  rulingSkeleton,
  SKELETONS,
  type Skeleton,
  suspensionSkeleton,
} from '../src/library/examples/skeleton.ts';
import { root } from './dependencies.mjs';

/** What has a day, by the folder that it stands in. */
const DATED = {
  ruling: { folder: 'rulings', skeleton: rulingSkeleton },
  erratum: { folder: 'record/errata', skeleton: erratumSkeleton },
  suspension: { folder: 'record/suspensions', skeleton: suspensionSkeleton },
} as const;

interface Flags {
  readonly in: 'rules' | 'rulings' | 'cards';
  readonly type: CardType;
  readonly faction: Faction;
  readonly card: string;
  readonly rule: string;
}

const command = new Command('new')
  .description('Writes the skeleton of an example, a card, a ruling, an erratum or a suspension.')
  .showHelpAfterError('Such as: npm run -s new -- example the-frog-rests')
  .addArgument(new Argument('<what>', 'what to begin').choices(SKELETONS))
  .argument('<id>', 'small letters, digits and hyphens')
  .addOption(
    new Option('--in <folder>', 'of an example: what it is there for')
      .choices(['rules', 'rulings', 'cards'])
      .default('rules'),
  )
  .addOption(new Option('--type <type>', 'of a card').choices(CARD_TYPES).default('character'))
  .addOption(new Option('--faction <name>', 'of a card').choices(FACTIONS).default('axiom'))
  .addOption(
    new Option(
      '--card <id>',
      'of a ruling, an erratum or a suspension: the card it is about',
    ).default('spy-craft'),
  )
  .addOption(new Option('--rule <number>', 'of a ruling: a rule that decides it').default('6.1.e'))
  .parse();
const [what, id] = command.args as [Skeleton, string];
const flags = command.opts<Flags>();
const data = join(root, 'data');

if (!ID_PATTERN.test(id)) command.error(`${id}: an id is small letters, digits and hyphens.`);
beginEntry(what);

function beginEntry(kind: Skeleton): void {
  if (kind === 'card') addCard();
  else if (kind === 'example') addExample();
  else writeSkeleton(join(data, DATED[kind].folder, `${id}.json`), datedSkeleton(kind));
}

function datedSkeleton(kind: keyof typeof DATED): object {
  return DATED[kind].skeleton(id, { ...flags, day: todayText() });
}

function addExample(): void {
  if (existsSync(exampleFile(data, id))) command.error(`There is an example ${id} already.`);
  writeSkeleton(join(data, 'examples', flags.in, `${id}.json`), exampleSkeleton(id));
  console.log(`npm run -s play -- ${id} plays it.`);
}

function todayText(): string {
  return new Date().toISOString().slice(0, 10);
}

function addCard(): void {
  const card = cardSkeleton(id, flags);
  const file = join(data, 'cards', `${fileOf(card)}.json`);
  const cards = JSON.parse(readFileSync(file, 'utf8')) as Card[];
  if (cards.some((one) => one.id === id)) command.error(`There is a card ${id} already.`);
  writeFileSync(file, cardFile([...cards, card]));
  console.log(`added to ${relative(root, file)}`);
}

function writeSkeleton(file: string, skeleton: object): void {
  if (existsSync(file)) command.error(`${relative(root, file)} is there already.`);
  writeFileSync(file, `${JSON.stringify(skeleton, null, 2)}\n`);
  console.log(`written: ${relative(root, file)}`);
}
