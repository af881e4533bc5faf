import type { Switch } from './switch.ts';
import { EDITION_5 } from './switches/edition-5.ts';
import { EFFECT } from './switches/effect.ts';
import { GAME } from './switches/game.ts';
import { OBJECT } from './switches/object.ts';
import { PLAY } from './switches/play.ts';
import { WORD } from './switches/word.ts';

/** Every rule that can be switched off, with how. */
export const SWITCHES: readonly Switch[] = [
  ...GAME,
  ...OBJECT,
  ...PLAY,
  ...EFFECT,
  ...WORD,
  ...EDITION_5,
];
