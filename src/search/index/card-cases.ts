import data from '../../../data/card-cases.json' with { type: 'json' };
import { cardCasesSchema } from '../../rulebook/card-cases.ts';
import { CARD_KINDS, type CardKind, cardKindsOf } from '../../rulebook/card-kinds.ts';
import type { Language } from '../../rulebook/language.ts';
import { slugOf } from '../../rulebook/slug.ts';
import type { CardCases } from '../card-cases.ts';
import type { SearchedLibrary } from './searched-library.ts';

/** The letter that stands for the first kind. */
const FIRST = '0'.charCodeAt(0);

const { situations, cases } = cardCasesSchema.parse(data);

/** Returns the cases of a language, with the kinds of each card. */
export function cardCasesIn({ cards, cardTexts }: SearchedLibrary, language: Language): CardCases {
  const texts = new Map(cardTexts.map(({ id, text }) => [id, text.en]));
  const named = Map.groupBy(cards, ({ name }) => slugOf(name.en));
  return {
    cards: Object.fromEntries(
      Array.from(named, ([id, [first]]) => {
        return [id, lettersOf(cardKindsOf(first!, texts.get(id) ?? ''))];
      }),
    ),
    situations: Object.fromEntries(
      Object.entries(situations).map(([id, signs]) => [id, signs[language]]),
    ),
    cases: cases.map(({ kinds, oneOf = [], lacks = [], when, unless = [], rule, says }) => {
      const [all, any, none] = [kinds, oneOf, lacks].map(lettersOf) as [string, string, string];
      return [all, any, none, when, unless, rule, says[language]];
    }),
  };
}

function lettersOf(kinds: readonly CardKind[]): string {
  return kinds.map((kind) => String.fromCharCode(FIRST + CARD_KINDS.indexOf(kind))).join('');
}
