import { address } from '../../addresses/address.ts';
import {
  apiTexts,
  betweenTexts,
  gridTexts,
  interfaceTexts,
  learnTexts,
  practiceTexts,
  recordTexts,
  sheetTexts,
} from '../../languages/texts/interface.ts';
import { histories } from '../../library/changes.ts';
import { pageTold } from '../../library/site-pages.ts';
import { volumesOf } from '../../library/volume.ts';
import type { Language } from '../../rulebook/language.ts';

/** A page that the navigation leads to. */
export interface SitePage {
  readonly name: string;
  readonly href: string;
}

/** Pages of one purpose, under one word of the header; the first of them is where that word leads. */
export interface PageGroup {
  readonly name: string;
  /** The sign (`signs.css`) above the name in the bar at the lower edge of a phone. */
  readonly sign?: 'learn' | 'play';
  readonly pages: readonly SitePage[];
}

/** Returns all pages that the navigation leads to, by what readers come for; tools are last. */
export async function pageGroups(lang: Language): Promise<readonly PageGroup[]> {
  const { nav, home, changes, offline } = interfaceTexts(lang);
  const [current, ...older] = await volumesOf(lang);
  const rules = [
    ...(current ? [{ name: nav.rules, href: address.edition(lang, current.edition) }] : []),
    { name: nav.terms, href: address.terms(lang) },
    { name: nav.rulings, href: address.rulings(lang) },
    { name: nav.articles, href: address.articles(lang) },
    ...(current ? [{ name: nav.whole, href: address.whole(lang, current.edition) }] : []),
    ...(await histories()).map(({ edition }) => ({
      name: changes.title(edition),
      href: address.changes(lang, edition),
    })),
    ...older.map(({ edition, outline }) => ({
      name: outline.title[lang],
      href: address.edition(lang, edition),
    })),
  ];
  const cards = [
    { name: nav.cards, href: address.cards(lang) },
    { name: betweenTexts(lang).title, href: address.between(lang) },
    { name: recordTexts(lang).title, href: address.record(lang) },
  ];
  const learn = [
    { name: learnTexts(lang).title, href: address.learn(lang) },
    { name: practiceTexts(lang).title, href: address.practice(lang) },
    { name: home.examples, href: address.examples(lang) },
    { name: nav.coverage, href: address.coverage(lang) },
  ];
  const play = [
    { name: nav.freePlay, href: address.sandbox(lang) },
    { name: nav.wholeGame, href: address.wholeGame(lang) },
    { name: sheetTexts(lang).title, href: address.atTheTable(lang) },
  ];
  const tools = [
    { name: nav.deck, href: address.deck(lang) },
    { name: gridTexts(lang).title, href: address.grid(lang) },
    { name: pageTold('a-z').title[lang], href: address.aToZ(lang) },
    { name: pageTold('unanswered').title[lang], href: address.unanswered(lang) },
    { name: offline.title, href: address.offline(lang) },
    { name: nav.sources, href: address.sources(lang) },
    { name: apiTexts(lang).title, href: address.api(lang) },
  ];
  return [
    { name: nav.rules, pages: rules },
    { name: nav.cards, pages: cards },
    { name: nav.learn, sign: 'learn', pages: learn },
    { name: nav.play, sign: 'play', pages: play },
    { name: nav.tools, pages: tools },
  ];
}
