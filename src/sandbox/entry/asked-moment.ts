/** The moment that a page's address asks for. Loaded where there is one. */

import type { ExamplePlayerProps } from '../components/example-player.tsx';
import { exampleOf, type Shared } from '../link/link.ts';
import { fromLink } from '../link/open-link.ts';
import { reopened } from '../link/own-moment.ts';
import { type PlayData, receive, type SentPlays } from '../session/play-data.ts';
import type { Behind } from '../session/use-play.ts';

/** Plays up to where the script or a link leads. */
export type OpenBehind = (data: PlayData, moment: Shared | null) => Behind;

/** What the page's address asks for: a moment of this example, or what hinders it. */
export type Asked = Pick<ExamplePlayerProps, 'trouble'> &
  Partial<Pick<ExamplePlayerProps, 'data' | 'begun' | 'at'>>;

const NOWHERE: Asked = { trouble: { what: 'link', is: 'failed', again: null } };
const CHANGED: Asked = { trouble: { what: 'changed', is: 'failed', again: null } };
const UNREACHED: Asked = {
  trouble: { what: 'moment', is: 'failed', again: () => location.reload() },
};

/** The moment that a link asks for, if it is one of this example. */
export async function askedHere(
  example: string,
  own: PlayData,
  sent: SentPlays,
  link: string,
  loadEngine: () => Promise<OpenBehind>,
): Promise<Asked | null> {
  const opened = await fromLink(link);
  if (!opened.ok) return NOWHERE;
  const { shared } = opened;
  if (exampleOf(shared) !== example) return null;
  const openAt = await loadEngine().catch(() => null);
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
function openChanged(open: OpenBehind, data: PlayData, moment: Shared) {
  try {
    return open(data, moment);
  } catch {
    return open(data, { ...moment, answers: [], stop: 0 });
  }
}
