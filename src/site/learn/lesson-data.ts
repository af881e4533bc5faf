import type { EditionId } from '../../engine/rules/edition.ts';
import { learnTexts } from '../../languages/texts/interface.ts';
import { loadWords } from '../../languages/texts/sandbox.ts';
import { cardNamed, nameOf } from '../../library/cards.ts';
import { collection } from '../../library/collection.ts';
import type { Expectation } from '../../library/examples/example.ts';
import { numberIn } from '../../library/examples/play.ts';
import type { LessonChoice } from '../../library/lesson-file.ts';
import { type Lesson, rightChoices } from '../../library/lessons.ts';
import { playNamed } from '../../library/plays.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Board } from '../../sandbox/board-view/board.ts';
import { place } from '../../sandbox/board-view/place.ts';
import { openEngineSession } from '../../sandbox/board-view/placed-session.ts';
import { loadPlayWords } from '../../sandbox/board-view/play-words.ts';
import type { ShownOption } from '../../sandbox/board-view/show.ts';
import type { PlayData } from '../../sandbox/model/play-data.ts';
import { playData } from '../example/showing.ts';
import type { LessonGoal } from './lesson-player.tsx';
import { beginningOfLesson } from './lesson-session.ts';

/** The data of a lesson's page. */
export interface LessonData {
  /** The whole play: all that happens when the task is done. */
  readonly whole: PlayData;
  /** The part of the play that the reader begins with: up to the reader's decision. */
  readonly begun: PlayData;
  readonly goal: LessonGoal;
  /** The rules behind it in the edition. */
  readonly rules: readonly string[];
}

/** Everything that a lesson shows in a language. */
export async function lessonData(
  lesson: Lesson,
  edition: EditionId,
  lang: Language,
): Promise<LessonData> {
  const whole = await playData(lesson.example, edition, lang);
  const rules = lesson.rules.flatMap((rule) => numberIn(rule, whole.edition) ?? []);
  if (lesson.question) {
    const options = await optionsOf(lesson.question, whole, lang);
    const right = rightChoices(lesson, whole.edition).map(String);
    const said = lesson.task[lang];
    return { whole, begun: whole, goal: { is: 'foretell', said, options, right }, rules };
  }
  const answers = whole.answers.slice(0, lesson.given ?? 0);
  const { cards, printed } = whole;
  const engine = openEngineSession(cards, printed, await loadPlayWords(lang));
  const session = engine.begin(beginningOfLesson(whole), answers);
  const begun = { ...whole, answers, show: engine.show(session) };
  const expect: readonly Expectation[] = playNamed(lesson.example, edition).expect.map(
    ({ expectation }) => expectation,
  );
  return { whole, begun, goal: { is: 'reach', expect }, rules };
}

/** The choices of a question as options of a decision, each with its place on the board. */
async function optionsOf(
  choices: readonly LessonChoice[],
  { show }: PlayData,
  lang: Language,
): Promise<readonly ShownOption[]> {
  const { board: said, sides } = await loadWords(lang);
  const { board } = show.stops[0]!;
  const nameOfSeat = (seat: number) => board.seats[seat]!.name;
  return choices.map(({ expedition, card, winner }, index) => {
    const id = String(index);
    if (expedition) {
      const { side, player } = expedition;
      const text = said.expedition(sides[side], nameOfSeat(player));
      return { id, places: [place.expedition(expedition)], said: [{ text }] };
    }
    if (card !== undefined) {
      const text = nameOf(cardNamed(card), lang);
      return { id, places: [place.object(objectWith(card, board))], said: [{ text, card }] };
    }
    if (typeof winner === 'number') {
      return { id, places: [place.player(winner)], said: [{ text: nameOfSeat(winner) }] };
    }
    return { id, places: [], said: [{ text: learnTexts(lang).nobody }] };
  });
}

/** The object of a card in an Expedition. */
function objectWith(card: string, { fronts }: Board): number {
  const faces = fronts.flatMap(({ upper, lower }) => [...upper.cards, ...lower.cards]);
  const found = faces.find((face) => face.card === card);
  if (!found) throw new Error(`No Expedition holds "${card}".`);
  return found.object;
}

/** The card whose face stands for a lesson: the one that its answer plays, else the first one in view. */
export function lessonFace({ example }: Lesson): string {
  const { position, script } = playNamed(example);
  const inView = position.players.map(({ deck, ...zones }) => zones);
  for (const [, word = ''] of JSON.stringify([script, inView, position]).matchAll(/"([^"]+)"/g)) {
    if (collection.has(word)) return word;
  }
  throw new Error(`The position of the lesson with the example "${example}" has no card.`);
}
