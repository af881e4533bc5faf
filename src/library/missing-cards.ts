import missing from '../../data/generated/missing-cards.json';
import { setName } from '../languages/texts/set-name.ts';
import type { Language } from '../rulebook/language.ts';

/** A card of a set of which the collection lacks some version. */
export interface MissingCard {
  readonly name: string;
  /** References of the versions that are missing. */
  readonly refs: readonly string[];
}

/** The printed versions that the collection lacks, by the name of their set. */
export function missingCards(lang: Language): ReadonlyMap<string, readonly MissingCard[]> {
  const listed = missing.map(({ ref, name }: (typeof missing)[number]) => ({
    ref,
    set: setName(ref.split('_')[1]!),
    name: (name as Readonly<Partial<Record<Language, string>>>)[lang] ?? name.en,
  }));
  const bySet = Map.groupBy(listed, ({ set }) => set);
  return new Map(
    [...bySet].map(([set, cards]) => [
      set,
      [...Map.groupBy(cards, ({ name }) => name)].map(([name, versions]) => ({
        name,
        refs: versions.map(({ ref }) => ref),
      })),
    ]),
  );
}
