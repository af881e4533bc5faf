/** Words and rules of a language for the search. Words are folded: lower case, without accents. */

/**
 * The kind of answer that a question asks for: what tells two things apart, a number, a player, a time, a
 * place, an explanation.
 */
export type AskedFor = 'difference' | 'number' | 'who' | 'when' | 'where' | 'what';

export interface QueryWords {
  /** The stem of a word of more than three letters that no list below has. */
  readonly stemWord: (word: string) => string;
  /** Words that a suffix rule would confuse with another word of the game. */
  readonly keptWords: string;
  /** Irregular forms, after their verb: `die died dying; lose lost`. */
  readonly irregularForms: string;
  /** Articles, prepositions, question words and what players put around a question. */
  readonly stopWords: string;
  /** Words that any question may have, whatever it is about. */
  readonly sayLittle: string;
  /** Words that any question about the site may have, whichever page it asks for. */
  readonly ofSite: string;
  /** The word for an edition, which a query can name by its number or by a year. */
  readonly edition: string;
  /** A question word begins a question, or what follows a comma; those for a number stand anywhere. */
  readonly questionWords: readonly (readonly [AskedFor, RegExp])[];
  /** Idioms, whose words mean something else elsewhere, and the replacement of each. */
  readonly idioms: readonly (readonly [RegExp, string])[];
  /** Matches a question whether one thing counts as another. */
  readonly asksWhetherSame: RegExp;
  /** The word that a question asks the meaning of: after the verb, or else before it. */
  readonly askedMeaning: readonly RegExp[];
}

/** Other card games, which players compare the rules of this one with. */
const OTHER_GAMES =
  /(?:magic(?: the gathering)?|mtg|commander|hearthstone|pok[eé]mon|yu-?gi-?oh|ygo|lorcana|runeterra|lor|(?:marvel )?snap|flesh and blood|fab|star wars(?: unlimited)?|swu|one piece|riftbound|netrunner|keyforge|gwent|digimon)/
    .source;

/** The end of a clause. */
const CLAUSE_END = /\s*(?:$|[.,:;?!)…])/.source;

/**
 * Returns the pattern of a comparison with another card game that ends its clause: `like in Magic`, but
 * not in `like Magic Beans`, which is a card.
 *
 * @param before words that compare, before the game
 * @param after words that begin another clause, after the game
 */
export function gameComparedWith(before: string, after: string): RegExp {
  const isOver = `(?=${CLAUSE_END}| (?:${after})(?![\\p{L}\\p{N}]))`;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${before}) ${OTHER_GAMES}${isOver}`, 'gu');
}

/** Takes off the first ending that leaves a stem of so many letters. */
export function takeOffEnding(word: string, endings: readonly string[], shortest: number): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest);
  return ending === undefined ? word : word.slice(0, word.length - ending.length);
}

/** A word with one consonant at its end where it has a double one. */
export function singleLast(word: string): string {
  return /([bdfgklmnprtz])\1$/.test(word) ? word.slice(0, -1) : word;
}
