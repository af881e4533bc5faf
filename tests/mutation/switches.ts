import type { Switch } from './switch.ts';
import { EDITION_5 } from './switches/edition-5.ts';
import { EFFECT } from './switches/effect.ts';
import { GAME } from './switches/game.ts';
import { GROUND } from './switches/ground.ts';
import { KNOWLEDGE } from './switches/knowledge.ts';
import { MISREAD } from './switches/misread.ts';
import { OBJECT } from './switches/object.ts';
import { PLAY } from './switches/play.ts';
import { SUPPLEMENT } from './switches/supplement.ts';
import { WORD } from './switches/word.ts';

/** Switches of rules that a player may not know. */
const FORGOTTEN: readonly Switch[] = [
  ...GAME,
  ...OBJECT,
  ...PLAY,
  ...EFFECT,
  ...WORD,
  ...EDITION_5,
];

/** Mistakes of players, which make wrong answers of practice. */
export const PLAYER_MISTAKES: readonly Switch[] = [...FORGOTTEN, ...MISREAD];

/** Every rule that can be switched off, with how. */
export const SWITCHES: readonly Switch[] = [...GROUND, ...KNOWLEDGE, ...SUPPLEMENT, ...FORGOTTEN];
