import { expect, test } from 'vitest';
import { preloads } from './preloads.ts';

const host = (hostId: string) => ({ hostId });

test('the live example names no file but the engine’s', () => {
  const example = host('_astro/example.DntTs_JK.js');
  expect(preloads('_astro/sheets.CrTMo8SA.js', ['_astro/text.js'], example)).toEqual([]);
  expect(preloads('_astro/engine-session.D3BfR6n9.js', ['_astro/mode.js'], example)).toEqual([
    '_astro/mode.js',
  ]);
});

test('nor do its words', () => {
  const words = host('_astro/sandbox-fr.DntTs_JK.js');
  expect(preloads('_astro/later-sandbox-fr.js', ['_astro/text.js'], words)).toEqual([]);
});

test('nor does the engine for its parts', () => {
  const engine = host('_astro/engine-session.D3BfR6n9.js');
  expect(preloads('_astro/dice.js', ['_astro/engine-session.D3BfR6n9.js'], engine)).toEqual([]);
});

test('other scripts name what is imported, but for what loads it', () => {
  const before = host('_astro/before-example.DWTjtiRZ.js');
  const imported = ['_astro/address.js', '_astro/load-script.DygEbaNj.js'];
  expect(preloads('_astro/example.js', imported, before)).toEqual(['_astro/address.js']);
});
