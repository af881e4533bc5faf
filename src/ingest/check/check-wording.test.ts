import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../languages/all-languages.ts';
import type { Language } from '../../rulebook/language.ts';
import { parseText } from '../../rulebook/text.ts';
import { findException, findPointingBack } from './check-wording.ts';

const blocksOf = (text: string) => parseText(text, 'rule').blocks;

describe('sentences that point back over the end of another', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      'One step may affect several objects. It then has several actions.',
      'It then has several actions.',
    ],
    ['en', 'A deck can be empty. In that case, nothing happens.', 'In that case, nothing happens.'],
    [
      'fr',
      'Un effet est un changement. Il se produit à la résolution.',
      'Il se produit à la résolution.',
    ],
    [
      'it',
      'Un mazzo può essere vuoto. In questo caso non succede nulla.',
      'In questo caso non succede nulla.',
    ],
    ['it', 'Un effetto cambia il gioco. Avviene alla risoluzione.', 'Avviene alla risoluzione.'],
    ['it', 'Un personaggio si sposta. Non lascia la zona.', 'Non lascia la zona.'],
    ['it', 'Una regola vale. Si applica a ogni evento.', 'Si applica a ogni evento.'],
  ])('%s: %s', (language, text, sentence) => {
    expect(findPointingBack(blocksOf(text), language)).toBe(sentence);
  });

  test.each<[Language, string]>([
    ['en', 'If a step affects several objects, it has several actions. That step is one event.'],
    ['fr', 'Il y a trois statistiques. Il existe dix zones.'],
    ['it', 'Questo passaggio è uno solo. Non succede nulla. Sono possibili tre esiti.'],
  ])('%s stands alone: %s', (language, text) => {
    expect(findPointingBack(blocksOf(text), language)).toBeNull();
  });
});

test('finds in a note that the rule is an exception', () => {
  expect(findException(blocksOf('This rule is an exception to 2.1.d.'), 'en')).not.toBeNull();
  expect(findException(blocksOf('C’est une exception à 6.3.c.'), 'fr')).not.toBeNull();
  expect(findException(blocksOf('Quest’ordine fa eccezione a 2.3.3.b.'), 'it')).not.toBeNull();
  expect(findException(blocksOf('A common exception is the event.'), 'en')).toBeNull();
});

describe('English forms that the book does not use', () => {
  const found = (text: string) => CHECKS.en.forbidden.filter(({ pattern }) => pattern.test(text));

  test.each([
    'An ability works in play, except if it says something else.',
    'An object that does not exist any more cannot move.',
    'All successful Expeditions move forward at the same time.',
    'An effect may have several steps.',
    'By some passive abilities, a player may play exhausted cards.',
    'When the resolution of a Spell without Fleeting is done, it moves.',
    'Only Ongoing Emblems have a duration.',
    'The player moves the top X cards of their deck to their hand.',
    'The game returns to the point where that player had the possibility to play it.',
  ])('%s', (text) => expect(found(text)).toHaveLength(1));

  test.each([
    'An ability works in play, unless it says something else.',
    'A player may play any number of quick actions.',
    'Some Spells have Fleeting as a passive ability.',
    'A Fleeting Spell gains Fleeting.',
    'Each player builds a deck; a deck of Altered cards has a Hero.',
    'The player moves the top X cards of their Deck to their hand.',
  ])('allows: %s', (text) => expect(found(text)).toEqual([]));
});
