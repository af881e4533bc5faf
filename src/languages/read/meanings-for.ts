/**
 * The places of notations, checked by the compiler: `'<n:number> or more'` has the place `n`, `<who>` the
 * place `who`. A notation must have each place that the meaning of its rule cannot do without.
 */
import type { Phrases } from './grammar.ts';
import type { meanings } from './meaning/index.ts';

type PlaceIn<Notation> = Notation extends `${string}<${infer Place}>${infer Rest}`
  ? (Place extends `${infer Name}:${string}` ? Name : Place) | PlaceIn<Rest>
  : never;

type NeededIn<Places> = {
  [Name in keyof Places]-?: undefined extends Places[Name] ? never : Name;
}[keyof Places];

type NeededBy<Meaning> = Meaning extends (places: infer Places) => unknown
  ? NeededIn<Places>
  : never;

type Fitting<Notation, Needed> = string extends Notation
  ? Notation
  : [Exclude<Needed, PlaceIn<Notation>>] extends [never]
    ? Notation
    : { readonly lacks: Exclude<Needed, PlaceIn<Notation>> };

type FittingAll<Notations, Needed> = Notations extends readonly string[]
  ? { readonly [Index in keyof Notations]: Fitting<Notations[Index], Needed> }
  : Fitting<Notations, Needed>;

type MeaningOf<Kind, Rule> = Kind extends keyof typeof meanings
  ? Rule extends keyof (typeof meanings)[Kind]
    ? (typeof meanings)[Kind][Rule]
    : never
  : never;

/** The phrases of a language, each of whose notations has the places of its rule's meaning. */
export type WithMeanings<All extends Phrases> = {
  readonly [Kind in keyof All]: {
    readonly [Rule in keyof All[Kind]]: FittingAll<
      All[Kind][Rule],
      NeededBy<MeaningOf<Kind, Rule>>
    >;
  };
};
