import { expect, test } from 'vitest';
import { findReference } from './reference.ts';

const LIST = [
  'number\ttype\tversions\ten\tfr\tit',
  'AX 04\tcharacter\trare MU\tKelon Elemental\tÉlémentaire de Kélon\tElementale di Kelon',
  'AX 31\ttoken\t\tBrassbug\tScarabot\tOttonblatta',
].join('\n');

test.each([
  ['ALT_CORE_B_AX_04_C', '/fr/cards/kelon-elemental/'],
  ['ALT_CORE_B_AX_04_R1', '/fr/cards/kelon-elemental/#kelon-elemental-rare'],
  ['alt_coreks_b_ax_4_r2', '/fr/cards/kelon-elemental/#kelon-elemental-shifted'],
  ['ALT_CORE_B_AX_04_U_1234', '/fr/cards/kelon-elemental/'],
  ['ALT_CORE_B_AX_31_R1', '/fr/cards/brassbug/'],
])('%s is a card', (reference, url) => {
  const [found] = findReference(reference, LIST, 'fr');
  expect(found).toMatchObject({ kind: 'card', url, section: reference.toUpperCase() });
});

test('the card is named in the language', () => {
  const title = (language: 'fr' | 'it') =>
    findReference('ALT_CORE_B_AX_04_C', LIST, language)[0]?.title[0]?.text;
  expect([title('fr'), title('it')]).toEqual(['Élémentaire de Kélon', 'Elementale di Kelon']);
});

test.each(['ALT_CORE_B_AX_99_C', 'ALT_CORE_B_AX', 'ALT_'])('%s is none', (reference) =>
  expect(findReference(reference, LIST, 'fr')).toEqual([]),
);
