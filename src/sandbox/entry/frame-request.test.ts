import { afterEach, expect, test, vi } from 'vitest';
import { readFrameRequest } from './frame-request.ts';

afterEach(() => vi.unstubAllGlobals());

const shown = { example: 'open-the-gates', lang: 'fr' } as const;

test('a frame asks for an edition, a step and a theme', () => {
  expect(readFrameRequest('?edition=4.0&step=3&theme=dark', shown, [])).toEqual({
    edition: '4.0',
    step: 3,
    theme: 'dark',
    otherLanguage: null,
  });
});

test('what means nothing is passed over', () => {
  expect(readFrameRequest('?step=-1&theme=red&language=nl', shown, [])).toEqual({
    edition: null,
    step: 0,
    theme: null,
    otherLanguage: null,
  });
});

test('the reader’s own language is that of the browser', () => {
  const { otherLanguage } = readFrameRequest('?language=reader&step=2', shown, ['it-IT']);
  expect(otherLanguage).toBe('/embed/it/open-the-gates/?step=2');
});

test('another language is on this site, whatever the path of the page says', () => {
  vi.stubGlobal(
    'location',
    new URL('https://codex.example//evil.example/x/..%2f../embed/fr/open-the-gates/?language=en'),
  );
  const { otherLanguage } = readFrameRequest(location.search, shown, []);
  expect(new URL(otherLanguage!, location.href).href).toBe(
    'https://codex.example/embed/en/open-the-gates/?',
  );
});
