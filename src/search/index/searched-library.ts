import type { Card } from '../../engine/cards/card.ts';
import { RARITIES } from '../../engine/cards/vocabulary.ts';
import { WORDINGS } from '../../languages/all-languages.ts';
import { iconWord } from '../../languages/icon-word.ts';
import { cardText } from '../../languages/say/card.ts';
import type { Span } from '../../languages/say/text.ts';
import { interfaceTexts } from '../../languages/texts/interface.ts';
import { triggersOf } from '../../library/card-triggers.ts';
import { stringsIn } from '../../library/cards.ts';
import { chosenPlays } from '../../library/examples/chosen.ts';
import { type Library, upToCurrent } from '../../library/open-library.ts';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import type { Language } from '../../rulebook/language.ts';
import { slugOf } from '../../rulebook/slug.ts';
import type { CardTexts } from '../card-texts.ts';

/** The printed texts of the cards of a name, all versions together. */
export interface SearchedCardText {
  /** The id of the name's page. */
  readonly id: string;
  readonly text: Readonly<Record<Language, string>>;
}
/** The searched content: a newer edition is searched once it is current. */
export interface SearchedLibrary extends Library {
  /** The rules, as `EDITION RULE`, that examples are written to show. */
  readonly shown: ReadonlySet<string>;
  readonly cardTexts: readonly SearchedCardText[];
  /** The words of the abilities of each card, all versions of its English name together. */
  readonly cardWords: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns what of a library is searched, with the texts and words of its cards. */
export function searchedLibrary(library: Library): SearchedLibrary {
  return {
    ...upToCurrent(library),
    shown: new Set(chosenPlays(library.examples).keys()),
    cardTexts: cardTexts(library.cards),
    cardWords: cardWords(library.cards),
  };
}

/** Returns the printed texts of cards in a language. */
export function cardTextsIn({ cardTexts }: SearchedLibrary, language: Language): CardTexts {
  return Object.fromEntries(cardTexts.map(({ id, text }) => [id, text[language]]));
}

/** Returns the printed texts of the cards of each name. */
function cardTexts(cards: readonly Card[]): SearchedCardText[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const named = (id: string) => {
    const card = byId.get(id);
    if (!card) throw new Error(`There is no card "${id}".`);
    return card;
  };
  const byName = Map.groupBy(cards, ({ name }) => name.en);
  return Array.from(byName, ([name, versions]) => {
    const printed = (language: Language) => {
      const byRarity = versions.toSorted((a, b) => rarityPlace(a) - rarityPlace(b));
      const texts = Map.groupBy(byRarity, (card) =>
        cardText(card, WORDINGS[language], named)
          .flatMap((ability) => ability.lines.map((line) => lineText(line.spans, language)))
          .join(' '),
      );
      texts.delete('');
      if (texts.size < 2) return [...texts.keys()].join('');
      const says = ([text, same]: readonly [string, readonly Card[]]) => {
        return `${versionNames(same, versions, language)}${WORDINGS[language].colon}${text}`;
      };
      return Array.from(texts, says).join(' ');
    };
    return { id: slugOf(name), text: byEachLanguage(printed) };
  });
}

function rarityPlace({ rarity = 'common' }: Card): number {
  return RARITIES.indexOf(rarity);
}

/** Names versions of a card by their rarity, with the faction where others have the same rarity. */
function versionNames(
  same: readonly Card[],
  versions: readonly Card[],
  language: Language,
): string {
  const { rarities, icons } = interfaceTexts(language);
  const names = same.map(({ rarity, faction }) => {
    const isShared = versions.some((other) => !same.includes(other) && other.rarity === rarity);
    return [rarity && rarities[rarity], isShared && faction && icons[faction]].filter(Boolean);
  });
  return [...new Set(names.map((words) => words.join(' ')))].join(', ');
}

/** Maps each English name to the words of its cards' abilities: verbs, keywords and triggers. */
function cardWords(cards: readonly Card[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = Map.groupBy(cards, ({ name }) => name.en);
  return new Map(
    Array.from(byName, ([name, versions]) => {
      const words = versions.flatMap((card) => [...stringsIn(card.abilities), ...triggersOf(card)]);
      return [name, new Set(words)];
    }),
  );
}

function lineText(line: readonly Span[], language: Language): string {
  return line.map((span) => ('icon' in span ? iconWord(span.icon, language) : span.text)).join('');
}
