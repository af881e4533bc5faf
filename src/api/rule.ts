import { absoluteUrl, address } from '../addresses/address.ts';
import type { NotePage } from '../library/content.ts';
import { counterparts, historyOf } from '../library/counterparts.ts';
import { meaningsElsewhere } from '../library/other-meanings.ts';
import { examplesOf } from '../library/rule-examples.ts';
import { ruleQuestions } from '../library/rule-questions.ts';
import { rulingsDecidedBy } from '../library/rulings.ts';
import type { BookRule, BookSection, Volume } from '../library/volume.ts';
import { chapterOf } from '../rulebook/number.ts';
import type { EditionData, NoteData, RuleData, SectionData } from './schema.ts';

/** A rule as programs read it. */
export async function ruleData(book: Volume, rule: BookRule): Promise<RuleData> {
  const { edition, lang } = book;
  const { number, section } = rule;
  const citers = book.citers.get(number) ?? [];
  const above = section.entry.data.group;
  return {
    edition,
    language: lang,
    number,
    url: absoluteUrl(address.number(lang, edition, number)),
    section: { number: section.number, title: section.title },
    group: above.includes('.') ? placeNamed(book, above) : null,
    chapter: placeNamed(book, chapterOf(number)),
    ...neighboursOf([...book.rules.keys()], number),
    title: rule.title ?? null,
    lead: rule.lead ?? null,
    important: rule.important ?? false,
    text: rule.plain,
    marked: rule.text,
    notes: rule.notes.map(noteData),
    cites: rule.cites,
    citedBy: {
      rules: citers.flatMap((citer) => (citer.kind === 'rule' ? [citer.number] : [])),
      articles: citers.flatMap((citer) => (citer.kind === 'article' ? [citer.id] : [])),
    },
    terms: rule.terms,
    examples: [...examplesOf(edition, number, rule.examples)],
    rulings: rulingsDecidedBy(number, edition).map(({ id }) => id),
    counterparts: (await counterparts(book, number)).map(({ book: other, numbers }) => ({
      edition: other.edition,
      numbers: [...numbers],
      urls: numbers.map((one) => absoluteUrl(address.number(lang, other.edition, one))),
    })),
    otherMeanings: await otherMeaningData(book, number),
    history: (await historyOf(book, number)).map(({ before, edition: after, change }) => ({
      before,
      edition: after,
      from: change.from,
      to: change.to,
      kind: change.kind,
      why: change.why ?? null,
    })),
    provenance: rule.provenance ?? null,
    questions: [...(await ruleQuestions(lang))(`${edition} ${number}`)],
  };
}

async function otherMeaningData(book: Volume, number: string): Promise<RuleData['otherMeanings']> {
  const { edition, lang } = book;
  return (await meaningsElsewhere(book, number)).map(({ edition: other, title, here, text }) => ({
    edition: other,
    title,
    url: absoluteUrl(address.number(lang, other, number)),
    numbers: [...here],
    urls: here.map((one) => absoluteUrl(address.number(lang, edition, one))),
    text,
  }));
}

function placeNamed(book: Volume, number: string) {
  const node = book.nodes.get(number);
  return node ? { number, title: node.title } : null;
}

function neighboursOf(series: readonly string[], number: string) {
  const at = series.indexOf(number);
  return { previous: series[at - 1] ?? null, next: series[at + 1] ?? null };
}

function noteData({ kind, official, text, plain, example, from }: NotePage): NoteData {
  return {
    kind,
    official,
    text: plain,
    marked: text,
    example: example ?? null,
    from: from ?? null,
  };
}

/** A section with its rules as programs read it. */
export async function sectionData(book: Volume, section: BookSection): Promise<SectionData> {
  const { number, title, entry, rules } = section;
  return {
    edition: book.edition,
    language: book.lang,
    number,
    url: absoluteUrl(address.number(book.lang, book.edition, number)),
    title,
    group: entry.data.group,
    ...neighboursOf(
      book.sections.map((one) => one.number),
      number,
    ),
    otherMeanings: await otherMeaningData(book, number),
    rules: await Promise.all(rules.map((rule) => ruleData(book, rule))),
  };
}

/** A whole edition in one language as programs read it. */
export async function editionData(book: Volume): Promise<EditionData> {
  const { edition, lang, outline } = book;
  const titled = (list: readonly { number: string; title: Partial<Record<string, string>> }[]) =>
    list.flatMap(({ number, title }) => (title[lang] ? [{ number, title: title[lang] }] : []));
  return {
    edition,
    language: lang,
    title: outline.title[lang],
    date: outline.date,
    source: book.sections[0]?.entry.data.source ?? null,
    url: absoluteUrl(address.edition(lang, edition)),
    markdown: absoluteUrl(address.markdown(lang, edition)),
    chapters: titled(outline.chapters),
    groups: titled(outline.groups),
    sections: await Promise.all(book.sections.map((section) => sectionData(book, section))),
    articles: book.articles.map((article) => {
      const { id, title, text, plain, notes, cites, terms } = article.data;
      return {
        id,
        url: absoluteUrl(address.article(lang, id)),
        title,
        text: plain,
        marked: text,
        notes: notes.map(noteData),
        cites,
        terms,
      };
    }),
  };
}
