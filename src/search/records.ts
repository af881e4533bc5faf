import { address } from '../i18n/address.ts';
import type { ArticlePage, Outline, SectionPage, TermPage } from '../rulebook/content.ts';
import { iconWord } from '../rulebook/icon.ts';
import { LANGUAGES, type Language } from '../rulebook/language.ts';
import { texts } from '../texts/interface.ts';
import { splitElisions } from './elision.ts';
import type { SearchedCard, SearchedExample, SearchedRuling } from './library.ts';
import type { ResultKind } from './result.ts';

/**
 * One page in the index: what is searched, and what a result shows. Every value of `meta` is
 * searched too, with the weights in `pagefind.ts`.
 */
export interface SearchRecord {
  readonly url: string;
  readonly language: Language;
  readonly content: string;
  readonly meta: {
    readonly title?: string;
    /** Stands for the title where that is a whole sentence, whose words say less than a name. */
    readonly question?: string;
    readonly example?: string;
    readonly section?: string;
    readonly forms?: string;
    /** What tells a card from others of its name: rarity and faction. */
    readonly version?: string;
  };
  readonly filters: { readonly kind: [ResultKind] };
}

/** The chapters and groups that have sections in a language, which are found by their titles. */
export function outlineRecords(
  { edition, chapters, groups }: Outline,
  sections: readonly SectionPage[],
): SearchRecord[] {
  const above = [
    ...chapters.map((chapter) => ({ ...chapter, kind: 'chapter' as const })),
    ...groups.map((group) => ({ ...group, kind: 'group' as const })),
  ];
  return LANGUAGES.flatMap((language) => {
    const own = sections.filter((section) => section.language === language);
    return above.flatMap(({ kind, number, title }) => {
      const section = title[language];
      const isFilled = own.some((page) => page.number.startsWith(`${number}.`));
      if (section === undefined || !isFilled) return [];
      const url = address.number(language, edition, number);
      return [titledRecord(kind, language, url, number, section)];
    });
  });
}

/** A section and its rules with their notes, each at its pinned address. */
export function sectionRecords(page: SectionPage): SearchRecord[] {
  const { edition, language, number, title } = page;
  const section = splitElisions(title);
  const rules = page.rules.map((rule) =>
    record('rule', language, address.number(language, edition, rule.number), withNotes(rule), {
      title: rule.number,
      section: rule.lead ? `${section} · ${splitElisions(rule.lead)}` : section,
    }),
  );
  const url = address.number(language, edition, number);
  return [titledRecord('section', language, url, number, title), ...rules];
}

/** What has a number and a title but no text: the title stands for it, or the index would pass it over. */
function titledRecord(
  kind: ResultKind,
  language: Language,
  url: string,
  number: string,
  title: string,
): SearchRecord {
  const section = splitElisions(title);
  const forms = kind === 'section' ? {} : { forms: section };
  return record(kind, language, url, title, { title: number, section, ...forms });
}

/** An article with its notes. */
export function articleRecord(page: ArticlePage): SearchRecord {
  const { id, language, title } = page;
  return record('article', language, address.article(language, id), withNotes(page), {
    title: splitElisions(title),
  });
}

function withNotes({ plain, notes }: Pick<ArticlePage, 'plain' | 'notes'>): string {
  return [plain, ...notes.map((note) => note.plain)].join(' ');
}

/** A term, which is found by all its forms. */
export function termRecord({ id, language, forms, plain }: TermPage): SearchRecord {
  const others = [forms.plural, ...forms.other].filter((form) => form !== undefined);
  return record('term', language, address.term(language, id), plain, {
    title: splitElisions(forms.singular),
    forms: splitElisions(others.join(', ')),
  });
}

/** A ruling in each language. */
export function rulingRecords({ url, question, answer, notes }: SearchedRuling): SearchRecord[] {
  return LANGUAGES.map((language) => {
    const text = [answer, ...notes.map((note) => note.text)].map((said) => said[language]);
    return record('ruling', language, url[language], text.join(' '), {
      question: splitElisions(question[language]),
    });
  });
}

/** A card in each language, with its type line, what tells it from others, and its text. */
export function cardRecords(card: SearchedCard): SearchRecord[] {
  const { url, name, typeLine, rarity, faction, text } = card;
  return LANGUAGES.map((language) => {
    const { icons } = texts(language);
    const of = FACTIONS.find((known) => known === faction);
    const version = rarity && rarity !== 'common' ? [icons[rarity], of && icons[of]] : [];
    return record('card', language, url[language], text[language].replaceAll('\n', ' '), {
      title: splitElisions(name[language].replaceAll("'", '’')),
      section: typeLine[language],
      version: version.filter(Boolean).join(' · '),
    });
  });
}

const FACTIONS = ['axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir'] as const;

/** A worked example in each language, with its story and the names of its variants. */
export function exampleRecords({ url, title, story, variants = [] }: SearchedExample) {
  return LANGUAGES.map((language) => {
    const text = [story, ...variants.map((variant) => variant.title)].map((said) => said[language]);
    return record('example', language, url[language], text.join(' '), {
      example: splitElisions(title[language]),
    });
  });
}

function record(
  kind: ResultKind,
  language: Language,
  url: string,
  text: string,
  meta: SearchRecord['meta'],
): SearchRecord {
  const content = splitElisions(withIconWords(text, language));
  return { url, language, content, meta, filters: { kind: [kind] } };
}

/** A text with words for the icons that it names. */
function withIconWords(text: string, language: Language): string {
  return text.replace(
    /\{([a-z-]+(?::\w+)?)\}/g,
    (mark, name: string) => iconWord(name, language) || mark,
  );
}
