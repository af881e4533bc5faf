import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { texts as en } from '../../languages/en/texts/index.ts';
import { words } from '../../languages/en/texts/sandbox.ts';
import type { ReportedMoment } from '../model/report.ts';
import { ReportSheet } from './report-sheet.tsx';

const TRACKER = 'https://git.example/owner/name/issues/new';

const moment = (hand: readonly string[]): ReportedMoment => ({
  link: 'https://codex.example/en/examples/spy-craft/#play=1abc',
  shared: {
    example: 'spy-craft',
    edition: '5.0',
    seed: 1,
    position: { players: [{ name: 'Alma', hand }, {}] },
    answers: [],
    stop: 4,
  },
  cites: ['6.1.e'],
  version: '0.2.0',
});

/** The address that the sheet leads to, for a site with a tracker or without one. */
function linkFor(tracker: string | null, hand: readonly string[] = ['harvest']): URL | null {
  const sheet = h(ReportSheet, {
    moment: moment(hand),
    words,
    reportWords: en.report,
    tracker,
    close: () => {},
  });
  const [, href] = /<a [^>]*href="([^"]*)"/.exec(renderToString(sheet)) ?? [];
  return href === undefined ? null : new URL(href.replaceAll('&amp;', '&'));
}

test('a report leads to the tracker that the site names, with all that it holds', () => {
  const link = linkFor(TRACKER)!;
  expect(link.origin + link.pathname).toBe(TRACKER);
  expect(link.searchParams.get('title')).toContain('spy-craft');
  expect(link.searchParams.get('body')).toContain('"hand":["harvest"]');
});

test('a site without a tracker offers the report to be copied alone', () => {
  expect(linkFor(null)).toBeNull();
});

test('what is too long for an address leads to the tracker with less', () => {
  const long = linkFor(
    TRACKER,
    Array.from({ length: 5000 }, () => 'harvest'),
  )!;
  expect(long.href.length).toBeLessThan(10_000);
  expect(long.searchParams.get('title')).toContain('spy-craft');
});
