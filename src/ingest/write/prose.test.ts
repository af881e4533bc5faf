import { describe, expect, test } from 'vitest';
import { escapeProse } from './prose.ts';

describe('escapeProse', () => {
  test.each([
    ['<b>', '&#x3C;b&#x3E;'],
    ['{x}', '&#x7B;x&#x7D;'],
    ['`c` & |', '&#x60;c&#x60; &#x26; &#x7C;'],
    ['[x](y) *a* _b_', '\\[x\\](y) \\*a\\* \\_b\\_'],
    ['a\\b', 'a&#x5C;b'],
    ['wait!', 'wait&#x21;'],
    ['http://example.org', 'http:<></>//example.org'],
    ['www.example.org', 'www<></>.example.org'],
    ['a@example.org', 'a<></>&#x40;example.org'],
    ['« À Midi » — 2/2/2', '« À Midi » — 2/2/2'],
  ])('%j in a line', (text, escaped) => {
    expect(escapeProse(text, false, false)).toBe(escaped);
  });

  test.each([
    ['import x', '&#x69;mport x'],
    ['export{a}', '&#x65;xport&#x7B;a&#x7D;'],
    ['important', 'important'],
    ['- a', '&#x2D; a'],
    ['# a', '&#x23; a'],
    ['1. a', '1\\. a'],
    ['12) a', '12\\) a'],
    ['1.5', '1.5'],
    ['  a', 'a'],
  ])('%j at the start of a block', (text, escaped) => {
    expect(escapeProse(text, true, false)).toBe(escaped);
  });

  test('leaves spaces between marks, and none at the end of a block', () => {
    expect(escapeProse(' a ', false, false)).toBe(' a ');
    expect(escapeProse(' a ', false, true)).toBe(' a');
  });
});
