import { chooseLanguage } from '../../i18n/choice.ts';
import { isLanguage, LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { Words } from '../../texts/sandbox.ts';
import type { PlayWords } from '../../wording/teller.ts';
import { loadAllParts } from '../components/all-parts.ts';
import { ExamplePlayer, type ExamplePlayerProps } from '../components/example-player.tsx';
import { addDrawings } from '../components/page-sprite.ts';
import { drawIn } from '../components/root.tsx';
import type { openBehind } from '../session/engine-session.ts';
import { type PlayData, receiveAll, type SentPlays } from '../session/play-data.ts';
import { SIGNS } from '../view/signs.ts';

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
export async function liveInFrame(words: Words, lang: Language, engine: string): Promise<void> {
  const place = document.querySelector<HTMLElement>('.sandbox')!;
  const sent = JSON.parse(document.querySelector('#plays')!.textContent) as SentPlays;
  const { example, edition, editions } = place.dataset;
  // The page of the example has its variants too.
  const plays = receiveAll(sent).map((play) => ({
    ...play,
    plays: play.plays.filter(({ id }) => id === example),
  }));
  const wanted = wantedBy(location.search, lang);
  const isNamed = (name: string | null | undefined) => (play: PlayData) => play.edition === name;
  const data = plays.find(isNamed(wanted.edition)) ?? plays.find(isNamed(edition)) ?? plays[0]!;
  await loadAllParts();
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
    fetchPlay: async ({ id, edition: other }) =>
      plays.find((play) => play.id === id && play.edition === other) ?? data,
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

/** What the address of a frame asks for. */
interface Wanted {
  readonly edition: string | null;
  /** How many steps after the first. */
  readonly step: number;
}

/**
 * Reads `?edition=4.0&step=3&theme=dark&language=fr`, and obeys the last two at once: the theme is a mark on
 * the page, another language is another page, and `reader` is the reader's own language. What means
 * nothing is passed over.
 */
function wantedBy(query: string, lang: Language): Wanted {
  const asked = new URLSearchParams(query);
  const theme = asked.get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const wanted = asked.get('language') ?? '';
  const language = wanted === 'reader' ? readersLanguage() : wanted;
  if (isLanguage(language) && language !== lang) {
    asked.delete('language');
    const path = location.pathname.replace(`/embed/${lang}/`, `/embed/${language}/`);
    location.replace(`${path}?${asked}`);
  }
  const step = Number(asked.get('step') ?? 0);
  return { edition: asked.get('edition'), step: Number.isInteger(step) && step > 0 ? step : 0 };
}

/** The first language of the browser that the site speaks. */
function readersLanguage(): Language {
  return chooseLanguage(LANGUAGES, null, navigator.languages) as Language;
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
