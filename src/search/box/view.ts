import { address } from '../../addresses/address.ts';
import { sayOtherMeaning } from '../../languages/texts/other-meaning.ts';
import type { SearchWords } from '../../languages/texts/search.ts';
import { drawFacesInto, nameIn } from '../../pictures/face/faces-of-names.ts';
import type { Language } from '../../rulebook/language.ts';
import { searchPage } from '../address.ts';
import type { SearchAnswer } from '../answer.ts';
import type { ResultKind } from '../index/record.ts';
import type { SearchState } from '../live.ts';
import type { SearchResult, TextBeside } from '../result.ts';
import { element, setAttributes } from './element.ts';
import type { TextPiece } from './excerpt.ts';

type Child = Node | string;

/** The number of first results that are listed together; the others are grouped by kind. */
const BEST = 6;

/** The headings in their order; chapters, groups and sections are listed with the rules. */
const HEADINGS: readonly (readonly [heading: ResultKind, kinds: readonly ResultKind[]])[] = [
  ['rule', ['rule', 'section', 'group', 'chapter']],
  ['term', ['term']],
  ['article', ['article']],
  ['ruling', ['ruling']],
  ['record', ['record']],
  ['card', ['card']],
  ['example', ['example']],
  ['page', ['page', 'unanswered']],
];

/** Whether a number was searched. */
export function isNumber({ match }: Pick<SearchAnswer, 'match'>): boolean {
  return match === 'number' || match === 'nearest' || match === 'elsewhere';
}

/** Groups results under headings: the best, then the others by kind. Each group is drawn lazily. */
export function resultGroups(
  found: Pick<SearchAnswer, 'match' | 'isUnanswered'>,
  results: readonly SearchResult[],
  words: SearchWords,
): (() => HTMLElement[])[] {
  const shownAbove = results.slice(0, BEST).flatMap(({ shows }) => shows);
  const group = (heading: string, some: readonly SearchResult[]) => () =>
    withHeading(
      heading,
      some.map((result) => resultLink(result, words, shownAbove.includes(result.url))),
    );
  if (found.match !== 'words') return [group(isNumber(found) ? words.number : words.best, results)];
  const others = results.slice(BEST);
  return [
    group(found.isUnanswered ? words.near : words.best, results.slice(0, BEST)),
    ...HEADINGS.map(([heading, kinds]) =>
      group(
        words.groups[heading],
        others.filter(({ kind }) => kinds.includes(kind)),
      ),
    ),
  ];
}

/** Returns links under a heading; nothing if there are no links. */
export function withHeading(heading: string, links: readonly HTMLElement[]): HTMLElement[] {
  if (links.length === 0) return [];
  const head = element('p', { class: 'search-heading', 'aria-hidden': 'true' }, heading);
  return [element('div', { role: 'group', 'aria-label': heading }, head, ...links)];
}

/** Returns a button under the list for more results. */
export function moreButton(label: string, pressed: () => void): HTMLElement {
  const button = element('button', { type: 'button', class: 'search-more' }, label);
  button.addEventListener('click', pressed);
  return button;
}

/**
 * A result as a link with its number or name, its section or kind, and an excerpt.
 *
 * @param isShownAbove whether another result shows its text already
 */
export function resultLink(
  result: SearchResult,
  words: SearchWords,
  isShownAbove = false,
): HTMLElement {
  const kind = element('span', { class: 'search-kind' }, words.kind[result.kind]);
  const title = element('span', { class: 'search-title' }, ...nameOf(result, words));
  const section = element('span', { class: 'search-section' }, result.section);
  const link = element('a', { class: 'search-result', href: result.url });
  link.append(title, ' ', section, ' ', kind);
  const { question, excerpt, beside, decides } = result;
  if (decides) link.append(' ', element('strong', { class: 'search-decides' }, decides));
  if (question.length > 0) {
    link.append(' ', element('span', { class: 'search-question' }, ...markPieces(question)));
  }
  if (excerpt.length > 0 && !isShownAbove) {
    link.append(' ', element('span', { class: 'search-excerpt' }, ...markPieces(excerpt)));
  }
  for (const one of beside) link.append(' ', textBeside(one));
  const editions = [
    ...(result.older ? [words.older(result.older)] : []),
    ...result.elsewhere.map(({ edition, number }) => words.also(edition, number)),
  ];
  if (editions.length > 0) {
    link.append(' ', element('span', { class: 'search-editions' }, editions.join(' · ')));
  }
  if (beside.length > 0) nameByOwnParts(link);
  const card = result.kind === 'card' && nameIn(result.url);
  if (card) {
    link.classList.add('has-face');
    drawFacesInto(new Map([[link, card]]), address.file('card-faces.json'));
  }
  return link;
}

function textBeside({ title, section, text }: TextBeside): HTMLElement {
  if (title === '') return element('span', { class: 'search-remark' }, ...markPieces(text));
  const head = [
    element('span', { class: 'search-beside-title' }, title),
    ...(section === '' ? [] : [' ', element('span', {}, section)]),
  ];
  const said = element('span', { class: 'search-beside-text' }, ...markPieces(text));
  return element('span', { class: 'search-beside' }, ...head, ' ', said);
}

let lastId = 0;

/** Names a link by its own parts, so that a screen reader tells what is beside them after its name. */
function nameByOwnParts(link: HTMLElement): void {
  const isBeside = (part: Element) => part.matches('.search-remark, .search-beside');
  const idsOf = (parts: readonly Element[]) => {
    for (const part of parts) part.id = `search-part-${++lastId}`;
    return parts.map(({ id }) => id).join(' ');
  };
  const parts = [...link.children];
  setAttributes(link, {
    'aria-labelledby': idsOf(parts.filter((part) => !isBeside(part))),
    'aria-describedby': idsOf(parts.filter(isBeside)),
  });
}

/** Returns the title of a result; marks an English name that replaces an unknown one. */
function nameOf({ title, isEnglishName }: SearchResult, words: SearchWords): Child[] {
  if (!isEnglishName) return markPieces(title);
  const mark = element('abbr', { class: 'english-name', title: words.englishName }, 'EN');
  return [element('span', { lang: 'en' }, ...markPieces(title)), ' ', mark];
}

/** Returns a link to the worked example of the first result, if it has one. */
export function watchLink(results: readonly SearchResult[], words: SearchWords): HTMLElement[] {
  const first = results[0];
  if (!first?.watch) return [];
  const text = `${words.watch} · ${first.title.map((piece) => piece.text).join('')}`;
  return [element('a', { class: 'search-watch', href: first.watch }, text)];
}

/** An amount of mana as texts without icons write it. */
const MANA = /\{([0-9]|X)\}/;

function markPieces(pieces: readonly TextPiece[]): Child[] {
  return pieces.flatMap(({ text, found }): Child[] =>
    found ? [element('mark', {}, text)] : withManaCircles(text),
  );
}

/** Returns a text with amounts of mana, `{2}`, as the circles that the pages show. */
function withManaCircles(text: string): Child[] {
  return text.split(MANA).flatMap((part, place): Child[] => {
    if (place % 2 === 0) return part === '' ? [] : [part];
    return [element('span', { class: 'amount', role: 'img', 'aria-label': `${part} mana` }, part)];
  });
}

/** Returns one line on the outcome of the search, shown and read by screen readers. */
export function statusText(state: SearchState, words: SearchWords): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'loading':
      return words.loading;
    case 'failed':
      return words.failed;
    case 'found':
      return foundText(state.found, words);
  }
}

function foundText(found: SearchAnswer, words: SearchWords): string {
  const total = found.results.length;
  if (found.elsewhere) {
    const { edition, number } = found.elsewhere;
    return (total > 0 ? words.elsewhere : words.onlyElsewhere)(edition, number);
  }
  if (total === 0) return words.none;
  if (found.match === 'nearest') return words.nearest(total);
  if (found.match === 'full-text') return words.fullText(total);
  if (found.isUnanswered) return words.unanswered;
  const count = words.found(total);
  const { otherMeanings } = found;
  const edition = found.results[0]?.editions[0];
  if (!otherMeanings || edition === undefined) return count;
  const meanings = otherMeanings.map((other) =>
    sayOtherMeaning(words.otherMeaning, other.edition, other.title, other.here, true),
  );
  return [`${count} · ${words.older(edition)}`, ...meanings].map((said) => `${said}.`).join(' ');
}

/** The most words that are listed as read differently. */
const MOST_READ = 4;

/** Says how a query was read: its corrected or translated words, each once, and its language. */
export function readAs(
  { corrections, meanings, readIn }: Pick<SearchAnswer, 'corrections' | 'meanings' | 'readIn'>,
  words: SearchWords,
): string {
  const lines = new Set([
    ...corrections.map(({ typed, read }) => words.corrected(typed, read)),
    ...meanings.map(({ said, language, name }) => words.meaning(said, language, name)),
  ]);
  return [
    ...[...lines].slice(0, MOST_READ),
    ...(lines.size > MOST_READ ? ['…'] : []),
    ...(readIn ? [words.readIn(words.nameLanguage(readIn))] : []),
  ].join(' · ');
}

/** Returns notes on how the query was read, with a button to undo corrections. */
export function readingNotes(
  state: SearchState,
  words: SearchWords,
  refuse: () => void,
): HTMLElement[] {
  if (state.kind !== 'found') return [];
  const { corrections } = state.found;
  const read = readAs(state.found, words);
  if (!read) return [];
  const line = element(
    'p',
    { class: 'search-reading' },
    read.endsWith('…') ? `${read} ` : `${read}. `,
  );
  if (corrections.length > 0) {
    const button = element('button', { type: 'button', class: 'search-refuse' }, words.refuse);
    button.addEventListener('click', refuse);
    line.append(button);
  }
  return [line];
}

/** Returns links for a search without results: similar terms, the outline, the terms, a retry. */
export function waysOn(
  state: SearchState,
  language: Language,
  words: SearchWords,
  retry: () => void,
): Child[] {
  const isEmpty = state.kind === 'found' && state.found.results.length === 0;
  if (!isEmpty && state.kind !== 'failed') return [];
  const links = [
    element('a', { href: address.home(language) }, words.outline),
    element('a', { href: address.terms(language) }, words.terms),
  ];
  const list = element('p', { class: 'search-ways' }, links[0]!, ' · ', links[1]!);
  if (state.kind === 'failed') {
    const again = element('button', { type: 'button', class: 'search-retry' }, words.retry);
    again.addEventListener('click', retry);
    return [list, again];
  }
  const near = state.found.near.map((name) =>
    element('a', { href: searchPage(language, name) }, name),
  );
  if (near.length === 0) return [list];
  const row = near.flatMap((link, i): Child[] => (i > 0 ? [' · ', link] : [link]));
  return [element('p', { class: 'search-ways' }, `${words.nearestTerms} `, ...row), list];
}
