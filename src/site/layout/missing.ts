/** The page of a missing address: uses the reader's language and suggests similar pages. */
import { address } from '../../addresses/address.ts';
import { loadSearchWords } from '../../languages/texts/search.ts';
import { findLacked, type Lacked, type LackingList, lackingFile } from '../../rulebook/lacking.ts';
import type { Language } from '../../rulebook/language.ts';
import { readNumber, resolveNumber } from '../../rulebook/resolve.ts';
import { olderSearch } from '../../search/address.ts';
import { type Elsewhere, findElsewhere, type Target } from '../../search/elsewhere.ts';
import { search } from '../../search/search.ts';
import { siteSources } from '../../search/sources.ts';

/** The most pages to suggest. */
const MOST = 4;

const parts = location.pathname.split('/').filter(Boolean).map(decodePart);
const wanted = parts.at(-1)?.replace(/\.html?$/, '') ?? '';
const lang = document.documentElement.lang as Language;
const older = olderSearch(location, lang);

if (older) location.replace(older);
else showLanguage();

function showLanguage(): void {
  const section = document.querySelector<HTMLElement>(`.missing[lang="${lang}"]`);
  if (section) showSuggestions(section);
}

function showSuggestions(section: HTMLElement): void {
  document.title = section.querySelector('h2')?.textContent ?? document.title;
  const field = section.querySelector<HTMLInputElement>('input[name="q"]');
  if (field) field.value = wanted.replaceAll('-', ' ');
  if (readNumber(wanted).length > 0) void suggestNumbers(section);
  else if (wanted) void suggestPages(section).catch(() => {});
}

/** Offers the pages that the words of the address find. */
async function suggestPages(section: HTMLElement): Promise<void> {
  const list = section.querySelector<HTMLElement>('.nearest');
  const text = wanted.replace(/[-_+]+/g, ' ');
  const { match, results } = await search({ text, language: lang }, siteSources());
  if (!list || match !== 'words' || results.length === 0) return;
  const items = results.slice(0, MOST).map(({ url, title, section: beside }) => {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = title.map((piece) => piece.text).join('');
    const line = document.createElement('li');
    line.append(link, beside && ` ${beside}`);
    return line;
  });
  const { suggested } = await loadSearchWords(lang);
  list.querySelector('h3')?.replaceChildren(suggested);
  list.querySelector('ul')?.append(...items);
  list.hidden = false;
}

/** Suggests numbers that the address may mean; for one of another edition, its counterparts here. */
async function suggestNumbers(section: HTMLElement): Promise<void> {
  const list = section.querySelector<HTMLElement>('.nearest');
  if (!list) return;
  const lacked = await lackedHere();
  if (lacked) return showLacked(section, list, lacked);
  const other = await numberElsewhere();
  const items = other ? other.targets.map(listItem) : nearestNumbers().map(listItem);
  if (other) {
    const words = await loadSearchWords(lang);
    const said = (items.length > 0 ? words.elsewhere : words.onlyElsewhere)(
      other.edition,
      other.number,
    );
    list.querySelector('h3')?.replaceChildren(said);
  }
  list.querySelector('ul')?.append(...items);
  list.hidden = !other && items.length === 0;
}

async function lackedHere(): Promise<Lacked | null> {
  const response = await fetch(address.file(lackingFile(lang))).catch(() => null);
  const list: LackingList = response?.ok ? await response.json() : {};
  return findLacked(list, parts.at(-2), readNumber(wanted));
}

/** Shows the counterparts of a number that the edition lacks, and links to it in the other edition. */
function showLacked(section: HTMLElement, list: HTMLElement, lacked: Lacked): void {
  const { number, by, edition, here } = lacked;
  const { lacking = '', there = '', gone = '' } = section.dataset;
  const fill = (words: string, of: string) => words.replace('#', number).replace('%', of);
  const title = fill(lacking, by);
  document.title = title;
  section.querySelector('h2')?.replaceChildren(title);
  list.querySelector('h3')?.replaceChildren(fill(here.length > 0 ? there : gone, edition));
  const places = [...here.map((one) => [by, one] as const), [edition, number] as const];
  list
    .querySelector('ul')
    ?.append(
      ...places.map(([of, one]) => lineTo(address.number(lang, of, one), `${of} ${one}`, 'number')),
    );
  list.hidden = false;
}

/** Finds the number in the edition that the address names or, if it is unknown here, in any other. */
async function numberElsewhere(): Promise<Elsewhere | null> {
  const all = await siteSources()
    .elsewhere(lang)
    .catch(() => ({}));
  const named = Object.entries(all).filter(([edition]) => edition === parts.at(-2));
  if (named.length > 0) return findElsewhere(wanted, Object.fromEntries(named));
  return meaningOfAddress()?.kind === 'nearest' ? findElsewhere(wanted, all) : null;
}

/** Resolves the number in the address among the numbers in the language of the page. */
function meaningOfAddress() {
  const known = JSON.parse(document.getElementById('numbers')?.textContent ?? '{}');
  return resolveNumber(wanted, new Set<string>(known[lang] ?? []));
}

function nearestNumbers(): readonly string[] {
  const meant = meaningOfAddress();
  if (!meant) return [];
  return meant.kind === 'exact' ? [meant.number] : meant.numbers;
}

function listItem(target: Target): HTMLLIElement {
  return typeof target === 'string'
    ? lineTo(address.alias(lang, target), target, 'number')
    : lineTo(address.term(lang, target[0]), target[1]);
}

function lineTo(path: string, words: string, look = ''): HTMLLIElement {
  const link = document.createElement('a');
  link.href = path;
  link.className = look;
  link.textContent = words;
  const line = document.createElement('li');
  line.append(link);
  return line;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
