import { hydrate, render } from 'preact';
import { address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';
import { addStyles } from '../styles/add-styles.ts';
import { linkOf } from './fragment.ts';
import { keepMoment } from './keeping.ts';
import { fromLink, type Shared, toFragment } from './link.ts';
import { addDrawings } from './page-sprite.ts';
import { type PlayData, receive, type SentPlay } from './play-data.ts';
import { loadPlayWords } from './play-words.ts';
import styles from './styles/live.css?inline';
import { Theatre, type TheatreProps } from './theatre.tsx';
import type { Behind } from './use-play.ts';
import { loadWords } from './words.ts';

/** Takes over the markup of an example's place, which is the same as what it draws first. */
export async function liven(place: HTMLElement): Promise<void> {
  const { source, example, edition, editions, rule } = place.dataset;
  const lang = document.documentElement.lang as Language;
  const [data, words, shared] = await Promise.all([
    fetchData(source!),
    loadWords(lang),
    sharedHere(example!),
  ]);
  addStyles(styles);
  addDrawings(data.icons);
  const props: TheatreProps = {
    data,
    lang,
    words,
    editions: editions!.split(' '),
    edition: edition!,
    rule: rule ?? null,
    live: false,
    fetchPlay: ({ id, edition: of }) => fetchData(address.play(lang, id, of)),
    open: (play, moment) => open(play, lang, moment),
    kept: keepMoment,
    share: (moment) => copy(address.example(lang, exampleOf(moment)), moment),
    freePlay: async (moment) => `${address.sandbox(lang)}#${await toFragment(moment)}`,
  };
  hydrate(<Theatre {...props} />, place);
  if (!shared) {
    render(<Theatre {...props} live={true} />, place);
  } else {
    const asked = shared.example === data.id && shared.edition === data.edition;
    const play = asked
      ? data
      : await fetchData(address.play(lang, shared.example!, shared.edition));
    const begun = await open(play, lang, shared);
    render(null, place);
    render(<Theatre {...props} data={play} live={true} begun={begun} />, place);
    place.scrollIntoView({ block: 'start' });
  }
  place.dataset.state = 'live';
}

async function fetchData(source: string): Promise<PlayData> {
  const response = await fetch(source);
  return receive((await response.json()) as SentPlay);
}

/** Loads the engine and plays up to where the script or a link leads. */
async function open(data: PlayData, lang: Language, moment: Shared | null): Promise<Behind> {
  const [{ openBehind }, playWords] = await Promise.all([
    import('./workings.ts'),
    loadPlayWords(lang),
  ]);
  return openBehind(data, playWords, moment);
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

/** The moment that the page's address asks for, if it is one of this example. */
async function sharedHere(example: string): Promise<Shared | null> {
  const link = linkOf(location.hash);
  if (link === null) return null;
  const opened = await fromLink(link);
  if (!opened.ok) return null;
  return exampleOf(opened.shared) === example ? opened.shared : null;
}
