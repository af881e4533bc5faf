import { expect, test } from 'vitest';
import { fontMeasure, unpackFonts } from './fonts.ts';
import { languagesPicture } from './languages-picture.ts';

const measure = fontMeasure(await unpackFonts());

test('a picture of a page in several languages says in each what it is', () => {
  const said = [
    { code: 'FR', title: 'Saboter', text: 'Défausser une carte.' },
    { code: 'EN', title: 'Sabotage', text: 'Discard a card. '.repeat(20) },
  ];
  const svg = languagesPicture(said, measure);
  for (const words of ['FR', 'Saboter', 'Défausser une carte.', 'EN', 'Sabotage']) {
    expect(svg).toContain(`>${words}</text>`);
  }
  expect(svg).toContain('…</text>');
});
