/** What a page's address asks for. Loaded where it asks for something. */

import type { ExamplePlayerProps } from '../components/example-player.tsx';
import { loadPartsFor } from '../components/rare-parts.ts';
import { exampleOf, type Shared } from '../link/link.ts';
import { fromLink } from '../link/open-link.ts';
import { reopened } from '../link/own-moment.ts';
import type { Place } from '../session/engine-run.ts';
import { linkOf } from '../session/fragment.ts';
import { placeWith } from '../session/placed-session.ts';
import type { PlayData } from '../session/play-data.ts';
import type { Behind } from '../session/use-play.ts';
import { watchedStop } from '../view/watched-stop.ts';

/** Plays up to where the script or a link leads. */
export type OpenBehind = (data: PlayData, moment: Shared | null, place?: Place) => Behind;

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
  { data, edition, fetchPlay }: ExamplePlayerProps,
  example: string,
  rules: readonly string[],
  loadEngine: () => Promise<OpenBehind>,
): Promise<Asked | null> {
  const link = linkOf(location.hash);
  if (link === null) return data.edition === edition ? watched(data, rules) : null;
  return linked(example, data, fetchPlay, link, loadEngine);
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
  fetchPlay: ExamplePlayerProps['fetchPlay'],
  link: string,
  loadEngine: () => Promise<OpenBehind>,
): Promise<Asked | null> {
  const opened = await fromLink(link);
  if (!opened.ok) return NOWHERE;
  const { shared } = opened;
  if (exampleOf(shared) !== example) return null;
  const isAsked = ({ id, edition }: { readonly id: string; readonly edition: string }) =>
    id === shared.example && edition === shared.edition;
  const name = own.plays.find(isAsked);
  if (!name) return NOWHERE;
  const loaded = Promise.all([loadEngine(), isAsked(own) ? own : fetchPlay(name)]);
  const [open, data] = await loaded.catch(() => []);
  if (!open || !data) return UNREACHED;
  const openAt: OpenBehind = (play, moment) => open(play, moment, placeWith(play.cards));
  try {
    const { shared: moment, changed } = reopened(shared, data);
    const begun = changed ? openChanged(openAt, data, moment) : openAt(data, moment);
    await loadPartsFor(begun.show(begun.session));
    return { ...(changed ? CHANGED : {}), data, begun };
  } catch {
    return NOWHERE;
  }
}

/** The moment of a link whose example is another now; its position alone, where the rest no longer fits. */
function openChanged(open: OpenBehind, data: PlayData, moment: Shared) {
  try {
    return open(data, moment);
  } catch {
    return open(data, { ...moment, answers: [], stop: 0 });
  }
}
