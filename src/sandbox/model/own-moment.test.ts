import { expect, test } from 'vitest';
import { type Shared, toFragment } from './link.ts';
import { fromLink } from './open-link.ts';
import { reopenShared, selfContained } from './own-moment.ts';

const TOLD: Shared = {
  example: 'spy-craft',
  edition: '4.0',
  seed: 1,
  position: null,
  answers: null,
  stop: 4,
};
const PLAY = {
  fingerprint: 'abc123',
  outcomes: 'a1b2c3',
  position: { players: [{ hand: ['spy-craft'] }, {}] },
  answers: [['play:hand:1'], ['target:2']],
};
const LATER = { ...PLAY, fingerprint: 'def456', position: { players: [{ hand: ['x'] }, {}] } };

test('a link to an unchanged example opens as the example', () => {
  expect(reopenShared(selfContained(TOLD, PLAY), PLAY)).toEqual({
    shared: { ...TOLD, outcomes: PLAY.outcomes },
    changed: false,
  });
});

test('other answers stay those of the link', () => {
  const other = { ...TOLD, answers: [['pass']] };
  expect(reopenShared(selfContained(other, PLAY), PLAY)).toEqual({
    shared: { ...other, outcomes: PLAY.outcomes },
    changed: false,
  });
});

test('where the example has changed since, the link keeps its position and says so', () => {
  const link = selfContained(TOLD, PLAY);
  const { shared, changed } = reopenShared(link, LATER);
  expect(changed).toBe(true);
  expect(shared).toMatchObject({ position: PLAY.position, answers: PLAY.answers, stop: 4 });
});

test('a link without a fingerprint opens as it always did', () => {
  expect(reopenShared(TOLD, LATER)).toEqual({ shared: TOLD, changed: false });
});

test('the fingerprint travels in the address', async () => {
  const link = selfContained(TOLD, PLAY);
  const text = (await toFragment(link)).replace('play=', '');
  expect(await fromLink(text)).toEqual({ ok: true, shared: link });
});
