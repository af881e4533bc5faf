import { expect, it } from 'vitest';
import { meantWords } from './names.ts';

const NAMES = ['exhaust', 'Expédition', 'Réserve', 'Kelon Elemental', 'Mana Orb'];

it.each([
  ['exhuast', 'exhaust'],
  ['exaust', 'exhaust'],
  ['expdition', 'expédition'],
  ['kelon elementall', 'kelon elemental'],
  ['manaorb', 'mana orb'],
  ['kelonelementall', 'kelon elemental'],
  ['xyzzyq', null],
  ['reserve', null],
  ['orp', null],
  ['', null],
])('reads %j as %j', (typed, meant) => {
  expect(meantWords(typed, NAMES)).toBe(meant);
});
