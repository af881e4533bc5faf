import { absoluteUrl, address } from '../../addresses/address.ts';
import { interfaceTexts } from '../../languages/texts/interface.ts';
import type { Language } from '../../rulebook/language.ts';

/** Descriptions of pages in the words of schema.org, as search engines read them. */

/** A place above a page: its name and address. */
export type TrailPlace = readonly [name: string, path: string];

/** The way down to a page, without the site's home, which search engines know; its last step is the page. */
export function breadcrumbList(steps: readonly TrailPlace[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      ...(i < steps.length - 1 ? { item: absoluteUrl(path) } : {}),
    })),
  };
}

/** The definition on a page: of a rule by its number, or of a term by its name. */
export interface PageDefinition {
  readonly lang: Language;
  readonly path: string;
  /** A rule's number; a term has none. */
  readonly code?: string;
  readonly name: string;
  readonly description: string;
  /** The book or list that it belongs to. */
  readonly set: TrailPlace;
}

export function definedTerm({ lang, path, code, name, description, set }: PageDefinition): object {
  const [setName, setPath] = set;
  return {
    '@type': 'DefinedTerm',
    url: absoluteUrl(path),
    ...(code === undefined ? {} : { termCode: code }),
    name,
    description,
    inLanguage: lang,
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: setName,
      url: absoluteUrl(setPath),
    },
  };
}

/** A question with its answer, which was given on a day. */
export function questionPage(
  lang: Language,
  asked: string,
  answer: string,
  day: string | undefined,
) {
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: asked,
      text: asked,
      inLanguage: lang,
      answerCount: 1,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer,
        ...(day === undefined ? {} : { dateCreated: day }),
      },
    },
  };
}

/** The site itself, with the address that searches it. */
export function websiteData(lang: Language): object {
  const { site } = interfaceTexts(lang);
  return {
    '@type': 'WebSite',
    name: 'Altered Codex',
    description: site.description,
    inLanguage: lang,
    url: absoluteUrl(address.home(lang)),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absoluteUrl(address.search(lang))}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
