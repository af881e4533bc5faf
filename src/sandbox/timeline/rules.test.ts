import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { foldRules, Rules } from './rules.tsx';

describe('of many rules', () => {
  test('three are shown, that of the page first', () => {
    const { few, more } = foldRules(['1.1.a', '2.1.c', '3.2.8.a', '6.1.e', '7.3.3.a'], '6.1.e');
    expect(few).toEqual(['6.1.e', '1.1.a', '2.1.c']);
    expect(more).toEqual(['3.2.8.a', '7.3.3.a']);
  });

  test('those of another edition unfold', () => {
    expect(foldRules(['4.0:4.2.3.d', '5.1.1.b'], null)).toEqual({
      few: ['5.1.1.b'],
      more: ['4.0:4.2.3.d'],
    });
  });

  test('unless there are no others', () => {
    expect(foldRules(['4.0:4.2.3.d', '4.0:1.3.3.b'], null).few).toHaveLength(2);
  });
});

test('a rule is a link where its edition has pages, and says which edition it is of', () => {
  const props = { lang: 'fr', edition: '2024-09', editions: ['2024-09'], here: null } as const;
  const markup = renderToString(h(Rules, { ...props, cites: ['6.1.e', '4.0:4.2.3.d'] }));
  expect(markup).toContain('href="/fr/2024-09/6.1.e/"');
  expect(markup).toContain('<span>4.2.3.d<sup>4.0</sup></span>');
});

test('a rule without a page in its edition is no link', () => {
  const editions = ['2024-09', '2024-09!6.1.g'];
  const props = { lang: 'fr', edition: '2024-09', editions, here: null } as const;
  const markup = renderToString(h(Rules, { ...props, cites: ['6.1.g', '6.1.e'] }));
  expect(markup).toContain('<span>6.1.g</span>');
  expect(markup).toContain('href="/fr/2024-09/6.1.e/"');
});

test('the rule of the page is no link to itself', () => {
  const props = { lang: 'fr', edition: '2024-09', editions: ['2024-09'], here: '6.1.e' } as const;
  expect(renderToString(h(Rules, { ...props, cites: ['6.1.e'] }))).not.toContain('href');
});

test('folded rules are numbers until the page is live', () => {
  const cites = ['6.1.a', '6.1.b', '6.1.c', '6.1.d', '6.1.e', '4.0:4.2.3.d'];
  const props = {
    lang: 'en',
    edition: '5.0',
    editions: ['5.0', '4.0'],
    here: null,
    cites,
  } as const;
  const still = renderToString(h(Rules, { ...props, live: false }));
  expect(still).toContain('<small>6.1.d 6.1.e</small>');
  expect(still.match(/<a /g)).toHaveLength(4);
  expect(still).toContain('href="/en/4.0/4.2.3.d/"');
  const live = renderToString(h(Rules, props));
  expect(live).not.toContain('<small>');
  expect(live.match(/<a /g)).toHaveLength(6);
});
