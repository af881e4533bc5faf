import days from '../../../data/days.json';
import practiceFile from '../../../data/generated/practice.json';
import type { Rarity } from '../../engine/cards/vocabulary.ts';
import type { EditionId } from '../../engine/rules/edition.ts';
import { asSentence } from '../../languages/sentence.ts';
import { interfaceTexts, practiceTexts } from '../../languages/texts/interface.ts';
import { loadWords } from '../../languages/texts/sandbox.ts';
import { setName } from '../../languages/texts/set-name.ts';
import { collection } from '../../library/collection.ts';
import { numberIn, type Play } from '../../library/examples/play.ts';
import { runPlay } from '../../library/examples/run.ts';
import { memo } from '../../library/memo.ts';
import { playNamed, playThrough } from '../../library/plays.ts';
import { questionsOfDays } from '../../library/practice/day-questions.ts';
import mistakes from '../../library/practice/mistake-sentences.json';
import {
  type PracticeQuestion,
  practiceSchema,
  questionId,
} from '../../library/practice/question.ts';
import { type Volume, volume } from '../../library/volume.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { compareNumbers, sectionOf } from '../../rulebook/number.ts';
import { type Board, type CardFace, isEmblem } from '../../sandbox/board-view/board.ts';
import { pageOf } from '../../sandbox/model/play-data.ts';
import type { Printed } from '../../sandbox/model/printed.ts';
import { cardsNamedIn, playData } from '../example/showing.ts';
import { type FactSaying, sayQuestion, sayState } from './fact-words.ts';
import { givenIn, type PhaseMoment } from './given.ts';

/** A question as a page is sent it, in one language. */
export interface SentQuestion {
  readonly id: string;
  readonly play: string;
  readonly edition: EditionId;
  /** The page that carries the play. */
  readonly page: string;
  readonly example: string;
  readonly title: string;
  /** From 0 to 2, by how many rules are at work. */
  readonly level: number;
  /** The chapter of the rule that the first mistake forgets. */
  readonly chapter: string;
  /** The sections of the keywords at work in the play. */
  readonly keywords: readonly string[];
  /** English names of the cards on the table, and the sets that they are of. */
  readonly cards: readonly string[];
  readonly sets: readonly string[];
  readonly asks: string;
  /** The players' choices, each with the player's name. */
  readonly given: readonly string[];
  /** The moment that the question is about, in words. */
  readonly until: string;
  /** The phase at whose beginning the question is about; null where the play ends by itself. */
  readonly stops: PhaseMoment | null;
  /** The right answer first. */
  readonly answers: readonly SentAnswer[];
}

export interface SentAnswer {
  readonly text: string;
  /** What somebody believes who gives this wrong answer; none in a language that lacks the sentence. */
  readonly mistake?: string;
  /** The rules that the mistake forgets; none of the right answer. */
  readonly forgets: readonly { readonly number: string; readonly text: string }[];
}

export const practice = practiceSchema.parse(practiceFile);

/** Rules cited by a play up to which its questions are of the first and of the second level. */
const LEVELS = thirdsOf(
  practice.questions.map(({ play }) => playThrough(playNamed(play, practice.edition)).cites.length),
);

/** All questions in a language that has the edition, whose answers differ as they are said. */
export const sentQuestions = memo(async (lang: Language): Promise<readonly SentQuestion[]> => {
  const book = await volume(practice.edition, lang);
  if (!book) return [];
  const all = await Promise.all(practice.questions.map((one) => sentQuestion(one, lang, book)));
  return all.filter((one) => one.answers.length > 1);
});

/** The question of each day, by the day: one that can be asked in every language. */
export const dayQuestions = memo(async (): Promise<ReadonlyMap<string, string>> => {
  const asked = await Promise.all(LANGUAGES.map(sentQuestions));
  const inAll = asked.map((questions) => new Set(questions.map(({ id }) => id)));
  const [first = new Set<string>()] = inAll;
  return questionsOfDays(
    [...first].filter((id) => inAll.every((ids) => ids.has(id))),
    days,
  );
});

async function sentQuestion(
  question: PracticeQuestion,
  lang: Language,
  book: Volume,
): Promise<SentQuestion> {
  const { play: id, about, right, wrong } = question;
  const play = playNamed(id, practice.edition);
  const { show, printed } = await playData(id, practice.edition, lang);
  const [words, texts] = [await loadWords(lang), practiceTexts(lang)];
  const first = show.stops[0]!.board;
  const stops = momentOf(play);
  const saying: FactSaying = { texts, words, seats: first.seats.map(({ name }) => name) };
  const { rarities } = interfaceTexts(lang);
  const nameOfCard = (slot: number) => versionName(printed[cardAt(slot, first)]!, rarities);
  const rightText = sayState(right, saying);
  const others = wrong.map(({ state, rules, off }) => ({
    text: sayState(state, saying),
    ...mistakeIn(off, lang),
    forgets: mostTelling(rules, play).flatMap((rule) => {
      const number = numberIn(rule, practice.edition);
      const found = number === null ? undefined : book.rules.get(number);
      return found ? [{ number: found.number, text: shortRule(found.plain, lang) }] : [];
    }),
  }));
  const told = others.filter(
    ({ text, forgets }, at) =>
      text !== rightText &&
      forgets.length > 0 &&
      others.findIndex((one) => one.text === text) === at,
  );
  return {
    id: questionId(question),
    play: id,
    edition: practice.edition,
    page: pageOf(lang, id),
    example: play.example,
    title: play.title[lang],
    level: levelOf(playThrough(play).cites.length),
    chapter: told[0]?.forgets[0]?.number.split('.')[0] ?? '',
    keywords: keywordsIn(playThrough(play).cites),
    ...cardsOnTable(play),
    asks: sayQuestion(about, saying, nameOfCard),
    given: givenIn(
      show,
      { until: stops, seats: saying.seats, hidesPrice: right.some(({ is }) => is === 'mana') },
      lang,
    ),
    until: stops ? texts.until(stops.day, words.phases[stops.phase]) : texts.toTheEnd,
    stops,
    answers: [{ text: rightText, forgets: [] }, ...told],
  };
}

/** A card's name, with its rarity where it is not common: a name can have several versions (2.2.4.e). */
function versionName(
  { name, rarity = 'common' }: Printed,
  rarities: Readonly<Record<Rarity, string>>,
): string {
  return rarity === 'common' ? name : `${name} (${rarities[rarity].toLocaleLowerCase()})`;
}

/** The sentence of a mistake in a language; nothing where the language lacks it. */
function mistakeIn(off: string, lang: Language): Pick<SentAnswer, 'mistake'> {
  const sentences: Readonly<Record<string, Partial<Record<Language, string>>>> = mistakes;
  const mistake = sentences[off]?.[lang];
  return mistake === undefined ? {} : { mistake };
}

/** Keyword actions and keyword abilities, each a section of its own. */
const KEYWORD_SECTION = /^7\.[34]\.\d+$/;

/** The sections of the keywords that are cited, in the order of the book. */
function keywordsIn(cites: readonly string[]): readonly string[] {
  const sections = new Set(cites.map(sectionOf));
  return [...sections].filter((one) => KEYWORD_SECTION.test(one)).sort(compareNumbers);
}

/** The cards that both players see or have in hand; what lies in a Deck is there to fill it. */
function cardsOnTable({ position }: Play): Pick<SentQuestion, 'cards' | 'sets'> {
  const cards = position.players.flatMap(({ deck, discard, mana, ...seen }) =>
    cardsNamedIn([seen]).filter(({ type }) => type !== 'token'),
  );
  const sets = cards.flatMap(({ set }) => (set === undefined ? [] : [setName(set)]));
  return { cards: [...new Set(cards.map(({ name }) => name.en))], sets: [...new Set(sets)] };
}

/** The phase that a play is played up to. */
function momentOf(play: Play): PhaseMoment | null {
  if (play.until === null || play.until === 'result') return null;
  const { game } = runPlay(play, [...collection.values()]);
  return game?.phase ? { day: game.day, phase: game.phase } : null;
}

/** The most rules that explain one mistake. */
const MOST_RULES = 2;

/**
 * Of the rules that a mistake forgets, those that explain it best: what the play cites, before the
 * overview in the first chapter, which says the same again.
 */
function mostTelling(rules: readonly string[], play: Play): readonly string[] {
  const cited = new Set(playThrough(play).cites);
  const rank = (rule: string) => (cited.has(rule) ? 0 : 2) + (rule.startsWith('1.') ? 1 : 0);
  const best = Math.min(...rules.map(rank));
  return rules.filter((rule) => rank(rule) === best).slice(0, MOST_RULES);
}

/** The most letters of a rule that explains a mistake, where its first sentence is not longer. */
const LONGEST_RULE = 260;

/** Returns the first sentences of a rule: as many as are soon read, and at least one, whole. */
function shortRule(plain: string, lang: Language): string {
  const text = asSentence(plain, lang);
  const parts = [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)];
  const end = parts.findIndex(
    ({ index, segment }) => index > 0 && index + segment.trimEnd().length > LONGEST_RULE,
  );
  return text.slice(0, end < 0 ? undefined : parts[end]!.index).trimEnd();
}

/** The card with a slot among those seen on a board. */
function cardAt(slot: number, board: Board): string {
  const faces: readonly CardFace[] = [
    ...board.seats.flatMap(({ hand, reserve, landmarks, discard }) => [
      ...hand,
      ...reserve,
      ...landmarks,
      ...discard,
    ]),
    ...board.fronts.flatMap(({ upper, lower }) => [...upper.cards, ...lower.cards]),
    ...board.limbo.flatMap((face) => (isEmblem(face) ? [] : [face])),
  ];
  const found = faces.find(({ key }) => key === `s${slot}` || key === `s${slot}+`)?.card;
  if (!found) throw new Error(`No card is seen with the slot ${slot}.`);
  return found;
}

function levelOf(cites: number): number {
  return cites <= LEVELS[0] ? 0 : cites <= LEVELS[1] ? 1 : 2;
}

function thirdsOf(numbers: readonly number[]): readonly [number, number] {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return [at(1 / 3), at(2 / 3)];
}
