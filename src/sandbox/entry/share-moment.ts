/** Taking a moment of an example elsewhere. Loaded when a reader does so. */

import { address } from '../../addresses/address.ts';
import type { Language } from '../../rulebook/language.ts';
import { exampleOf, type Shared, toFragment } from '../model/link.ts';
import { selfContained } from '../model/own-moment.ts';
import type { PlayData } from '../model/play-data.ts';

export interface SharedMoment {
  /** Copies the address of the example's page with the moment in it; says whether it could. */
  readonly copyLink: () => Promise<boolean>;
  /** Where the moment can be played freely. */
  readonly freePlay: string;
}

/**
 * A moment with all that it stands on, in addresses.
 *
 * @param play the play that the moment is of
 */
export async function shareMoment(
  moment: Shared,
  play: PlayData,
  lang: Language,
): Promise<SharedMoment> {
  const fragment = await toFragment(selfContained(moment, play));
  return {
    copyLink: () => copy(`${address.example(lang, exampleOf(moment))}#${fragment}`),
    freePlay: `${address.sandbox(lang)}#${fragment}`,
  };
}

async function copy(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    return true;
  } catch {
    return false;
  }
}
