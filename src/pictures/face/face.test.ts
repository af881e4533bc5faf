import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawFace } from './face.ts';
import { type FaceFacts, shapeOf } from './facts.ts';
import { flatFaceStyles } from './palette.ts';

const MAGE: FaceFacts = {
  seed: 'ALT_CORE_B_MU_01 Somebody',
  type: 'character',
  subtypes: ['mage'],
  faction: 'muna',
  rarity: 'common',
  hand: 2,
  reserve: 1,
  statistics: { forest: 3, mountain: 0, water: 2 },
  deeds: [],
};
const faceOf = (facts: Partial<FaceFacts>) => drawFace({ ...MAGE, ...facts }, { id: 'x' });

test('the same facts give the same face, and each fact changes it', () => {
  expect(faceOf({})).toBe(faceOf({}));
  const changed: readonly Partial<FaceFacts>[] = [
    { seed: 'ALT_CORE_B_MU_02 Another' },
    { type: 'spell' },
    { subtypes: ['soldier'] },
    { subtypes: ['mage', 'soldier'] },
    { faction: 'yzmir' },
    { rarity: 'rare' },
    { rarity: 'exalted' },
    { hand: 3 },
    { reserve: 5 },
    { statistics: { forest: 4, mountain: 0, water: 2 } },
    { statistics: { forest: 3, mountain: 1, water: 2 } },
  ];
  const faces = changed.map(faceOf);
  expect(new Set([faceOf({}), ...faces]).size).toBe(changed.length + 1);
});

test('what a Spell does is marked on its rim', () => {
  const spell = { type: 'spell', subtypes: ['boon'] };
  expect(faceOf({ ...spell, deeds: ['draw'] })).not.toBe(faceOf({ ...spell, deeds: ['send'] }));
});

test('a terrain without strength is not drawn', () => {
  expect(faceOf({})).toContain('class="f"');
  expect(faceOf({})).not.toContain('class="m"');
  expect(faceOf({ statistics: { forest: 0, mountain: 0, water: 0 } })).toContain('class="b"');
});

test('each kind of card has a shape of its own', () => {
  const kinds = [
    ['character', ['mage'], 'character'],
    ['spell', ['boon'], 'spell'],
    ['hero', [], 'hero'],
    ['token', ['soldier'], 'token'],
    ['landmark-token', [], 'token'],
    ['expedition-permanent', ['gear'], 'gear'],
    ['landmark-permanent', ['feat'], 'feat'],
    ['landmark-permanent', ['site'], 'temple'],
    ['landmark-permanent', ['construction'], 'landmark'],
  ] as const;
  for (const [type, subtypes, shape] of kinds) expect(shapeOf({ type, subtypes })).toBe(shape);
});

test('a tile says its hand cost and its statistics', () => {
  const tile = drawFace(MAGE, { id: 'x', kind: 'tile' });
  expect([...tile.matchAll(/<text[^>]*>(\d+)</g)].map((match) => match[1])).toEqual([
    '2',
    '3',
    '0',
    '2',
  ]);
});

test('a face with flat styles is drawn in the colours of its faction', () => {
  const style = flatFaceStyles('muna');
  const pixels = (svg: string) => new Resvg(svg).render().pixels;
  const plain = pixels(drawFace(MAGE, { id: 'x' }));
  const coloured = pixels(drawFace(MAGE, { id: 'x', style }));
  expect(style).not.toMatch(/var\(|light-dark|color-mix/);
  expect(coloured.equals(plain)).toBe(false);
});
