/** Reporting a moment of a play. Loaded when a reader does so. */

import { address } from '../../addresses/address.ts';
import type { Language } from '../../rulebook/language.ts';
import { exampleOf, type Shared, toFragment } from '../model/link.ts';
import { selfContained } from '../model/own-moment.ts';
import type { PlayData } from '../model/play-data.ts';
import type { ReportedMoment } from '../model/report.ts';

/**
 * A moment as it is reported.
 *
 * @param play the play that the moment is of; null where the moment stands on nothing else
 * @param cites the rules that the play cites there
 */
export async function reportedMoment(
  moment: Shared,
  play: PlayData | null,
  cites: readonly string[],
  lang: Language,
): Promise<ReportedMoment> {
  const shared = play ? selfContained(moment, play) : moment;
  const page =
    shared.example === null ? address.sandbox(lang) : address.example(lang, exampleOf(shared));
  const link = new URL(`${page}#${await toFragment(shared)}`, location.href).href;
  return { link, shared, cites, version: import.meta.env.SITE_VERSION };
}
