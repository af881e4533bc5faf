import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  isTooLong,
  MAX_LINES,
  nearestCard,
  readDeckList,
} from '../../sandbox/model/deck-reader.ts';
import { table } from '../../sandbox/model/test-table.ts';

const read = (text: string) =>
  readDeckList(text, table).map(({ count, card }) => [count, card?.id ?? null]);

describe('a line', () => {
  test.each([
    ['3 Kelon Elemental', 3, 'kelon-elemental'],
    ['3x Kelon Elemental', 3, 'kelon-elemental'],
    ['3 × kelon elemental', 3, 'kelon-elemental'],
    ['3xKelon Elemental', 3, 'kelon-elemental'],
    ['2 Kelon Elemental (CORE, R)', 2, 'kelon-elemental-rare'],
    ['- 2 Kelon Elemental', 2, 'kelon-elemental'],
    ['•2 Kelon Elemental', 2, 'kelon-elemental'],
    ['Kelon Elemental x2', 2, 'kelon-elemental'],
    ['Kelon Elemental', 1, 'kelon-elemental'],
    ['0 Kelon Elemental', 0, 'kelon-elemental'],
    ['2 Élémentaire de Kélon', 2, 'kelon-elemental'],
    ['2 elementaire de kelon', 2, 'kelon-elemental'],
    ['2 Elementale di Kelon (rara)', 2, 'kelon-elemental-rare'],
    ['2 Kelon Elemental [R]', 2, 'kelon-elemental-rare'],
    ['2 Kelon Elemental (R2)', 2, 'kelon-elemental-shifted'],
    ['2 Kelon Elemental (rare, Muna)', 2, 'kelon-elemental-shifted'],
    ['1 Kelon Elemental (unique)', 1, 'kelon-elemental-unique'],
    ['1 Kelon Elemental (unique, Bravos)', 1, 'kelon-elemental-unique'],
    ['2 kelon-elemental-rare', 2, 'kelon-elemental-rare'],
    ['2 ALT_CORE_B_AX_04_C', 2, 'kelon-elemental'],
    ['2 ALT_COREKS_B_AX_04_R2', 2, 'kelon-elemental-shifted'],
    ['1 ALT_CORE_B_AX_04_U_1234', 1, 'kelon-elemental-unique'],
    ['1 ALT_CORE_B_AX_01_C', 1, 'sierra-oddball'],
    ['1 ALT_EOLE_B_BR_122_E', 1, 'hold-the-line-exalted'],
    ['1 ALT_FUGUE_B_BR_144_E', 1, 'charybdis-exalted'],
    ['1 Charybdis (exalted)', 1, 'charybdis-exalted'],
    ['1 Charybdis (esaltata)', 1, 'charybdis-exalted'],
    ['3 ALT_EOLE_B_BR_119_R1', 3, 'protect-the-assets-rare'],
    ['1 Sierra e Strambo', 1, 'sierra-oddball'],
    ['2 Élémentaire de Kélon rare', 2, 'kelon-elemental-rare'],
    ['2 Kelon Elemental rare Muna', 2, 'kelon-elemental-shifted'],
    ['2 Kelon Elemental rare (Muna)', 2, 'kelon-elemental-shifted'],
    ['Kelon Elemental, unique x1', 1, 'kelon-elemental-unique'],
    ['-3 Kelon Elemental', -3, 'kelon-elemental'],
    ['Kelon Elemental x-3', -3, 'kelon-elemental'],
    ['99999999999 Kappa', 99_999_999_999, 'kappa'],
  ])('%s', (line, count, id) => expect(read(line)).toEqual([[count, id]]));

  test.each([
    'Kelon Elementol',
    '3 ALT_CORE_B_AX_999_C',
    '2 ALT_XXXX_B_AX_04_C',
    '2 ALT_R1ORE_B_AX_04_R1',
    '1 ALT_CORE_X_AX_04_U_7',
    '1 ALT_EOLE_B_BR_119_E',
    '2 Kelon Elemental (Ordis)',
    '2 Kelon Elemental (uncommon)',
    '2 Kelon Elemental (exaltée)',
    'rare',
    '???',
  ])('%s is no known card', (line) => expect(read(line)).toEqual([[expect.any(Number), null]]));

  test.each(['', '   ', '# my deck', '// notes', 'Characters:', 'Héros (1)'])(
    '%j is passed over',
    (line) => expect(read(line)).toEqual([]),
  );
});

test('a rare whose faction is not said is of the Hero’s faction', () => {
  expect(read('1 Sierra & Oddball\n3 Kelon Elemental (rare)')[1]).toEqual([
    3,
    'kelon-elemental-rare',
  ]);
  expect(read('3 Kelon Elemental (rare)\n1 Teija & Nauraa')[0]).toEqual([
    3,
    'kelon-elemental-shifted',
  ]);
});

test('references on one line, as draft sites copy them, are an entry each', () => {
  expect(read('1 ALT_CORE_B_AX_01_C 3 ALT_CORE_B_AX_04_C 2x ALT_CORE_B_AX_04_R1')).toEqual([
    [1, 'sierra-oddball'],
    [3, 'kelon-elemental'],
    [2, 'kelon-elemental-rare'],
  ]);
  expect(read('ALT_CORE_B_AX_01_C ALT_CORE_B_AX_04_C')).toEqual([
    [1, 'sierra-oddball'],
    [1, 'kelon-elemental'],
  ]);
});

test('each line keeps its place in the text', () => {
  const lines = readDeckList('# deck\n\n1 Sierra & Oddball\r\n3 Kelon Elemental', table);
  expect(lines.map(({ line }) => line)).toEqual([2, 3]);
});

test('the nearest name is suggested, nothing for what is like no name', () => {
  const nearest = (text: string, hero?: string) => nearestCard(text, table, hero)?.id;
  expect(nearest('Kelon Elementol')).toBe('kelon-elemental');
  expect(nearest('elementaire de kelo')).toBe('kelon-elemental');
  expect(nearest('ALT_EOLE_B_BR_119_E')).toBe('protect-the-assets');
  expect(nearest('qqqq')).toBeUndefined();
  expect(nearest('Cartaccia inesistente')).toBeUndefined();
  expect(nearest('Kelon')).toMatch(/^kelon-/);
  expect(nearest('Kelon Elementol rare')).toBe('kelon-elemental-rare');
  expect(nearest('Kelon Elementol (rare)', 'muna')).toBe('kelon-elemental-shifted');
  expect(nearest('Kelon Elementol (Ordis)')).toBe('kelon-elemental');
  expect(nearest('Récuperatur Axiom')).toBe('axiom-salvager');
});

test('no text makes it throw, however long', () => {
  const text = 'x(['.repeat(50_000);
  expect(() => readDeckList(text, table)).not.toThrow();
});

test('a list with more lines than any deck is too long, empty ones aside', () => {
  const lines = (count: number) => '1 Kelon Elemental\n'.repeat(count);
  expect(isTooLong(`${lines(MAX_LINES)}\n\n`)).toBe(false);
  expect(isTooLong(lines(MAX_LINES + 1))).toBe(true);
  expect(isTooLong('x'.repeat(50_000))).toBe(true);
});

test('every printed reference is one of a known set', () => {
  const printings: Record<string, string[]> = JSON.parse(
    readFileSync('data/generated/printings.json', 'utf8'),
  );
  // A token may be printed under two numbers, of which the table knows one.
  const isToken = (id: string) => table.byId.get(id)?.type === 'token';
  const references = Object.entries(printings).flatMap(([id, refs]) => (isToken(id) ? [] : refs));
  expect(references.length).toBeGreaterThan(100);
  const refused = references.filter((reference) =>
    read(reference).every(([, card]) => card === null),
  );
  expect(refused).toEqual([]);
});
