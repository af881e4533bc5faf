import { hydrate } from 'preact';
import type { Language } from '../../rulebook/language.ts';
import type { Words } from '../../texts/sandbox.ts';
import type { PlayWords } from '../../wording/teller.ts';
import { ExamplePlayer, type ExamplePlayerProps } from '../components/example-player.tsx';
import { addDrawings } from '../components/page-sprite.ts';
import { drawIn } from '../components/root.tsx';
import type { openBehind } from '../session/engine-session.ts';
import { receive, type SentPlay } from '../session/play-data.ts';

/** What the second script of an embedded example brings. */
export interface EmbeddedEngine {
  readonly openBehind: typeof openBehind;
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
export function liveInFrame(words: Words, lang: Language, engine: string): void {
  const place = document.querySelector<HTMLElement>('.sandbox')!;
  const sent = JSON.parse(document.querySelector('#plays')!.textContent) as SentPlay[];
  const plays = sent.map(receive);
  const { edition, editions } = place.dataset;
  const data = plays.find((play) => play.edition === edition) ?? plays[0]!;
  for (const { icons } of plays) addDrawings(icons);
  const props: ExamplePlayerProps = {
    data,
    lang,
    words,
    editions: editions!.split(' '),
    edition: edition!,
    rule: null,
    live: false,
    fetchPlay: async (wanted) =>
      plays.find((play) => play.id === wanted.id && play.edition === wanted.edition) ?? data,
    open: async (play, moment) => {
      const { openBehind: open, playWords } = await loadEngine(engine);
      return open(play, playWords, moment);
    },
  };
  drawIn(place, () => <ExamplePlayer {...props} />, hydrate);
  drawIn(place, () => <ExamplePlayer {...props} live={true} />);
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
