/** Finds the moment that a page's address asks for. Loaded only where it asks for one. */

import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { loadPlayWords } from '../board-view/play-words.ts';
import { lastStopOf, watchedStop } from '../board-view/show.ts';
import { linkOf, type StepAsked, stepIn } from '../model/fragment.ts';
import { exampleOf, type Shared } from '../model/link.ts';
import { fromLink } from '../model/open-link.ts';
import { differingPiece, firstDifference } from '../model/outcome.ts';
import { reopenShared } from '../model/own-moment.ts';
import type { PlayData, PlayName } from '../model/play-data.ts';
import type { Session } from '../model/session.ts';
import type { ExamplePlayerProps } from '../player/example-player.tsx';
import type { Behind } from '../player/use-play.ts';

/** Props for the moment of this example that the address asks for, or for an error message. */
export type AskedMoment = Pick<ExamplePlayerProps, 'trouble'> &
  Partial<Pick<ExamplePlayerProps, 'data' | 'begun' | 'at'>>;

/**
 * Returns the moment that the page's address asks for; null where it asks for none of this example.
 *
 * @param example without its variant
 * @param rules the rules that the page's ruling or text is based on
 */
export async function askedMoment(
  { data, edition, lang, words, fetchPlay }: ExamplePlayerProps,
  example: string,
  rules: readonly string[],
): Promise<AskedMoment | null> {
  const step = stepIn(location.hash);
  if (step) return atStep(example, data, fetchPlay, step, words.link);
  const link = linkOf(location.hash);
  if (link === null) return data.edition === edition ? watchedMoment(data, rules) : null;
  return linkedMoment(example, data, lang, fetchPlay, link, words.link);
}

/** A step of this example as it is told, in the edition asked for; says where play goes otherwise since. */
async function atStep(
  example: string,
  own: PlayData,
  fetchPlay: ExamplePlayerProps['fetchPlay'],
  { step, edition, variant, outcomes }: StepAsked,
  said: Words['link'],
): Promise<AskedMoment | null> {
  const id = variant === null ? example : `${example}/${variant}`;
  const played = edition ?? own.edition;
  const isAsked = (play: PlayName) => play.id === id && play.edition === played;
  const name = own.plays.find(isAsked);
  if (!name) return troubleMoment(said.leadsNowhere);
  const data = isAsked({ ...own, title: name.title })
    ? own
    : await fetchPlay(name).catch(() => null);
  if (!data) return troubleMoment(said.notLoaded, () => location.reload());
  const { stops } = data.show;
  const piece = differingPiece(outcomes ?? '', data.outcomes);
  return {
    ...(piece === null ? {} : troubleMoment(said.changedAt(lastStopOf(stops, piece)))),
    data,
    at: Math.min(step, stops.length - 1),
  };
}

/** Returns the stop at which the page's rules are at work; null where that is the first one. */
function watchedMoment({ show, decisive }: PlayData, rules: readonly string[]): AskedMoment | null {
  const at = decisive[rules.join(' ')] ?? watchedStop(show.lines, rules);
  return at > 0 ? { at } : null;
}

/** The moment that a link asks for, if it is one of this example. */
async function linkedMoment(
  example: string,
  own: PlayData,
  lang: Language,
  fetchPlay: ExamplePlayerProps['fetchPlay'],
  link: string,
  said: Words['link'],
): Promise<AskedMoment | null> {
  const nowhere = troubleMoment(said.leadsNowhere);
  const unreached = troubleMoment(said.notLoaded, () => location.reload());
  const opened = await fromLink(link);
  if (!opened.ok) return nowhere;
  const { shared } = opened;
  if (exampleOf(shared) !== example) return null;
  const isAsked = ({ id, edition }: { readonly id: string; readonly edition: string }) =>
    id === shared.example && edition === shared.edition;
  const name = own.plays.find(isAsked);
  if (!name) return nowhere;
  const loaded = Promise.all([
    import('../board-view/placed-session.ts'),
    loadPlayWords(lang),
    isAsked(own) ? own : fetchPlay(name),
  ]);
  const [placed, playWords, data] = await loaded.catch(() => []);
  if (!placed || !playWords || !data) return unreached;
  const open = (moment: Shared) => placed.openMoment(data, playWords, moment);
  try {
    const { shared: moment, changed } = reopenShared(shared, data);
    const begun = await (changed ? openChanged(open, moment) : open(moment));
    return { ...changeSince(begun.session, moment, changed, said), data, begun };
  } catch {
    return nowhere;
  }
}

/** Says where play goes otherwise than when a link was made, if it does; of an old link, that it may. */
function changeSince(
  { run }: Session,
  { outcomes }: Shared,
  changed: boolean,
  said: Words['link'],
): AskedMoment {
  if (outcomes === undefined) return changed ? troubleMoment(said.changed) : {};
  const step = firstDifference(run, outcomes);
  return step === null ? {} : troubleMoment(said.changedAt(step));
}

function troubleMoment(said: string, again: (() => void) | null = null): AskedMoment {
  return { trouble: { is: 'failed', said, again } };
}

/** The moment of a link whose example is another now; its position alone, where the rest no longer fits. */
async function openChanged(
  open: (moment: Shared) => Promise<Behind>,
  moment: Shared,
): Promise<Behind> {
  try {
    return await open(moment);
  } catch {
    return open({ ...moment, answers: [], stop: 0 });
  }
}
