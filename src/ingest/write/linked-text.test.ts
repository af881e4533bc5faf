import { expect, test } from 'vitest';
import { nameCutter } from '../../rulebook/named-cards.ts';
import { type LinkableNames, linkText } from './linked-text.ts';

const NAMES: LinkableNames = {
  language: 'fr',
  numbers: new Set(['2.1', '2.1.e', '10.1.a']),
  hasItem: () => false,
  terms: new Map([
    ['step', 'étape'],
    ['event', 'événement'],
  ]),
  forms: new Map([['step', new Set(['step', 'shown'])]]),
  articles: new Map(),
  cutAtCards: nameCutter(
    new Map([
      ['Jellyfish', 'jellyfish'],
      ['Moonlight Jellyfish', 'moonlight-jellyfish'],
    ]),
  ),
};

test('says what a text names', () => {
  const text = linkText(
    '[[step]] 10.1.a, règle 2.1 et 2.1.e ; [[event|des événements]] [[step]]',
    'rule',
    NAMES,
  );
  expect(text.cites).toEqual(['2.1', '2.1.e', '10.1.a']);
  expect(text.terms).toEqual(['step', 'event']);
  expect(text.misses).toEqual([{ kind: 'form', name: 'event|des événements' }]);
});

test('a form that is written for the id says whose it is', () => {
  const { misses } = linkText('[[shown]] [[nothing]]', 'rule', NAMES);
  expect(misses).toEqual([
    { kind: 'term', name: 'shown', meant: 'step' },
    { kind: 'term', name: 'nothing' },
  ]);
});

test('a form is one of its term, in upper or lower case', () => {
  expect(linkText('[[step|Shown]] [[step|STEP]]', 'rule', NAMES).misses).toEqual([]);
});

test('a decimal is no missing rule', () => {
  expect(linkText('2.5 points', 'rule', NAMES).misses).toEqual([]);
  expect(linkText('voir règle 2.5', 'rule', NAMES).misses).toEqual([{ kind: 'rule', name: '2.5' }]);
});
