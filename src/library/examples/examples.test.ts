import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { exampleFile, exampleIds, readCards, readExampleFile } from './folder.ts';
import { cardsJsonSchema, exampleJsonSchema } from './json-schema.ts';
import { playsOf } from './play.ts';
import { runPlay } from './run.ts';

const data = fileURLToPath(new URL('../../../data', import.meta.url));
const cards = readCards(data);

test('the JSON Schema for editors is the one in use (npm run ingest writes it)', () => {
  expect(readFileSync(`${data}/generated/example.schema.json`, 'utf8')).toBe(exampleJsonSchema());
});

test('so is that of cards', () => {
  expect(readFileSync(`${data}/generated/card.schema.json`, 'utf8')).toBe(cardsJsonSchema());
});

describe.each(exampleIds(data))('%s', (id) => {
  const { example, problems } = readExampleFile(exampleFile(data, id));

  test('fits the schema and bears the name of its file', () => {
    expect(problems).toEqual([]);
    expect(example?.id).toBe(id);
  });

  const plays = example ? playsOf(example) : [];
  test.each(plays.map((play) => [`${play.id} in ${play.edition}`, play] as const))(
    '%s comes out as expected and cites what it illustrates',
    (_, play) => {
      expect(runPlay(play, cards).problems).toEqual([]);
    },
  );
});
