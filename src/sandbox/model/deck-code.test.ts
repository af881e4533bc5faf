import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesOfCode } from './deck-code.ts';
import { readDeckList } from './deck-reader.ts';
import { table } from './test-table.ts';

/** The codes are those of the format's own tests. */
const CODES: readonly (readonly [string, string, readonly string[]])[] = [
  ['copies beyond three', 'EBAgTTMo', ['55 MU_25_R1']],
  ['promotional printings', 'EBAg04RrTJLU', ['1 YZ_02_C', '3 YZ_19_C', '2 BR_26_R2']],
  ['uniques', 'EBARGz4JpNnycPbPmBy2f__8', ['1 LY_07_U', '1 LY_07_U', '1 LY_07_U', '1 LY_07_U']],
  ['two sets', 'ECAwm4xsMAgmxn04', expect.any(Array)],
  [
    'exalted cards',
    'ECCw0rFE3DE69AkdSxRrFHMEdwxVwx69Fa9A',
    expect.arrayContaining(['1 BR_98_E', '1 MU_96_E', '1 OR_97_E', '1 YZ_94_E']),
  ],
  [
    'the compact form',
    'IDBBYlZDNKDhFDFhFyISIhQCQ1QxRmRiXVYMebVgyd3WDIe6YSZDZSBRBR3A',
    expect.arrayContaining(['1 LY_65_C', '3 BR_34_R2', '1 LY_97_U', '2 LY_98_C']),
  ],
  [
    'its draft',
    'QDBBYlZDNKDhFDFhFyISIhQCQ1QxRmRiXVYMebVgyd3WDIe6YSZDZSBRBR3A',
    expect.arrayContaining(['2 LY_101_C']),
  ],
];

test.each(CODES)('%s: %s', (_, code, entries) => {
  expect(entriesOfCode(code, table)).toEqual(entries);
});

test('a deck with one of each has its cards, padding and all', () => {
  const singleton =
    'IFhEAsFRjGcbx7JkyTIBIXiKO48k-VpepEAAGg6GAahwHoiiaKIsjCNo8kCSpOFKVhimSapsnahKKpinKurAsq4ryxNHDIbjGRpNk6W7CGcqyzLk';
  const lines = readDeckList(singleton, table);
  expect(lines).toHaveLength(61);
  expect(lines.every(({ card, count, line }) => card && count === 1 && line === 0)).toBe(true);
});

test('a list may hold a code among its lines', () => {
  const lines = readDeckList('# shared\n1 Sierra & Oddball\nEBAgTTMo\n2 Kappa', table);
  expect(lines.map(({ line, count }) => [line, count])).toEqual([
    [1, 1],
    [2, 55],
    [3, 2],
  ]);
});

test('the compact form says common of a card that is exalted alone', () => {
  const [key = ''] = [...table.byNumber].find(
    ([key, [first, ...more]]) => key.startsWith('BR') && first.rarity === 'exalted' && !more[0],
  )!;
  const number = (Number(key.split(' ')[1]) - 1).toString(2).padStart(8, '0');
  const bits = `0010${'00000001'}1000${'010'}${'000001'}${number}${'00'}`.padEnd(40, '0');
  const bytes = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2));
  const code = Buffer.from(bytes).toString('base64url');
  expect(entriesOfCode(code, table)).toEqual([`1 ${key.replace(' ', '_')}_E`]);
});

describe('no code', () => {
  test.each(['', 'Kappa', 'Taru', 'Kelonic', 'EBAgTT', 'EBAgTTMoAAAA', 'EAA', 'ÉBAgTTMo', '=='])(
    '%j',
    (text) => expect(entriesOfCode(text, table)).toBeNull(),
  );

  test('a word is read as a name, and no text is more than its bits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.base64String(), (text, code) => {
        for (const each of [text, code]) {
          const entries = entriesOfCode(each, table);
          expect((entries ?? []).length).toBeLessThanOrEqual((each.length * 6) / 12);
        }
      }),
    );
  });
});
