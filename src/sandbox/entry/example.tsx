import { hydrate, render } from 'preact';
import { PLAYED } from '../../addresses/played.ts';
import { loadWords } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { addStyles } from '../../styles/add-styles.ts';
import { addDrawings } from '../board/page-sprite.ts';
import { completePlay, loadPlayWords, loadShowing } from '../board-view/play-words.ts';
import { SIGNS } from '../board-view/signs.ts';
import { bringIntoView } from '../elements/bring-into-view.ts';
import { drawIn } from '../elements/root.tsx';
import { followAddress, keepMoment } from '../model/address-sync.ts';
import { asksMoment } from '../model/fragment.ts';
import type { Shared } from '../model/link.ts';
import { type PlayData, pageOf, playsIn, receivePlay, type SentPlays } from '../model/play-data.ts';
import { ExamplePlayer, type ExamplePlayerProps } from '../player/example-player.tsx';
import type { Behind } from '../player/use-play.ts';
import { loadClip } from '../sheets/load-clip.ts';
import styles from '../styles/live.css?inline';
import { ownPlays } from './own-plays.ts';

/**
 * Hydrates the markup of an example, which equals its first render; in a quiet example, it replaces the
 * text instead.
 */
export async function startExample(place: HTMLElement): Promise<void> {
  const { example, play, played, beside, edition, editions, rule, watch } = place.dataset;
  const lang = document.documentElement.lang as Language;
  const isQuiet = place.dataset.quiet !== undefined;
  const fetchPlay = playsOf(lang);
  const [data, other, words] = await Promise.all([
    fetchPlay(play!, played!),
    beside === undefined ? null : fetchPlay(play!, beside),
    loadWords(lang),
    ...(place.dataset.styles?.split(' ') ?? []).map(linkStyles),
  ]);
  addStyles(styles);
  addDrawings(SIGNS);
  const share = async (moment: Shared) => {
    const [play, { shareMoment }] = await Promise.all([
      fetchPlay(moment.example!, moment.edition),
      import('./share-moment.ts'),
    ]);
    return shareMoment(moment, play, lang);
  };
  const props: ExamplePlayerProps = {
    data,
    beside: other,
    lang,
    words,
    editions: editions!.split(' '),
    edition: edition!,
    rule: rule ?? null,
    live: false,
    fetchPlay: (wanted) => fetchPlay(wanted.id, wanted.edition),
    open: async (play) => (await loadEngine(lang, play))(),
    onShown: storyAbove(place),
    prefetch: () => void loadEngine(lang, data).catch(() => {}),
    // The address keeps the place in the page's own example.
    kept: other
      ? undefined
      : (moment) => {
          keepMoment(moment);
          unfoldPlay(place);
        },
    share: async (moment) => (await share(moment)).copyLink(),
    clip: async (moment) => {
      const title = data.plays.find(({ id }) => id === data.id)?.title ?? 'Altered Codex';
      return loadClip(lang, (await share(moment)).address, title);
    },
    freePlay: async (moment) => (await share(moment)).freePlay,
    report: async (moment, cites) => {
      const [play, { reportedMoment }] = await Promise.all([
        fetchPlay(moment.example!, moment.edition),
        import('./report-moment.ts'),
      ]);
      return reportedMoment(moment, play, cites, lang);
    },
  };
  if (isQuiet) place.replaceChildren();
  else drawIn(place, () => <ExamplePlayer {...props} />, hydrate);
  const begin = other ? null : await findAskedMoment(props, example!, watch);
  if (begin && !isQuiet) render(null, place);
  if (begin || location.hash === `#${PLAYED}`) unfoldPlay(place);
  drawIn(place, () => <ExamplePlayer {...props} {...begin} live={true} />);
  if (begin) bringIntoView(place);
  place.dataset.state = 'live';
  followAddress();
}

/** Adds a style file to the page; resolves when it is loaded. */
function linkStyles(href: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => done();
    link.onerror = () => fail(new Error(`${href} could not be loaded.`));
    document.head.append(link);
  });
}

/** Tells another story than the page's own above the board, while its play is shown there. */
function storyAbove(place: HTMLElement): (play: PlayData) => void {
  const own = place.parentElement!.querySelectorAll<HTMLElement>(':scope > p');
  const other = document.createElement('p');
  return ({ id, story }) => {
    const isOwn = id === place.dataset.play;
    for (const paragraph of own) paragraph.hidden = !isOwn;
    other.textContent = story;
    if (isOwn) other.remove();
    else place.before(other);
  };
}

/** Returns a function that loads plays with the icons of their boards; caches each fetched page. */
function playsOf(lang: Language): (id: string, edition: string) => Promise<PlayData> {
  const pages = new Map<string, Promise<SentPlays>>();
  return async (id, edition) => {
    const page = pageOf(lang, id);
    // No page carries the show of a variant: what computes it is loaded together with the page.
    if (id.includes('/')) void loadShowing(lang).catch(() => {});
    const sent = pages.get(page) ?? fetchPlays(page);
    pages.set(page, sent);
    sent.catch(() => pages.delete(page));
    const play = receivePlay(await sent, id, edition);
    addDrawings(play.icons);
    return completePlay(play, lang);
  };
}

async function fetchPlays(page: string): Promise<SentPlays> {
  if (page === location.pathname) return ownPlays();
  const response = await fetch(page);
  if (!response.ok) throw new Error(`${page}: ${response.status}`);
  return playsIn(await response.text());
}

/** Returns the moment that the page's address asks for; null if it asks for none of this example. */
async function findAskedMoment(props: ExamplePlayerProps, example: string, rules = '') {
  if (location.hash !== `#${PLAYED}` && !asksMoment(location.hash)) return null;
  const loaded = await import('./asked-moment.ts');
  return loaded.askedMoment(props, example, rules.split(' '));
}

/**
 * Loads the engine for a play, and returns a function that opens a session at the end of its script.
 * Requests all modules that the board then needs at once: a later request costs a round trip.
 */
async function loadEngine(lang: Language, data: PlayData): Promise<() => Behind> {
  const [engine, playWords] = await Promise.all([
    import('../board-view/placed-session.ts'),
    loadPlayWords(lang),
  ]);
  return () => engine.openBehind(data, playWords);
}

/** Shows all parts of an example that is played: beside a text, only its board is shown before. */
function unfoldPlay(place: HTMLElement): void {
  place.closest('.played')?.classList.add('watched');
}
