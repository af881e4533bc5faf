import { expect, test } from 'vitest';
import { withShow } from '../../sandbox/board-view/placed-session.ts';
import { loadPlayWords } from '../../sandbox/board-view/play-words.ts';
import {
  pageOf,
  playsIn,
  receiveAll,
  receivePlay,
  sendPlays,
} from '../../sandbox/model/play-data.ts';
import { packPlays, sentPlays } from './sent-plays.ts';
import { playData } from './showing.ts';

test('plays of an example come back as they were sent', async () => {
  const story = await playData('spy-craft', '4.0', 'en');
  const older = await playData('spy-craft', '2024-09', 'en');
  const sent = JSON.parse(JSON.stringify(sendPlays([story, older]))) as ReturnType<
    typeof sendPlays
  >;
  expect(receivePlay(sent, 'spy-craft', '4.0')).toEqual(JSON.parse(JSON.stringify(story)));
  expect(receivePlay(sent, 'spy-craft', '2024-09')).toEqual(JSON.parse(JSON.stringify(older)));
  expect(() => receivePlay(sent, 'nothing', '4.0')).toThrow('There is no play nothing in 4.0.');
});

test('a play that carries no show is shown as the engine plays it', async () => {
  const older = await playData('spy-craft', '2024-09', 'en');
  const sent = JSON.parse(JSON.stringify(await sentPlays('spy-craft', 'en', 'story')));
  expect(receivePlay(sent, 'spy-craft', '5.0').show).not.toBeNull();
  const unshown = receivePlay(sent, 'spy-craft', '2024-09');
  expect(unshown.show).toBeNull();
  const shown = await withShow(unshown, await loadPlayWords('en'));
  expect(shown.show).toEqual(older.show);
});

test('a play carries what the texts of its cards show, which another answer may say', async () => {
  const { icons } = await playData('a-morning', '4.0', 'en');
  expect(Object.keys(icons)).toContain('join');
});

test('a page carries its plays', async () => {
  const sent = sendPlays([await playData('spy-craft', '4.0', 'en')]);
  const page = `<p><script type="text/plain" id="plays">${packPlays(sent)}</script>`;
  expect(page).toMatch(/^[^{]*$/);
  expect(await playsIn(page)).toEqual(JSON.parse(JSON.stringify(sent)));
  await expect(playsIn('<p>')).rejects.toThrow('The page carries no plays.');
});

test('the story of an example and its variants stand on two pages', async () => {
  const [story, variants] = await Promise.all([
    sentPlays('spy-craft', 'it', 'story'),
    sentPlays('spy-craft', 'it', 'variants'),
  ]);
  const ids = (sent: typeof story) => new Set(receiveAll(sent!).map(({ id }) => id));
  expect([...ids(story)]).toEqual(['spy-craft']);
  expect(pageOf('it', 'spy-craft')).toBe('/embed/it/spy-craft/');
  expect(ids(variants).size).toBeGreaterThan(0);
  for (const id of ids(variants)) expect(pageOf('it', id)).toBe('/it/examples/spy-craft/');
  for (const variant of receiveAll(variants!)) expect(variant.show).toBeNull();
  expect(await sentPlays('whole-day', 'it', 'variants')).toBeNull();
});
