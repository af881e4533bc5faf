import { describe, expect, test } from 'vitest';
import { letGo, releaseHeld } from './held.ts';
import { isHtml, readHtml } from './html.ts';

const held = (html: string): string[] => readHtml(html).lines.filter((line) => line !== '');
const lines = (html: string): string[] => held(html).map(letGo);

describe('readHtml', () => {
  test.each([
    ['<p>6.1.a One.</p><p>6.1.b Two.</p>', ['6.1.a One.', '6.1.b Two.']],
    ['6.1.a One.<br>6.1.b <b>Two</b> &amp; more.<br/>', ['6.1.a One.', '6.1.b Two & more.']],
    ['6.1.a One <em>word</em>.\n6.1.b Two.', ['6.1.a One word.', '6.1.b Two.']],
    ['<p>These:</p><ul><li>a</li><li><b>b</b></li></ul>', ['These:', '- a', '- b']],
    ['<ol start="2"><li>a</li><li>b</li></ol>', ['2. a', '3. b']],
    ['<table><tr><th>a</th><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', ['ab', 'cd']],
    ['<p>It becomes <img src="/i/x.png" alt="exhaust">.</p>', ['It becomes exhaust.']],
    ['<p>It becomes <img src="/icons/exhaust.png">.</p>', ['It becomes exhaust.']],
    ['<div><span style="x" onclick="y">a</span></div>', ['a']],
  ])('%j', (html, expected) => {
    expect(lines(html)).toEqual(expected);
  });

  test.each([
    ['<p>a <b>bold</b><i> word</i></p>', 'a **bold** *word*'],
    ['<p><b>6.1.a</b> One.</p>', '6.1.a One.'],
    ['<p><b>6.1.a Draw</b> Each one.</p>', '6.1.a **Draw** Each one.'],
    ['<p><b>7.2.1 Me</b></p>', '7.2.1 Me'],
    ['<p><b>Example:</b> one <i>two</i></p>', 'Example: one *two*'],
    ['<p><b>a<br>b</b></p>', 'a'],
  ])('emphasis in %j', (html, expected) => {
    expect(releaseHeld(held(html)[0]!)).toBe(expected);
  });

  test('what is not allowed goes, and is named', () => {
    const { lines: kept, refused } = readHtml(
      '<p>a<script>b</script><blink>c</blink><iframe src="d"></iframe><!-- e --></p>',
    );
    expect(kept.join('')).toBe('ac');
    expect(refused).toEqual(['script', 'blink', 'iframe']);
  });
});

test('isHtml tells markup from signs', () => {
  expect(isHtml('a <b>bold</b> word')).toBe(true);
  expect(isHtml('a&nbsp;b')).toBe(true);
  expect(isHtml('1 < 2 > 0, <etb> & co')).toBe(false);
});
