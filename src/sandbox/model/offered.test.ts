import { describe, expect, test } from 'vitest';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { WORDINGS } from '../../languages/all-languages.ts';
import { findCards } from './card-search.ts';
import { offeredPlaces } from './offered.ts';
import { printedCard } from './print-card.ts';
import type { PrintedCards } from './printed.ts';

const real = (id: string) => REAL_CARDS.find((card) => card.id === id)!;
const library: PrintedCards = Object.fromEntries(
  ['hestia-goddess-of-the-hearth-exalted', 'oddball', 'brassbug'].map((id) => [
    id,
    printedCard(real(id), { lang: 'en', grammar: WORDINGS.en, token: real }),
  ]),
);
const fits = (typed: string, place: Parameters<typeof findCards>[2]['place']) =>
  findCards(library, typed, { place, known: new Set(), factions: [] })[0]?.fits;

describe('where a card can be set up', () => {
  test('is among the Landmarks, too, for a card with Temple (S.2.a)', () => {
    const hestia = real('hestia-goddess-of-the-hearth-exalted');
    expect(offeredPlaces(hestia)).toContain('landmark');
    expect(offeredPlaces(hestia)).toContain('hero-expedition');
    expect(fits('Hestia', 'landmark')).toBe(true);
  });

  test('is Reserve, too, for a Signature token, and for no other token (S.3.b)', () => {
    expect(offeredPlaces(real('oddball'))).toContain('reserve');
    expect(offeredPlaces(real('oddball'))).not.toContain('hand');
    expect(offeredPlaces(real('brassbug'))).not.toContain('reserve');
    expect(fits('Oddball', 'reserve')).toBe(true);
    expect(fits('Brassbug', 'reserve')).toBe(false);
  });
});
