import { expect, test } from 'vitest';
import { playsIn, receive, send } from '../../sandbox/session/play-data.ts';
import { inScript } from './in-script.ts';
import { playData } from './showing.ts';

test('plays of an example come back as they were sent', async () => {
  const story = await playData('spy-craft', '4.0', 'en');
  const older = await playData('spy-craft', '2024-09', 'en');
  const sent = JSON.parse(JSON.stringify(send([story, older]))) as ReturnType<typeof send>;
  expect(receive(sent, 'spy-craft', '4.0')).toEqual(JSON.parse(JSON.stringify(story)));
  expect(receive(sent, 'spy-craft', '2024-09')).toEqual(JSON.parse(JSON.stringify(older)));
  expect(() => receive(sent, 'nothing', '4.0')).toThrow('There is no play nothing in 4.0.');
});

test('the page of an embedded example carries its plays', async () => {
  const sent = send([await playData('spy-craft', '4.0', 'en')]);
  const page = `<p><script type="application/json" id="plays">${inScript(sent)}</script>`;
  expect(playsIn(page)).toEqual(JSON.parse(JSON.stringify(sent)));
  expect(() => playsIn('<p>')).toThrow('The page carries no plays.');
});
