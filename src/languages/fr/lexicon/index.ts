/** The French words of the game. */

import type { GameLexicon } from '../../lexicon.ts';
import { CARD_TYPES, NOUNS, SUBTYPES } from './cards.ts';
import { ICON_MEANINGS, ICON_WORDS, manaAmount } from './icons.ts';
import {
  BOOST,
  COUNTERS,
  DAILY_EFFECTS,
  KEYWORDS,
  PHASES,
  RARITIES,
  SIDES,
  STATUSES,
  TERRAINS,
  ZONES,
} from './table.ts';

export const lexicon: GameLexicon = {
  phases: PHASES,
  dailyEffects: DAILY_EFFECTS,
  terrains: TERRAINS,
  sides: SIDES,
  zones: ZONES,
  statuses: STATUSES,
  keywords: KEYWORDS,
  boost: BOOST,
  counters: COUNTERS,
  rarities: RARITIES,
  nouns: NOUNS,
  subtypes: SUBTYPES,
  cardTypes: CARD_TYPES,
  iconWords: ICON_WORDS,
  iconMeanings: ICON_MEANINGS,
  manaAmount,
};
