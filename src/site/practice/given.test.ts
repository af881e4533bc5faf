import { expect, test } from 'vitest';
import type { Show, ShownDecision, ShownOption } from '../../sandbox/board-view/show.ts';
import { givenIn } from './given.ts';

const PRICE = [{ text: 'play Kappa from hand for ' }, { icon: 'mana:4' }] as const;

function shownOption(id: string, said: ShownOption['said'], more: Partial<ShownOption> = {}) {
  return { id, said, places: [], ...more };
}

const PLAYS = {
  plays: { card: 'kappa', from: 'hand', into: null, cost: 4, how: null },
} as const;

function showOf(decisions: readonly Pick<ShownDecision, 'said' | 'options' | 'given'>[]): Show {
  const stops = decisions.map((one) => ({
    decision: { player: 0, cites: [], min: 1, max: 1, refusals: [], ...one },
  }));
  return { stops } as unknown as Show;
}

function given(
  said: string,
  chosen: ShownOption,
  { hidesPrice = false, times = 1, lang = 'en' as const } = {},
) {
  const one = { said: [{ text: said }], options: [chosen], given: [chosen.id] };
  const show = showOf(Array.from({ length: times }, () => one));
  return givenIn(show, { until: null, seats: ['Alma', 'Bo'], hidesPrice }, lang);
}

test('a card that is played needs no question', () => {
  const said = given('Alma’s turn', shownOption('a', PRICE, PLAYS));
  expect(said).toEqual(['Alma: play Kappa from hand for 4 mana']);
});

test('what is chosen stands behind the question that it answers', () => {
  const said = given('Alma chooses what is kept.', shownOption('a', [{ text: 'Kappa' }]));
  expect(said).toEqual(['Alma chooses what is kept: Kappa']);
});

test('a price that would give the answer away is not said', () => {
  const hidden = { hidesPrice: true };
  expect(given('', shownOption('a', PRICE, PLAYS), hidden)).toEqual(['Alma: play Kappa from hand']);
  const tough = [{ text: 'Achilles (+' }, { icon: 'mana:1' }, { text: ')' }] as const;
  const said = given('Alma chooses a target.', shownOption('a', tough), hidden);
  expect(said).toEqual(['Alma chooses a target: Achilles']);
});

test('the same answer to the same question is said once, with how often it was given', () => {
  const said = given('Alma chooses whether to do it.', shownOption('no', [{ text: 'No' }]), {
    times: 6,
  });
  expect(said).toEqual(['Alma chooses whether to do it. No (6 times)']);
});

test('the word of an icon that begins an ability is a heading', () => {
  const text = [{ text: 'Aloe Vera – ' }, { icon: 'join' }, { text: ' You may pay.' }] as const;
  const said = given('Alma chooses which Reaction comes next.', shownOption('a', text));
  expect(said[0]).toContain('Aloe Vera – join: You may pay.');
});

test('half a text of an ability is left out behind the name of its card', () => {
  const asks = [
    { text: 'Alma chooses whether to do it: ' },
    { text: 'Bugfix' },
    { text: ' – ' },
    { text: 'You may spend 1 counter from a card that…' },
  ];
  const yes = shownOption('yes', [{ text: 'Yes' }]);
  const show = showOf([{ said: asks, options: [yes], given: ['yes'] }]);
  const giving = { until: null, seats: ['Alma', 'Bo'], hidesPrice: false };
  expect(givenIn(show, giving, 'en')).toEqual(['Alma chooses whether to do it: Bugfix. Yes']);
});
