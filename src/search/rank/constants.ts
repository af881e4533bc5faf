/**
 * The weights of the ranking, in one table; limits of what is read or shown stand beside their use. The
 * weights have no meaning beyond their effect: they were fitted to the questions in `bench/search/`, and
 * `npm run fit` says which would answer those better if they were larger or smaller.
 */
export const RANKING = {
  /** The weight of a word in each part of a record. */
  part: { name: 3.7, section: 4.56, lead: 4, text: 1.64, question: 1.25 },
  /** The length, in words, at which each word of a part has its full weight; in longer parts it has less. */
  usualLength: { name: 2, section: 2.7, lead: 3, text: 19, question: 97 },
  /** The least share of its weight that a word keeps in a long part. */
  leastOfLongPart: 0.15,
  /** The weight of a term in a rule that defines it. */
  defines: 3.6,
  /** The weight of a card in a ruling about it, or in an example whose story names it. */
  cardOfRuling: 4.5,
  /** The weight of a card in a rule whose notes mention it. */
  cardInNotes: 1,
  /** The weight of a stop word in a phrase. */
  stopWord: 1.5,

  /** The weight of an unknown word, as a share of the weight of the rarest word. */
  unknownWord: 0.6,
  /** The factor for the weight of a word that any question may have. */
  littleWord: 0.24,
  /** The weight of a synonym. */
  synonym: 0.62,
  /** The weight of a word that the last word of a query begins. */
  begunWord: 0.6,
  /** The factor for the weight of a term's name. */
  term: 1.35,
  /** The factor for the weight of a single word of a synonym of several words. */
  wordOfSynonym: 0.62,
  /** The weight of a term in the text of a card that a query names. */
  termOfCard: 0.4,
  /** The weight of a card whose name has more words than the query. */
  alikeCard: 0.7,
  /** The factor for the weight of a single word of a card's name. */
  wordOfCard: 0.6,
  /** The distance, in errors, of a word that sounds like another. */
  misheard: 0.75,
  /** The reduction of the distance, in errors, of a word that names a term, alone or with its neighbour. */
  partOfTerm: 0.3,

  /** The weight at which a word of a record has half of its value. */
  saturation: 1.4,
  /** The base value of having a word at all, where 1 is having it fully. */
  has: 0.45,
  /** The share of a word's value that a rule gets from other rules of its section. */
  beside: 0.24,
  /** How likely a record of each kind is wanted, unless the query is its name. */
  prior: {
    rule: 1,
    term: 0.7,
    section: 1.05,
    group: 0.7,
    chapter: 0.7,
    article: 1,
    ruling: 0.94,
    record: 0.8,
    card: 0.45,
    example: 0.8,
    page: 0.8,
    unanswered: 0.8,
  },
  /** The prior of a ruling on a card that the query mentions, if it has all other words of the query. */
  onCard: 1.4,
  /** The same for an example. */
  exampleOnCard: 1.75,
  /** The bonus for a question like the query. */
  questionBonus: 0.17,
  /** The factor for a question that asks for the same kind of answer as the query. */
  sameAsked: 3.6,
  /**
   * The bonus for questions in the very words of the query, and the exponent of the norm that makes one
   * number of their likenesses: 1 is their sum, a high one the largest of them.
   */
  phrased: 0.5,
  alikePower: 1.6,
  /** The bonus for a text that has the words of the query close together. */
  closeness: 0.17,
  /** The number of other words between them at which they are half as close. */
  halfClose: 4,
  /** The bonus for a record that the query names. */
  nameBonus: 1.6,
  /** The bonus for a term that is most of the query, and the exponent of its share. */
  about: 0.68,
  aboutPower: 2,
  /** The bonus for a page of the site that all of the query asks for, and the exponent of its share. */
  site: 2,
  sitePower: 2,
  /** The factor for small words in a question, relative to a text, where a query has no other words. */
  smallWordsAsked: 1.5,
  /** The factor for a record that has all of several statuses or abilities that are asked about together. */
  hasAll: 1.25,
  /** The factor for records of older editions only, or not of the edition asked for. */
  older: 0.55,
  /** The share of an older rule's score that the current rule in its place gets. */
  heir: 0.95,

  /**
   * The least share of the query that an answer has. If the best record has little more, `leastOfBest` of
   * its share is enough; `leastInAnyCase` is needed even then.
   */
  leastShare: 0.34,
  leastOfBest: 0.6,
  leastInAnyCase: 0.12,

  /** The score, as a share of the query's weight, from which a rule leads to the card that is named. */
  ruled: 0.7,
  /**
   * The share of the first result's score from which the card's page, if it stands first, shows the best
   * ruling or rule on the card. From the same share, a first result on a card shows the next answer too.
   */
  fits: 0.6,
  /** The share of the first result's score from which it shows the next answer, if it is not on a card. */
  near: 0.85,

  /** The least score of an answer without a question like the query, as a share of the query's weight. */
  leastScore: 0.22,
  /** The same share if the book knows all words and one of them is a term. */
  leastScoreOfTerm: 0.17,
  /** The increase of that share if the book knows none of the words. */
  lacking: 0.3,
  /** The share of a corrected word that counts as unknown. */
  corrected: 0.5,

  /** The share of a query that another language must know more of to be taken for its language. */
  clearlyForeign: 0.2,
  /** The weight of a stop word as evidence for the language of a query. */
  hintOfLanguage: 0.15,

  /** The least share of a query's words that a page of the site must have in its vocabulary. */
  leastCovered: 0.75,
  /** The same if the query has a word that the book never uses, such as “tutorial”. */
  leastForeign: 0.5,
  /** The factor for a sign of one word, which tells less than one of several. */
  signOfOneWord: 0.85,
  /** The factor for a page that is found by single words instead of a whole sign. */
  pageByWords: 0.7,
  /** The least share of a query that names several editions for the page of changes. */
  compared: 0.75,
};
