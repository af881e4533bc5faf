import { z } from 'zod';
import ruleNumbers from '../../../data/generated/rule-numbers.json' with { type: 'json' };
import {
  cardsJsonSchema,
  exampleJsonSchema,
  ruleKindsJsonSchema,
} from '../../library/examples/json-schema.ts';
import { gridSchema } from '../../library/grid/grid-file.ts';
import { lessonSchema } from '../../library/lesson-file.ts';
import { practiceSchema } from '../../library/practice/question.ts';
import {
  erratumSchema,
  formatsSchema,
  sourcesSchema,
  suspensionSchema,
} from '../../library/record/schema.ts';
import { changesSchema } from '../../rulebook/changes.ts';
import { editionSchema } from '../../rulebook/edition.ts';
import { editionWordsSchema } from '../../rulebook/edition-words.ts';
import { isInSupplement } from '../../rulebook/number.ts';
import { rulingSchema } from '../../rulebook/ruling.ts';
import { settingsSchema } from '../../rulebook/settings.ts';
import { numbersIn, structureSchema } from '../../rulebook/structure.ts';
import { termsSchema } from '../../rulebook/term.ts';
import { engineNumbers, olderRulesCited } from '../check/engine-numbers.ts';
import type { LoadedLibrary } from '../read/loaded.ts';
import { writeJson } from './frontmatter.ts';

const SCHEMAS = {
  edition: editionSchema,
  structure: structureSchema,
  words: editionWordsSchema,
  changes: changesSchema,
  settings: settingsSchema,
  terms: termsSchema,
  erratum: erratumSchema,
  suspension: suspensionSchema,
  formats: formatsSchema,
  sources: sourcesSchema,
  ruling: rulingSchema,
  lesson: lessonSchema,
  practice: practiceSchema,
  grid: gridSchema,
} as const;

/**
 * Returns the files that the ingest writes into `data/generated`, by name: the JSON Schemas for
 * editors, and the numbers of the rules that the engine cites.
 */
export function generatedFiles({ books }: LoadedLibrary): Map<string, string> {
  const files = new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      `${name}.schema.json`,
      writeJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ]),
  );
  files.set('example.schema.json', exampleJsonSchema());
  files.set('card.schema.json', cardsJsonSchema());
  files.set('coverage.schema.json', ruleKindsJsonSchema());
  const changes = books.flatMap(({ files }) => files?.changes?.value ?? []);
  const { edition } = ruleNumbers;
  if (changes.some((one) => one.edition === edition)) {
    const book = books.find((one) => one.edition.id === edition)?.files;
    const supplement = book ? numbersIn(book.structure.value).filter(isInSupplement) : [];
    const numbers = engineNumbers(changes, edition, supplement, olderRulesCited());
    files.set('rule-numbers.json', writeJson(numbers));
  }
  return files;
}
