import { describe, expect, test } from 'vitest';
import termList from '../../data/terms.json';
import { cardNames } from './card-names.ts';
import { rulesOfForms, supplementSectionsOf } from './card-rules.ts';
import { cardNamed } from './cards.ts';
import { relatedRulings } from './related-rulings.ts';

const offeredTo = (name: string) =>
  relatedRulings(cardNames.get(name)!.versions).map(({ ruling }) => ruling.id);

/** Pairs of a card and a ruling that were chosen by reading both. */
describe('related rulings', () => {
  test.each([
    ['kedarm', 'two-foundries'],
    ['fab-lab-unit', 'two-foundries'],
    ['deep-cloud-instructor', 'two-foundries'],
    ['bravos-lookout', 'council-and-foundry'],
    ['kedarm', 'two-inkcasters'],
    ['suha-qorgan-operative', 'two-inkcasters'],
    ['sleight-of-hand', 'exchange-needs-both'],
    ['ariadne', 'switching-is-not-joining'],
    ['migratory-crane', 'switching-is-not-leaving'],
    ['talos', 'gigantic-defender'],
    ['daughter-of-naos', 'arena-defender'],
    ['pegasus', 'sleigh-moves-once'],
    ['reka-patron', 'arena-failing-to-move'],
    ['burrowing-noosh', 'resupplying-twice'],
    ['lyra-gambler', 'all-in-die-first'],
    ['the-town-square', 'lyra-festival-condition'],
    ['magic-beans', 'shared-region'],
    ['fane-of-calypso', 'jinn-and-mana-reaping'],
    ['celebration-day', 'two-wisps-of-two-terrains'],
    ['the-minotaur', 'daedalus-before-scout'],
  ])('%s is offered %s', (card, ruling) => {
    expect(offeredTo(card)).toContain(ruling);
  });

  test.each([
    // The same zone, and another event.
    ['kedarm', 'coppelia-in-the-discard-pile'],
    ['kedarm', 'ada-and-coppelia'],
    ['kedarm', 'free-and-fleeting'],
    ['suha-qorgan-operative', 'exchange-goes-to-reserve'],
    ['fab-lab-unit', 'puffin-any-reserve'],
    ['deep-cloud-instructor', 'geyser-from-reserve'],
    ['haven-seiringar', 'treyst-and-tokens'],
    ['swift-jinn', 'mana-convergence-in-reserve'],
    // The same keyword on the card, of which the ruling does not speak.
    ['arges', 'kraken-in-the-arena'],
    ['magic-beans', 'gigantic-arena'],
    ['shenlong', 'arena-defender'],
    ['the-minotaur', 'tough-in-reserve'],
    // The same symbol of a trigger, and another effect.
    ['sleight-of-hand', 'eros-order'],
    ['ganesha', 'santa-claus-order'],
    ['lyra-gambler', 'bladedancer-order'],
    ['ariadne', 'leshy-counts-everyone'],
    // The same object, and another verb done to it.
    ['ordis-gatekeeper', 'treyst-and-tokens'],
    ['the-town-square', 'auraq-too-late-for-noon'],
    ['burrowing-noosh', 'exchange-needs-both'],
    ['reka-patron', 'small-step-to-victory'],
  ])('%s is not offered %s', (card, ruling) => {
    expect(offeredTo(card)).not.toContain(ruling);
  });

  test('are three at most, on other cards, and each says what is in common', () => {
    let most = 0;
    for (const { versions } of cardNames.values()) {
      const related = relatedRulings(versions);
      most = Math.max(most, related.length);
      for (const { ruling, terms } of related) {
        expect(terms).not.toEqual([]);
        expect(ruling.kind).toBe('play');
        expect(ruling.cards.some((id) => versions.some((card) => card.id === id))).toBe(false);
      }
    }
    expect(most).toBe(3);
  });

  test('name terms that there are', () => {
    const known = new Set(termList.terms.map(({ id }) => id));
    const named = [...cardNames.values()].flatMap(({ versions }) =>
      relatedRulings(versions).flatMap(({ terms }) => terms),
    );
    expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
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
