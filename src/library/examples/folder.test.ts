import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EngineError } from '../../engine/index.ts';
import { readCards } from './folder.ts';

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'cards-'));
  mkdirSync(join(data, 'cards'));
});

afterEach(() => rmSync(data, { recursive: true }));

test.each([
  ['a mistyped card', '[{ "id": "bear", "name": { "en": "Bear" }, "type": "animal" }]', '[0].type'],
  ['no JSON', '[{', 'JSON'],
])('%s is told with its file and place', (_, text, place) => {
  const file = join(data, 'cards', 'bears.json');
  writeFileSync(file, text);
  expect(() => readCards(data)).toThrow(EngineError);
  expect(() => readCards(data)).toThrow(file);
  expect(() => readCards(data)).toThrow(place);
});

test('a faulty card does not stop the others where somebody hears of it', () => {
  const bear = { id: 'bear', name: { en: 'Bear' }, type: 'character', abilities: [] };
  const file = join(data, 'cards', 'bears.json');
  writeFileSync(file, JSON.stringify([{ ...bear, id: 'odd', type: 'animal' }, bear]));
  writeFileSync(join(data, 'cards', 'broken.json'), '[{');
  const faults: string[] = [];
  const cards = readCards(data, ({ message }) => faults.push(message));
  expect(cards.map(({ id }) => id)).toEqual(['bear']);
  expect(faults).toHaveLength(2);
  expect(faults[0]).toContain(file);
  expect(faults[0]).toContain('[0].type');
  expect(faults[0]).toContain('odd');
});
