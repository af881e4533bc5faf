import { cardSchema } from '../../engine/cards/schema.ts';
import {
  type Card,
  createPosition,
  EDITIONS,
  type EditionId,
  EngineError,
} from '../../engine/index.ts';
import type { Example, NamedRules } from '../../library/examples/example.ts';
import { numberIn, type Play, playsOf } from '../../library/examples/play.ts';
import type { ExampleProblem } from '../../library/examples/problem.ts';
import { runPlay } from '../../library/examples/run.ts';
import { checkAgainst } from '../../rulebook/issue.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import type { Problems } from '../problem.ts';
import { checkName, type KeptExample, stepsOf } from '../read/collection.ts';
import { reportIssues } from '../read/json.ts';
import type { KnownRules } from './known-rules.ts';

/** Checks that the cards and rules that examples name exist, and that their positions are possible. */
export function checkExamples(
  examples: readonly KeptExample[],
  cards: readonly Card[],
  rules: KnownRules,
  problems: Problems,
): void {
  checkIds(examples, problems);
  for (const example of examples) {
    checkName(example.value.id, example.file, problems);
    checkRulesNamed(example, rules, problems);
    if (!checkInvented(example, problems)) continue;
    if (checkPositions(example, cards, problems)) checkOutcomes(example, cards, problems);
  }
}

/** Checks that ids are unique across folders: an id is the address of its page. */
function checkIds(examples: readonly KeptExample[], problems: Problems): void {
  const files = new Map<string, string>();
  for (const { file, value } of examples) {
    const first = files.get(value.id);
    files.set(value.id, first ?? file);
    if (first === undefined) continue;
    problems.error(
      'duplicate',
      { file },
      `example ${value.id} is written twice; the first is in ${first}`,
      'Keep one of the two, or give the other its own id and file name.',
    );
  }
}

/** Checks that the rules that an example names exist in its editions. */
export function checkRulesNamed(
  { value, json }: KeptExample,
  rules: KnownRules,
  problems: Problems,
): void {
  for (const { name, editions, path } of rulesNamed(value)) {
    for (const edition of editions) {
      rules.check(name, edition, json.place(path), 'the example', problems);
    }
  }
}

/** A rule that an example names, in the editions that it is named for. */
interface NamedIn {
  readonly name: string;
  readonly editions: readonly string[];
  readonly path: readonly PropertyKey[];
}

/** All rules that an example and its variants name, with their places in the file. */
function rulesNamed(example: Example): NamedIn[] {
  const variants = (example.variants ?? []).map((variant, i) => ({
    said: variant,
    path: ['variants', i],
  }));
  return [{ said: example, path: [] as PropertyKey[] }, ...variants].flatMap(({ said, path }) => {
    const played = said.editions ?? example.editions ?? EDITIONS;
    return [
      ...listRules(said.illustrates, played, [...path, 'illustrates']),
      ...listRules(said.shows, played, [...path, 'shows']),
      ...(said.expect ?? []).flatMap((expectation, i) => {
        if (!('trace' in expectation)) return [];
        const { edition = played } = expectation;
        const cited = [expectation.trace].flat().flatMap(({ cites = [] }) => cites);
        return listRules(cited, [edition].flat(), [...path, 'expect', i, 'trace']);
      }),
    ];
  });
}

/** Rules with their numbers in each edition; one that no played edition has keeps its own number. */
function listRules(
  rules: NamedRules = [],
  played: readonly EditionId[],
  path: readonly PropertyKey[],
): readonly NamedIn[] {
  return rules.flatMap((one, i) => {
    const { rule, editions = played } = typeof one === 'string' ? { rule: one } : one;
    const found = editions.flatMap((edition) => {
      const name = numberIn(rule, edition);
      return name === null ? [] : [{ name, editions: [edition], path: [...path, i] }];
    });
    return found.length > 0 ? found : [{ name: rule, editions, path: [...path, i] }];
  });
}

/** Checks the cards that an example invents against the schema; returns whether all are valid. */
export function checkInvented({ value, json }: KeptExample, problems: Problems): boolean {
  const results = (value.invented ?? []).map((card, i) => {
    const { error } = checkAgainst(cardSchema, card);
    if (error) reportIssues(error.issues, { json, path: ['invented', i] }, problems);
    return error === undefined;
  });
  return results.every(Boolean);
}

function checkPositions(
  { value, json }: KeptExample,
  cards: readonly Card[],
  problems: Problems,
): boolean {
  const told = new Set<string>();
  for (const play of playsOf(value)) {
    const refused = refusalOf(play, cards);
    const i = (value.variants ?? []).findIndex(({ id }) => play.id === `${value.id}/${id}`);
    const isOwn = value.variants?.[i]?.position !== undefined;
    if (refused === null || (i >= 0 && !isOwn)) continue;
    const path = [...(i >= 0 ? ['variants', i] : []), 'position', ...stepsOf(refused.where)];
    const place = json.place(path);
    if (told.has(place.path!)) continue;
    told.add(place.path!);
    problems.error('position', place, reasonOf(refused), mendCard(json.at(path), cards));
  }
  return told.size === 0;
}

/** Plays an example in each of its editions; what comes out otherwise than it expects is an error. */
function checkOutcomes(
  { value, json }: KeptExample,
  cards: readonly Card[],
  problems: Problems,
): void {
  for (const play of playsOf(value)) {
    const [first] = runPlay(play, cards).problems;
    if (!first) continue;
    const i = (value.variants ?? []).findIndex(({ id }) => play.id === `${value.id}/${id}`);
    const own = i >= 0 ? ['variants', i] : [];
    const [field = '', ...steps] = stepsOf(first.where);
    const isOwn = i >= 0 && field in value.variants![i]!;
    problems.error(
      'outcome',
      json.place([...(isOwn ? own : []), field, ...steps]),
      `${play.id} in ${play.edition}: ${outcomeOf(first)}`,
      `npm run play -- ${play.id} --edition ${play.edition} shows what happens.`,
    );
  }
}

function outcomeOf(problem: ExampleProblem): string {
  switch (problem.kind) {
    case 'format':
    case 'refused':
      return problem.message;
    case 'script':
      return `the script does not fit the decisions (${problem.fault})`;
    case 'expectation':
      return `expected ${JSON.stringify(problem.expected)}, found ${JSON.stringify(problem.found)}`;
    case 'not-cited':
      return `no entry of the trace cites ${problem.rule}`;
  }
}

/** Returns the message of an error without the place that it begins with. */
export function reasonOf({ message, where }: Pick<EngineError, 'message' | 'where'>): string {
  return message.startsWith(`${where}: `) ? message.slice(where.length + 2) : message;
}

function refusalOf({ position, edition, seed, invented }: Play, known: readonly Card[]) {
  const cards = invented.length > 0 ? [...known, ...invented] : known;
  try {
    createPosition(position, { cards, edition, seed });
    return null;
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
}

/** Returns advice on a card in a position that the engine refuses. */
export function mendCard(found: unknown, cards: readonly Card[]): string {
  const id = typeof found === 'object' && found && 'card' in found ? found.card : found;
  if (typeof id !== 'string' || cards.some((card) => card.id === id))
    return 'Correct the position.';
  const near = nearestIds(
    id,
    cards.map((card) => card.id),
  );
  return near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'Add the card, or correct its id.';
}
