/** The cards that free play can find, as its page loads them: what names and shows each in a list. */

import type { Card } from '../../engine/cards/card.ts';
import { TERRAINS } from '../../engine/cards/vocabulary.ts';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { slugOf } from '../../rulebook/slug.ts';
import { type Printed, type PrintedCards, printedName } from './printed.ts';

/** A card as far as it takes to find it: what it does is loaded when it is used. */
export type ListedCard = Pick<Card, 'id' | 'ref' | 'name' | 'type' | 'faction' | 'rarity'>;

/** A list on its way to the page: names once each, and a column for each fact of the cards. */
export interface CardList {
  /** Each name in each language; null where a card has none in it. */
  readonly names: Readonly<Record<Language, readonly (string | null)[]>>;
  /** How many cards have each name; cards of one name are adjacent in the lists below. */
  readonly versions: readonly number[];
  /** The rest of a card's id after its English name; "/" and the whole id where it starts otherwise. */
  readonly ids: readonly string[];
  readonly refs: readonly (string | null)[];
  readonly types: readonly Card['type'][];
  readonly factions: readonly (Card['faction'] | null)[];
  readonly rarities: readonly (Card['rarity'] | null)[];
  /** Costs and statistics of each card as printed: "2/3 1/1/2", "2/3" or "". */
  readonly facts: readonly string[];
  /** Type lines in the page's language. */
  readonly lines: readonly string[];
}

/** Lists cards with the type lines that are printed on them. */
export function writeCardList(cards: Iterable<Card>, library: PrintedCards): CardList {
  const named = [...Map.groupBy(cards, ({ name }) => JSON.stringify(name)).values()];
  const sorted = named.flat();
  const namesIn = (lang: Language) => named.map(([first]) => first!.name[lang] ?? null);
  return {
    names: byEachLanguage(namesIn),
    versions: named.map((versions) => versions.length),
    ids: sorted.map(({ id, name }) => {
      const start = slugOf(name.en);
      return id.startsWith(start) ? id.slice(start.length) : `/${id}`;
    }),
    refs: sorted.map(({ ref }) => ref ?? null),
    types: sorted.map(({ type }) => type),
    factions: sorted.map(({ faction }) => faction ?? null),
    rarities: sorted.map(({ rarity }) => rarity ?? null),
    facts: sorted.map(({ id }) => factsOf(library[id]!)),
    lines: sorted.map(({ id }) => library[id]!.line),
  };
}

/** A card's names in the other languages, by which it is found too. */
function othersOf(name: Card['name'], lang: Language): Pick<Printed, 'otherNames'> {
  const own = printedName(name, lang);
  const others = LANGUAGES.map((each) => printedName(name, each)).filter((each) => each !== own);
  return others.length > 0 ? { otherNames: [...new Set(others)] } : {};
}

/** Costs and statistics as one text. */
function factsOf({ hand, reserve, statistics }: Printed): string {
  const costs = hand === undefined ? [] : [`${hand}/${reserve}`];
  const three = statistics ? [TERRAINS.map((terrain) => statistics[terrain]).join('/')] : [];
  return [...costs, ...three].join(' ');
}

/** Parses the text written by `factsOf`. */
function readFacts(facts: string): Pick<Printed, 'hand' | 'reserve' | 'statistics'> {
  const numbers = facts.split(' ').map((part) => part.split('/').map(Number));
  const costs = numbers.find(({ length }) => length === 2);
  const three = numbers.find(({ length }) => length === 3);
  return {
    ...(costs ? { hand: costs[0]!, reserve: costs[1]! } : {}),
    ...(three ? { statistics: { forest: three[0]!, mountain: three[1]!, water: three[2]! } } : {}),
  };
}

/** The cards of a list, and what is printed on them in a language but for their texts. */
export function readCardList(
  list: CardList,
  lang: Language,
): { readonly cards: readonly ListedCard[]; readonly library: PrintedCards } {
  const names = list.versions.flatMap((versions, place) => {
    const name = Object.fromEntries(
      LANGUAGES.flatMap((each) => {
        const said = list.names[each][place];
        return said == null ? [] : [[each, said]];
      }),
    ) as unknown as Card['name'];
    return Array.from({ length: versions }, () => name);
  });
  const cards = names.map((name, at): ListedCard => {
    const end = list.ids[at]!;
    const [ref, faction, rarity] = [list.refs[at], list.factions[at], list.rarities[at]];
    return {
      id: end.startsWith('/') ? end.slice(1) : slugOf(name.en) + end,
      name,
      type: list.types[at]!,
      ...(ref ? { ref } : {}),
      ...(faction ? { faction } : {}),
      ...(rarity ? { rarity } : {}),
    };
  });
  const printed = cards.map(({ id, name, type, faction, rarity }, at): [string, Printed] => [
    id,
    {
      name: printedName(name, lang),
      type,
      line: list.lines[at]!,
      ...othersOf(name, lang),
      text: [],
      ...readFacts(list.facts[at]!),
      ...(faction ? { faction } : {}),
      ...(rarity ? { rarity } : {}),
    },
  ]);
  return { cards, library: Object.fromEntries(printed) };
}
