import { h } from 'preact';
import { expect, test } from 'vitest';
import { words } from '../../languages/en/texts/sandbox.ts';
import { renderOnTable } from '../board/test-board.ts';
import type { PlayedOption, ShownOption } from '../board-view/show.ts';
import { byCard, Ways } from './played-cards.tsx';

const played: PlayedOption = {
  card: 'walrus-scout',
  from: 'hand',
  into: { player: 0, side: 'hero' },
  cost: 3,
  how: null,
};

function option(id: string, object: number, plays?: Partial<PlayedOption>): ShownOption {
  const said = [{ text: `Option ${id}` }];
  const places = [`object:${object}`];
  return plays ? { id, places, said, plays: { ...played, ...plays } } : { id, places, said };
}

const ways = [option('a', 1, {}), option('b', 1, { into: { player: 0, side: 'companion' } })];

function row(options: readonly ShownOption[]): string {
  const button: Parameters<typeof Ways>[0]['button'] = (_, shown, label) =>
    h('button', { 'aria-label': label }, shown);
  return renderOnTable(h(Ways, { ways: options, seats: ['Alma', 'Bo'], words, button }));
}

test('ways to play the same card stand together, other options by themselves', () => {
  const groups = byCard([...ways, option('c', 2, {}), option('d', 1), option('e', 1)]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c'],
    ['d'],
    ['e'],
  ]);
});

test('a card is named once, with its Expeditions and prices as buttons', () => {
  const markup = row(ways);
  expect(markup.match(/Walrus Scout/g)).toHaveLength(1);
  expect(markup).toContain('Hero</span><span class="price">3</span>');
  expect(markup).toContain('Companion</span><span class="price">3</span>');
  expect(markup).toContain('aria-label="Option a"');
});

test('from where it is played is said unless it is the hand, and whose Expedition where it is not clear', () => {
  expect(row(ways)).not.toContain(words.zones.hand);
  expect(row([option('a', 1, { from: 'reserve' })])).toContain(words.zones.reserve);
  const others = [option('a', 1, {}), option('b', 1, { into: { player: 1, side: 'hero' } })];
  expect(row(others)).toContain('Bo: Hero');
});

test('quick actions of one card are told apart by their texts', () => {
  const quick = { from: null, into: null, cost: 0, how: 'quick' } as const;
  const texts = ['Draw a card.', 'Roll a die.'];
  const markup = row(
    texts.map((text, index) => option(`${index}`, 1, { ...quick, text: [{ text }] })),
  );
  for (const text of texts) expect(markup).toContain(text);
  expect(markup).not.toContain(words.decision.play);
});
