/** Writes a worked example of a play whose answers are known by the ids of their options. */

import {
  type Card,
  type Decision,
  EngineError,
  type Game,
  query,
  zoneOf,
} from '../../engine/index.ts';
import { CANONICAL, citationOf, type EditionId } from '../../engine/rules/edition.ts';
import { allRuleNumbers } from '../../engine/rules/rule-number.ts';
import type { Position } from '../../engine/setup/position.ts';
import { TEXTS } from '../../languages/all-languages.ts';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import { withLabels } from './card-labels.ts';
import type { Example, Expectation, ScriptChoice, ScriptedAnswer } from './example.ts';
import { describeDecision, fullWordsOf, matchAnswer } from './matcher.ts';
import { playsOf } from './play.ts';
import { playOn, runPlay } from './run.ts';
import type { Table } from './table.ts';

/** A play as it went. */
export interface PlayedAnswers {
  readonly edition: EditionId;
  readonly seed: number;
  readonly position: Position;
  /** Cards that are not of the collection. */
  readonly invented: readonly Card[];
  /** Ids of the options of each answer. */
  readonly answers: readonly (readonly string[])[];
}

/** Why no example can be made of a play. */
export type Unwritable =
  /** The engine refuses the position or an answer. */
  | { readonly is: 'refused'; readonly message: string }
  /** No words tell the answer apart from other options. */
  | { readonly is: 'untold'; readonly answer: number; readonly decision: string }
  /** Played from its words, it has another outcome. */
  | { readonly is: 'different' };

export type Written =
  | { readonly ok: true; readonly example: Example }
  | { readonly ok: false; readonly why: Unwritable };

const STORY = byEachLanguage((language) => TEXTS[language].commands.skeleton.reported);

/**
 * Returns the example of a play: its script in words, and its present outcome as expectations. Whoever
 * fixes the engine changes these to the right outcome.
 *
 * @param cards the collection
 */
export async function exampleFrom(
  id: string,
  played: PlayedAnswers,
  cards: readonly Card[],
): Promise<Written> {
  const plain = await writeExample(id, played, cards);
  if (plain.ok || plain.why.is !== 'untold') return plain;
  const labelled = { ...played, position: withLabels(played.position) };
  return writeExample(id, labelled, cards);
}

async function writeExample(
  id: string,
  played: PlayedAnswers,
  cards: readonly Card[],
): Promise<Written> {
  const draft = draftOf(id, played);
  const retold = await tellAnswers(draft, played.answers, cards);
  if ('why' in retold) return { ok: false, why: retold.why };
  const { script, game, table, cites } = retold;
  const illustrates = canonicalRules(cites, played.edition);
  const example: Example = {
    ...draft,
    script,
    expect: expectationsOf(game, table),
    ...(illustrates.length > 0 ? { illustrates } : {}),
  };
  const isSame = playsOf(example).every((play) => runPlay(play, cards).ok);
  return isSame ? { ok: true, example } : { ok: false, why: { is: 'different' } };
}

/** The example of a play without its answers. */
function draftOf(id: string, { edition, seed, position, invented }: PlayedAnswers): Example {
  const { mode = 'duel', ...places } = position;
  return {
    id,
    title: byEachLanguage(() => id),
    story: STORY,
    editions: [edition],
    ...(mode === 'duel' ? {} : { mode }),
    ...(seed === 1 ? {} : { seed }),
    position: places,
    ...(invented.length > 0 ? { invented } : {}),
    script: [],
    expect: [],
  };
}

/** A play in words, and its end. */
interface Retold {
  readonly script: readonly ScriptedAnswer[];
  readonly game: Game;
  readonly table: Table;
  /** The rules cited since the last answer, as the edition numbers them. */
  readonly cites: readonly string[];
}

/** Plays the answers, and writes each in words. */
async function tellAnswers(
  draft: Example,
  answers: PlayedAnswers['answers'],
  cards: readonly Card[],
): Promise<Retold | { readonly why: Unwritable }> {
  const script: ScriptedAnswer[] = [];
  let untold: Unwritable | null = null;
  let cites: readonly string[] = [];
  const tell = async (decision: Decision, _game: Game, table: Table) => {
    const given = answers[script.length];
    if (!given) return null;
    const choose = choicesOf(given, decision, table);
    if (choose === null) {
      untold = { is: 'untold', answer: script.length, decision: decision.kind };
      return null;
    }
    script.push({ choose });
    return { decision: decision.id, options: [...given] };
  };
  try {
    const { game, table, problems } = await playOn(playsOf(draft)[0]!, cards, tell, (entries) => {
      cites = entries.flatMap((entry) => entry.cites);
    });
    if (untold) return { why: untold };
    if (game && table) return { script, game, table, cites };
    const [problem] = problems;
    return { why: refusedWith(problem && 'message' in problem ? problem.message : '') };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { why: refusedWith(error.message) };
  }
}

function refusedWith(message: string): Unwritable {
  return { is: 'refused', message };
}

/** The choices in words that mean an answer and no other; null where no words do. */
function choicesOf(
  given: readonly string[],
  decision: Decision,
  table: Table,
): ScriptedAnswer['choose'] | null {
  const { options } = describeDecision(decision, table);
  const described = given.map((id) => options.find(({ option }) => option.id === id));
  if (described.some((one) => one === undefined)) return null;
  const longest = described.map((one) => one!.choice);
  const means = (choose: ScriptedAnswer['choose']) => {
    const match = matchAnswer({ choose }, decision, table);
    return 'answer' in match && isAlike(match.answer.options, given, decision);
  };
  if (given.length === 0) return means('none') ? 'none' : [];
  const [first] = longest;
  const candidates = longest.length === 1 ? [...shortForms(first!), first!] : [longest];
  return candidates.find(means) ?? null;
}

/** A choice by the name of its card alone, and with where it goes. */
function shortForms(choice: ScriptChoice): readonly ScriptChoice[] {
  if (typeof choice !== 'object' || choice.card === undefined) return [];
  const { card, into, about } = choice;
  const told = [into && { card, into }, about && { card, about }];
  return [card, ...told.filter((one) => typeof one === 'object')];
}

/** Whether two answers choose the same; equal cards may replace each other. */
function isAlike(
  found: readonly string[],
  given: readonly string[],
  { options }: Decision,
): boolean {
  const kindsOf = (ids: readonly string[]) => ids.map((id) => kindOf(id, options)).sort();
  return JSON.stringify(kindsOf(found)) === JSON.stringify(kindsOf(given));
}

function kindOf(id: string, options: Decision['options']): string {
  const what = options.find((option) => option.id === id)?.what;
  if (what === undefined || !('object' in what)) return id;
  return fullWordsOf(what);
}

/** The outcome of a game: the sizes of zones, the places of Expeditions, the decision that is asked. */
function expectationsOf(game: Game, table: Table): Expectation[] {
  const asked = query(game);
  const seats = game.players.map((_, seat) => seat);
  const size = (zone: Parameters<typeof zoneOf>[1], seat: number) =>
    zoneOf(game, zone, seat).length;
  const { decision, result } = game;
  return [
    ...seats.map((seat): Expectation => {
      const orbs = zoneOf(game, 'mana', seat).map((id) => game.objects[id]!);
      const exhausted = orbs.filter(({ statuses }) => statuses.includes('exhausted')).length;
      return {
        player: table.name(seat),
        hand: size('hand', seat),
        deck: size('deck', seat),
        discard: size('discard', seat),
        reserve: size('reserve', seat),
        landmarks: size('landmark', seat),
        mana: { ready: orbs.length - exhausted, exhausted },
      };
    }),
    ...seats.flatMap((player) =>
      (['hero', 'companion'] as const).map((side): Expectation => {
        const { forest, mountain, water } = asked.expeditionStatistics({ player, side });
        return {
          expedition: side,
          of: table.name(player),
          distance: asked.distance({ player, side }),
          statistics: [forest, mountain, water],
        };
      }),
    ),
    ...(decision && decision.kind !== 'turn' && decision.kind !== 'expand'
      ? [{ asked: decision.kind, of: table.name(decision.player) }]
      : []),
    ...(result ? [{ winners: result.winners.map((seat) => table.name(seat)) }] : []),
  ];
}

/** Rules by the numbers that the engine cites, each once. */
function canonicalRules(cites: readonly string[], edition: EditionId): readonly string[] {
  if (edition === CANONICAL) return [...new Set(cites)];
  const canonical = new Map(
    allRuleNumbers().map((rule) => [citationOf(rule, edition) as string, rule]),
  );
  return [...new Set(cites.flatMap((number) => canonical.get(number) ?? []))];
}
