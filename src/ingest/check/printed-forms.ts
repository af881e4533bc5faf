import counted from '../../../data/generated/printed-forms.json' with { type: 'json' };
import type { Language } from '../../rulebook/language.ts';

/** What cards can say in several ways, one of which they print. */
interface Meaning {
  readonly language: Language;
  readonly meaning: string;
  readonly forms: Readonly<Record<string, RegExp>>;
  /** Rules that name the other form, because they define or quote it. */
  readonly namedIn?: readonly string[];
}

/** How many cards print a form. */
export interface PrintedForm {
  readonly language: Language;
  readonly meaning: string;
  readonly form: string;
  readonly cards: number;
}

/** A card's texts, as far as they are known in a language. */
export interface PrintedTexts {
  /** What several printings of one card have in common. */
  readonly card: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

const FIRST_CARD = 'the first card of a deck';
const CONTROLLED = 'what a player controls';
const ABOUT_TO = 'what is about to happen';
const TIED = 'equal statistics';
const ONE_REGION = 'a move by one region';
const FACING = 'what a card faces, as a condition';

/** The meanings, in each language where two forms compete. */
export const MEANINGS: readonly Meaning[] = [
  {
    language: 'en',
    meaning: 'the move of an Expedition',
    forms: { 'moves forward': /\bmoves? forward\b/iu, advances: /\badvances?\b/iu },
  },
  {
    language: 'en',
    meaning: CONTROLLED,
    forms: { 'you control': /\byou control\b/iu, 'under your control': /\bunder your control\b/iu },
  },
  {
    language: 'en',
    meaning: 'a negative condition',
    forms: { unless: /\bunless\b/iu, 'except if': /\bexcept if\b/iu },
  },
  {
    language: 'fr',
    meaning: FIRST_CARD,
    forms: {
      'première carte': /première carte/iu,
      'carte du dessus': /cartes? du dessus/iu,
    },
    namedIn: ['3.2.2.b', '3.2.2.f'],
  },
  {
    language: 'fr',
    meaning: CONTROLLED,
    forms: {
      'que vous contrôlez': /que vous contrôlez/iu,
      'sous votre contrôle': /sous votre contrôle/iu,
    },
  },
  {
    language: 'fr',
    meaning: ABOUT_TO,
    forms: {
      'si … devait': /(?:^|[^\p{L}])si [^.;:]*? devai(?:t|ent)(?!\p{L})/iu,
      'qui devrait': /(?:^|[^\p{L}])(?:qui|elles?|ils?|je) devrai(?:s|t|ent)(?!\p{L})/iu,
    },
  },
  {
    language: 'fr',
    meaning: ONE_REGION,
    forms: { 'd’une région': /d[’']une région/iu, 'de 1 région': /de 1 région/iu },
  },
  {
    language: 'fr',
    meaning: 'a replacement',
    forms: { 'à la place': /à la place/iu, 'au lieu de cela': /au lieu de cela/iu },
  },
  {
    language: 'fr',
    meaning: FACING,
    forms: {
      'si je suis face à': /(?<!\p{L})si je suis face à/iu,
      'si l’Expédition qui me fait face est':
        /(?<!\p{L})si l[’']Expédition qui me fait face (?:est|n[’']est)/iu,
    },
  },
  {
    language: 'it',
    meaning: FIRST_CARD,
    forms: { 'prima carta': /prima carta/iu, 'carta in cima': /cart[ae] in cima/iu },
    namedIn: ['3.2.2.b'],
  },
  {
    language: 'it',
    meaning: CONTROLLED,
    forms: {
      'che controlli': /che controlli/iu,
      'sotto il tuo controllo': /sotto il tuo controllo/iu,
    },
  },
  {
    language: 'it',
    meaning: ABOUT_TO,
    forms: {
      'sta per': /(?:^|[^\p{L}])st(?:a|anno|o) per(?!\p{L})/iu,
      'che dovrebbe':
        /(?:^|[^\p{L}])(?:che|se) (?:[\p{L}’]+ ){0,6}?(?:dovesser?o?|dovrebber?o?|andrebber?o?)(?!\p{L})/iu,
    },
  },
  {
    language: 'it',
    meaning: 'the Afternoon that is going on',
    forms: {
      'questo pomeriggio': /(?<!in )questo pomeriggio/iu,
      'in questo pomeriggio': /in questo pomeriggio/iu,
    },
  },
  {
    language: 'it',
    meaning: TIED,
    forms: {
      'in situazione di parità': /in situazione di parità/iu,
      'in parità': /(?:^|[^\p{L}])in parità/iu,
    },
  },
  {
    language: 'it',
    meaning: 'the terrain that moves an Expedition',
    forms: { 'per via di': /per via d/iu, 'grazie a': /avanza(?:no|re|ta|to)? grazie a/iu },
  },
  {
    language: 'it',
    meaning: 'the status Ascended',
    forms: {
      'è Ascesa': /(?:è|spedizion[ei]) Asces[ae](?!\p{L})/u,
      'ha Ascesa': /(?:ha|hanno|con) Asces[ae](?!\p{L})/u,
    },
  },
  {
    language: 'it',
    meaning: 'taking a turn',
    forms: {
      effettuare: /effettu(?:a|are|i|ano) (?:\p{L}+ )?turn/iu,
      svolgere: /(?:svolg(?:e|ere|i|ono)) (?:\p{L}+ )?turn/iu,
    },
  },
  {
    language: 'it',
    meaning: FACING,
    forms: {
      'se sto affrontando': /(?<!\p{L})se sto affrontando/iu,
      'se la spedizione che mi affronta è':
        /(?<!\p{L})se la spedizione che mi affronta (?:è|non è)/iu,
    },
  },
  {
    language: 'it',
    meaning: ONE_REGION,
    forms: { 'di una regione': /di una regione/iu, 'di 1 regione': /di 1 regione/iu },
  },
];

/** Counts the cards that print each form: what `data/generated/printed-forms.json` holds. */
export function countPrintedForms(printed: readonly PrintedTexts[]): PrintedForm[] {
  return MEANINGS.flatMap(({ language, meaning, forms }) =>
    Object.entries(forms).map(([form, pattern]) => {
      const cards = new Set(
        printed.filter(({ texts }) => pattern.test(texts[language] ?? '')).map(({ card }) => card),
      );
      return { language, meaning, form, cards: cards.size };
    }),
  );
}

/** A form that fewer cards print than another with the same meaning. */
export interface Unprinted {
  readonly form: string;
  readonly printed: string;
}

/**
 * Finds the forms of a text that cards hardly print.
 *
 * @param rule the number of the rule whose text it is, if it is a rule's
 */
export function findUnprinted(text: string, language: Language, rule?: string): Unprinted[] {
  return MEANINGS.filter(
    (one) => one.language === language && !(rule && one.namedIn?.includes(rule)),
  ).flatMap(({ meaning, forms }) => {
    const [printed, ...others] = formsByCards(language, meaning);
    return others
      .filter((form) => forms[form]?.test(text))
      .map((form) => ({ form, printed: printed! }));
  });
}

/** The forms of a meaning, the one that most cards print first. */
function formsByCards(language: Language, meaning: string): string[] {
  return (counted.forms as readonly PrintedForm[])
    .filter((one) => one.language === language && one.meaning === meaning)
    .sort((one, other) => other.cards - one.cards)
    .map(({ form }) => form);
}
