import { createTeller, type PlayWords } from '../../languages/say/teller.ts';
import { type Span, spansOf } from '../../languages/say/text.ts';
import type { BetweenTexts } from '../../languages/texts/between.ts';
import { PLAYER_NAMES } from '../../library/examples/play.ts';
import type { Meeting } from './meeting.ts';
import { otherOf } from './scene.ts';

/** The words of a language for meetings, and the names of cards in it. */
export interface MeetingWords {
  readonly texts: BetweenTexts;
  readonly playWords: PlayWords;
  /** The names of a card in the languages where it has one. */
  readonly namesOf: Parameters<typeof createTeller>[1]['card'];
  /** A card's name, marked where the reader can open it. */
  readonly marked: (id: string) => string;
}

/** What is done in the scene of a meeting, as a sentence with marked names. */
export function sceneSentence({ scene }: Meeting, texts: BetweenTexts, nameOf: NameOf): string {
  const [player, opponent] = PLAYER_NAMES;
  const { actor, act, spot, trait = null, follows = null, bare = false } = scene;
  const named = { actor: nameOf(actor), other: nameOf(otherOf(actor)), player, opponent };
  return texts.scene({ ...named, act, spot, trait, follows, bare });
}

type NameOf = (which: 'a' | 'b') => string;

/** The sentences of a meeting's told events; repeated ones once, with a count ("×2"). */
export function meetingSentences(
  { told, played }: Meeting,
  { texts, playWords, namesOf, marked }: MeetingWords,
): readonly (readonly Span[])[] {
  const entries = new Map(played.entries.map((entry) => [entry.id, entry]));
  const teller = createTeller(playWords, {
    viewer: null,
    players: PLAYER_NAMES,
    card: namesOf,
    entry: (id) => entries.get(id),
  });
  const sentences = told.map(({ entry, applies, cards, isOverMarker }) => {
    if (applies) return spansOf(texts.applies(marked(applies.by), marked(applies.to)));
    return isOverMarker ? spansOf(texts.overMarker(marked(cards[0]!))) : teller.entry(entry);
  });
  const alike = Map.groupBy(sentences, (sentence) => JSON.stringify(sentence));
  return [...alike.values()].map((same) =>
    same.length > 1 ? [...same[0]!, { text: ` ×${same.length}` }] : same[0]!,
  );
}
