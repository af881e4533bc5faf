import { hydrate, render } from 'preact';
import { address, PLAYED } from '../../i18n/address.ts';
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
import { type PlayData, playsIn, receive, type SentPlays } from '../session/play-data.ts';
import styles from '../styles/live.css?inline';
import { loadPlayWords } from '../view/play-words.ts';
import { watchedStop } from '../view/watched-stop.ts';

/** Takes over the markup of an example's place, which is the same as what it draws first. */
export async function startExample(place: HTMLElement): Promise<void> {
  const { source, example, play, played, beside, edition, editions, rule, watch } = place.dataset;
  const lang = document.documentElement.lang as Language;
  const [sent, words] = await Promise.all([fetchPlays(source!), loadWords(lang)]);
  const data = receive(sent, play!, played!);
  const other = beside === undefined ? null : receive(sent, play!, beside);
  addStyles(styles);
  addDrawings(data.icons);
  const whole = (moment: Shared) =>
    selfContained(moment, receive(sent, moment.example!, moment.edition));
  const props: ExamplePlayerProps = {
    data,
    beside: other,
    lang,
    words,
    editions: editions!.split(' '),
    edition: edition!,
    rule: rule ?? null,
    live: false,
    fetchPlay: async ({ id, edition: of }) => receive(sent, id, of),
    open: async (play, moment) => (await loadEngine(lang))(play, moment),
    prefetch: () => void loadEngine(lang).catch(() => {}),
    // The address keeps the place in the page's own example.
    kept: other ? undefined : keepMoment,
    share: (moment) => copy(address.example(lang, exampleOf(moment)), whole(moment)),
    picture: async (moment) => {
      const { copyPicture } = await import('../picture/copy-picture.ts');
      const title = data.plays.find(({ id }) => id === data.id)?.title ?? 'Altered Codex';
      await copyPicture({ ...moment, title, words, icons: data.icons });
    },
    freePlay: async (moment) => `${address.sandbox(lang)}#${await toFragment(whole(moment))}`,
  };
  drawIn(place, () => <ExamplePlayer {...props} />, hydrate);
  const begin = other
    ? null
    : ((await askedHere(example!, data, sent, lang)) ?? watched(data, edition!, watch));
  if (begin) render(null, place);
  drawIn(place, () => <ExamplePlayer {...props} {...begin} live={true} />);
  if (begin) (place.querySelector('.play') ?? place).scrollIntoView({ block: 'start' });
  place.dataset.state = 'live';
  followAddress();
}

async function fetchPlays(source: string): Promise<SentPlays> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  return playsIn(await response.text());
}

/** What the page's address asks for: a moment of this example, or what hinders it. */
type Asked = Pick<ExamplePlayerProps, 'trouble'> &
  Partial<Pick<ExamplePlayerProps, 'data' | 'begun' | 'at'>>;

const NOWHERE: Asked = { trouble: { what: 'link', is: 'failed', again: null } };
const CHANGED: Asked = { trouble: { what: 'changed', is: 'failed', again: null } };
const UNREACHED: Asked = {
  trouble: { what: 'moment', is: 'failed', again: () => location.reload() },
};

/** The moment that the page's address asks for, if it is one of this example. */
async function askedHere(
  example: string,
  own: PlayData,
  sent: SentPlays,
  lang: Language,
): Promise<Asked | null> {
  const link = linkOf(location.hash);
  if (link === null) return null;
  const opened = await fromLink(link);
  if (!opened.ok) return NOWHERE;
  const { shared } = opened;
  if (exampleOf(shared) !== example) return null;
  const openAt = await loadEngine(lang).catch(() => null);
  if (!openAt) return UNREACHED;
  const isOwn = shared.example === own.id && shared.edition === own.edition;
  try {
    const data = isOwn ? own : receive(sent, shared.example!, shared.edition);
    const { shared: moment, changed } = reopened(shared, data);
    return changed
      ? { ...CHANGED, data, begun: openChanged(openAt, data, moment) }
      : { data, begun: openAt(data, moment) };
  } catch {
    return NOWHERE;
  }
}

/** The moment of a link whose example is another now; its position alone, where the rest no longer fits. */
function openChanged(open: Awaited<ReturnType<typeof loadEngine>>, data: PlayData, moment: Shared) {
  try {
    return open(data, moment);
  } catch {
    return open(data, { ...moment, answers: [], stop: 0 });
  }
}

/** Where the address leads to what the example shows: the stop at which the page's rules are at work. */
function watched({ edition, show, decisive }: PlayData, own: string, rules = ''): Asked | null {
  if (location.hash !== `#${PLAYED}` || edition !== own) return null;
  const at = decisive[rules] ?? watchedStop(show.lines, rules.split(' '));
  return at > 0 ? { at } : null;
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
