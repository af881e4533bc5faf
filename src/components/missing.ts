/** The page of a missing address: speaks the reader's language and suggests what was meant. */
import { address } from '../i18n/address.ts';
import { readerLanguage } from '../i18n/reader.ts';
import { isLanguage, type Language } from '../rulebook/language.ts';
import { resolveNumber } from '../rulebook/resolve.ts';
import { olderSearch } from '../search/address.ts';

const parts = location.pathname.split('/').filter(Boolean).map(decode);
const wanted = parts.at(-1)?.replace(/\.html?$/, '') ?? '';
const lang: Language = parts.find(isLanguage) ?? readerLanguage();
const older = olderSearch(location, lang);

if (older) location.replace(older);
else speak();

function speak(): void {
  document.documentElement.lang = lang;
  for (const section of document.querySelectorAll<HTMLElement>('.missing')) {
    section.hidden = section.lang !== lang;
    if (section.lang === lang) suggest(section);
  }
}

function suggest(section: HTMLElement): void {
  document.title = section.querySelector('h2')?.textContent ?? document.title;
  const numbers = nearest();
  const list = section.querySelector<HTMLElement>('.nearest');
  list?.querySelector('ul')?.append(...numbers.map(item));
  if (list) list.hidden = numbers.length === 0;
  const ask = section.querySelector<HTMLAnchorElement>('.ask');
  if (ask && wanted)
    ask.search = new URLSearchParams({ q: wanted.replaceAll('-', ' ') }).toString();
}

/** The numbers that the address may have meant, in the language of the page. */
function nearest(): readonly string[] {
  const known = JSON.parse(document.getElementById('numbers')?.textContent ?? '{}');
  const meaning = resolveNumber(wanted, new Set<string>(known[lang] ?? []));
  if (!meaning) return [];
  return meaning.kind === 'exact' ? [meaning.number] : meaning.numbers;
}

function item(number: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = address.alias(lang, number);
  link.className = 'number';
  link.textContent = number;
  const line = document.createElement('li');
  line.append(link);
  return line;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
