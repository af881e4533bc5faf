/** Names of objects in sentences about a game. */

import type { Thing, Voice } from './teller.ts';

/** The words of a language for objects that have no name, or whose name must not be said. */
interface ThingWords {
  readonly it: string;
  readonly manaOrb: string;
  readonly emblem: string;
  readonly card: string;
  readonly reaction: string;
  readonly effect: string;
  /** " of Spy Craft", or nothing where the card has no name that may be said. */
  readonly of: (what: Thing | null, voice: Voice) => string;
}

/** Names objects: a card by its name, an Emblem by the card that it comes from. */
export function createThings(words: ThingWords) {
  function emblemName(what: Thing, voice: Voice): string | null {
    const made = voice.emblem(what.object);
    const source = made === null ? '' : words.of(made.source, voice);
    if (source === '') return null;
    return (made?.emblem === 'reaction' ? words.reaction : words.effect) + source;
  }

  function thing(what: Thing | null, voice: Voice, known: 'all' | readonly number[] = 'all') {
    if (what === null) return words.it;
    if (what.zone === 'mana') return words.manaOrb;
    if (what.card === null) return emblemName(what, voice) ?? words.emblem;
    return voice.card(what.card, known) ?? words.card;
  }

  /** The name of a card, or the words for an Emblem; null where nothing can be said. */
  function nameOf(what: Thing | null, voice: Voice): string | null {
    return what === null ? null : (voice.card(what.card) ?? emblemName(what, voice));
  }

  return { thing, named: nameOf };
}
