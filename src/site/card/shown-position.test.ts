import { expect, test } from 'vitest';
import { loadWords } from '../../languages/texts/sandbox.ts';
import { shownConditions } from '../../library/both-ways.ts';
import { linkOf } from '../../sandbox/model/fragment.ts';
import { fromLink } from '../../sandbox/model/open-link.ts';
import { describeSides, playedLink } from './shown-position.ts';

const [simurgh] = shownConditions('simurgh');

test('a condition is shown where its ability acts and where it does not', async () => {
  const words = await loadWords('en');
  expect(describeSides(simurgh!.acts, words, 'en')).toMatch(
    /^Alma · .*Simurgh.* \/ Bo · .*Reserve/,
  );
  expect(describeSides(simurgh!.idle, words, 'en')).not.toMatch(/Bo · .*Reserve/);
  const [ability] = shownConditions('paper-envoy-rare');
  // “Unless one of your Expeditions is Ascended”: the ability acts where none is.
  expect(JSON.stringify(ability!.acts.position)).not.toContain('"ascended":true');
  expect(JSON.stringify(ability!.idle.position)).toContain('"ascended":true');
});

test('its link holds the position and the answers', async () => {
  const link = await playedLink(simurgh!.acts, 'fr');
  const opened = await fromLink(linkOf(link.slice(link.indexOf('#')))!);
  expect(opened).toMatchObject({ ok: true, shared: { answers: simurgh!.acts.answers } });
});
