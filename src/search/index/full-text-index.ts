import type { Language } from '../../rulebook/language.ts';
import { splitElisions } from '../elision.ts';
import { urlOf } from '../result.ts';
import type { IndexContent } from './read.ts';
import { type ResultKind, ruleKey, type SearchRecord } from './record.ts';
import { withIconWords } from './rows.ts';
import { cardTextsIn, type SearchedLibrary } from './searched-library.ts';

/** One page in Pagefind's index: the searched text, and the data that a result shows. */
export interface FullTextRecord {
  readonly url: string;
  readonly language: Language;
  readonly content: string;
  readonly meta: { readonly title: string; readonly section: string };
  readonly filters: { readonly kind: [ResultKind] };
}

/** Returns all records of a language with their full texts: notes, stories and texts of cards too. */
export function fullTextRecords(
  { language, records, editions }: IndexContent,
  library: SearchedLibrary,
): FullTextRecord[] {
  const { sections } = library;
  const notes = new Map(
    sections
      .filter((page) => page.language === language)
      .flatMap(({ edition, rules }) =>
        rules.map((rule) => {
          const said = rule.notes.map((note) => withIconWords(note.plain, language));
          return [ruleKey({ edition, number: rule.number }), said.join(' ')] as const;
        }),
      ),
  );
  // The older editions' own wordings: the text of a record that editions share is the current one's.
  const wordings = new Map(
    sections
      .filter((page) => page.language === language)
      .flatMap(({ edition, rules }) =>
        rules.map(({ number, plain }) => {
          return [ruleKey({ edition, number }), withIconWords(plain, language)] as const;
        }),
      ),
  );
  const stories = new Map(
    library.examples.map(({ id, story, variants = [] }) => {
      const told = [story, ...variants.map(({ title }) => title)];
      return [id, told.map((text) => text[language]).join(' ')];
    }),
  );
  const texts = cardTextsIn(library, language);
  const textsOf = ({ text, numbers }: SearchRecord) => {
    const others = numbers.slice(1).flatMap((number) => wordings.get(ruleKey(number)) ?? []);
    return new Set([text, ...others]);
  };
  const full = (record: SearchRecord) => {
    switch (record.kind) {
      case 'example':
        return stories.get(record.id) ?? '';
      case 'card':
        return texts[record.id] ?? '';
      default:
        return [...textsOf(record), notes.get(record.key) ?? ''].join(' ');
    }
  };
  return records.map((record) => {
    const { kind, title, section } = record;
    // Pagefind leaves out pages without text: a record without any is found by its title.
    const content = full(record).trim() || section || title;
    return {
      url: urlOf(record, language, editions[0]!),
      language,
      content: splitElisions(content.replaceAll('\n', ' ')),
      meta: { title: splitElisions(title), section: splitElisions(section) },
      filters: { kind: [kind] },
    };
  });
}
