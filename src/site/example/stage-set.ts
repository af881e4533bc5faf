import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { loadWords } from '../../languages/texts/sandbox.ts';
import { playNamed } from '../../library/plays.ts';
import type { Language } from '../../rulebook/language.ts';
import { ExamplePlayer } from '../../sandbox/player/example-player.tsx';
import { playData } from './showing.ts';

interface Wanted {
  /** `EXAMPLE` or `EXAMPLE/VARIANT`. */
  readonly id: string;
  readonly lang: Language;
  readonly edition: string;
  /** Editions that have pages in this language. */
  readonly editions: readonly string[];
  readonly rule: string | null;
  /** Another edition, shown beside it. */
  readonly beside?: string | undefined;
}

/** Stands in for actions that only work once the page's scripts have started. */
const neverLive = () => Promise.reject(new Error('This page is not live.'));

/** Renders an example as static markup: the position and the whole trace. */
export async function renderExample(wanted: Wanted) {
  const { id, lang, edition, editions, rule, beside } = wanted;
  const { title, story, looks } = playNamed(id, edition);
  const [data, other, words] = await Promise.all([
    playData(id, edition, lang),
    beside === undefined ? null : playData(id, beside, lang),
    loadWords(lang),
  ]);
  const markup = renderToString(
    h(ExamplePlayer, {
      data,
      beside: other,
      lang,
      words,
      editions,
      edition,
      rule,
      live: false,
      fetchPlay: neverLive,
      open: neverLive,
      share: neverLive,
      picture: neverLive,
      freePlay: neverLive,
      report: neverLive,
    }),
  );
  return {
    title: title[lang],
    story: story[lang],
    /** Where to look for the rule that the reader comes from. */
    look: rule === null ? undefined : looks[rule]?.[lang],
    /** The edition that it is played in. */
    played: data.edition,
    markup,
  };
}
