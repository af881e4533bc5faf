/** What practice shows around the question of a day: how the days before it went, and what to share. */

import { address } from '../../addresses/address.ts';
import { dateInWords, dayInWords } from '../../languages/date-in-words.ts';
import type { PracticeTexts } from '../../languages/texts/language-texts.ts';
import { dayAfter } from '../../rulebook/day-range.ts';
import type { Language } from '../../rulebook/language.ts';
import { outcomeOf, squaresUpTo, streakUpTo } from './day-results.ts';
import { dayResults } from './kept-results.ts';

/** How many of the days before are offered. */
const DAYS_BEFORE = 7;

/** Returns the reader's own day, such as `2026-11-28`. */
export function ownDay(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Returns a day's question as a line with its date. */
export function dayTitle(date: string, texts: PracticeTexts): string {
  return `${texts.daily} · ${dateInWords(date, document.documentElement.lang as Language)}`;
}

/** Returns the row of squares and the streak, to be seen below a verdict. */
export function dayScore(date: string, texts: PracticeTexts): string {
  const results = dayResults();
  const streak = streakUpTo(date, results);
  return [squaresUpTo(date, results), streak > 1 ? texts.streak(streak) : '']
    .filter(Boolean)
    .join(' ');
}

/** Returns what is shared of a day: its squares, and the address that is the same in all languages. */
export function sharedDay(date: string, texts: PracticeTexts): string {
  const link = new URL(address.day(date), location.href).href;
  return `${texts.dailyResult(date)}\n${dayScore(date, texts)}\n${link}`;
}

/** Draws links to the questions of the days before one, those that there are. */
export function drawDaysBefore(
  nav: HTMLElement,
  date: string,
  days: Readonly<Record<string, string>>,
  texts: PracticeTexts,
): void {
  const lang = document.documentElement.lang as Language;
  const results = dayResults();
  const before = Array.from({ length: DAYS_BEFORE }, (_, at) => dayAfter(date, -at - 1));
  const items = before
    .filter((day) => Object.hasOwn(days, day))
    .map((day) => {
      const link = document.createElement('a');
      link.className = 'pill';
      link.href = `#day=${day}`;
      link.dataset.outcome = outcomeOf(results, day);
      link.textContent = dayInWords(day, lang);
      const told = document.createElement('span');
      told.className = 'unseen';
      told.textContent = `, ${texts.dayOutcome[outcomeOf(results, day)]}`;
      link.append(told);
      const item = document.createElement('li');
      item.append(link);
      return item;
    });
  nav.querySelector('ul')!.replaceChildren(...items);
  nav.hidden = items.length === 0;
}
