/** The practice page: loads the questions when a reader begins, asks them, and counts. */

import { dailyAnswer, keepAnswer, keepDailyAnswer, missedQuestions } from './kept-results.ts';
import { loadPractice } from './practice-words.ts';
import type { SentQuestion } from './question-data.ts';
import {
  chanceOf,
  chooseSeries,
  fittingQuestions,
  questionOfDay,
  shuffleValues,
} from './series.ts';

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
  let loading: Promise<readonly SentQuestion[]> | null = null;
  const questions = () => {
    loading ??= fetch(root.dataset.source!).then(async (response) => {
      if (!response.ok) throw new Error(String(response.status));
      return (await response.json()) as readonly SentQuestion[];
    });
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };

  async function beginRound(make: (all: readonly SentQuestion[]) => Round): Promise<void> {
    status.textContent = root.dataset.loading!;
    card.hidden = true;
    try {
      round = make(await questions());
      status.textContent = '';
      if (round.questions.length === 0) status.textContent = root.dataset.none!;
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
    find('.question-place').textContent = texts.place(now.at + 1, now.questions.length);
    find('.question-asks').textContent = question.asks;
    find('.question-given').replaceChildren(
      ...[...question.given, question.until].map((said) => {
        const item = document.createElement('li');
        item.textContent = said;
        return item;
      }),
    );
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

  function answerWith(now: Round, question: SentQuestion, answer: number): void {
    // Answered again after looking, it counts no more.
    if (verdict.dataset.outcome) return;
    const right = answer === 0;
    if (right) now.score += 1;
    keepAnswer(question.id, right);
    if (now.date !== null) keepDailyAnswer(now.date, right);
    verdict.dataset.outcome = right ? 'done' : 'missed';
    verdict.replaceChildren(...explainAnswer(question, answer));
    const isLast = now.at + 1 >= now.questions.length;
    next.hidden = isLast;
    share.hidden = !isLast;
    if (isLast && now.date === null) {
      const score = document.createElement('p');
      score.className = 'score';
      score.textContent = root.dataset.score!.replace('#', String(now.score));
      verdict.append(score);
    }
  }

  function explainAnswer(question: SentQuestion, answer: number): HTMLElement[] {
    const said = document.createElement('p');
    said.textContent = answer === 0 ? root.dataset.right! : root.dataset.wrong!;
    // What decides is the rule without which something else would have happened.
    const decides = question.answers[answer === 0 ? 1 : answer]!.forgets;
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
    return [said, ...rules, example];
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
    const result =
      round?.date != null
        ? texts.dailyResult(round.date, dailyAnswer(round.date) ?? false)
        : `Altered Codex, ${root.dataset.score!.replace('#', String(round?.score ?? 0))}`;
    const fragment = round?.date == null ? '' : `#day=${round.date}`;
    const copied = await navigator.clipboard
      .writeText(`${result}\n${location.origin}${location.pathname}${fragment}`)
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
    void beginRound((all) => {
      const question = questionOfDay(all, date);
      const chance = chanceOf(date);
      return { questions: question ? [question] : [], date, chance, at: 0, score: 0 };
    });
  const today = () => new Date().toISOString().slice(0, 10);
  find('.begin-daily').addEventListener('click', () => beginDaily(today()));
  const beginAsked = () => {
    const asked = /^#day(?:=(\d{4}-\d\d-\d\d))?$/.exec(location.hash);
    if (asked) beginDaily(asked[1] ?? today());
  };
  addEventListener('hashchange', beginAsked);
  beginAsked();
}
