/** Deck lists as deck builders write them out: a number and a card in each line, in any language. */

import type { ListedCard } from './card-list.ts';
import { plainLetters } from './card-search.ts';
import { isPassedOver } from './deck-heading.ts';

export interface ReadDeck {
  /** The id of the Hero; null where the list names none. */
  readonly hero: string | null;
  /** Ids of all other cards, each as often as the list says. */
  readonly deck: readonly string[];
  /** Cards of the list that cannot be in the deck: tokens, and every Hero after the first. */
  readonly misplaced: readonly ListedCard[];
  /** What the list says that no card is called. */
  readonly unknown: readonly string[];
}

/** More copies than a deck can have are a slip. */
const MOST_COPIES = 99;
/** More cards than a table is made for. */
const MOST_CARDS = 200;

const COUNT_FIRST = /^(?:[*•-]\s*)?(\d{1,2})(?:\s*[x×]\s|[x×]|\s)\s*(.+)$/iu;
const COUNT_LAST = /^(?:[*•-]\s*)?(.+?)\s+[x×]\s*(\d{1,2})$/iu;
const REFERENCE = /^(?:ALT_[A-Z0-9]+_[A-Z]_)?([A-Z]{2}_\d{1,3}_(?:C|R1|R2|E))$/iu;
const VERSION = /\s*[[(]([^\])]*)[\])]\s*$/u;

/** How the versions of a card are marked behind its name. */
const VERSIONS: readonly (readonly [RegExp, (card: ListedCard) => boolean])[] = [
  [/^(?:c|common|commune?|comune)$/iu, ({ rarity }) => rarity === 'common'],
  [/^(?:r1)$/iu, ({ ref = '' }) => ref.endsWith('_R1')],
  [/^(?:r2|f|shifted)$/iu, ({ ref = '' }) => ref.endsWith('_R2')],
  [/^(?:r|rare|rar[ao])$/iu, ({ rarity }) => rarity === 'rare'],
  [/^(?:e|exalted|exaltée?|esaltat[ao])$/iu, ({ rarity }) => rarity === 'exalted'],
];

/** Reads lists for a collection. */
export function deckReader(cards: readonly ListedCard[]) {
  const byName = Map.groupBy(
    cards.flatMap((card) =>
      [...new Set([...Object.values(card.name), card.id].map(plainLetters))].map((name) => ({
        name,
        card,
      })),
    ),
    ({ name }) => name,
  );
  const byReference = new Map(
    cards.flatMap((card) => (card.ref ? [[referenceIn(card.ref), card] as const] : [])),
  );

  /** The card that a reference or a name means; the common one where no version is said. */
  function cardMeant(text: string): ListedCard | null {
    const reference = referenceIn(text.trim());
    if (reference) return byReference.get(reference) ?? null;
    const named = (name: string) => byName.get(plainLetters(name).trim())?.map(({ card }) => card);
    const whole = named(text);
    if (whole) return plainest(whole);
    const said = VERSION.exec(text)?.[1];
    const versions = said === undefined ? undefined : named(text.replace(VERSION, ''));
    if (!versions || said === undefined) return null;
    return plainest(versions.filter((card) => isVersion(card, said)));
  }

  return {
    cardMeant,
    /** Whether a text is a reference, of a card that is known or not. */
    isReference: (text: string) => /^ALT_\w+$/iu.test(text.trim()),
    /** A deck list; null where a text has no line that names a card. */
    read(text: string): ReadDeck | null {
      const lines = text.split(/\r?\n/u).flatMap((each) => lineOf(each) ?? []);
      const meant = lines.map(({ count, name }) => ({ count, name, card: cardMeant(name) }));
      if (!meant.some(({ card }) => card)) return null;
      const known = meant.flatMap(({ card }) => card ?? []);
      const hero = meant.find(({ card }) => card?.type === 'hero')?.card ?? null;
      return {
        hero: hero?.id ?? null,
        deck: meant
          .flatMap(({ count, card }) =>
            card && canBeInDeck(card) ? Array.from({ length: count }, () => card.id) : [],
          )
          .slice(0, MOST_CARDS),
        misplaced: known.filter((card) => card !== hero && !canBeInDeck(card)),
        unknown: meant.flatMap(({ name, card }) => (card ? [] : [name])),
      };
    },
  };
}

function lineOf(line: string): { count: number; name: string } | null {
  const whole = line.trim();
  if (isPassedOver(whole)) return null;
  const first = COUNT_FIRST.exec(whole);
  const last = first ? null : COUNT_LAST.exec(whole);
  const count = Number(first?.[1] ?? last?.[2] ?? 1);
  return { count: Math.min(count, MOST_COPIES), name: (first?.[2] ?? last?.[1] ?? whole).trim() };
}

function referenceIn(text: string): string | null {
  return REFERENCE.exec(text)?.[1]?.toUpperCase() ?? null;
}

function isVersion(card: ListedCard, said: string): boolean {
  return said.split(/[\s,;/]+/u).every((word) => {
    const version = VERSIONS.find(([pattern]) => pattern.test(word));
    return version ? version[1](card) : card.faction === word.toLowerCase();
  });
}

const RARITIES: readonly ListedCard['rarity'][] = [
  undefined,
  'common',
  'rare',
  'unique',
  'exalted',
];

function plainest(cards: readonly ListedCard[]): ListedCard | null {
  const rank = ({ rarity, id }: ListedCard) => RARITIES.indexOf(rarity) * 1000 + id.length;
  return cards.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

function canBeInDeck({ type }: ListedCard): boolean {
  return type !== 'hero' && type !== 'token' && type !== 'landmark-token' && type !== 'mana';
}
