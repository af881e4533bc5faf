import type { Card } from '../engine/cards/card.ts';
import type { Ruling } from '../rulebook/ruling.ts';
import { type Feature, featuresOf } from './card-features.ts';
import { cardNames, nameIdOf } from './card-names.ts';
import { cardNamed } from './cards.ts';
import { featuresAtWork } from './ruling-features.ts';
import { rulings } from './rulings.ts';

/** A ruling about other cards, and what they have in common with a card. */
export interface RelatedRuling {
  readonly ruling: Ruling;
  /** Ids of the terms of what the card has and the ruling's deciding events have, the rarest first. */
  readonly terms: readonly string[];
}

/** The most related rulings that are listed for a card. */
const MOST = 3;

/** A feature on more than this share of all card names relates no two cards. */
const TOO_COMMON = 0.1;

interface Index {
  /** The weight of a feature that a card and a ruling share; missing where too many cards have it. */
  readonly weights: ReadonlyMap<string, number>;
  readonly atWork: readonly (readonly [Ruling, readonly Feature[]])[];
}

let index: Index | null = null;

function readIndex(): Index {
  const counts = new Map<string, number>();
  for (const { versions } of cardNames.values()) {
    for (const { key } of featuresOf(versions.flatMap(({ abilities }) => abilities))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const all = cardNames.size;
  const telling = [...counts].filter(([, count]) => count <= all * TOO_COMMON);
  return {
    weights: new Map(telling.map(([key, count]) => [key, Math.log(all / count)])),
    atWork: rulings.map((ruling) => [ruling, featuresAtWork(ruling)] as const),
  };
}

/**
 * Returns the rulings on other cards whose deciding events have a trigger, verb or modifier of a card
 * name, the most telling first.
 */
export function relatedRulings(versions: readonly Card[]): readonly RelatedRuling[] {
  index ??= readIndex();
  const { weights, atWork } = index;
  const names = new Set(versions.map(nameIdOf));
  const own = new Set(
    featuresOf(versions.flatMap(({ abilities }) => abilities)).map(({ key }) => key),
  );
  const weightOf = ({ key }: Feature) => weights.get(key) ?? 0;
  return atWork
    .filter(([{ cards }]) => !cards.some((id) => names.has(nameIdOf(cardNamed(id)))))
    .map(([ruling, features]) => {
      const shared = features.filter(({ key }) => own.has(key) && weights.has(key));
      const byWeight = shared.sort((a, b) => weightOf(b) - weightOf(a));
      const weight = byWeight.reduce((sum, feature) => sum + weightOf(feature), 0);
      return { ruling, weight, terms: [...new Set(byWeight.map(({ term }) => term))] };
    })
    .filter(({ weight }) => weight > 0)
    .sort(
      (a, b) =>
        b.weight - a.weight ||
        Number(a.ruling.unofficial ?? false) - Number(b.ruling.unofficial ?? false) ||
        a.ruling.id.localeCompare(b.ruling.id),
    )
    .slice(0, MOST)
    .map(({ ruling, terms }) => ({ ruling, terms }));
}
