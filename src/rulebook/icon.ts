/** The icons that a text may name between braces: `{exhaust}`, `{mana:3}`. */
export const ICONS = [
  'forest',
  'mountain',
  'water',
  'axiom',
  'bravos',
  'lyra',
  'muna',
  'ordis',
  'yzmir',
  'join',
  'hand',
  'reserve',
  'exhaust',
  'discard-from-reserve',
  'support',
  'mana',
  'common',
  'rare',
  'unique',
  'reaction',
] as const;

export type IconName = (typeof ICONS)[number];

const MANA = /^mana:(?:[0-9]|X)$/;

/** Whether a name stands for an icon: one of `ICONS`, or `mana:` with a digit or `X` (2.2.6). */
export function isIcon(name: string): boolean {
  return (ICONS as readonly string[]).includes(name) || MANA.test(name);
}
