import { z } from 'zod';
import type { ChangeKind } from './changes.ts';
import { line } from './checked-text.ts';
import type { EditionChanges } from './crosswalk.ts';

/** What players' questions are answered by, each with a folder in `data/questions/`. */
export const QUESTION_KINDS = [
  'rules',
  'articles',
  'terms',
  'rulings',
  'pages',
  'unanswered',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** `data/questions/KIND/LANGUAGE.json`: what players ask, for the search, by what answers it. */
export const questionsSchema = z
  .record(
    z
      .string()
      .regex(/^[a-z0-9.-]+(?: [A-Za-z0-9.-]+)?$/, 'is no id, and no edition with a number or an id')
      .describe('An id; of a rule or an article, its edition and its number or id: 5.0 6.1.e.'),
    z.array(line).min(1).describe('What players ask that it answers, in their words.'),
  )
  .meta({ title: 'Questions', description: 'What players ask in one language, for the search.' });

/** Players' questions in one language, by what answers them. */
export type Questions = Readonly<Record<string, readonly string[]>>;

/** Kinds of changes after which a rule still answers the same questions. */
const SAME_PLAY: ReadonlySet<ChangeKind> = new Set(['same', 'renumbered', 'reworded']);

/**
 * Returns a function that finds players' questions on a rule, which is named like `5.0 6.1.e`: its own,
 * or those of the rule that it shares its words with, or those of the rule that it became if that plays
 * the same.
 *
 * @param sameAs returns the rule that a rule shares its words with
 */
export function questionFinder(
  questions: Questions,
  sameAs: (rule: string) => string | undefined,
  changes: readonly EditionChanges[],
): (rule: string) => readonly string[] {
  const became = new Map<string, string>();
  for (const { edition, before, changes: ofBook } of changes) {
    for (const { from, to, kind } of ofBook) {
      if (!SAME_PLAY.has(kind) || from.length !== 1 || to.length !== 1) continue;
      became.set(`${before} ${from[0]}`, `${edition} ${to[0]}`);
    }
  }
  return (rule) => {
    const seen = new Set<string>();
    for (let at: string | undefined = rule; at !== undefined && !seen.has(at); ) {
      const found = questions[at];
      if (found) return found;
      seen.add(at);
      at = sameAs(at) ?? became.get(at);
    }
    return [];
  };
}
