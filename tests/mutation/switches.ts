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

/** Switches of rules that a player may have forgotten. */
const FORGOTTEN: readonly Switch[] = [
  ...GAME,
  ...OBJECT,
  ...PLAY,
  ...EFFECT,
  ...WORD,
  ...EDITION_5,
];

/** Rules that players forget or misread: the wrong answers of practice are made with them. */
export const PLAYER_MISTAKES: readonly Switch[] = [...FORGOTTEN, ...MISREAD];

/** Every switch that takes a rule away. */
export const SWITCHES: readonly Switch[] = [...GROUND, ...KNOWLEDGE, ...SUPPLEMENT, ...FORGOTTEN];
