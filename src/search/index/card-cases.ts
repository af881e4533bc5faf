import data from '../../../data/card-cases.json' with { type: 'json' };
import { cardCasesSchema } from '../../rulebook/card-cases.ts';
import { CARD_KINDS, type CardKind } from '../../rulebook/card-kinds.ts';
import type { Language } from '../../rulebook/language.ts';
import { slugOf } from '../../rulebook/slug.ts';
import type { CardCases } from '../card-cases.ts';
import { cardKindsOf } from './card-kinds.ts';
import type { SearchedLibrary } from './searched-library.ts';

/** The letter that stands for the first kind. */
const FIRST = '0'.charCodeAt(0);

const { situations, cases } = cardCasesSchema.parse(data);

/** Returns the cases of a language, and of each card the kinds that any case names. */
export function cardCasesIn({ cards, cardTexts }: SearchedLibrary, language: Language): CardCases {
  const used = new Set(cases.flatMap(({ kinds, lacks = [] }) => [...kinds, ...lacks]));
  const texts = new Map(cardTexts.map(({ id, text }) => [id, text.en]));
  const named = Map.groupBy(cards, ({ name }) => slugOf(name.en));
  return {
    cards: Object.fromEntries(
      Array.from(named, ([id, [first]]) => {
        const kinds = cardKindsOf(first!, texts.get(id) ?? '');
        return [id, lettersOf(kinds.filter((kind) => used.has(kind)))];
      }),
    ),
    situations: Object.fromEntries(
      Object.entries(situations).map(([id, signs]) => [id, signs[language]]),
    ),
    cases: cases.map(({ kinds, lacks = [], when, unless = [], rule, says }) => {
      return [lettersOf(kinds), lettersOf(lacks), when, unless, rule, says[language]];
    }),
  };
}

function lettersOf(kinds: readonly CardKind[]): string {
  return kinds.map((kind) => String.fromCharCode(FIRST + CARD_KINDS.indexOf(kind))).join('');
}
