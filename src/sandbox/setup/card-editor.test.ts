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

test.each([
  [[], false],
  [[0], true],
])('an ability that a card can gain for good is offered, gained or not: %j', (gained, on) => {
  const position: Position = { players: [{ hero: { card: 'sam-spook', gained } }, {}] };
  const card = realCard('sam-spook');
  const html = renderToString(
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
  const [, box] = /<input([^>]*)>\s*Gained for good: I permanently gain/.exec(html) ?? [];
  expect(box?.includes('checked')).toBe(on);
});
