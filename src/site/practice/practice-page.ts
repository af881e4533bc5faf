/** The practice page: loads the questions when a reader begins, asks them, and counts. */

import type { PracticeTexts } from '../../languages/texts/language-texts.ts';
import { dayScore, dayTitle, drawDaysBefore, ownDay, sharedDay } from './day-round.ts';
import { keepAnswer, keepDayResult, missedQuestions } from './kept-results.ts';
import type { SentQuestion } from './question-data.ts';
import { chanceOf, chooseSeries, fittingQuestions, shuffleValues } from './series.ts';

const page = document.querySelector<HTMLElement>('.practice');
if (page) startPractice(page);

/** A run of questions: the ten of a series, or the one of a day. */
interface Round {
  readonly questions: readonly SentQuestion[];
  /** The day whose question it is. */
  readonly date: string | null;
  readonly chance: () => number;
  at: number;
  score: number;
}

/** The most choices before a question that are told without folding. */
const MOST_GIVEN = 3;

function drawText(tag: 'li' | 'p', said: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = said;
  return element;
}

function startPractice(root: HTMLElement): void {
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector)!;
  const [card, status, verdict] = [
    find('.practice-card'),
    find('.practice-status'),
    find('.verdict'),
  ];
  const next = find<HTMLButtonElement>('.next-question');
  const share = find<HTMLButtonElement>('.share-result');
  const board = find('.sandbox');
  let round: Round | null = null;
  const before = find('.days-before');
  const questions = loadOnce<readonly SentQuestion[]>(root.dataset.source!);
  const days = loadOnce<Readonly<Record<string, string>>>(root.dataset.days!);

  async function beginRound(
    make: (all: readonly SentQuestion[]) => Round | Promise<Round>,
    none = root.dataset.none!,
  ): Promise<void> {
    status.textContent = root.dataset.loading!;
    card.hidden = true;
    try {
      round = await make(await questions());
      status.textContent = '';
      if (round.questions.length === 0) status.textContent = none;
      else await askQuestion(round);
    } catch (error) {
      console.error(error);
      status.textContent = root.dataset.failed!;
    }
  }

  async function askQuestion(now: Round): Promise<void> {
    const question = now.questions[now.at]!;
    const { loadPlay, showQuestion } = await import('./show-question.tsx');
    const [data, texts] = await Promise.all([loadPlay(question), loadPractice()]);
    find('.question-place').textContent =
      now.date === null ? texts.place(now.at + 1, now.questions.length) : dayTitle(now.date, texts);
    before.hidden = true;
    find('.question-asks').textContent = question.asks;
    tellGiven(question, texts);
    verdict.replaceChildren();
    delete verdict.dataset.outcome;
    next.hidden = true;
    share.hidden = true;
    card.hidden = false;
    const order = shuffleValues([...question.answers.keys()], now.chance);
    await showQuestion(board, question, data, order, (answer) => answerWith(now, question, answer));
    const heading = find('.question-asks');
    heading.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'start' });
  }

  /** Tells what is done: the last choices, with those before them folded. */
  function tellGiven({ given, until }: SentQuestion, texts: PracticeTexts): void {
    const earlier = given.length > MOST_GIVEN ? given.slice(0, 1 - MOST_GIVEN) : [];
    const fold = find<HTMLDetailsElement>('.question-earlier');
    fold.hidden = earlier.length === 0;
    fold.open = false;
    fold.querySelector('summary')!.textContent = texts.earlier(earlier.length);
    fold.querySelector('ul')!.replaceChildren(...earlier.map((choice) => drawText('li', choice)));
    const last = [...given.slice(earlier.length), until];
    find('.practice-card > .question-given').replaceChildren(
      ...last.map((choice) => drawText('li', choice)),
    );
  }

  function answerWith(now: Round, question: SentQuestion, answer: number): void {
    // Answered again after looking, it counts no more.
    if (verdict.dataset.outcome) return;
    const right = answer === 0;
    if (right) now.score += 1;
    keepAnswer(question.id, right);
    if (now.date !== null) void showDay(now.date, right);
    verdict.dataset.outcome = right ? 'done' : 'missed';
    verdict.replaceChildren(...explainAnswer(question, answer));
    const isLast = now.at + 1 >= now.questions.length;
    next.hidden = isLast;
    share.hidden = !isLast;
    if (isLast && now.date === null) {
      addScore(root.dataset.score!.replace('#', String(now.score)));
    }
  }

  function addScore(said: string): void {
    const score = document.createElement('p');
    score.className = 'score';
    score.textContent = said;
    verdict.append(score);
  }

  /** Keeps the answer of a day, and shows how the days before it went. */
  async function showDay(date: string, right: boolean): Promise<void> {
    keepDayResult(date, right);
    const [texts, all] = await Promise.all([loadPractice(), days()]);
    addScore(dayScore(date, texts));
    drawDaysBefore(before, date, all, texts);
  }

  function explainAnswer(question: SentQuestion, answer: number): HTMLElement[] {
    const said = drawText('p', answer === 0 ? root.dataset.right! : root.dataset.wrong!);
    // What decides is the rule without which something else would have happened.
    const { mistake, forgets: decides } = question.answers[answer === 0 ? 1 : answer]!;
    const thought = answer > 0 && mistake ? [drawText('p', mistake)] : [];
    const rules = (answer === 0 ? decides.slice(0, 1) : decides).map(({ number, text }) => {
      const line = document.createElement('p');
      const link = document.createElement('a');
      link.className = 'ref';
      link.href = root.dataset.rules!.replace('#', number);
      link.textContent = number;
      line.append(link, ` ${text}`);
      return line;
    });
    const example = document.createElement('p');
    const link = document.createElement('a');
    link.href = root.dataset.examples!.replace('#', question.example);
    link.textContent = question.title;
    example.append(link);
    return [said, ...thought, ...rules, example];
  }

  next.addEventListener('click', () => {
    if (!round) return;
    round.at += 1;
    void askQuestion(round).catch(() => {
      status.textContent = root.dataset.failed!;
    });
  });
  share.addEventListener('click', async () => {
    const texts = await loadPractice();
    const score = root.dataset.score!.replace('#', String(round?.score ?? 0));
    const result =
      round?.date == null
        ? `Altered Codex, ${score}\n${location.origin}${location.pathname}`
        : sharedDay(round.date, texts);
    const copied = await navigator.clipboard
      .writeText(result)
      .then(() => true)
      .catch(() => false);
    status.textContent = copied ? texts.shared : texts.notShared;
  });
  find('.begin-series').addEventListener('click', () => {
    const chosen = (name: string) => find<HTMLSelectElement>(`[name=${name}]`).value || null;
    const level = chosen('level');
    void beginRound((all) => {
      const fitting = fittingQuestions(all, {
        level: level === null ? null : Number(level),
        chapter: chosen('chapter'),
        keyword: chosen('keyword'),
        card: chosen('card'),
        set: chosen('set'),
      });
      const series = chooseSeries(fitting, missedQuestions(), Math.random);
      return { questions: series, date: null, chance: Math.random, at: 0, score: 0 };
    });
  });
  const beginDaily = (date: string) =>
    void beginRound(async (all) => {
      const id = (await days())[date];
      const asked = all.filter((one) => one.id === id);
      return { questions: asked, date, chance: chanceOf(date), at: 0, score: 0 };
    }, root.dataset.noDay!);
  find('.begin-daily').addEventListener('click', () => {
    if (location.hash === '#day') beginAsked();
    else location.hash = 'day';
  });
  const beginAsked = () => {
    const asked = /^#day(?:=(\d{4}-\d\d-\d\d))?(?!\d)/.exec(location.hash);
    if (asked) beginDaily(asked[1] ?? ownDay());
  };
  addEventListener('hashchange', beginAsked);
  beginAsked();
}

/** Returns a function that loads a file of data once, or again where that failed. */
function loadOnce<T>(source: string): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= fetch(source).then(async (response) => {
      if (!response.ok) throw new Error(`${source}: ${response.status}`);
      return (await response.json()) as T;
    });
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
}

/** The texts of practice in the language of the page, loaded alone. */
async function loadPractice(): Promise<PracticeTexts> {
  const language = document.documentElement.lang;
  const loaded: { practice: PracticeTexts } = await import(
    `../../languages/${language}/texts/practice.ts`
  );
  return loaded.practice;
}
