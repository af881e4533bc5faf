import { expect, test } from 'vitest';
import { texts as en } from '../../languages/en/texts/index.ts';
import { texts as fr } from '../../languages/fr/texts/index.ts';
import { texts as it } from '../../languages/it/texts/index.ts';
import { briefReport, type ReportedMoment, reportText, reportTitle } from './report.ts';

const moment: ReportedMoment = {
  link: 'https://codex.example/en/examples/spy-craft/#play=1abc',
  shared: {
    example: 'spy-craft',
    edition: '5.0',
    seed: 1,
    position: { players: [{ name: 'Alma', hand: ['harvest'] }, {}] },
    answers: [['play:1'], ['pass']],
    stop: 4,
    fingerprint: 'f00',
  },
  cites: ['6.1.e', '7.3.31.a'],
  version: '0.2.0',
};

test.each([
  ['en', en.report, 'Expected'],
  ['fr', fr.report, 'Attendu'],
  ['it', it.report, 'Atteso'],
] as const)('a report holds all that the moment is made of, in %s', (_, words, expected) => {
  const text = reportText(moment, 'Alma draws a card.', words);
  expect(text).toMatch(new RegExp(`^${expected}: Alma draws a card\\.\n`));
  for (const part of [
    `<${moment.link}>`,
    'spy-craft',
    '5.0',
    '0.2.0 (f00)',
    '6.1.e, 7.3.31.a',
    '"hand":["harvest"]',
    '[["play:1"],["pass"]]',
  ]) {
    expect(text).toContain(part);
  }
  expect(reportTitle(moment, words)).toContain('spy-craft');
});

test('a report in which nothing is said says so', () => {
  expect(reportText(moment, '  ', en.report)).toMatch(/^Expected: \(not said\)\n/);
});

test('a brief report leaves to the link what the link holds', () => {
  const text = briefReport(moment, 'x', en.report);
  expect(text).toContain(moment.link);
  expect(text).not.toContain('harvest');
});

test('names of somebody else’s link cannot end the block that they are quoted in', () => {
  const name = '```\n\n@everybody <script>';
  const position = { players: [{ name }, {}] };
  const text = reportText({ ...moment, shared: { ...moment.shared, position } }, '', en.report);
  const lines = text.split('\n').filter((line) => line.includes('@everybody'));
  expect(lines).toEqual([expect.stringMatching(/^ {4}\{.*\}$/)]);
});
