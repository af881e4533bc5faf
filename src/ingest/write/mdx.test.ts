import { expect, test } from 'vitest';
import { nameCutter } from '../../rulebook/named-cards.ts';
import { type LinkableNames, linkText } from './linked-text.ts';
import { writeMdx } from './mdx.ts';

const NAMES: LinkableNames = {
  language: 'en',
  numbers: new Set(['6.1.e']),
  hasItem: () => false,
  terms: new Map([['step', 'step']]),
  forms: new Map([['step', new Set(['step', 'shown'])]]),
  articles: new Map([['vanilla', 'Vanilla']]),
  cutAtCards: nameCutter(
    new Map([
      ['Jellyfish', 'jellyfish'],
      ['Moonlight Jellyfish', 'moonlight-jellyfish'],
    ]),
  ),
};

const write = (text: string): string =>
  writeMdx(linkText(text, 'article', NAMES).blocks, '2024-09');

test('marks become elements that know the language of the page', () => {
  expect(write('One [[step]], [[step|two steps]], 6.1.e, [[article/vanilla]] and {exhaust}.')).toBe(
    'One <Term id="step">step</Term>, ' +
      '<Term id="step">two steps</Term>, ' +
      '<Ref edition="2024-09" number="6.1.e">6.1.e</Ref>, ' +
      '<Entry id="vanilla">Vanilla</Entry> and ' +
      '<Icon name="exhaust" />.',
  );
});

test('structure is Markdown', () => {
  expect(write('### A\n\n- *b*\n- **c**\n\n3. d\n\n| e | f |\n|:-:|--:|\n| g | h |')).toBe(
    '### A\n\n- *b*\n- **c**\n\n3. d\n\n| e | f |\n| :-: | -: |\n| g | h |',
  );
});

test('what stands alone is held together', () => {
  expect(write('{hand} {reserve}')).toMatch(/^<p>.*<\/p>$/);
  expect(write('- {hand} {reserve}')).toMatch(/^- <>.*<\/>$/);
});

test('names that lead nowhere are text', () => {
  const linked = linkText('6.1.z and [[nothing|these words]]', 'rule', NAMES);
  expect(writeMdx(linked.blocks, '2024-09')).toBe('6.1.z and these words');
  expect(linked.misses).toEqual([
    { kind: 'rule', name: '6.1.z' },
    { kind: 'term', name: 'nothing' },
  ]);
});

test('a link with parentheses stays one link', () => {
  expect(write('[x](https://example.org/a_(b))')).toBe('[x](https://example.org/a_\\(b\\))');
});

test('the name of a card leads to the card, but not within a link', () => {
  expect(write('**Jellyfish** or [a Jellyfish](https://example.org/)')).toBe(
    '**<Card id="jellyfish">Jellyfish</Card>** or [a Jellyfish](https://example.org/)',
  );
});

test('a name that may be short for another one of the text leads nowhere', () => {
  expect(write('Moonlight Jellyfish; the Jellyfish')).toBe(
    '<Card id="moonlight-jellyfish">Moonlight Jellyfish</Card>; the Jellyfish',
  );
});
