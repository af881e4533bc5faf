import { describe, expect, test } from 'vitest';
import { cardNames } from './card-names.ts';
import { rulesOfForms, supplementSectionsOf } from './card-rules.ts';
import { cardNamed } from './cards.ts';
import { relatedRulings } from './related-rulings.ts';
import { termsOf } from './rulings.ts';

describe('rulings on related cards', () => {
  test('share a term that the ruling names, or an ability', () => {
    let most = 0;
    for (const { versions } of cardNames.values()) {
      const related = relatedRulings(versions);
      most = Math.max(most, related.length);
      for (const { ruling, terms, ability } of related) {
        expect(terms.length > 0 || ability !== null).toBe(true);
        expect(terms.filter((term) => !termsOf(ruling).includes(term))).toEqual([]);
        expect(ruling.cards.some((id) => versions.some((card) => card.id === id))).toBe(false);
      }
    }
    expect(most).toBe(5);
  });

  test('are those on cards with the same keyword', () => {
    const { versions } = cardNames.get('zaratan-social-leviathan')!;
    const related = relatedRulings(versions);
    expect(related).toHaveLength(5);
    expect(related[0]!.terms[0]).toBe('gigantic');
  });
});

describe('the rules that a text rests on', () => {
  test('are those of its forms', () => {
    expect(rulesOfForms(cardNamed('fire-rabbit-rare'))).toEqual([
      '2.2.12.l',
      '6.5.c',
      '6.5.f',
      '6.5.b',
      '5.3.a',
      '2.2.12.i',
      '2.2.15.a',
    ]);
  });

  test.each([
    ['galvanize-the-troops-shifted', ['S.1']],
    ['hestia-goddess-of-the-hearth-exalted', ['S.2']],
    ['eyota', ['S.3']],
    ['mia-prima-ballerina-rare', ['S.4']],
    ['give-fate-a-twist-exalted', ['S.1', 'S.5']],
    ['troy-rare', ['S.6']],
    ['sam-spook', ['S.7']],
    ['running-with-the-wolves-rare', ['S.8']],
    ['fire-rabbit', []],
  ])('are those of the supplement for words that no book has: %s', (card, sections) => {
    expect(supplementSectionsOf(cardNamed(card))).toEqual(sections);
  });
});
