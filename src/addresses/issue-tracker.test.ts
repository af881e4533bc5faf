import { expect, test } from 'vitest';
import { newIssue, readTracker } from './issue-tracker.ts';

const TRACKER = 'https://git.example/owner/name/issues/new';

test('a site without a tracker has none', () => {
  expect(readTracker(undefined)).toBeNull();
  expect(readTracker('')).toBeNull();
});

test('a tracker is an https address', () => {
  expect(readTracker(TRACKER)).toBe(TRACKER);
});

test.each([
  'http://git.example/issues/new',
  'javascript:alert(1)',
  'git.example/issues/new',
  'https://user:word@git.example/issues/new',
  `${TRACKER}?title=x`,
  `${TRACKER}#x`,
])('%s is refused', (address) => {
  expect(() => readTracker(address)).toThrow('SITE_ISSUES');
});

test('no title and no text leads anywhere else', () => {
  const title = '&body=x#y /../..';
  const text = 'a\n&title=z "<>"\u2028';
  const url = new URL(newIssue(TRACKER, title, text)!);
  expect(url.origin + url.pathname).toBe(TRACKER);
  expect(url.hash).toBe('');
  expect([...url.searchParams]).toEqual([
    ['title', title],
    ['body', text],
  ]);
});

test('on GitHub the text fills in the form for wrong rules', () => {
  const url = new URL(newIssue('https://github.com/owner/name/issues/new', 'a', 'b & c')!);
  expect([...url.searchParams]).toEqual([
    ['template', 'wrong-rule.yml'],
    ['title', 'a'],
    ['report', 'b & c'],
  ]);
});

test('what is too long for an address has none', () => {
  expect(newIssue(TRACKER, 'x', 'y'.repeat(7000))).toBeNull();
});
