import type {
  Article,
  DictionaryEntry,
  DictionaryNote,
  DictionaryRule,
  DictionarySection,
} from '../../rulebook/dictionary.ts';
import { compareNumbers } from '../../rulebook/number.ts';
import { formatPlace, type ProblemPlace } from '../problem.ts';
import type { DataReading } from '../read/places.ts';
import type { Contribution } from './contribution.ts';

/**
 * Merges the contributions of several pages in one language into one list of entries. A rule or an
 * article of several pages is kept once, in its fullest form; differences are reported.
 */
export function mergeContributions(
  contributions: readonly Contribution[],
  reading: DataReading,
): DictionaryEntry[] {
  const sections = new Map<string, Merged<DictionarySection>>();
  const groups = new Map<string, DictionaryEntry>();
  const articles = new Map<string, Merged<Article>>();
  for (const contribution of contributions) {
    const { entry } = contribution;
    if (entry.kind === 'group') groups.set(entry.number, entry);
    else if (entry.kind === 'section') mergeSection(sections, entry, contribution, reading);
    else mergeArticle(articles, entry, contribution, reading);
  }
  const titled = [...sections.values()].map((merged) => finishSection(merged, reading));
  const numbered = [...groups.values(), ...titled].sort((a, b) =>
    compareNumbers(numberOf(a), numberOf(b)),
  );
  const named = [...articles.values()].map(({ entry }) => entry);
  return [...numbered, ...named.sort((a, b) => (a.id < b.id ? -1 : 1))];
}

interface Merged<Kind> {
  readonly entry: Kind;
  readonly isTitled: boolean;
  readonly place: ProblemPlace;
}

function numberOf(entry: DictionaryEntry): string {
  return entry.kind === 'article' ? '' : entry.number;
}

function mergeSection(
  sections: Map<string, Merged<DictionarySection>>,
  section: DictionarySection,
  { isTitled, place }: Contribution,
  reading: DataReading,
): void {
  const known = sections.get(section.number);
  if (!known) {
    sections.set(section.number, { entry: section, isTitled, place });
    return;
  }
  const rules = new Map(known.entry.rules.map((rule) => [rule.number, rule]));
  for (const rule of section.rules) {
    const other = rules.get(rule.number);
    rules.set(rule.number, other ? fullerPart(other, rule, `rule ${rule.number}`, reading) : rule);
  }
  reportTitles(known, { entry: section, isTitled, place }, reading);
  const titled = known.isTitled ? known.entry.title : section.title;
  const ordered = [...rules.values()].sort((a, b) => compareNumbers(a.number, b.number));
  const merged: DictionarySection = { ...known.entry, title: titled, rules: ordered };
  reading.places.inherit(merged, known.entry);
  sections.set(section.number, {
    entry: merged,
    isTitled: known.isTitled || isTitled,
    place: known.place,
  });
}

function mergeArticle(
  articles: Map<string, Merged<Article>>,
  article: Article,
  { isTitled, place }: Contribution,
  reading: DataReading,
): void {
  const known = articles.get(article.id);
  if (!known) {
    articles.set(article.id, { entry: article, isTitled, place });
    return;
  }
  const kept = fullerPart(known.entry, article, `article ${article.id}`, reading);
  const title = known.isTitled ? known.entry.title : article.title;
  const merged: Article = { ...kept, title };
  reading.places.inherit(merged, kept);
  articles.set(article.id, { entry: merged, isTitled: known.isTitled || isTitled, place });
}

function finishSection(
  { entry, isTitled, place }: Merged<DictionarySection>,
  { problems }: DataReading,
): DictionarySection {
  if (!isTitled) {
    problems.warn(
      'lost-title',
      place,
      `the title of section ${entry.number} is lost; its number stands in its place`,
      'Load a page that has the heading.',
    );
  }
  return entry;
}

function reportTitles(
  known: Merged<DictionarySection>,
  other: Merged<DictionarySection>,
  { problems }: DataReading,
): void {
  if (!known.isTitled || !other.isTitled || known.entry.title === other.entry.title) return;
  problems.warn(
    'difference',
    other.place,
    `section ${other.entry.number} is called ${JSON.stringify(other.entry.title)} here and ` +
      `${JSON.stringify(known.entry.title)} at ${formatPlace(known.place)}; the latter was kept`,
    'Decide which is right.',
  );
}

/**
 * Returns the fuller of two forms of one text: one whose last list was not lost, otherwise the longer
 * one with its notes. Reports differences in their wording.
 */
function fullerPart<Part extends DictionaryRule | Article>(
  first: Part,
  second: Part,
  name: string,
  { places, problems }: DataReading,
): Part {
  const texts = [first, second].map(wordingOf) as [string, string];
  if (texts[0] === texts[1]) return first.notes || !second.notes ? first : second;
  const isSecondFuller =
    isCut(first) !== isCut(second) ? isCut(first) : texts[1].length > texts[0].length;
  const [kept, left]: readonly [Part, Part] = isSecondFuller ? [second, first] : [first, second];
  let parting = 0;
  while (texts[0][parting] === texts[1][parting]) parting++;
  const excerpt = (text: string) =>
    JSON.stringify(text.slice(Math.max(0, parting - 15), parting + 25));
  problems.warn(
    'difference',
    places.of(left, ''),
    `${name} is not the same here and at ${formatPlace(places.of(kept, ''))}, which was kept; they ` +
      `part at ${excerpt(wordingOf(left))} and ${excerpt(wordingOf(kept))}`,
    'Compare the two.',
  );
  return kept;
}

function isCut({ text }: DictionaryRule | Article): boolean {
  return /:\s*$/.test(text);
}

/** Returns all text of a part, normalized for differences in layout. */
function wordingOf(part: DictionaryRule | Article): string {
  const notes = (part.notes ?? []).map((note: DictionaryNote) => note.text);
  const lead = 'lead' in part ? (part.lead ?? '') : '';
  return [lead, part.text, ...notes].join(' ').replace(/\s+/g, ' ').trim();
}
