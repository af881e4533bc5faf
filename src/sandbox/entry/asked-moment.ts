/** What a page's address asks for. Loaded where it asks for something. */

import type { Language } from '../../rulebook/language.ts';
import type { ExamplePlayerProps } from '../components/example-player.tsx';
import { loadPartsFor } from '../components/rare-parts.ts';
import { exampleOf, type Shared } from '../link/link.ts';
import { fromLink } from '../link/open-link.ts';
import { reopened } from '../link/own-moment.ts';
import { linkOf } from '../session/fragment.ts';
import type { PlayData } from '../session/play-data.ts';
import type { Behind } from '../session/use-play.ts';
import { loadPlayWords } from '../view/play-words.ts';
import { watchedStop } from '../view/watched-stop.ts';

/** What the page's address asks for: a moment of this example, or what hinders it. */
export type Asked = Pick<ExamplePlayerProps, 'trouble'> &
  Partial<Pick<ExamplePlayerProps, 'data' | 'begun' | 'at'>>;

const NOWHERE: Asked = { trouble: { what: 'link', is: 'failed', again: null } };
const CHANGED: Asked = { trouble: { what: 'changed', is: 'failed', again: null } };
const UNREACHED: Asked = {
  trouble: { what: 'moment', is: 'failed', again: () => location.reload() },
};

/**
 * What the page's address asks for; null where that is nothing of this example.
 *
 * @param example without its variant
 * @param rules those that decide what the page says
 */
export async function askedMoment(
  { data, edition, lang, fetchPlay }: ExamplePlayerProps,
  example: string,
  rules: readonly string[],
): Promise<Asked | null> {
  const link = linkOf(location.hash);
  if (link === null) return data.edition === edition ? watched(data, rules) : null;
  return linked(example, data, lang, fetchPlay, link);
}

/** The stop at which the page's rules are at work: where the address leads to what the example shows. */
function watched({ show, decisive }: PlayData, rules: readonly string[]): Asked | null {
  const at = decisive[rules.join(' ')] ?? watchedStop(show.lines, rules);
  return at > 0 ? { at } : null;
}

/** The moment that a link asks for, if it is one of this example. */
async function linked(
  example: string,
  own: PlayData,
  lang: Language,
  fetchPlay: ExamplePlayerProps['fetchPlay'],
  link: string,
): Promise<Asked | null> {
  const opened = await fromLink(link);
  if (!opened.ok) return NOWHERE;
  const { shared } = opened;
  if (exampleOf(shared) !== example) return null;
  const isAsked = ({ id, edition }: { readonly id: string; readonly edition: string }) =>
    id === shared.example && edition === shared.edition;
  const name = own.plays.find(isAsked);
  if (!name) return NOWHERE;
  const loaded = Promise.all([
    import('../session/placed-session.ts'),
    loadPlayWords(lang),
    isAsked(own) ? own : fetchPlay(name),
  ]);
  const [placed, playWords, data] = await loaded.catch(() => []);
  if (!placed || !playWords || !data) return UNREACHED;
  const open = (moment: Shared) => placed.openMoment(data, playWords, moment);
  try {
    const { shared: moment, changed } = reopened(shared, data);
    const begun = changed ? openChanged(open, moment) : open(moment);
    const asked = { ...(changed ? CHANGED : {}), data, begun };
    return await loadPartsFor(begun.show(begun.session)).then(
      () => asked,
      () => UNREACHED,
    );
  } catch {
    return NOWHERE;
  }
}

/** The moment of a link whose example is another now; its position alone, where the rest no longer fits. */
function openChanged(open: (moment: Shared) => Behind, moment: Shared): Behind {
  try {
    return open(moment);
  } catch {
    return open({ ...moment, answers: [], stop: 0 });
  }
}
