import { Crosswalk } from '../../rulebook/crosswalk.ts';
import type {
  Article,
  Dictionary,
  DictionaryNote,
  DictionaryRule,
  RuleProvenance,
} from '../../rulebook/dictionary.ts';
import type { EditionWords, RuleWords } from '../../rulebook/edition-words.ts';

import {
  LANGUAGES,
  type Language,
  LENDING_LANGUAGE,
  languageOfEdition,
  PARTIAL_LANGUAGES,
} from '../../rulebook/language.ts';
import { replaceNumbers } from '../../rulebook/mark.ts';
import { isRuleNumber, ruleOf } from '../../rulebook/number.ts';
import {
  listedNotes,
  type NoteStructure,
  type RuleStructure,
  sharedNoteCount,
} from '../../rulebook/structure.ts';
import type { Checked } from './checked-file.ts';
import { type EditionFiles, titlesOf } from './edition-folder.ts';
import type { LoadedBook, LoadedDictionary } from './loaded.ts';
import type { DataReading } from './places.ts';

/** The source of an edition that has no document in a language. */
export const OWN_SOURCE = 'altered-codex';

/**
 * Makes books from the files of all editions: joins each rule's facts and words; a rule that is the
 * same in another edition takes its words from there.
 */
export function bindBooks(editions: readonly EditionFiles[], reading: DataReading): LoadedBook[] {
  const shelf = new Shelf(editions);
  return editions.map((files) => {
    const { edition, words } = files;
    const read = [...words.values(), ...wordsLeftOut(files)];
    const dictionaries = read.map((own): LoadedDictionary => {
      const binder = new Binder(files, own, shelf, reading);
      return { origin: 'own', file: own.file, dictionary: binder.dictionary() };
    });
    return {
      edition: edition.value,
      editionFile: edition.file,
      dictionaries,
      titles: titlesOf([...words.values()].map(({ value }) => value)),
      files,
    };
  });
}

/**
 * Returns empty words of each partial language that a newer edition has none in: its rules still have
 * the language's words where they are the same as those of an edition that is written in it.
 */
function wordsLeftOut({ edition, words }: EditionFiles): Checked<EditionWords>[] {
  const english = words.get(LENDING_LANGUAGE);
  if (!english) return [];
  const { id } = edition.value;
  return PARTIAL_LANGUAGES.filter(
    (language) => !words.has(language) && languageOfEdition(language, id) === language,
  ).map((language) => {
    const value = { edition: id, language, titles: {}, rules: {} };
    return { ...english, value };
  });
}

/** The words of a rule, with the edition and the rule that they were written for. */
interface FoundWords {
  readonly rule: string;
  readonly words: RuleWords;
  readonly edition: string;
  readonly facts: RuleStructure;
}

/** A note of another rule, with the edition that its text was written for. */
interface FoundNote {
  readonly note: NoteStructure;
  readonly words: RuleWords;
  readonly edition: string;
  readonly text?: string;
}

/** All editions, to look up the words of a rule that is the same elsewhere. */
class Shelf {
  readonly #rules = new Map<string, RuleStructure>();
  readonly #words = new Map<string, RuleWords>();
  readonly #sections = new Map<string, string[]>();
  readonly #titles = new Map<string, string>();
  /** The editions whose rules are shown without titles. */
  readonly #untitled = new Set<string>();
  /** The edition that each edition took its words from, where it says so. */
  readonly #wordsFrom = new Map<string, string>();
  readonly #dates = new Map<string, string>();
  /** The languages that each edition is written in. */
  readonly #written = new Set<string>();
  /** The rules that say the same, by the last one that their "same" leads to. */
  readonly #groups: ReadonlyMap<string, readonly string[]>;
  readonly #crosswalk: Crosswalk;

  constructor(editions: readonly EditionFiles[]) {
    this.#crosswalk = new Crosswalk(editions.flatMap(({ changes }) => changes?.value ?? []));
    for (const { edition, structure, words } of editions) {
      const { id, date, untitled, wordsFrom } = edition.value;
      this.#dates.set(id, date);
      if (untitled) this.#untitled.add(id);
      if (wordsFrom !== undefined) this.#wordsFrom.set(id, wordsFrom);
      for (const rule of structure.value.sections.flatMap(({ rules }) => rules)) {
        this.#rules.set(`${id} ${rule.number}`, rule);
      }
      for (const { number, rules } of structure.value.sections) {
        this.#sections.set(
          `${id} ${number}`,
          rules.map((rule) => rule.number),
        );
      }
      for (const [language, { value }] of words) {
        this.#written.add(`${id} ${language}`);
        for (const [number, own] of Object.entries(value.rules)) {
          this.#words.set(`${id} ${number} ${language}`, own);
        }
        for (const [number, title] of Object.entries(value.titles)) {
          if (!this.#sections.has(`${id} ${number}`)) {
            this.#titles.set(`${id} ${number} ${language}`, title);
          }
        }
      }
    }
    this.#groups = Map.groupBy(this.#rules.keys(), (name) => this.#chainOf(name).at(-1)!);
  }

  /** Returns a rule and those that its "same" leads to. */
  #chainOf(name: string): readonly string[] {
    return [...rulesFrom(name, (rule) => this.#rules.get(rule)?.same)];
  }

  /** Returns the title of a rule: its own, or that of the rule whose words it has. */
  titleOf(name: string, language: Language): string | undefined {
    if (this.#untitled.has(editionOf(name))) return undefined;
    for (const at of this.#chainOf(name)) {
      const title = this.#titles.get(`${at} ${language}`);
      if (title !== undefined) return title;
    }
    return undefined;
  }

  /**
   * Returns the rule whose words a rule was written with: the one that says the same in the edition
   * that `edition.json` names, or else the older one that the rule itself names. Undefined in a language
   * that the edition of that rule was never written in.
   */
  takenFrom(name: string, language: Language): string | undefined {
    const from = this.#olderRule(name);
    return from !== undefined && this.#written.has(`${editionOf(from)} ${language}`)
      ? from
      : undefined;
  }

  #olderRule(name: string): string | undefined {
    const edition = this.#wordsFrom.get(editionOf(name));
    if (edition !== undefined) {
      const group = this.#groups.get(this.#chainOf(name).at(-1)!) ?? [];
      return group.find((one) => one !== name && editionOf(one) === edition);
    }
    const same = this.#rules.get(name)?.same;
    if (same === undefined) return undefined;
    return this.#dateOf(same) < this.#dateOf(name) ? same : undefined;
  }

  #dateOf(name: string): string {
    return this.#dates.get(editionOf(name)) ?? '';
  }

  /** Returns the words of a rule, its own or shared ones; undefined if there are none. */
  wordsOf(name: string, language: Language): FoundWords | undefined {
    for (const at of this.#chainOf(name)) {
      const words = this.#words.get(`${at} ${language}`);
      const facts = this.#rules.get(at);
      if (words?.text !== undefined && facts)
        return { words, facts, rule: at, edition: editionOf(at) };
    }
    return undefined;
  }

  /** Returns the notes that a rule has from the rule of the same words, which stand before its own. */
  sharedNotesOf(name: string, language: Language): FoundNote[] {
    const facts = this.#rules.get(name);
    const count = facts ? sharedNoteCount(facts) : 0;
    if (facts?.same === undefined || count === 0) return [];
    const words = this.#words.get(`${facts.same} ${language}`);
    const other = this.#rules.get(facts.same);
    const listed = other && words ? listedNotes(other) : [];
    const own = listed.map((note, i): FoundNote => {
      const text = words?.notes?.[i];
      return {
        note,
        words: words!,
        edition: editionOf(facts.same!),
        ...(text === undefined ? {} : { text }),
      };
    });
    return [...this.sharedNotesOf(facts.same, language), ...own].slice(0, count);
  }

  /**
   * Returns the number in another edition of a rule, an item of its list or a section; null if the
   * other edition has none for it, or several.
   */
  numberIn(edition: string, number: string, other: string): string | null {
    const rule = ruleOf(number);
    const item = number.slice(rule.length);
    if (isRuleNumber(rule) || this.#rules.has(`${edition} ${rule}`)) {
      const found = this.#crosswalk
        .counterparts(edition, rule)
        .find((one) => one.edition === other);
      return found?.numbers.length === 1 ? `${found.numbers[0]}${item}` : null;
    }
    const rules = this.#sections.get(`${edition} ${rule}`) ?? [];
    const sections = this.#crosswalk.sectionCounterparts(edition, rules);
    return sections.find((one) => one.edition === other)?.numbers[0] ?? null;
  }
}

/** Yields a rule and those that it leads to, one after the other; each once, should they form a circle. */
function* rulesFrom(
  name: string,
  nextOf: (name: string) => string | undefined,
): Generator<string, void> {
  const seen = new Set<string>();
  for (let at: string | undefined = name; at !== undefined && !seen.has(at); at = nextOf(at)) {
    seen.add(at);
    yield at;
  }
}

function editionOf(name: string): string {
  return name.slice(0, name.indexOf(' '));
}

/** Joins the facts and the words of one edition in one language. */
class Binder {
  readonly #files: EditionFiles;
  readonly #own: Checked<EditionWords>;
  readonly #shelf: Shelf;
  readonly #places: DataReading['places'];
  readonly #problems: DataReading['problems'];

  constructor(
    files: EditionFiles,
    own: Checked<EditionWords>,
    shelf: Shelf,
    { places, problems }: DataReading,
  ) {
    this.#files = files;
    this.#own = own;
    this.#shelf = shelf;
    this.#places = places;
    this.#problems = problems;
  }

  dictionary(): Dictionary {
    const { edition, structure } = this.#files;
    const { language, titles } = this.#own.value;
    const source = edition.value.sources[language];
    const sections = structure.value.sections.flatMap(({ number, rules }) => {
      const bound = rules.flatMap((rule) => this.#rule(rule) ?? []);
      if (bound.length === 0) return [];
      const section = { kind: 'section', number, title: titles[number] ?? number, rules: bound };
      this.#places.set(section, () => this.#own.json.place(['titles', number]));
      return [section as Dictionary['entries'][number]];
    });
    return {
      edition: edition.value.id,
      language,
      source: source?.file ?? OWN_SOURCE,
      date: source?.date ?? edition.value.date,
      entries: [...sections, ...this.#articles()],
    };
  }

  #rule(facts: RuleStructure): DictionaryRule | null {
    const { language, rules } = this.#own.value;
    const own = rules[facts.number];
    const name = `${this.#files.edition.value.id} ${facts.number}`;
    const said = this.#shelf.wordsOf(name, language);
    if (said?.words.text === undefined) return null;
    const path = ['rules', facts.number];
    const { lead, text } = said.words;
    const noExample = own?.noExample ?? said.words.noExample;
    const title = this.#shelf.titleOf(name, language);
    const rule: DictionaryRule = {
      number: facts.number,
      ...(title === undefined ? {} : { title }),
      ...(lead === undefined ? {} : { lead }),
      ...(facts.important ? { important: true } : {}),
      text: this.#renumber(text, said, facts),
      notes: [
        ...this.#shelf
          .sharedNotesOf(name, language)
          .flatMap((shared) => this.#sharedNote(shared, facts) ?? []),
        ...this.#notes(listedNotes(facts), own?.notes, path),
      ],
      provenance: this.#provenance(facts, own ?? {}, said),
      ...(said.rule === name ? {} : { wordsOf: said.rule }),
      ...(noExample === undefined ? {} : { noExample }),
    };
    if (own?.text === undefined) this.#places.inherit(rule, said.words);
    else this.#places.set(rule, () => this.#own.json.place(path));
    return rule;
  }

  /** Returns words of another edition with the numbers in them replaced by those of this edition. */
  #renumber(
    text: string,
    { edition }: Pick<FoundWords, 'edition'>,
    { number: rule }: RuleStructure,
  ): string {
    const here = this.#files.edition.value.id;
    if (edition === here) return text;
    return replaceNumbers(text, (number) => {
      const found = this.#shelf.numberIn(edition, number, here);
      if (found !== null) return found;
      this.#problems.error(
        'unknown-rule',
        { file: this.#files.structure.file },
        `rule ${rule} has words of ${edition} that name ${number}, which is no one rule in ${here}`,
        'Write the words of the rule in this edition.',
      );
      return number;
    });
  }

  /** Returns a note of the rule of the same words; an official one is official here too. */
  #sharedNote(found: FoundNote, facts: RuleStructure): DictionaryNote | null {
    if (found.text === undefined) return null;
    const source = found.note.official
      ? { from: `${this.#files.edition.value.id} ${facts.number}` }
      : {};
    const text = this.#renumber(found.text, found, facts);
    const note: DictionaryNote = { ...found.note, ...source, text };
    this.#places.inherit(note, found.words);
    return note;
  }

  #provenance(facts: RuleStructure, own: RuleWords, said: FoundWords): RuleProvenance {
    const { language } = this.#own.value;
    const sources =
      facts.sources ?? LANGUAGES.filter((one) => this.#files.edition.value.sources[one]);
    const translated = sources.includes(language) ? undefined : sources[0];
    const isMendedAlike = facts.provenance === said.facts.provenance;
    const same = this.#shelf.takenFrom(`${this.#files.edition.value.id} ${facts.number}`, language);
    const note = own.provenance ?? (isMendedAlike ? said.words.provenance : undefined);
    return {
      kind: facts.provenance ?? 'restated',
      ...(translated === undefined ? {} : { translated }),
      ...(same === undefined ? {} : { same }),
      ...(note === undefined ? {} : { note }),
    };
  }

  #articles(): Article[] {
    const { structure } = this.#files;
    return (structure.value.articles ?? []).flatMap(({ id, own, notes }) => {
      const words = this.#own.value.articles?.[id];
      if (!words) return [];
      const path = ['articles', id];
      const article: Article = {
        kind: 'article',
        id,
        ...(own ? { own } : {}),
        title: words.title,
        text: words.text,
        notes: this.#notes(notes, words.notes, path),
      };
      this.#places.set(article, () => this.#own.json.place(path));
      return [article];
    });
  }

  #notes(
    facts: readonly NoteStructure[] = [],
    texts: readonly string[] = [],
    path: readonly string[],
  ): DictionaryNote[] {
    return facts.flatMap((one, i) => {
      const text = texts[i];
      if (text === undefined) return [];
      const note: DictionaryNote = { ...one, text };
      this.#places.set(note, () => this.#own.json.place([...path, 'notes', i]));
      return [note];
    });
  }
}
