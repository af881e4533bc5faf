import { hydrate, render } from 'preact';
import { address } from '../../i18n/address.ts';
import type { Language } from '../../rulebook/language.ts';
import { addStyles } from '../../styles/add-styles.ts';
import { loadWords } from '../../texts/sandbox.ts';
import { ExamplePlayer, type ExamplePlayerProps } from '../components/example-player.tsx';
import { addDrawings } from '../components/page-sprite.ts';
import { drawIn } from '../components/root.tsx';
import { fromLink, type Shared, toFragment } from '../link/link.ts';
import { reopened, selfContained } from '../link/own-moment.ts';
import { followAddress, keepMoment } from '../session/address-sync.ts';
import { linkOf } from '../session/fragment.ts';
import { type PlayData, receive, type SentPlay } from '../session/play-data.ts';
import styles from '../styles/live.css?inline';
import { loadPlayWords } from '../view/play-words.ts';

/** Takes over the markup of an example's place, which is the same as what it draws first. */
export async function startExample(place: HTMLElement): Promise<void> {
  const { source, example, edition, editions, rule } = place.dataset;
  const lang = document.documentElement.lang as Language;
  const [data, words] = await Promise.all([fetchData(source!), loadWords(lang)]);
  addStyles(styles);
  addDrawings(data.icons);
  const plays = [data];
  const whole = (moment: Shared) => {
    const isOf = ({ id, edition: of }: PlayData) => id === moment.example && of === moment.edition;
    const play = plays.find(isOf);
    return play ? selfContained(moment, play) : moment;
  };
  const props: ExamplePlayerProps = {
    data,
    lang,
    words,
    editions: editions!.split(' '),
    edition: edition!,
    rule: rule ?? null,
    live: false,
    fetchPlay: async ({ id, edition: of }) => {
      const other = await fetchData(address.play(lang, id, of));
      plays.push(other);
      return other;
    },
    open: async (play, moment) => (await loadEngine(lang))(play, moment),
    kept: keepMoment,
    share: (moment) => copy(address.example(lang, exampleOf(moment)), whole(moment)),
    picture: async (moment) => {
      const { copyPicture } = await import('../picture/copy-picture.ts');
      const title = data.plays.find(({ id }) => id === data.id)?.title ?? 'Altered Codex';
      await copyPicture({ ...moment, title, words, icons: data.icons });
    },
    freePlay: async (moment) => `${address.sandbox(lang)}#${await toFragment(whole(moment))}`,
  };
  drawIn(place, () => <ExamplePlayer {...props} />, hydrate);
  const begin = await askedHere(example!, data, lang);
  if (begin?.data) plays.push(begin.data);
  if (begin) render(null, place);
  drawIn(place, () => <ExamplePlayer {...props} {...begin} live={true} />);
  if (begin) (place.querySelector('.play') ?? place).scrollIntoView({ block: 'start' });
  place.dataset.state = 'live';
  followAddress();
}

async function fetchData(source: string): Promise<PlayData> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  return receive((await response.json()) as SentPlay);
}

/** What the page's address asks for: a moment of this example, or what hinders it. */
type Asked = Pick<ExamplePlayerProps, 'trouble'> &
  Partial<Pick<ExamplePlayerProps, 'data' | 'begun'>>;

const NOWHERE: Asked = { trouble: { what: 'link', is: 'failed', again: null } };
const CHANGED: Asked = { trouble: { what: 'changed', is: 'failed', again: null } };
const UNREACHED: Asked = {
  trouble: { what: 'moment', is: 'failed', again: () => location.reload() },
};

/** The moment that the page's address asks for, if it is one of this example. */
async function askedHere(example: string, own: PlayData, lang: Language): Promise<Asked | null> {
  const link = linkOf(location.hash);
  if (link === null) return null;
  const opened = await fromLink(link);
  if (!opened.ok) return NOWHERE;
  const { shared } = opened;
  if (exampleOf(shared) !== example) return null;
  const isOwn = shared.example === own.id && shared.edition === own.edition;
  const needed = Promise.all([
    isOwn ? own : fetchData(address.play(lang, shared.example!, shared.edition)),
    loadEngine(lang),
  ]);
  const loaded = await needed.catch(() => null);
  if (!loaded) return UNREACHED;
  const [data, openAt] = loaded;
  const { shared: moment, changed } = reopened(shared, data);
  const said = changed ? CHANGED : {};
  try {
    return { data, begun: openAt(data, moment), ...said };
  } catch {
    if (!changed) return NOWHERE;
  }
  try {
    // The answers no longer fit the rules of the engine; the position may.
    return { data, begun: openAt(data, { ...moment, answers: [], stop: 0 }), ...said };
  } catch {
    return NOWHERE;
  }
}

/** Loads the engine, which plays up to where the script or a link leads. */
async function loadEngine(lang: Language) {
  const [{ openBehind }, playWords] = await Promise.all([
    import('../session/engine-session.ts'),
    loadPlayWords(lang),
  ]);
  return (data: PlayData, moment: Shared | null) => openBehind(data, playWords, moment);
}

function exampleOf({ example }: Shared): string {
  return example?.split('/')[0] ?? '';
}

/** Copies the address of a page with a moment in it. */
async function copy(page: string, moment: Shared): Promise<boolean> {
  try {
    const link = new URL(`${page}#${await toFragment(moment)}`, location.href);
    await navigator.clipboard.writeText(link.href);
    return true;
  } catch {
    return false;
  }
}
