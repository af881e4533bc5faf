import { render } from 'preact';
import { loadWords } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { addDrawings } from '../../sandbox/board/page-sprite.ts';
import { completePlay } from '../../sandbox/board-view/play-words.ts';
import type { EventLine } from '../../sandbox/board-view/show.ts';
import { SIGNS } from '../../sandbox/board-view/signs.ts';
import { drawIn } from '../../sandbox/elements/root.tsx';
import { type PlayData, playsIn, receivePlay } from '../../sandbox/model/play-data.ts';
import live from '../../sandbox/styles/live.css?inline';
import { addStyles } from '../../styles/add-styles.ts';
import { type LessonGoal, LessonPlayer } from '../learn/lesson-player.tsx';
import type { SentQuestion } from './question-data.ts';

/** Loads the play of a question from the page that carries it. */
export async function loadPlay({ page, play, edition, stops }: SentQuestion): Promise<PlayData> {
  const response = await fetch(page);
  if (!response.ok) throw new Error(`${page}: ${response.status}`);
  const sent = receivePlay(await playsIn(await response.text()), play, edition);
  return upTo(stops, await completePlay(sent, document.documentElement.lang as Language));
}

/** A play up to the moment that its question is about. */
function upTo(moment: SentQuestion['stops'], data: PlayData): PlayData {
  const { stops, lines } = data.show;
  const end = stops.findIndex(
    ({ board: { day, phase } }) => day === moment?.day && phase === moment.phase,
  );
  if (end < 0) return data;
  const isBefore = ({ stop }: EventLine) => stop <= end;
  return {
    ...data,
    show: { ...data.show, stops: stops.slice(0, end + 1), lines: lines.filter(isBefore) },
  };
}

/**
 * Draws the board of a question, which plays on once it is answered.
 *
 * @param order the places of the answers, in the order in which they are offered
 * @param onAnswer is called with the place of the answer given
 */
export async function showQuestion(
  place: HTMLElement,
  question: SentQuestion,
  data: PlayData,
  order: readonly number[],
  onAnswer: (answer: number) => void,
): Promise<void> {
  const lang = document.documentElement.lang as Language;
  const words = await loadWords(lang);
  addStyles(live);
  addDrawings({ ...SIGNS, ...data.icons });
  const goal: LessonGoal = {
    is: 'foretell',
    said: question.asks,
    options: order.map((at) => ({
      id: String(at),
      places: [],
      said: [{ text: question.answers[at]!.text }],
    })),
    right: ['0'],
  };
  render(null, place);
  drawIn(place, () => (
    <LessonPlayer
      key={question.id}
      data={data}
      goal={goal}
      words={words}
      lang={lang}
      editions={(place.dataset.editions ?? '').split(' ')}
      live={true}
      open={() => Promise.reject(new Error('A question plays nothing on.'))}
      judge={() => 'open'}
      report={async (moment, cites) => {
        const { reportedMoment } = await import('../../sandbox/entry/report-moment.ts');
        return reportedMoment(moment, data, cites, lang);
      }}
      onOutcome={(_outcome, _takeBack, given) => onAnswer(Number(given?.[0] ?? 0))}
    />
  ));
}
