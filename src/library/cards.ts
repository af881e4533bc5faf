import type { Card } from '../engine/cards/card.ts';
import { TERRAINS } from '../engine/cards/vocabulary.ts';
import { WORDINGS } from '../languages/all-languages.ts';
import { type AbilityText, cardText } from '../languages/say/card.ts';
import type { Language } from '../rulebook/language.ts';
import { collection, examples } from './collection.ts';
import type { Example } from './examples/example.ts';

/** A card with its printed texts in one language. */
export interface PrintedCard {
  readonly card: Card;
  readonly name: string;
  /** The type, a dash, the sub-types. */
  readonly line: string;
  readonly text: readonly AbilityText[];
  /** Ids of the terms that the text names, in their order. */
  readonly terms: readonly string[];
}

const printed = new Map<string, PrintedCard>();

/** A card as it is printed in a language. Refuses a card that is not in the collection. */
export function printedCard(id: string, lang: Language): PrintedCard {
  const key = `${lang} ${id}`;
  const known = printed.get(key) ?? printCard(cardNamed(id), lang);
  printed.set(key, known);
  return known;
}

function printCard(card: Card, lang: Language): PrintedCard {
  const text = cardText(card, WORDINGS[lang], cardNamed);
  const spans = text.flatMap(({ lines }) => lines.flatMap((line) => line.spans));
  return {
    card,
    name: nameOf(card, lang),
    line: WORDINGS[lang].typeLine(card.type, card.subtypes ?? []),
    text,
    terms: [...new Set(spans.flatMap((span) => ('term' in span && span.term) || []))],
  };
}

/** A card of the collection by its id. Refuses an unknown id. */
export function cardNamed(id: string): Card {
  const card = collection.get(id);
  if (!card) throw new Error(`There is no card "${id}".`);
  return card;
}

/** A card's name in a language, with the apostrophes of a text. */
export function nameOf({ name }: Card, lang: Language): string {
  return (name[lang] ?? name.en).replaceAll("'", '’');
}

/** The language of the name that a card has in a language: English where no other is known. */
export function languageOfName({ name }: Card, lang: Language): Language {
  return name[lang] === undefined ? 'en' : lang;
}

/** Returns the name of a card type in a language. */
export function typeName(type: Card['type'], lang: Language): string {
  return WORDINGS[lang].typeLine(type, []);
}

/** Whether players put cards of this type in a deck and pay for them. */
export function hasCosts({ type }: Card): boolean {
  return !['hero', 'token', 'landmark-token', 'mana'].includes(type);
}

/** A card's costs and statistics in brackets: " (3/2 · 2/1/2)"; an empty text where it has none. */
export function factsInBrackets(card: Card): string {
  const costs = hasCosts(card) ? [`${card.handCost ?? 0}/${card.reserveCost ?? 0}`] : [];
  const { statistics } = card;
  const values = statistics ? [TERRAINS.map((terrain) => statistics[terrain]).join('/')] : [];
  const facts = [...costs, ...values].join(' · ');
  return facts && ` (${facts})`;
}

const appearances = new Map<string, Example[]>();
for (const example of examples.values()) {
  for (const { id } of cardsOf(example)) {
    const known = appearances.get(id);
    if (known) known.push(example);
    else appearances.set(id, [example]);
  }
}

/** The cards of a worked example's positions, its variants' too. */
export function cardsOf({ position, variants = [] }: Example): readonly Card[] {
  const ids = stringsIn([position, variants.map((variant) => variant.position)]);
  return [...ids].flatMap((id) => collection.get(id) ?? []);
}

/** The worked examples whose positions, the variants' too, hold a card. */
export function examplesWith(card: Card): readonly Example[] {
  return appearances.get(card.id) ?? [];
}

/** Returns every string that a value holds, at any depth, each once. */
export function stringsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) stringsIn(inner, found);
  }
  return found;
}
