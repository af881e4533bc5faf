import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

/** The kinds of entries of the record. */
export type RecordKind = 'answer' | 'erratum' | 'suspension' | 'end' | 'format';

/** A day or month in words; `before` where only a day is known before which it was. */
export interface RecordDate {
  readonly precision: 'day' | 'month' | 'before';
  readonly text: string;
}

/** The order in which sources overrule each other. */
type Authority = { readonly name: string; readonly text: string };

/** The texts of the record: its page, its feeds, and what it says on the page of a card. */
export interface RecordTexts {
  readonly title: string;
  readonly lead: string;
  readonly feeds: string;
  readonly one: string;
  readonly many: string;
  readonly edition: string;
  readonly kinds: Readonly<Record<RecordKind, string>>;
  readonly natures: Readonly<Record<'functional' | 'balancing', string>>;
  readonly textChanged: (name: string) => string;
  /** Versions of a card in a faction: `Axiom: common, rare`. */
  readonly inFaction: (faction: string, versions: string) => string;
  readonly suspended: (name: string, kind: 'suspended' | 'banned') => string;
  readonly ended: (name: string) => string;
  readonly formatNamed: (name: string) => string;
  /** Every version of a card, the unique ones too. */
  readonly everyVersion: string;
  readonly unique: string;
  readonly constructed: string;
  /** A suspension as a sentence. */
  readonly suspension: (
    kind: 'suspended' | 'banned',
    formats: string,
    since: RecordDate,
    until: RecordDate | null,
  ) => string;
  /** No rule of the book suspends a card. */
  readonly noRule: string;
  readonly uniques: Readonly<Record<'changed' | 'unchanged', string>>;
  readonly before: string;
  readonly now: string;
  readonly changedOn: (days: string) => string;
  readonly legality: string;
  readonly differ: string;
  readonly source: string;
  readonly sources: string;
  readonly knownUntil: (day: string) => string;
  readonly inEffectTitle: string;
  readonly inEffect: string;
  readonly authorityTitle: string;
  readonly authority: readonly Authority[];
  readonly missingTitle: string;
  readonly missing: readonly string[];
  readonly formatsTitle: string;
  readonly formatsLead: string;
  readonly columns: {
    readonly cards: string;
    readonly perName: string;
    readonly rare: string;
    readonly exalted: string;
    readonly unique: string;
    readonly online: string;
  };
  readonly perNameAndRarity: (perName: number, each: number) => string;
  readonly byHero: string;
  readonly ofList: (most: number) => string;
  readonly anyNumber: string;
  readonly yes: string;
  readonly no: string;
}

export function recordTexts(lang: Language): RecordTexts {
  return TEXTS[lang].record;
}
