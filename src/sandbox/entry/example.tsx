import { hydrate, render } from 'preact';
import { PLAYED } from '../../i18n/address.ts';
import type { Language } from '../../rulebook/language.ts';
import { addStyles } from '../../styles/add-styles.ts';
import { loadWords } from '../../texts/sandbox.ts';
import { ExamplePlayer, type ExamplePlayerProps } from '../components/example-player.tsx';
import { addDrawings } from '../components/page-sprite.ts';
import { loadPartsFor } from '../components/rare-parts.ts';
import { drawIn } from '../components/root.tsx';
import type { Shared } from '../link/link.ts';
import { followAddress, keepMoment } from '../session/address-sync.ts';
import { linkOf } from '../session/fragment.ts';
import { type PlayData, pageOf, playsIn, receive, type SentPlays } from '../session/play-data.ts';
import type { Behind } from '../session/use-play.ts';
import styles from '../styles/live.css?inline';
import { PASSING_SIGNS } from '../view/passing-signs.ts';
import { loadPlayWords } from '../view/play-words.ts';

/** Takes over the markup of an example's place, which is the same as what it draws first. */
export async function startExample(place: HTMLElement): Promise<void> {
  const { example, play, played, beside, edition, editions, rule, watch } = place.dataset;
  const lang = document.documentElement.lang as Language;
  const fetchPlay = playsOf(lang);
  const [data, other, words] = await Promise.all([
    fetchPlay(play!, played!),
    beside === undefined ? null : fetchPlay(play!, beside),
    loadWords(lang),
  ]);
  addStyles(styles);
  addDrawings(PASSING_SIGNS);
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
    kept: other ? undefined : keepMoment,
    share: async (moment) => (await share(moment)).copyLink(),
    picture: async (moment) => {
      const loaded = await import('../picture/copy-picture.ts');
      const title = data.plays.find(({ id }) => id === data.id)?.title ?? 'Altered Codex';
      return loaded.copyPicture({ ...moment, title, words });
    },
    freePlay: async (moment) => (await share(moment)).freePlay,
  };
  drawIn(place, () => <ExamplePlayer {...props} />, hydrate);
  const begin = other ? null : await asked(props, example!, watch);
  if (begin) render(null, place);
  drawIn(place, () => <ExamplePlayer {...props} {...begin} live={true} />);
  if (begin) (place.querySelector('.play') ?? place).scrollIntoView({ block: 'start' });
  place.dataset.state = 'live';
  followAddress();
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

/** What fetches plays, with what their boards need, and keeps those of a page that was fetched. */
function playsOf(lang: Language): (id: string, edition: string) => Promise<PlayData> {
  const pages = new Map<string, Promise<SentPlays>>();
  return async (id, edition) => {
    const page = pageOf(lang, id);
    const sent = pages.get(page) ?? fetchPlays(page);
    pages.set(page, sent);
    sent.catch(() => pages.delete(page));
    const play = receive(await sent, id, edition);
    addDrawings(play.icons);
    await loadPartsFor(play.show);
    return play;
  };
}

async function fetchPlays(page: string): Promise<SentPlays> {
  if (page === location.pathname) return playsIn(document.documentElement.outerHTML);
  const response = await fetch(page);
  if (!response.ok) throw new Error(`${page}: ${response.status}`);
  return playsIn(await response.text());
}

/** What the page's address asks for, if it asks for something of this example. */
async function asked(props: ExamplePlayerProps, example: string, rules = '') {
  if (location.hash !== `#${PLAYED}` && linkOf(location.hash) === null) return null;
  const loaded = await import('./asked-moment.ts');
  return loaded.askedMoment(props, example, rules.split(' '));
}

/** Loads the engine for a play, which plays on from where the script leads. */
async function loadEngine(lang: Language, data: PlayData): Promise<() => Behind> {
  const [engine, playWords] = await Promise.all([
    import('../session/engine-session.ts'),
    loadPlayWords(lang),
  ]);
  return () => engine.openBehind(data, playWords);
}
