import { z } from 'zod';
import { inEveryLanguage } from './by-language.ts';
import { CARD_KINDS } from './card-kinds.ts';
import { line, markedLine, slug } from './checked-text.ts';
import { answeringRule } from './written-answers.ts';

/** It is not shown: what looks like a mark of a text is a part of the expression. */
const signs = markedLine.refine((text) => {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}, 'the signs of a situation are a regular expression');

const kind = z.enum(CARD_KINDS);

const cardCase = z.strictObject({
  kinds: z.array(kind).describe('What the card has; it has all of them.'),
  oneOf: z.array(kind).min(2).optional().describe('The card has at least one of these too.'),
  lacks: z.array(kind).optional().describe('What the card has in none of its versions.'),
  when: z.array(slug).min(1).describe('The situations that the question tells of: all of them.'),
  unless: z.array(slug).optional().describe('Situations that make it another question.'),
  rule: answeringRule.describe('The rule of the current edition that decides.'),
  says: inEveryLanguage(line).describe('What follows, true of every such card.'),
});

/** `data/card-cases.json`: what decides a question about any card of a kind, in a situation. */
export const cardCasesSchema = z
  .strictObject({
    situations: z
      .record(slug, inEveryLanguage(signs))
      .describe('How players tell of a situation: words without accents, or `#` and a term.'),
    cases: z.array(cardCase).describe('Those of more situations come first, then as they stand.'),
  })
  .superRefine(({ situations, cases }, { addIssue }) => {
    cases.forEach(({ when, unless = [] }, at) => {
      for (const id of [...when, ...unless].filter((one) => !(one in situations))) {
        addIssue({ code: 'custom', path: ['cases', at], message: `there is no situation “${id}”` });
      }
    });
  })
  .meta({ title: 'Card cases', description: 'Sentences that decide questions about cards.' });

export type CardCasesData = z.infer<typeof cardCasesSchema>;
