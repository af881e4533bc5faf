/** The page of a lesson: starts its board when it comes into view, and shows the answer's outcome. */

import { startSandbox } from '../../sandbox/entry/hydrate.ts';
import type { LessonOutcome } from './lesson-session.ts';
import { keepDone } from './progress.ts';

const board = document.querySelector<HTMLElement>('.lesson-board');
const told = document.querySelector<HTMLElement>('.lesson-told');
if (board && told) followLesson(board, told);

function followLesson(place: HTMLElement, box: HTMLElement): void {
  const status = box.querySelector<HTMLElement>('[role=status]')!;
  const back = box.querySelector<HTMLButtonElement>('.take-back')!;
  const onward = box.querySelectorAll<HTMLElement>('.lesson-next');
  const answer = document.querySelector<HTMLDetailsElement>('.lesson-answer');
  let takeBack = () => {};
  const show = (outcome: LessonOutcome, undo: () => void) => {
    takeBack = undo;
    box.dataset.outcome = outcome;
    status.textContent = (outcome === 'open' ? '' : status.dataset[outcome]) ?? '';
    back.hidden = outcome !== 'missed';
    for (const way of onward) way.hidden = outcome !== 'done';
    if (outcome !== 'open') box.scrollIntoView({ block: 'nearest' });
    if (outcome !== 'done') return;
    keepDone(place.dataset.lesson!);
    if (answer) answer.open = true;
    // Why it is so stands with the verdict.
    const story = document.querySelectorAll('.lesson-story');
    status.after(...story);
  };
  back.addEventListener('click', () => {
    takeBack();
    show('open', takeBack);
    place.querySelector<HTMLElement>('.option-name, .control.main')?.focus();
  });
  const start = () =>
    startSandbox(place, async () => {
      const { startLesson } = await import('./start-lesson.tsx');
      await startLesson(place, show);
    });
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void start();
    },
    { rootMargin: '50px' },
  );
  seen.observe(place);
}
