/** Says why something is not offered or does not happen, in the words of a language. */

import { STATUSES, type Status } from '../../engine/cards/vocabulary.ts';
import type { ManaLacking, Thing, WhyNot } from '../../engine/state/trace.ts';
import type { PlayNames } from './play-names.ts';
import type { PlayWords, Voice } from './teller.ts';
import { manaMark } from './text.ts';

/** A reason, as its sentence names it. */
interface ToldReason {
  /** The object, and the same after a noun: " of Spy Craft". */
  readonly x: string;
  readonly of: string;
  /** Whether an Expedition is meant, which is no object. */
  readonly isExpedition: boolean;
  /** ", because of The Council", or nothing. */
  readonly because: string;
  /** The Reaction's card after a noun: " of Spy Craft". */
  readonly ofBy: string;
  /** The status, or null where the word is no status. */
  readonly status: Status | null;
  /** For a status, counter or verb that could not be. */
  readonly word: string | undefined;
  /** How much mana a cost needs and how much is ready; empty where the cost lacks something else. */
  readonly lacking: string;
}

export interface WhyNotWords {
  readonly because: (what: Thing | null, voice: Voice) => string;
  /** How much mana is needed and how much is ready, after a colon. */
  readonly lacking: (needed: string, ready: string) => string;
  readonly reasons: Readonly<Record<WhyNot, (reason: ToldReason) => string>>;
}

/** Says each reason in the words of a language. */
export function createWhyNot(words: WhyNotWords, names: PlayNames): PlayWords['whyNot'] {
  const lackingMana = (mana: ManaLacking | undefined) =>
    mana ? names.colon + words.lacking(manaMark(mana.needed), manaMark(mana.ready)) : '';
  const reasons = Object.entries(words.reasons).map(([why, say]): [string, Say] => [
    why,
    ({ object, by, word, mana }, voice) =>
      say({
        x: names.thing(object, voice),
        of: names.ofThing(object, voice),
        isExpedition: object === null,
        because: words.because(by, voice),
        ofBy: names.ofThing(by, voice),
        status: STATUSES.find((status) => status === word) ?? null,
        word,
        lacking: lackingMana(mana),
      }),
  ]);
  return Object.fromEntries(reasons) as Record<WhyNot, Say>;
}

type Say = PlayWords['whyNot'][WhyNot];
