import { address } from '../i18n/address.ts';
import type { ArticlePage, Outline, SectionPage, TermPage } from '../rulebook/content.ts';
import { LANGUAGES, type Language } from '../rulebook/language.ts';
import { letterOf } from '../rulebook/number.ts';
import { splitElisions } from './elision.ts';
import type { SearchedCard, SearchedRuling } from './library.ts';
import type { NumberList } from './numbers.ts';
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
    readonly section?: string;
    readonly forms?: string;
  };
  readonly filters: { readonly kind: [ResultKind] };
}

/** A section and its rules, each at its pinned address. */
export function sectionRecords(page: SectionPage): SearchRecord[] {
  const { edition, language, number, title } = page;
  const section = splitElisions(title);
  const rules = page.rules.map((rule) =>
    record('rule', language, address.number(language, edition, rule.number), rule.plain, {
      title: rule.number,
      section: rule.lead ? `${section} · ${splitElisions(rule.lead)}` : section,
    }),
  );
  const own = record('section', language, address.number(language, edition, number), '', {
    title: number,
    section,
  });
  return [own, ...rules];
}

/** An article. */
export function articleRecord({ id, language, title, plain }: ArticlePage): SearchRecord {
  return record('article', language, address.article(language, id), plain, {
    title: splitElisions(title),
  });
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

/** A card in each language, with its type line and its text. */
export function cardRecords({ url, name, typeLine, text }: SearchedCard): SearchRecord[] {
  return LANGUAGES.map((language) =>
    record('card', language, url[language], text[language].replaceAll('\n', ' '), {
      title: splitElisions(name[language].replaceAll("'", '’')),
      section: typeLine[language],
    }),
  );
}

/**
 * The numbers of an edition in one language, for answers without the index.
 *
 * @param pages the edition's sections in that language, in any order
 */
export function numberList(outline: Outline, pages: readonly SectionPage[]): NumberList {
  const inOrder = [...pages].sort((a, b) => a.order - b.order);
  return {
    edition: outline.edition,
    sections: inOrder.map(({ number, title, rules }) => [
      number,
      title,
      rules.map((rule) => letterOf(rule.number)).join(''),
    ]),
  };
}

function record(
  kind: ResultKind,
  language: Language,
  url: string,
  text: string,
  meta: SearchRecord['meta'],
): SearchRecord {
  return { url, language, content: splitElisions(text), meta, filters: { kind: [kind] } };
}
