/**
 * Words that reading may pass over, since the rest of their sentence says the same. What is not here and
 * makes no difference to a tree was dropped (`silent-words.ts`).
 */

import type { CardLanguage } from './reader-of.ts';

interface Grammatical {
  readonly why: string;
  readonly words: Readonly<Record<CardLanguage, string>>;
}

const GRAMMATICAL: readonly Grammatical[] = [
  {
    why: 'articles: one or all are meant by the noun, which is singular or plural, or by "target"',
    words: {
      en: 'a an the one any each all both',
      fr: "un une le la l' les chaque tous toutes chacun",
      it: "un u una il la l' i gli le ogni tutti tutte ciascuno entrambe qualsiasi",
    },
  },
  {
    why: 'subjects: who acts is said by the verb, or is who acted in the same sentence before',
    words: { en: 'you it i', fr: 'vous il je', it: 'tu io' },
  },
  {
    why: 'a card goes to the zones of its owner (3.1.2.c), and a player plays and puts their own cards',
    words: {
      en: "your their owner's player's",
      fr: 'votre sa',
      it: 'tuo tua suo sua propria',
    },
  },
  {
    why: 'prepositions and joints between parts whose order already joins them',
    words: {
      en: "of in to by that that's and then also if else yet where again",
      fr: "à de d' en au vers dans entre que qu' et puis ensuite pour s' également aussi encore bien",
      it: 'in di a al ai con per e poi se anche inoltre dalla nella',
    },
  },
  {
    why: 'auxiliary words of a verb that is there; an effect plays a card as it resolves (5.2.b)',
    words: {
      en: 'have pay may does played coming immediately instead',
      fr: 'faire payer jouer joué jouées venant deviez immédiatement',
      it: 'far pagare è giocato immediatamente invece durante',
    },
  },
  {
    why: 'half of a negation',
    words: { en: '', fr: "ne n' pas", it: 'non nessun nessuna alcun' },
  },
  {
    why: 'a noun behind the word that only goes with it: Landmark, the first player, its cost, a marker',
    words: {
      en: "permanent permanents cards action terrain total die's day's",
      fr: 'carte cartes terrain statistique cible',
      it: 'permanente permanenti carte costo terreno rinforzi',
    },
  },
  {
    why: 'of a created token, whose name alone tells all that it is (2.2.b), its abilities included',
    words: {
      en: 'token tokens companion soldier illusion robot animal leviathan quest completed {j}',
      fr: 'jeton jetons compagnon soldat illusion robot animal léviathan quête accompli {j}',
      it: 'pedina pedine compagno soldato illusione robot animale leviatano missione completata {j}',
    },
  },
  {
    why: 'numbers and places that the sentence says twice: "only one", "another … and another", "the first … each Afternoon", "a target Permanent or target card", "Ascended … again"',
    words: {
      en: 'only another ascended',
      fr: 'seul exactement premier autre ciblée élevées adverse ci',
      it: 'solo primo prossimo altro terzo bersaglio ascese',
    },
  },
];

/** What a token has as statistics, which its name tells. */
const STATISTICS = /^\d+\/\d+\/\d+$/u;

const WORDS: Readonly<Record<CardLanguage, ReadonlySet<string>>> = {
  en: wordsOf('en'),
  fr: wordsOf('fr'),
  it: wordsOf('it'),
};

function wordsOf(language: CardLanguage): ReadonlySet<string> {
  return new Set(GRAMMATICAL.flatMap(({ words }) => words[language].split(' ')));
}

/** Whether reading may pass over a word where the tree is the same without it. */
export function isGrammatical(word: string, language: CardLanguage): boolean {
  return WORDS[language].has(word) || STATISTICS.test(word);
}
