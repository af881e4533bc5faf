import { hydrate } from 'preact';
import { loadWords } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { addDrawings } from '../../sandbox/board/page-sprite.ts';
import { completePlay, loadPlayWords } from '../../sandbox/board-view/play-words.ts';
import { SIGNS } from '../../sandbox/board-view/signs.ts';
import { drawIn } from '../../sandbox/elements/root.tsx';
import { ownPlays } from '../../sandbox/entry/own-plays.ts';
import { receiveAll } from '../../sandbox/model/play-data.ts';
import styles from '../../sandbox/styles/live.css?inline';
import { addStyles } from '../../styles/add-styles.ts';
import { type LessonGoal, LessonPlayer, type LessonProps } from './lesson-player.tsx';
import type { LessonOutcome } from './lesson-session.ts';

/** Takes over the markup of a lesson's board. */
export async function startLesson(
  place: HTMLElement,
  onOutcome: (outcome: LessonOutcome, takeBack: () => void) => void,
): Promise<void> {
  const lang = document.documentElement.lang as Language;
  const words = await loadWords(lang);
  const [play] = receiveAll(await ownPlays());
  if (!play) throw new Error('The page carries no play.');
  const data = await completePlay(play, lang);
  const goal = JSON.parse(place.dataset.goal!) as LessonGoal;
  const load = async () => {
    const [session, playWords] = await Promise.all([
      import('./lesson-session.ts'),
      loadPlayWords(lang),
    ]);
    return { session, playWords };
  };
  let loaded: Awaited<ReturnType<typeof load>> | null = null;
  const props: LessonProps = {
    data,
    goal,
    words,
    lang,
    editions: place.dataset.editions!.split(' '),
    live: false,
    prefetch: () => void load().catch(() => {}),
    open: async () => {
      loaded = await load();
      return loaded.session.openLesson(data, loaded.playWords);
    },
    judge: (session) =>
      loaded && goal.is === 'reach' ? loaded.session.judgeSession(session, goal.expect) : 'open',
    onOutcome,
    report: async (moment, cites) => {
      const { reportedMoment } = await import('../../sandbox/entry/report-moment.ts');
      return reportedMoment(moment, data, cites, lang);
    },
  };
  addStyles(styles);
  addDrawings({ ...SIGNS, ...data.icons });
  drawIn(place, () => <LessonPlayer {...props} />, hydrate);
  drawIn(place, () => <LessonPlayer {...props} live={true} />);
  place.dataset.state = 'live';
}
