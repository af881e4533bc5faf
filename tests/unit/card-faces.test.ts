import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { collection } from '../../src/library/collection.ts';
import { drawFace } from '../../src/pictures/face/face.ts';
import { MOTIFS } from '../../src/pictures/face/figure.ts';
import { flatFaceStyles } from '../../src/pictures/face/palette.ts';
import { faceFacts } from '../../src/sandbox/model/face-facts.ts';

const CARDS = [...collection.values()].map((card) => ({ card, facts: faceFacts(card) }));

test('each sub-type of the collection has a motif of its own', () => {
  const subtypes = new Set(CARDS.flatMap(({ facts }) => facts.subtypes));
  expect([...subtypes].filter((name) => !MOTIFS.has(name))).toEqual([]);
});

test('a face has 2 kB at most in the middle and 2.5 kB at the highest', () => {
  const sizes = CARDS.map(({ facts }) => drawFace(facts, { id: 'x' }).length).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(1700);
  expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(2048);
  expect(sizes.at(-1)).toBeLessThan(2560);
});

/** The mean difference of a channel below which two faces look alike. */
const ALIKE = 4;
const SIZE = 48;

/** The colours of a face at 48 pixels, without transparency. The parser refuses what is not well-formed. */
function pixelsOf({ facts }: (typeof CARDS)[number]): Uint8Array {
  const tile = drawFace(facts, {
    id: 'x',
    kind: 'tile',
    style: flatFaceStyles(facts.faction),
  });
  const font = { loadSystemFonts: false };
  const fitTo = { mode: 'width', value: SIZE } as const;
  return new Resvg(tile, { font, fitTo, background: '#f5f5ee' }).render().pixels;
}

test('no two cards of a faction with other names look alike at 48 pixels', () => {
  const factions = Map.groupBy(CARDS, ({ card }) => card.faction);
  const alike = [...factions.values()].flatMap((cards) => {
    const faces = cards.map((one) => ({ name: one.card.name.en, pixels: pixelsOf(one) }));
    return faces.flatMap((one, place) =>
      faces
        .slice(place + 1)
        .filter(({ name }) => name !== one.name)
        .map((other) => ({
          pair: `${one.name} | ${other.name}`,
          by: difference(one.pixels, other.pixels),
        }))
        .filter(({ by }) => by < ALIKE),
    );
  });
  expect(alike).toEqual([]);
}, 120_000);

/** The mean difference of a channel; stops where the faces are seen to differ enough. */
function difference(one: Uint8Array, other: Uint8Array): number {
  const channels = SIZE * SIZE * 3;
  let sum = 0;
  for (let at = 0; at < one.length && sum < ALIKE * channels; at += 4) {
    sum +=
      Math.abs(one[at]! - other[at]!) +
      Math.abs(one[at + 1]! - other[at + 1]!) +
      Math.abs(one[at + 2]! - other[at + 2]!);
  }
  return sum / channels;
}
