/** Taking a moment of an example elsewhere. Loaded when a reader does so. */

import { address } from '../../addresses/address.ts';
import type { Language } from '../../rulebook/language.ts';
import { pieceOf } from '../board-view/show.ts';
import { stepFragment } from '../model/fragment.ts';
import { exampleOf, type Shared, toFragment } from '../model/link.ts';
import { outcomesUpTo } from '../model/outcome.ts';
import { selfContained } from '../model/own-moment.ts';
import type { PlayData } from '../model/play-data.ts';

export interface ShareActions {
  /** The address of the example's page with the moment in it. */
  readonly address: string;
  /** Copies that address; says whether it could. */
  readonly copyLink: () => Promise<boolean>;
  /** Where the moment can be played freely. */
  readonly freePlay: string;
}

/**
 * Addresses of a moment: with all that it stands on where the reader left the script.
 *
 * @param play the play that the moment is of
 */
export async function shareMoment(
  moment: Shared,
  play: PlayData,
  lang: Language,
): Promise<ShareActions> {
  const whole = await toFragment(selfContained(moment, play));
  const example = address.example(lang, exampleOf(moment));
  const path = `${example}#${readableFragment(moment, play) ?? whole}`;
  return {
    address: new URL(path, location.href).href,
    copyLink: () => copyAddress(path),
    freePlay: `${address.sandbox(lang)}#${whole}`,
  };
}

/**
 * A moment of an example that is played as it is told needs no more than its step, and the marks by which
 * a reader is told later where play goes otherwise.
 */
function readableFragment(
  { example, edition, position, answers, stop }: Shared,
  { show, outcomes }: PlayData,
): string | null {
  if (position !== null || answers !== null) return null;
  return stepFragment({
    step: stop,
    edition,
    variant: example?.split('/')[1] ?? null,
    outcomes: outcomesUpTo(outcomes, pieceOf(show.stops, stop)),
  });
}

async function copyAddress(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    return true;
  } catch {
    return false;
  }
}
