import type { PracticeTexts } from '../../languages/texts/language-texts.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import {
  type EndFact,
  type FactKey,
  keysOf,
  type QuestionSubject,
  type SubjectState,
} from '../../library/practice/question.ts';

/** The words that a fact is described with: those of a language, and the names of players by seat. */
export interface FactSaying {
  readonly texts: PracticeTexts;
  readonly words: Words;
  readonly seats: readonly string[];
}

/** Returns the words of a subject's state: an answer to a question. */
export function sayState(state: SubjectState, saying: FactSaying): string {
  return state.map((fact) => sayFact(fact, saying)).join(' · ');
}

function sayFact(fact: EndFact, { texts, words, seats }: FactSaying): string {
  switch (fact.is) {
    case 'gone':
      return texts.gone;
    case 'card':
      return sayCard(fact, { texts, words, seats });
    case 'count':
      return words.board.cards(fact.count);
    case 'mana':
      return words.board.ready(fact.ready, fact.all);
    case 'distance':
      return texts.regions(fact.distance);
    case 'winners':
      return fact.winners && fact.winners.length > 0
        ? words.board.wins(fact.winners.map((seat) => seats[seat]!).join(words.board.and))
        : texts.nobody;
    default:
      return fact satisfies never;
  }
}

function sayCard(
  {
    zone,
    player,
    side,
    statuses = [],
    counters = {},
    statistics,
  }: Extract<EndFact, { is: 'card' }>,
  { texts, words, seats }: FactSaying,
): string {
  const { board, zones, sides } = words;
  const statusNames = { ...words.statuses, exhausted: texts.exhausted };
  const name = seats[player] ?? '';
  const zoneNames: Readonly<Record<string, string>> = { ...zones, landmark: zones.landmarks };
  const place = side
    ? board.expedition(sides[side], name)
    : zone === 'limbo'
      ? zones.limbo
      : board.zoneOf(zoneNames[zone] ?? zone, name);
  const states = statuses.filter((status) => status !== 'boosted').map((one) => statusNames[one]);
  const counted = Object.entries(counters)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (kind === 'boost' ? board.boosts(count) : board.counters(count, kind)));
  const numbers = statistics ? [statistics.join('/')] : [];
  return [place, ...states, ...counted, ...numbers].join(', ');
}

/**
 * Returns the question about a subject.
 *
 * @param nameOfCard the name of the card with a slot
 */
export function sayQuestion(
  about: QuestionSubject,
  saying: FactSaying,
  nameOfCard: (slot: number) => string,
): string {
  return keysOf(about)
    .map((key) => askFact(key, saying, nameOfCard))
    .join(' ');
}

function askFact(
  about: FactKey,
  { texts, words, seats }: FactSaying,
  nameOfCard: (slot: number) => string,
): string {
  const [kind, which = '', side] = about.split(':');
  const name = seats[Number(which)] ?? '';
  switch (kind) {
    case 'card':
      return texts.whatOf(nameOfCard(Number(which)));
    case 'hand':
      return texts.handOf(name);
    case 'mana':
      return texts.manaOf(name);
    case 'expedition':
      return texts.whereIs(words.board.expedition(words.sides[side as 'hero' | 'companion'], name));
    default:
      return texts.whoWins;
  }
}
