import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { words } from '../../languages/en/texts/sandbox.ts';
import type { CardFace } from '../board-view/board.ts';
import { UNMARKED } from '../board-view/marks.ts';
import { Card, describeCard, keywordsOn } from './card.tsx';
import { cardFace, renderOnTable, tableWith } from './test-board.ts';

const { library } = tableWith();
const printed = library['walrus-scout']!;
const grown: CardFace = {
  ...cardFace(1),
  statistics: {
    forest: { printed: 1, now: 2 },
    mountain: { printed: 1, now: 0 },
    water: { printed: 3, now: 3 },
  },
  statuses: ['anchored', 'boosted'],
  counters: [['boost', 1]],
};

describe('a card in words', () => {
  test('says its name, line, costs and what changed', () => {
    expect(describeCard(grown, printed, words)).toBe(
      'Walrus Scout, Character – Scholar, costs 3 from hand, 1 from Reserve, ' +
        'Forest 2, printed 1, Mountain 0, printed 1, Water 3, Anchored, 1 boost',
    );
  });

  test('says whose it is, where another player controls it', () => {
    expect(describeCard({ ...grown, owner: 'Bo' }, printed, words)).toMatch(
      /, 1 boost, Owner: Bo$/,
    );
  });

  test('says how far the condition of a Feat is', () => {
    const feat = { ...cardFace(1), progress: { reached: 2, needed: 3 } };
    expect(describeCard(feat, printed, words)).toMatch(/, Feat: 2 of 3$/);
  });

  test('is only a card where its face is hidden', () => {
    expect(describeCard({ ...grown, card: null }, null, words)).toBe(words.board.unknown);
  });
});

describe('a card drawn', () => {
  test('has arrows at statistics that are not those printed', () => {
    const markup = renderOnTable(h(Card, { face: grown, shape: 'upright', marks: UNMARKED }));
    expect(markup.match(/statistic raised/g)).toHaveLength(1);
    expect(markup.match(/statistic lowered/g)).toHaveLength(1);
  });

  test('is a button with all that in words once the table is live', () => {
    const face = h(Card, { face: grown, shape: 'slip', marks: UNMARKED });
    expect(renderOnTable(face)).not.toContain('<button');
    expect(renderOnTable(face, { live: true })).toContain('aria-label="Walrus Scout, Character');
  });

  test('shows nothing of a hidden face', () => {
    const markup = renderOnTable(
      h(Card, {
        face: { ...grown, card: null, statistics: null },
        shape: 'slip',
        marks: UNMARKED,
      }),
    );
    expect(markup).not.toContain('Walrus');
  });

  test('says where it came from', () => {
    const from = new Map([['s1', 'expedition:0:hero']]);
    const markup = renderOnTable(
      h(Card, { face: grown, shape: 'slip', marks: { ...UNMARKED, from } }),
    );
    expect(markup).toMatch(/#i-from.*<\/svg> Hero<\/span>/);
  });
});

test('a card names its keywords in one line, each once, and no other term', () => {
  const text = [
    {
      ability: 0,
      spans: [
        { text: 'gigantic', term: 'gigantic' },
        { text: ' – ' },
        { text: 'Reserve', term: 'reserve' },
        { text: 'sabotage', term: 'sabotage' },
        { text: 'Sabotage', term: 'sabotage' },
      ],
    },
  ];
  expect(keywordsOn({ ...printed, text })).toBe('Gigantic · Sabotage');
});
