import type { Ability } from '../engine/cards/ability.ts';
import type { Card } from '../engine/cards/card.ts';
import { WORDINGS } from '../languages/all-languages.ts';
import { cardText } from '../languages/say/card.ts';
import type { Ruling } from '../rulebook/ruling.ts';
import { cardNames, nameIdOf } from './card-names.ts';
import { triggersOf } from './card-triggers.ts';
import { cardNamed, printedCard } from './cards.ts';
import { rulings, termsOf } from './rulings.ts';

/** A ruling about other cards, and what they have in common with a card. */
export interface RelatedRuling {
  readonly ruling: Ruling;
  /** Ids of terms that both cards say and the ruling names, the rarest first. */
  readonly terms: readonly string[];
  /** An ability that a card of the ruling has, too; null where there is none. */
  readonly ability: Ability | null;
}

/** The most related rulings that are listed for a card. */
const MOST = 5;

/** Terms and abilities on more than this share of all card names relate no two cards. */
const TOO_COMMON = 0.1;

/** An ability whose tree is shorter than this, such as “{J} Resupply”, says no more than its terms. */
const SHORT = 100;

/** The contents of a card's text: terms by their ids, and whole abilities by their serialized trees. */
interface Sayings {
  readonly terms: ReadonlySet<string>;
  readonly abilities: ReadonlyMap<string, Ability>;
}

const sayings = new Map<string, Sayings>();

function sayingsOf(card: Card): Sayings {
  const known = sayings.get(card.id);
  if (known) return known;
  const found = {
    terms: new Set([...printedCard(card.id, 'en').terms, ...triggersOf(card)]),
    abilities: new Map(
      card.abilities
        .map((ability) => [JSON.stringify(ability), ability] as const)
        .filter(([key]) => key.length > SHORT),
    ),
  };
  sayings.set(card.id, found);
  return found;
}

interface Index {
  /** The weight of a term or ability that two cards share; missing where too many cards have it. */
  readonly weights: ReadonlyMap<string, number>;
  readonly byTerm: ReadonlyMap<string, readonly Ruling[]>;
  readonly byAbility: ReadonlyMap<string, readonly Ruling[]>;
}

let index: Index | null = null;

/** Builds the index in one pass over all cards and rulings. */
function readIndex(): Index {
  const counts = new Map<string, number>();
  for (const { versions } of cardNames.values()) {
    const keys = new Set(
      versions.flatMap((card) => {
        const { terms, abilities } = sayingsOf(card);
        return [...terms, ...abilities.keys()];
      }),
    );
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const all = cardNames.size;
  const telling = [...counts].filter(([, count]) => count <= Math.max(1, all * TOO_COMMON));
  const byTerm = new Map<string, Ruling[]>();
  const byAbility = new Map<string, Ruling[]>();
  for (const ruling of rulings) {
    const own = ruling.cards.map((id) => sayingsOf(cardNamed(id)));
    const named = new Set(termsOf(ruling));
    for (const term of new Set(own.flatMap(({ terms }) => [...terms]))) {
      if (named.has(term)) addTo(byTerm, term, ruling);
    }
    // A ruling that names nothing of an ability is about something else on its card.
    const abilities = new Map(own.flatMap(({ abilities }) => [...abilities]));
    for (const [key, ability] of abilities) {
      if (termsIn(ability).some((term) => named.has(term))) addTo(byAbility, key, ruling);
    }
  }
  const weights = new Map(telling.map(([key, count]) => [key, Math.log(all / count)]));
  return { weights, byTerm, byAbility };
}

/** Ids of the terms that an ability says. */
function termsIn(ability: Ability): readonly string[] {
  const text = cardText({ abilities: [ability] }, WORDINGS.en, cardNamed);
  const spans = text.flatMap(({ lines }) => lines.flatMap((line) => line.spans));
  return spans.flatMap((span) => ('term' in span && span.term) || []);
}

function addTo(map: Map<string, Ruling[]>, key: string, ruling: Ruling): void {
  const known = map.get(key);
  if (known) known.push(ruling);
  else map.set(key, [ruling]);
}

/** Returns the rulings on other cards that are most relevant to a card name, the closest first. */
export function relatedRulings(versions: readonly Card[]): readonly RelatedRuling[] {
  index ??= readIndex();
  const { weights, byTerm, byAbility } = index;
  const names = new Set(versions.map(nameIdOf));
  const isOwn = ({ cards }: Ruling) => cards.some((id) => names.has(nameIdOf(cardNamed(id))));
  const found = new Map<Ruling, { terms: string[]; ability: Ability | null; weight: number }>();
  const relate = (ruling: Ruling, key: string, ability: Ability | null) => {
    const weight = weights.get(key);
    if (weight === undefined || ruling.kind === 'not-play' || isOwn(ruling)) return;
    const known = found.get(ruling) ?? { terms: [], ability: null, weight: 0 };
    found.set(ruling, {
      terms: ability ? known.terms : [...known.terms, key],
      ability: known.ability ?? ability,
      weight: known.weight + weight,
    });
  };
  const terms = new Set(versions.flatMap((card) => [...sayingsOf(card).terms]));
  const abilities = new Map(versions.flatMap((card) => [...sayingsOf(card).abilities]));
  for (const term of terms) for (const ruling of byTerm.get(term) ?? []) relate(ruling, term, null);
  for (const [key, ability] of abilities) {
    for (const ruling of byAbility.get(key) ?? []) relate(ruling, key, ability);
  }
  return [...found]
    .sort(([a, one], [b, other]) => other.weight - one.weight || a.id.localeCompare(b.id))
    .slice(0, MOST)
    .map(([ruling, { terms, ability }]) => ({
      ruling,
      terms: terms.sort((a, b) => weights.get(b)! - weights.get(a)!),
      ability,
    }));
}
