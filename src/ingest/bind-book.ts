import type { ChangeKind } from '../rulebook/changes.ts';
import type { Article, Dictionary, Note, Rule, RuleProvenance } from '../rulebook/dictionary.ts';
import type { EditionWords, RuleWords } from '../rulebook/edition-words.ts';
import { LANGUAGES, type Language } from '../rulebook/language.ts';
import type { NoteStructure, RuleStructure } from '../rulebook/structure.ts';
import { type Checked, type EditionFiles, titlesOf } from './edition-folder.ts';
import type { Book, LoadedDictionary } from './loaded.ts';
import type { Reading } from './own-data.ts';

/** What stands as source where an edition has no document in a language. */
const OWN_SOURCE = 'altered-codex';

/** How a rule can differ from the one that it has become and still answer the same questions. */
const SAME_PLAY: ReadonlySet<ChangeKind> = new Set(['same', 'renumbered', 'reworded']);

/**
 * Makes books of the files of all editions: joins each rule's facts and words, and takes the words
 * of a rule that is the same in another edition from there.
 */
export function bindBooks(editions: readonly EditionFiles[], { places }: Reading): Book[] {
  const shelf = new Shelf(editions);
  return editions.map((files) => {
    const { edition, words } = files;
    const dictionaries = [...words.values()].map((own): LoadedDictionary => {
      const binder = new Binder(files, own, shelf, places);
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

/** All editions, to look up the words of a rule that is the same elsewhere. */
class Shelf {
  readonly #rules = new Map<string, RuleStructure>();
  readonly #words = new Map<string, RuleWords>();
  /** What a rule has become where it plays the same in the next edition. */
  readonly #became = new Map<string, string>();

  constructor(editions: readonly EditionFiles[]) {
    for (const { edition, structure, words, changes } of editions) {
      const { id } = edition.value;
      for (const rule of structure.value.sections.flatMap(({ rules }) => rules)) {
        this.#rules.set(`${id} ${rule.number}`, rule);
      }
      for (const [language, { value }] of words) {
        for (const [number, own] of Object.entries(value.rules)) {
          this.#words.set(`${id} ${number} ${language}`, own);
        }
      }
      for (const { from, to, kind } of changes?.value.changes ?? []) {
        if (!SAME_PLAY.has(kind) || from.length !== 1 || to.length !== 1) continue;
        this.#became.set(`${changes!.value.before} ${from[0]}`, `${id} ${to[0]}`);
      }
    }
  }

  /** The words of a rule, its own or those that it shares; undefined where there are none. */
  wordsOf(name: string, language: Language): RuleWords | undefined {
    const seen = new Set<string>();
    for (let at: string | undefined = name; at && !seen.has(at); ) {
      seen.add(at);
      const words = this.#words.get(`${at} ${language}`);
      if (words?.text !== undefined) return words;
      at = this.#rules.get(at)?.same;
    }
    return undefined;
  }

  /**
   * What players ask of a rule: its own questions, or those of the rule that it shares its words
   * with, or of the one that it has become where that plays the same.
   */
  questionsOf(name: string, language: Language): readonly string[] | undefined {
    const seen = new Set<string>();
    for (let at: string | undefined = name; at && !seen.has(at); ) {
      seen.add(at);
      const questions = this.#words.get(`${at} ${language}`)?.questions;
      if (questions) return questions;
      at = this.#rules.get(at)?.same ?? this.#became.get(at);
    }
    return undefined;
  }
}

/** Joins the facts and the words of one edition in one language. */
class Binder {
  readonly #files: EditionFiles;
  readonly #own: Checked<EditionWords>;
  readonly #shelf: Shelf;
  readonly #places: Reading['places'];

  constructor(
    files: EditionFiles,
    own: Checked<EditionWords>,
    shelf: Shelf,
    places: Reading['places'],
  ) {
    this.#files = files;
    this.#own = own;
    this.#shelf = shelf;
    this.#places = places;
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

  #rule(facts: RuleStructure): Rule | null {
    const { language, rules } = this.#own.value;
    const own = rules[facts.number];
    const name = `${this.#files.edition.value.id} ${facts.number}`;
    const said = this.#shelf.wordsOf(name, language);
    if (said?.text === undefined) return null;
    const path = ['rules', facts.number];
    const questions = this.#shelf.questionsOf(name, language);
    const rule: Rule = {
      number: facts.number,
      ...(said.lead === undefined ? {} : { lead: said.lead }),
      ...(facts.important ? { important: true } : {}),
      text: said.text,
      notes: this.#notes(facts.notes, own?.notes, path),
      provenance: this.#provenance(facts, own),
      ...(questions ? { questions: [...questions] } : {}),
      ...(own?.noExample === undefined ? {} : { noExample: own.noExample }),
    };
    if (own?.text === undefined) this.#places.inherit(rule, said);
    else this.#places.set(rule, () => this.#own.json.place(path));
    return rule;
  }

  #provenance(facts: RuleStructure, own: RuleWords | undefined): RuleProvenance {
    const { language } = this.#own.value;
    const sources =
      facts.sources ?? LANGUAGES.filter((one) => this.#files.edition.value.sources[one]);
    const translated = sources.includes(language) ? undefined : sources[0];
    return {
      kind: facts.provenance ?? 'restated',
      ...(translated === undefined ? {} : { translated }),
      ...(facts.same === undefined ? {} : { same: facts.same }),
      ...(own?.provenance === undefined ? {} : { note: own.provenance }),
    };
  }

  #articles(): Article[] {
    const { structure } = this.#files;
    return (structure.value.articles ?? []).flatMap(({ id, notes }) => {
      const own = this.#own.value.articles?.[id];
      if (!own) return [];
      const path = ['articles', id];
      const article: Article = {
        kind: 'article',
        id,
        title: own.title,
        text: own.text,
        notes: this.#notes(notes, own.notes, path),
        ...(own.questions ? { questions: own.questions } : {}),
      };
      this.#places.set(article, () => this.#own.json.place(path));
      return [article];
    });
  }

  #notes(
    facts: readonly NoteStructure[] = [],
    texts: readonly string[] = [],
    path: readonly string[],
  ): Note[] {
    return facts.flatMap((one, i) => {
      const text = texts[i];
      if (text === undefined) return [];
      const note: Note = { ...one, text };
      this.#places.set(note, () => this.#own.json.place([...path, 'notes', i]));
      return [note];
    });
  }
}
