import { z } from 'zod';
import { inEveryLanguage } from './by-language.ts';
import { markedLine, schemaPath } from './checked-text.ts';
import { editionId } from './edition.ts';
import { RULE_PATTERN, SECTION_PATTERN } from './number.ts';

/** How rules of one edition became rules of the next. The order is that of the page of changes. */
export const CHANGE_KINDS = [
  'substance',
  'new',
  'gone',
  'split',
  'merged',
  'reworded',
  'renumbered',
  'same',
  'unknown',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

const number = z
  .string()
  .regex(new RegExp(`^(?:${RULE_PATTERN}|${SECTION_PATTERN})$`), 'a rule is numbered like 6.1.e');

export const changeSchema = z
  .strictObject({
    from: z.array(number).describe('Numbers of the edition before; none for what is new.'),
    to: z.array(number).describe('Numbers of this edition; none for what is gone.'),
    kind: z
      .enum(CHANGE_KINDS)
      .describe(
        'same: same number and meaning. renumbered: same meaning. reworded: other words, same ' +
          'play. substance: something plays differently. unknown: the text before is not known.',
      ),
    why: inEveryLanguage(markedLine)
      .optional()
      .describe('One sentence: what differs in play, or where the rule went.'),
  })
  .meta({ id: 'Change', description: 'Rules of the edition before, and what became of them.' });

/** `data/editions/EDITION/changes.json`: how an edition differs from the one before. */
export const changesSchema = z
  .strictObject({
    $schema: schemaPath.optional(),
    edition: editionId,
    before: editionId.describe('The edition before.'),
    changes: z.array(changeSchema).describe('Every number of both editions stands in one of them.'),
  })
  .meta({ title: 'Changes', description: 'What became of every rule of the edition before.' });

export type Change = z.infer<typeof changeSchema>;
export type Changes = z.infer<typeof changesSchema>;
