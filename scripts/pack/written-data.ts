import { compareIds } from '../../src/library/examples/folder.ts';
import { type Books, type Library, upToCurrent } from '../../src/library/open-library.ts';
import type { Rule, Term, WrittenBook } from '../../src/packages/rules/written.ts';
import type { EditionChanges } from '../../src/rulebook/crosswalk.ts';
import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';
import { compareNumbers } from '../../src/rulebook/number.ts';
import { indexRows } from '../../src/search/index/rows.ts';
import { searchedLibrary } from '../../src/search/index/searched-library.ts';

/** The source of generated modules in the packages, by module name. */
export type WrittenModules = ReadonlyMap<string, string>;

/** Returns modules with every edition in every language, and the changes between editions. */
export function rulesModules(books: Books): WrittenModules {
  const all = upToCurrent(books);
  const outlines = all.outlines.toSorted((a, b) => Number(b.current) - Number(a.current));
  const modules = new Map<string, string>();
  const loaders = outlines.map(({ edition, languages }) => {
    const own = languages.map((language) => {
      const name = `written:book/${edition}/${language}`;
      modules.set(name, dataModule(writeBook(all, edition, language)));
      return `${language}: () => import(${JSON.stringify(name)})`;
    });
    return `${JSON.stringify(edition)}: { ${own.join(', ')} }`;
  });
  const editions = JSON.stringify(outlines.map(({ edition }) => edition));
  modules.set(
    'written:books',
    `export const EDITIONS = ${editions};\nexport const BOOKS = { ${loaders.join(', ')} };`,
  );
  const changes: readonly EditionChanges[] = all.changes;
  modules.set('written:changes', dataModule(changes));
  return modules;
}

/** Returns a module with the collection of cards. */
export function engineModules({ cards }: Library): WrittenModules {
  return new Map([['written:cards', dataModule(cards)]]);
}

/** Returns modules with all data of the server for assistants. */
export function assistantModules(all: Library, version: string): WrittenModules {
  const library = searchedLibrary(all);
  const modules = new Map([...rulesModules(library), ...engineModules(library)]);
  const examples = library.examples.toSorted((a, b) => compareIds(a.id, b.id));
  modules.set('written:rulings', dataModule(library.rulings));
  modules.set('written:grid', dataModule(library.grid));
  modules.set('written:record', dataModule(library.record));
  modules.set('written:examples', dataModule(examples));
  modules.set('written:version', dataModule(version));
  const loaders = LANGUAGES.map((language) => {
    const name = `written:search/${language}`;
    modules.set(name, dataModule(indexRows(library, language)));
    return `${language}: () => import(${JSON.stringify(name)})`;
  });
  modules.set('written:search', `export const SEARCH_ROWS = { ${loaders.join(', ')} };`);
  return modules;
}

/** Writes data as a module that parses JSON, because engines load that faster than literals. */
function dataModule(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

function writeBook(all: Books, edition: string, language: Language): WrittenBook {
  const outline = all.outlines.find((one) => one.edition === edition)!;
  const titled = [...outline.chapters, ...outline.groups];
  const sections = all.sections
    .filter((page) => page.edition === edition && page.language === language)
    .sort((a, b) => compareNumbers(a.number, b.number));
  const pages = all.terms.filter((page) => page.language === language);
  return {
    title: outline.title[language],
    date: outline.date,
    titles: Object.fromEntries(
      titled.flatMap(({ number, title }) => (title[language] ? [[number, title[language]]] : [])),
    ),
    sections: sections.map(({ number, title, rules }) => ({
      number,
      title,
      rules: rules.map(
        (rule): Rule => ({
          number: rule.number,
          ...(rule.lead ? { lead: rule.lead } : {}),
          text: rule.plain,
          notes: rule.notes.map(({ kind, official, plain }) => ({ kind, official, text: plain })),
          cites: rule.cites,
          terms: rule.terms,
        }),
      ),
    })),
    terms: pages.map(
      ({ id, category, forms, plain, rules }): Term => ({
        id,
        category,
        name: forms.singular,
        forms: [...(forms.plural ? [forms.plural] : []), ...forms.other],
        definition: plain,
        rules: rules[edition] ?? [],
      }),
    ),
    otherNames: Object.fromEntries(
      pages.map(({ id }) => [id, namesElsewhere(all, id, language)] as const),
    ),
  };
}

function namesElsewhere({ terms }: Books, id: string, language: Language): string[] {
  return LANGUAGES.filter((one) => one !== language).flatMap((one) =>
    terms
      .filter((page) => page.id === id && page.language === one)
      .map((page) => page.forms.singular),
  );
}
