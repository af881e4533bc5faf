import { expect, test } from 'vitest';
import { byEachLanguage } from '../rulebook/by-language.ts';
import { feedOfChanges } from './change-entries.ts';
import { atomFeed, jsonFeed } from './feed.ts';

const places = {
  self: 'https://codex.example/en/changes.atom',
  page: (edition: string) => `https://codex.example/en/changes/${edition}/`,
  rule: (edition: string, number: string) => `https://codex.example/en/${edition}/${number}/`,
};
const why = byEachLanguage(() => 'A token <leaves>.');
const history = {
  edition: '5.0',
  before: '4.0',
  date: '2027-01-01',
  steps: [
    { from: ['1.1.a'], to: ['1.1.b'], kind: 'substance' as const, why },
    { from: ['1.1.b'], to: [], kind: 'gone' as const, why },
    { from: ['1.1.c'], to: ['1.1.c'], kind: 'same' as const },
  ].map((change) => ({ before: '4.0', edition: '5.0', change })),
};
const content = feedOfChanges({
  lang: 'en',
  histories: [history],
  places,
  textOf: (edition: string, numbers: readonly string[]) => `${edition} ${numbers}.`,
});
const feed = atomFeed(content);

test('an edition and each change of more than a number have an entry', () => {
  expect(feed.match(/<entry>/g)).toHaveLength(3);
  expect(feed).toContain('<title>Plays differently: 1.1.a → 1.1.b</title>');
  expect(feed).toContain('<link href="https://codex.example/en/5.0/1.1.b/"/>');
});

test('what is gone leads to where it stood', () => {
  expect(feed).toContain('<link href="https://codex.example/en/4.0/1.1.b/"/>');
});

test('texts are escaped, and the feed has the date of the newest edition', () => {
  expect(feed).toContain('A token &lt;leaves&gt;. — 5.0 1.1.b.');
  expect(feed).toContain('<updated>2027-01-01T00:00:00Z</updated>');
});

test('the same stands in a JSON Feed', () => {
  expect(jsonFeed(content)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [
      {},
      {
        title: 'Plays differently: 1.1.a → 1.1.b',
        url: 'https://codex.example/en/5.0/1.1.b/',
        content_text: 'A token <leaves>. — 5.0 1.1.b.',
      },
      {},
    ],
  });
});
