import type { PlayWords } from '../../languages/say/teller.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { addDrawings } from '../board/page-sprite.ts';
import type { openBehind, withShow } from '../board-view/placed-session.ts';
import { SIGNS } from '../board-view/signs.ts';
import { drawIn } from '../elements/root.tsx';
import { receiveAll, type UnshownPlay } from '../model/play-data.ts';
import { ExamplePlayer, type ExamplePlayerProps } from '../player/example-player.tsx';
import { readFrameRequest } from './frame-request.ts';
import { ownPlays } from './own-plays.ts';

/** The exports of the second script of an embedded example. */
export interface EmbeddedEngine {
  readonly openBehind: typeof openBehind;
  readonly withShow: typeof withShow;
  readonly playWords: PlayWords;
}

declare global {
  var alteredCodexEngine: EmbeddedEngine | undefined;
}

/**
 * Brings an embedded example to life. Whoever embeds it may deny the frame an origin, so that it can
 * load nothing but plain scripts: its data stands in the page.
 *
 * @param engine the address of the script that brings the engine
 */
export async function liveInFrame(words: Words, lang: Language, engine: string): Promise<void> {
  const place = document.querySelector<HTMLElement>('.sandbox')!;
  const sent = await ownPlays();
  const { example, edition, editions } = place.dataset;
  // The page of the example has its variants too.
  const plays = receiveAll(sent).map((play) => ({
    ...play,
    plays: play.plays.filter(({ id }) => id === example),
  }));
  const wanted = readFrameRequest(
    location.search,
    { example: example!, lang },
    navigator.languages,
  );
  if (wanted.theme) document.documentElement.dataset.theme = wanted.theme;
  if (wanted.otherLanguage) location.replace(wanted.otherLanguage);
  const isNamed = (name: string | null | undefined) => (play: UnshownPlay) => play.edition === name;
  const showPlay = async (play: UnshownPlay) => {
    if (play.show) return { ...play, show: play.show };
    const { withShow: makeShow, playWords } = await loadEngine(engine);
    return makeShow(play, playWords);
  };
  const named = plays.find(isNamed(wanted.edition)) ?? plays.find(isNamed(edition)) ?? plays[0]!;
  const data = await showPlay(named);
  addDrawings({ ...data.icons, ...SIGNS });
  const props: ExamplePlayerProps = {
    data,
    lang,
    words,
    editions: editions!.split(' '),
    edition: edition!,
    rule: null,
    live: true,
    at: Math.min(wanted.step, data.show.stops.length - 1),
    fetchPlay: ({ id, edition: other }) =>
      showPlay(plays.find((play) => play.id === id && play.edition === other) ?? named),
    open: async (play) => {
      const { openBehind: open, playWords } = await loadEngine(engine);
      return open(play, playWords);
    },
  };
  place.replaceChildren();
  drawIn(place, () => <ExamplePlayer {...props} />);
  place.dataset.state = 'live';
  reportHeight();
}

function loadEngine(address: string): Promise<EmbeddedEngine> {
  return new Promise((done, fail) => {
    if (globalThis.alteredCodexEngine) return done(globalThis.alteredCodexEngine);
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => done(globalThis.alteredCodexEngine!);
    script.onerror = fail;
    document.head.append(script);
  });
}

/**
 * Tells the page around how high the example is: the highest that it has been at its width, so that
 * the page does not jump from step to step.
 */
function reportHeight(): void {
  let seen = { width: 0, height: 0 };
  const report = () => {
    const { width, height } = document.body.getBoundingClientRect();
    const least = width === seen.width ? seen.height : 0;
    seen = { width, height: Math.max(least, height) };
    parent.postMessage({ alteredCodexHeight: Math.ceil(seen.height) }, '*');
  };
  new ResizeObserver(report).observe(document.body);
  report();
}
