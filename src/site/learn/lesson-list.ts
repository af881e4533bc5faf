/** The list of lessons: marks those that are done, and leads to the next one. */

import { forgetLessons, lessonsDone } from './progress.ts';

const list = document.querySelector<HTMLElement>('.lesson-list');
if (list) showProgress(list);

function showProgress(lessons: HTMLElement): void {
  const bar = document.querySelector<HTMLElement>('.lesson-progress');
  const start = document.querySelector<HTMLAnchorElement>('.lesson-start[data-go-on]');
  const items = [...lessons.querySelectorAll<HTMLElement>('li[data-lesson]')];
  const first = start?.textContent ?? '';
  const draw = () => {
    const done = new Set(lessonsDone());
    for (const item of items) {
      item.querySelector<HTMLElement>('.done')!.hidden = !done.has(item.dataset.lesson!);
    }
    const count = items.filter((item) => done.has(item.dataset.lesson!)).length;
    const open = items.findIndex((item) => !done.has(item.dataset.lesson!));
    const next = count > 0 && open >= 0 ? open : 0;
    if (start) {
      start.href = items[next]?.querySelector('a')?.href ?? start.href;
      start.textContent =
        next === 0 ? first : (start.dataset.goOn ?? '').replace('#', String(next + 1));
    }
    if (!bar) return;
    bar.hidden = count === 0;
    bar.querySelector('progress')!.value = count;
    const said = bar.querySelector<HTMLElement>('.count');
    if (said) said.textContent = (bar.dataset.said ?? '').replace('#', String(count));
  };
  bar?.querySelector('button')?.addEventListener('click', () => {
    forgetLessons();
    draw();
    start?.focus();
  });
  draw();
}
