import type { ProblemPlace, Problems } from '../problem.ts';

/** Icons, terms and items to fill in, which words of the book may have and a question may not. */
const MARK = /\{[^}]*\}|\[\[/;

/** Checks players' questions in one language: none may be empty, and each must lead to one answer. */
export class AskedOnce {
  readonly #owners = new Map<string, string>();
  readonly #problems: Problems;

  constructor(problems: Problems) {
    this.#problems = problems;
  }

  /** Reports a question without words, and one that another owner already has. */
  ask(question: string, owner: string, place: ProblemPlace): void {
    const key = question
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim();
    const first = this.#owners.get(key);
    this.#owners.set(key, first ?? owner);
    if (first === undefined && key !== '') return;
    this.#problems.error(
      'questions',
      place,
      first === undefined
        ? `a question of ${owner} is empty`
        : `“${question}” is asked of ${first} too`,
      `Ask what only ${owner} answers.`,
    );
  }

  /** Does as `ask`, and reports marks: such a question is shown and searched as it stands. */
  askInWords(question: string, owner: string, place: ProblemPlace): void {
    this.ask(question, owner, place);
    if (MARK.test(question)) {
      this.#problems.error(
        'questions',
        place,
        `“${question}” has a mark in braces or brackets`,
        'Write it as a player would type it.',
      );
    }
  }
}
