import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Position } from '../../engine/setup/position.ts';
import { realCard } from '../../engine/testing/real-cards.ts';
import { freeWords } from '../../languages/en/texts/free-play.ts';
import { words } from '../../languages/en/texts/sandbox.ts';
import { cardFace } from '../board/test-board.ts';
import type { Printed } from '../model/printed.ts';
import { CardEditor } from './card-editor.tsx';

const printed: Printed = {
  name: 'Sam & Spook',
  type: 'hero',
  faction: 'yzmir',
  line: 'Hero',
  text: [{ ability: 1, spans: [{ text: 'I permanently gain an ability.' }] }],
};

function drawHero(position: Position): string {
  const card = realCard('sam-spook');
  return renderToString(
    h(CardEditor, {
      face: { ...cardFace(1), card: card.id },
      at: { player: 0, place: 'hero', index: 0 },
      position,
      card,
      printed,
      nameOf: (id) => id,
      words,
      freeWords,
      change: () => undefined,
    }),
  );
}

test.each([
  [[], false],
  [[0], true],
])('an ability that a card can gain for good is offered, gained or not: %j', (gained, on) => {
  const position: Position = { players: [{ hero: { card: 'sam-spook', gained } }, {}] };
  const html = drawHero(position);
  const [, box] = /<input([^>]*)>\s*Gained permanently: I permanently gain/.exec(html) ?? [];
  expect(box?.includes('checked')).toBe(on);
});

test('a card with an Emblem is asked what its text speaks of, another is not', () => {
  const { about } = freeWords.edit;
  const hero = { card: 'sam-spook', waiting: { 2: 1 } };
  const html = drawHero({ players: [{ hero, reserve: ['kappa'] }, {}] });
  const optionsOf = (label: string) => {
    const [, after = ''] = html.split(label.replaceAll('"', '&quot;'));
    return [...after.split('</select>')[0]!.matchAll(/<option[^>]*>([^<]*)/g)].map(
      ([, text]) => text,
    );
  };
  expect(optionsOf(about.card)).toContainEqual(expect.stringContaining('kappa'));
  expect(optionsOf(about.player)).toHaveLength(2);
  expect(optionsOf(about.expedition)).toHaveLength(5);
  const idle = drawHero({ players: [{ hero: { card: 'sam-spook' } }, {}] });
  for (const label of Object.values(about)) expect(idle).not.toContain(label);
});
