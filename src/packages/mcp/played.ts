/** Plays positions, and describes the events. */

import { z } from 'zod';
import { query, type TraceEntry } from '../../engine/index.ts';
import { PLAY_WORDS } from '../../languages/all-languages.ts';
import { iconWord } from '../../languages/icon-word.ts';
import { createTeller, type Teller } from '../../languages/say/teller.ts';
import type { Span } from '../../languages/say/text.ts';
import { asSentence } from '../../languages/sentence.ts';
import type { Example } from '../../library/examples/example.ts';
import { finalOf } from '../../library/examples/final.ts';
import { type Play, playsOf } from '../../library/examples/play.ts';
import { type PlayRun, runPlay } from '../../library/examples/run.ts';
import { exampleSchema } from '../../library/examples/schema.ts';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import type { Language } from '../../rulebook/language.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import { CARDS, EXAMPLES } from './sources.ts';
import { edition, language, name, Unanswerable } from './tool.ts';

/** The most answers of a script; no example has so many. */
const MOST_ANSWERS = 100;
/** The most letters of a position as JSON: enough for twice the cards of a game. */
const LONGEST_POSITION = 20_000;

const { position, mode, seed, until } = exampleSchema.shape;

/** The play asked for: a worked example by its id, or a position with the players' answers. */
export const playAsked = z
  .strictObject({
    example: name
      .optional()
      .describe('The id of a worked example, such as spy-craft, or of a variant of one.'),
    position: z
      .optional(position)
      .describe(
        'Else a position: players with their zones, cards by id. What is not said is empty; it is the Afternoon of the first Day, and the first player’s turn.',
      ),
    script: z
      .array(exampleSchema.shape.script.options[0].element)
      .max(MOST_ANSWERS)
      .optional()
      .describe(
        'What the players answer, in order and in words: {"choose": "Kappa"}, {"choose": {"card": "Kappa", "into": "hero"}}, {"choose": "pass"}. Where it ends, what is asked next is told with all that can be chosen.',
      ),
    mode,
    seed,
    until: until.describe(
      'Plays on to a phase, or to the result, while every further offer is declined.',
    ),
    edition,
    language,
  })
  .refine((asked) => (asked.example === undefined) !== (asked.position === undefined), {
    error: 'Give either an example or a position.',
  })
  .refine((asked) => JSON.stringify(asked.position ?? '').length <= LONGEST_POSITION, {
    error: `A position has at most ${LONGEST_POSITION} letters.`,
  });

export type PlayAsked = z.output<typeof playAsked>;

/** Plays what is asked and returns each event as a sentence with its rules, then the final state. */
export function tellPlay(asked: PlayAsked): string {
  const play =
    asked.example === undefined ? playOfPosition(asked) : playOfExample(asked.example, asked);
  const run = runPlay(play, CARDS);
  const refused = run.problems.find(({ kind }) => kind === 'refused');
  if (refused?.kind === 'refused') throw new Unanswerable(`${refused.where}: ${refused.message}`);
  const teller = tellerOf(play, run.trace, asked.language);
  const fault = run.problems.find(({ kind }) => kind === 'script');
  return [
    ...(asked.example === undefined
      ? []
      : [play.title[asked.language], play.story[asked.language]]),
    `Edition ${play.edition}`,
    tellTrace(run.trace, teller, asked.language),
    ...(fault?.kind === 'script' && fault.fault !== 'script-too-short'
      ? [`The answer at ${fault.where} does not fit (${fault.fault}).`]
      : []),
    ...tellAsked(run, teller, asked.language),
    ...(run.game ? [`How things stand:\n${JSON.stringify(finalOf(run.game))}`] : []),
  ].join('\n\n');
}

function playOfExample(wanted: string, asked: PlayAsked): Play {
  const example = EXAMPLES.get(wanted.split('/')[0]!);
  if (!example) {
    const near = nearestIds(wanted, [...EXAMPLES.keys()], 5);
    throw new Unanswerable(
      `There is no example “${wanted}”.${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`,
    );
  }
  const plays = playsOf(example).filter(({ id }) => id === wanted);
  const play = plays.find((one) => one.edition === asked.edition);
  if (play) return play;
  const editions = plays.map((one) => one.edition).join(', ');
  throw new Unanswerable(`${wanted} is played in ${editions || 'no edition'}.`);
}

function playOfPosition(asked: PlayAsked): Play {
  const { position: table, script = [] } = asked;
  const example = {
    id: 'position',
    title: UNTITLED,
    story: UNTITLED,
    editions: [asked.edition],
    position: table,
    script,
    expect: [],
    ...(asked.mode ? { mode: asked.mode } : {}),
    ...(asked.seed === undefined ? {} : { seed: asked.seed }),
    ...(asked.until ? { until: asked.until } : {}),
  };
  return playsOf(example as Example)[0]!;
}

const UNTITLED = byEachLanguage(() => '');

function tellerOf(play: Play, trace: readonly TraceEntry[], lang: Language): Teller {
  const names = new Map([...CARDS, ...play.invented].map((card) => [card.id, card.name]));
  const entries = new Map(trace.map((entry) => [entry.id, entry]));
  return createTeller(PLAY_WORDS[lang], {
    viewer: null,
    players: play.position.players.map((player) => player.name ?? ''),
    card: (id) => names.get(id),
    entry: (id) => entries.get(id),
  });
}

/** Returns each event on a line, indented below its parent event, with the rules that it cites. */
function tellTrace(trace: readonly TraceEntry[], teller: Teller, lang: Language): string {
  const depths = new Map<number, number>();
  return trace
    .filter((entry) => entry.kind !== 'reactions-checked' || entry.waiting.length > 0)
    .map((entry) => {
      const depth = entry.parent === null ? 0 : (depths.get(entry.parent) ?? -1) + 1;
      depths.set(entry.id, depth);
      const cites = entry.cites.length > 0 ? ` (${entry.cites.join(', ')})` : '';
      return `${'  '.repeat(depth)}${sentenceOf(teller.entry(entry), lang)}${cites}`;
    })
    .join('\n');
}

/** Returns the decision at which a play ends, with all its options. */
function tellAsked({ game }: PlayRun, teller: Teller, lang: Language): string[] {
  const decision = game?.decision;
  if (!decision) return [];
  const { spot } = query(game);
  const options = teller
    .options(decision.options, { locate: spot })
    .map((said) => `- ${sentenceOf(said, lang)}`);
  return [`${sentenceOf(teller.decision(decision), lang)}\n${options.join('\n')}`];
}

/** A told sentence as plain text; icons are their words. */
export function sentenceOf(said: readonly Span[], language: Language): string {
  const plain = said.map((span) => ('icon' in span ? iconWord(span.icon, language) : span.text));
  return asSentence(plain.join(''), language);
}
