import { z } from 'zod';
import { inEveryLanguage } from './by-language.ts';
import { line, slug } from './checked-text.ts';
import { RULE_PATTERN, SECTION_PATTERN } from './number.ts';

/** How an answer begins, in one of the languages. */
const YES_OR_NO = ['Yes. ', 'No. ', 'Oui. ', 'Non. ', 'Sì. ', 'Ja. ', 'Nein. ', 'Sí. '];

const answer = inEveryLanguage(
  line.refine(
    (text) => YES_OR_NO.some((begins) => text.startsWith(begins)),
    'an answer begins with “Yes.” or “No.” in its language',
  ),
);

/** A rule, or a section that is a rule itself, as 2.4.4. */
export const answeringRule = z
  .string()
  .regex(new RegExp(`^(?:${RULE_PATTERN}|${SECTION_PATTERN})$`), 'a rule is numbered like 6.1.e');

const countedAs = z.strictObject({
  asks: z
    .array(slug)
    .min(2)
    .describe('The ids of all terms of the question: does creating a token count as playing it?'),
  rules: z
    .array(answeringRule)
    .min(1)
    .describe('The rules of the current edition that say so; the first is shown with the answer.'),
  answer,
});

const summary = z.strictObject({
  rule: answeringRule.describe(
    'The rule of the current edition that answers, mostly of several sentences.',
  ),
  on: z
    .array(slug)
    .describe('The ids of terms: the question names one of them. Empty for any other question.'),
  says: inEveryLanguage(line).describe('What the rule says to them, in a sentence or two.'),
});

/**
 * `data/answers.json`: whether one thing counts as another, in a sentence that decides; and what a rule
 * says to those who ask about a part of it, in short.
 */
export const writtenAnswersSchema = z
  .array(z.union([countedAs, summary]))
  .meta({ title: 'Answers', description: 'Sentences that decide what players ask.' });

export type WrittenAnswers = z.infer<typeof writtenAnswersSchema>;
