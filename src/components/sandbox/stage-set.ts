import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Language } from '../../rulebook/language.ts';
import { Theatre } from '../../sandbox/theatre.tsx';
import { loadWords } from '../../sandbox/words.ts';
import { playData, playNamed } from './showing.ts';

interface Wanted {
  /** `EXAMPLE` or `EXAMPLE/VARIANT`. */
  readonly id: string;
  readonly lang: Language;
  readonly edition: string;
  /** Editions that have pages in this language. */
  readonly editions: readonly string[];
  readonly rule: string | null;
}

/** What nobody can do before the page is live. */
const never = () => Promise.reject(new Error('This page is not live.'));

/** An example as it stands on a page before anything is touched: the position and the whole trace. */
export async function renderExample({ id, lang, edition, editions, rule }: Wanted) {
  const { title, story, looks } = playNamed(id, edition);
  const [data, words] = await Promise.all([playData(id, edition, lang), loadWords(lang)]);
  const markup = renderToString(
    h(Theatre, {
      data,
      lang,
      words,
      editions,
      edition,
      rule,
      live: false,
      fetchPlay: never,
      open: never,
      share: never,
      freePlay: never,
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
