import { isDeepStrictEqual } from 'node:util';
import type { DictionaryRule } from '../../rulebook/dictionary.ts';
import type { RuleWords } from '../../rulebook/edition-words.ts';
import type { Language } from '../../rulebook/language.ts';
import { compareNumbers } from '../../rulebook/number.ts';
import {
  listedNotes,
  type RuleStructure,
  type Structure,
  sharedNoteCount,
} from '../../rulebook/structure.ts';
import { Problems } from '../problem.ts';
import { bindBooks } from '../read/bind-book.ts';
import type { EditionFiles } from '../read/edition-folder.ts';
import { rulesOf } from '../read/loaded.ts';
import { Places } from '../read/places.ts';

/** The files of all editions after a flip. */
export interface Flip {
  readonly editions: readonly EditionFiles[];
  /** Rules of older editions that keep words, since those of the newest would read otherwise there. */
  readonly kept: readonly string[];
}

/** The rules of all editions as readers see them, by language and by name: `5.0 6.1.e`. */
type BoundRules = ReadonlyMap<Language, ReadonlyMap<string, DictionaryRule>>;

/** The parts of a rule's words that another rule can give. */
const PARTS = ['title', 'text', 'notes', 'noExample', 'provenance'] as const;
type Part = (typeof PARTS)[number];

/**
 * Writes all words of the newest edition into its own files. A rule that named an older one as the same
 * gets its words, and the older one names this rule instead. No rule of any edition reads differently
 * after it: where one would, the older edition keeps those words.
 *
 * @throws FlipError where readers would see another text
 */
export function flipEdition(editions: readonly EditionFiles[], newest: string): Flip {
  const before = boundRules(editions);
  const files = editions.find(({ edition }) => edition.value.id === newest);
  if (!files) throw new FlipError(`there is no edition ${newest}`);
  const turned = new Map<string, RuleStructure>();
  for (const rule of rulesIn(files)) if (rule.same !== undefined) turned.set(rule.same, rule);
  if (turned.size === 0) throw new FlipError(`edition ${newest} is whole already`);
  const flipWith = (isKept: (name: string, part: Part) => boolean) =>
    editions.map((one) =>
      one === files ? wholeEdition(one, before) : pointingEdition(one, newest, turned, isKept),
    );
  const after = boundRules(flipWith(() => false));
  const differing = (name: string) =>
    PARTS.filter((part) => !isAlike(partOf(part), name, before, after));
  const kept = new Map([...turned.keys()].map((name) => [name, differing(name)]));
  const flipped = flipWith((name, part) => kept.get(name)!.includes(part));
  checkUnchanged(before, boundRules(flipped));
  return {
    editions: flipped,
    kept: [...kept].flatMap(([name, parts]) => parts.map((part) => `${name} (${part})`)),
  };
}

/** A flip that cannot be done. */
export class FlipError extends Error {
  override readonly name = 'FlipError';
}

function rulesIn({ structure }: EditionFiles): readonly RuleStructure[] {
  return structure.value.sections.flatMap(({ rules }) => rules);
}

function boundRules(editions: readonly EditionFiles[]): BoundRules {
  const rules = new Map<Language, Map<string, DictionaryRule>>();
  for (const book of bindBooks(editions, { places: new Places(), problems: new Problems() })) {
    for (const { dictionary } of book.dictionaries) {
      const known = rules.get(dictionary.language) ?? new Map<string, DictionaryRule>();
      rules.set(dictionary.language, known);
      for (const rule of rulesOf(dictionary)) {
        known.set(`${dictionary.edition} ${rule.number}`, rule);
      }
    }
  }
  return rules;
}

/** Returns the function that takes a part of a rule, with what is written together with it. */
function partOf(part: Part): (rule: DictionaryRule) => unknown {
  switch (part) {
    case 'text':
      return ({ lead, text }) => [lead, text];
    case 'title':
    case 'notes':
    case 'noExample':
      return (rule) => rule[part];
    case 'provenance':
      return ({ provenance }) => provenance?.note;
    default:
      return part satisfies never;
  }
}

/** Whether something about a rule is the same in every language of two bindings. */
function isAlike(
  seenIn: (rule: DictionaryRule) => unknown,
  name: string,
  before: BoundRules,
  after: BoundRules,
): boolean {
  return [...before].every(([language, rules]) => {
    const [was, is] = [rules.get(name), after.get(language)?.get(name)];
    return isDeepStrictEqual(was && seenIn(was), is && seenIn(is));
  });
}

function checkUnchanged(before: BoundRules, after: BoundRules): void {
  const names = new Set([...before.values()].flatMap((rules) => [...rules.keys()]));
  const seen = ({ wordsOf: _, ...rule }: DictionaryRule) => rule;
  const changed = [...names].filter((name) => !isAlike(seen, name, before, after));
  if (changed.length > 0) throw new FlipError(`these rules would change: ${changed.join(', ')}`);
}

/** Returns an edition whose own files have all words that its readers see. */
function wholeEdition(files: EditionFiles, before: BoundRules): EditionFiles {
  const { id } = files.edition.value;
  const sources = new Set(rulesIn(files).flatMap(({ same }) => same?.split(' ')[0] ?? []));
  const noteFacts = (number: string) => {
    const bound = [...before.values()].map((rules) => rules.get(`${id} ${number}`));
    const notes = bound.find((rule) => rule !== undefined)?.notes ?? [];
    return notes.map(({ text: _, ...note }) => note);
  };
  return {
    ...files,
    edition: {
      ...files.edition,
      value: {
        ...files.edition.value,
        wordsFrom: files.edition.value.wordsFrom ?? [...sources][0],
      },
    },
    ...mapRules(files, {
      facts: (rule) => {
        const { same, notes, ...facts } = rule;
        if (same === undefined) return rule;
        return notes === undefined ? facts : { ...facts, notes: noteFacts(rule.number) };
      },
      words: (language, { number, same }, own) => {
        const bound = before.get(language)?.get(`${id} ${number}`);
        return bound && same !== undefined ? wordsOf(bound) : own;
      },
      title: (language, number, own) => own ?? before.get(language)?.get(`${id} ${number}`)?.title,
    }),
  };
}

/** Returns the words of a rule as a file of words has them. */
function wordsOf({ lead, text, notes = [], noExample, provenance }: DictionaryRule): RuleWords {
  return {
    ...(lead === undefined ? {} : { lead }),
    text,
    ...(notes.length === 0 ? {} : { notes: notes.map((note) => note.text) }),
    ...(noExample === undefined ? {} : { noExample }),
    ...(provenance?.note === undefined ? {} : { provenance: provenance.note }),
  };
}

/** Returns an older edition whose rules name those of the newest that say the same. */
function pointingEdition(
  files: EditionFiles,
  newest: string,
  turned: ReadonlyMap<string, RuleStructure>,
  isKept: (name: string, part: Part) => boolean,
): EditionFiles {
  const nameOf = (number: string) => `${files.edition.value.id} ${number}`;
  return {
    ...files,
    ...mapRules(files, {
      facts: (rule) => {
        const name = nameOf(rule.number);
        const newer = turned.get(name);
        if (!newer) return rule;
        if (rule.same !== undefined) {
          throw new FlipError(`${name} has the words of ${rule.same}: flip that edition first`);
        }
        const { number, notes = [], ...facts } = rule;
        const same = `${newest} ${newer.number}`;
        if (isKept(name, 'notes') || sharedNoteCount(newer) === 0) {
          return { number, ...facts, same, ...(notes.length > 0 ? { notes } : {}) };
        }
        const isAll = listedNotes(newer).length === 0;
        const shared = isAll ? ('same' as const) : (`same ${notes.length}` as 'same 1');
        return { number, ...facts, same, notes: [shared] };
      },
      words: (_, { number }, own) => {
        const name = nameOf(number);
        const newer = turned.get(name);
        if (!newer || !own) return own;
        const { lead, text, notes, noExample, provenance } = own;
        const isText = isKept(name, 'text');
        const isNotes = isKept(name, 'notes') || sharedNoteCount(newer) === 0;
        const rest = {
          ...(lead !== undefined && isText ? { lead } : {}),
          ...(text !== undefined && isText ? { text } : {}),
          ...(notes !== undefined && isNotes ? { notes } : {}),
          ...(noExample !== undefined && isKept(name, 'noExample') ? { noExample } : {}),
          ...(provenance !== undefined && isKept(name, 'provenance') ? { provenance } : {}),
        };
        return Object.keys(rest).length > 0 ? rest : undefined;
      },
      title: (_, number, own) => {
        const name = nameOf(number);
        return turned.has(name) && !isKept(name, 'title') ? undefined : own;
      },
    }),
  };
}

/** Returns the structure and the words of an edition with each rule's replaced, or removed. */
function mapRules(
  { structure, words }: EditionFiles,
  change: {
    readonly facts: (rule: RuleStructure) => RuleStructure;
    readonly words: (
      language: Language,
      rule: RuleStructure,
      own: RuleWords | undefined,
    ) => RuleWords | undefined;
    readonly title: (
      language: Language,
      number: string,
      own: string | undefined,
    ) => string | undefined;
  },
): Pick<EditionFiles, 'structure' | 'words'> {
  const sections = structure.value.sections.map((section) => ({
    ...section,
    rules: section.rules.map(change.facts),
  }));
  const value: Structure = { ...structure.value, sections };
  const rules = structure.value.sections.flatMap((section) => section.rules);
  const changed = [...words].map(([language, file]) => {
    const own = rules.flatMap((rule) => {
      const now = change.words(language, rule, file.value.rules[rule.number]);
      return now ? [[rule.number, now] as const] : [];
    });
    const titles = new Map(Object.entries(file.value.titles));
    for (const { number } of rules) {
      if (sections.some((section) => section.number === number)) continue;
      const title = change.title(language, number, titles.get(number));
      if (title === undefined) titles.delete(number);
      else titles.set(number, title);
    }
    const value = {
      ...file.value,
      titles: Object.fromEntries([...titles].sort(([a], [b]) => compareNumbers(a, b))),
      rules: Object.fromEntries(own),
    };
    return [language, { ...file, value }] as const;
  });
  return { structure: { ...structure, value }, words: new Map(changed) };
}
