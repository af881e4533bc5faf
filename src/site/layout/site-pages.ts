import { address } from '../../addresses/address.ts';
import { apiTexts } from '../../languages/texts/api.ts';
import { sheetTexts } from '../../languages/texts/at-the-table.ts';
import { betweenTexts } from '../../languages/texts/between.ts';
import { gridTexts } from '../../languages/texts/grid.ts';
import { interfaceTexts } from '../../languages/texts/interface.ts';
import { learnTexts } from '../../languages/texts/learn.ts';
import { practiceTexts } from '../../languages/texts/practice.ts';
import { recordTexts } from '../../languages/texts/record.ts';
import { histories } from '../../library/changes.ts';
import { pageTold } from '../../library/site-pages.ts';
import { volumesOf } from '../../library/volume.ts';
import type { Language } from '../../rulebook/language.ts';

/** A page that the navigation leads to. */
export interface SitePage {
  readonly name: string;
  readonly href: string;
}

/** Returns the main pages, which the header links to. */
export async function mainPages(lang: Language): Promise<readonly SitePage[]> {
  const { nav, home } = interfaceTexts(lang);
  const current = (await volumesOf(lang))[0];
  return [
    ...(current ? [{ name: nav.rules, href: address.edition(lang, current.edition) }] : []),
    { name: nav.terms, href: address.terms(lang) },
    { name: home.examples, href: address.examples(lang) },
    { name: nav.rulings, href: address.rulings(lang) },
    { name: nav.cards, href: address.cards(lang) },
    { name: nav.articles, href: address.articles(lang) },
    { name: nav.deck, href: address.deck(lang) },
    { name: nav.freePlay, href: address.sandbox(lang) },
  ];
}

/** Returns all other pages: other forms of the rules, and pages about the site. */
export async function morePages(lang: Language): Promise<readonly SitePage[]> {
  const { nav, changes } = interfaceTexts(lang);
  const books = await volumesOf(lang);
  const [current, ...older] = books;
  return [
    { name: learnTexts(lang).title, href: address.learn(lang) },
    { name: practiceTexts(lang).title, href: address.practice(lang) },
    { name: betweenTexts(lang).title, href: address.between(lang) },
    { name: gridTexts(lang).title, href: address.grid(lang) },
    { name: sheetTexts(lang).title, href: address.atTheTable(lang) },
    { name: recordTexts(lang).title, href: address.record(lang) },
    ...(current ? [{ name: nav.whole, href: address.whole(lang, current.edition) }] : []),
    ...(await histories()).map(({ edition }) => ({
      name: changes.title(edition),
      href: address.changes(lang, edition),
    })),
    ...older.map(({ edition, outline }) => ({
      name: outline.title[lang],
      href: address.edition(lang, edition),
    })),
    { name: nav.coverage, href: address.coverage(lang) },
    { name: pageTold('a-z').title[lang], href: address.aToZ(lang) },
    { name: pageTold('unanswered').title[lang], href: address.unanswered(lang) },
    { name: nav.sources, href: address.sources(lang) },
    { name: apiTexts(lang).title, href: address.api(lang) },
    { name: interfaceTexts(lang).offline.title, href: address.offline(lang) },
  ];
}
