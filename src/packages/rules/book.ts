import { keyOf } from '../../api/look-up.ts';
import type { Language } from '../../rulebook/language.ts';
import { sectionOf } from '../../rulebook/number.ts';
import { editionNamed, itemNamed, type Resolution, resolveNumber } from '../../rulebook/resolve.ts';
import type { Rule, Section, Term, WrittenBook } from './written.ts';

/** What a text means that names a number, and what else it names. */
export type Reference = Resolution & {
  /** The edition that it names, such as 4.0 in `6.1.e (4.0)`; the number is resolved in this book. */
  readonly edition: string | null;
  /** The item of a rule's list that it names, such as `5.1.2.d.2`. */
  readonly item: string | null;
};

/** One edition in one language. */
export class Book {
  readonly edition: string;
  readonly language: Language;
  readonly title: string;
  /** The day of the edition, such as 2024-09-14. */
  readonly date: string;
  /** Titles of chapters, groups and sections by number. */
  readonly titles: ReadonlyMap<string, string>;
  /** All sections by number, in book order. */
  readonly sections: ReadonlyMap<string, Section>;
  /** All rules by number, in book order. */
  readonly rules: ReadonlyMap<string, Rule>;
  /** All terms by id. */
  readonly terms: ReadonlyMap<string, Term>;
  readonly #known: ReadonlySet<string>;
  readonly #named = new Map<string, Term>();

  constructor(edition: string, language: Language, written: WrittenBook) {
    const { title, date, titles, sections, terms, otherNames } = written;
    this.edition = edition;
    this.language = language;
    this.title = title;
    this.date = date;
    this.titles = new Map([
      ...Object.entries(titles),
      ...sections.map((section) => [section.number, section.title] as const),
    ]);
    this.sections = new Map(sections.map((section) => [section.number, section]));
    const rules = sections.flatMap((section) => section.rules);
    this.rules = new Map(rules.map((rule) => [rule.number, rule]));
    this.terms = new Map(terms.map((term) => [term.id, term]));
    this.#known = new Set([...this.titles.keys(), ...this.rules.keys()]);
    // A name of this language wins over the same word in another, and a name over a form.
    for (const term of terms) this.#name(term.name, term);
    for (const term of terms) for (const form of term.forms) this.#name(form, term);
    for (const term of terms) {
      for (const name of [term.id, ...(otherNames[term.id] ?? [])]) this.#name(name, term);
    }
  }

  /** Resolves a rule number in any spelling; null for a text that names no number. */
  resolve(query: string): Reference | null {
    const found = resolveNumber(query, this.#known);
    return found && { ...found, edition: editionNamed(query), item: itemNamed(query) };
  }

  /** A rule by its number in any spelling (`6.1.e`, `61e`, `rule 6 1 e`), where it means just one. */
  rule(query: string): Rule | undefined {
    const found = this.resolve(query);
    return found?.kind === 'exact' ? this.rules.get(found.number) : undefined;
  }

  /** A term by its name in any language, without regard to case and accents. */
  term(name: string): Term | undefined {
    return this.#named.get(keyOf(name));
  }

  /** The titles above a number, from the chapter down: chapter, group, section. */
  trail(number: string): readonly string[] {
    const parts = sectionOf(number).split('.');
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
    return above.flatMap((one) => this.titles.get(one) ?? []);
  }

  #name(name: string, term: Term) {
    const key = keyOf(name);
    if (key !== '' && !this.#named.has(key)) this.#named.set(key, term);
  }
}
