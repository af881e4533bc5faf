import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { fontMeasure, unpackFonts } from './fonts.ts';
import { FAMILIES } from './svg.ts';
import { textPicture } from './text-picture.ts';

const fonts = await unpackFonts();
const measure = fontMeasure(fonts);

test('the faces are found by the families that their files name', () => {
  const named = Object.entries(fonts).map(([face, data]) => {
    const font = create(data);
    return [face, font.isCollection ? '' : font.familyName];
  });
  expect(Object.fromEntries(named)).toEqual(FAMILIES);
});

test('a picture has the title of its page and the first lines of its text', () => {
  const svg = textPicture(
    { title: 'Events', label: 'Rules 4.0', text: 'One step & <many> objects.' },
    measure,
  );
  expect(svg).toContain('>Events</text>');
  expect(svg).toContain('>One step &amp; &lt;many&gt; objects.</text>');
});

test('a long text ends in an ellipsis', () => {
  const text = 'A rule that says much. '.repeat(60);
  const svg = textPicture({ title: 'Long', label: '', text }, measure);
  expect(svg).toContain('…</text>');
  expect(svg.match(/<text /g)!.length).toBeLessThan(12);
});
