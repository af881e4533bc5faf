import { expect, test } from 'vitest';
import { fontMeasure, unpackFonts } from './fonts.ts';
import { textPicture } from './text-picture.ts';

const measure = fontMeasure(await unpackFonts());

test('a picture of a rule has its number, its title and the first lines of its text', () => {
  const svg = textPicture(
    { number: '6.1.e', title: 'Events', label: 'Rules 4.0', text: 'One step & <many> objects.' },
    measure,
  );
  expect(svg).toContain('>6.1.e</text>');
  expect(svg).toContain('>Events</text>');
  expect(svg).toContain('>One step &amp; &lt;many&gt; objects.</text>');
});

test('a long text ends in an ellipsis', () => {
  const text = 'A rule that says much. '.repeat(60);
  const svg = textPicture({ number: '1.1.a', title: 'Long', label: '', text }, measure);
  expect(svg).toContain('…</text>');
  expect(svg.match(/<text /g)!.length).toBeLessThan(12);
});
