/**
 * Words that reading may pass over, since the rest of their sentence says the same. Any other word that
 * makes no difference to a tree counts as dropped by mistake (`silent-words.ts`).
 */

/** Words of a language, between spaces, by why they may be passed over. */
export interface GrammaticalWords {
  /** Articles: the number of the noun, or "target", already says whether one or all are meant. */
  readonly articles: string;
  /** Subjects: the verb implies the player, or it is the one who acted before in the sentence. */
  readonly subjects: string;
  /** A card goes to the zones of its owner (3.1.2.c), and a player plays and puts their own cards. */
  readonly ownersZones: string;
  /** Prepositions and joints between parts whose order already joins them. */
  readonly joints: string;
  /** Auxiliary words of a verb that is there; an effect plays a card as it resolves (5.2.b). */
  readonly auxiliaries: string;
  /** Half of a negation. */
  readonly halfNegations: string;
  /** A noun behind the word that only goes with it: Landmark, the first player, its cost, a marker. */
  readonly nounsBeside: string;
  /** Properties of a created token, all of which its name implies (2.2.b), abilities included. */
  readonly ofTokens: string;
  /** Numbers and places that the sentence says twice: "only one", "another … and another", "the first … each Afternoon", "gains 1 boost and gains Asleep", "a target Permanent or target card", "Ascended … again". */
  readonly saidTwice: string;
}

/** The statistics of a token, which its name implies. */
const STATISTICS = /^\d+\/\d+\/\d+$/u;

/** Whether reading may pass over a word where the tree is the same without it. */
export function isGrammatical(word: string, grammatical: GrammaticalWords): boolean {
  const lists: readonly string[] = Object.values(grammatical);
  return STATISTICS.test(word) || lists.some((words) => words.split(' ').includes(word));
}
