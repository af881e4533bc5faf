/** Answers the reference that a card prints (`ALT_CORE_B_YZ_04_R1`) from the list of the deck checker. */
import { address } from '../addresses/address.ts';
import type { Language } from '../rulebook/language.ts';
import { slugOf } from '../rulebook/slug.ts';
import { plainResult, type SearchResult } from './result.ts';

const PARTS = /_([A-Z]{2})_(\d+)_(\w+)$/i;

/** Suffixes of the anchors on a card's page for the versions that have their own. */
const VERSIONS: Readonly<Record<string, string>> = { R1: '-rare', R2: '-shifted' };

/** Loads the list; returns a function that finds the card of a reference in it. */
export async function loadReferences() {
  const response = await fetch(address.file('deck-cards.tsv'));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  const list = await response.text();
  return (text: string, language: Language) => findReference(text, list, language);
}

/**
 * Returns the card with a reference, linked at its version; nothing if no card has it.
 *
 * @param list a line of headings, then a line for each card with its faction and number
 */
export function findReference(
  text: string,
  list: string,
  language: Language,
): readonly SearchResult[] {
  const [, faction = '', digits = '', version = ''] = PARTS.exec(text) ?? [];
  const number = `${faction.toUpperCase()} ${digits.padStart(2, '0')}`;
  const [headings = [], ...rows] = list.split('\n').map((line) => line.split('\t'));
  const row = rows.find(([first]) => first === number);
  if (!row) return [];
  const cell = (heading: string) => row[headings.indexOf(heading)] ?? '';
  const slug = slugOf(cell('en'));
  const hasVersions = cell('versions').startsWith('rare');
  const place = (hasVersions && VERSIONS[version.toUpperCase()]) || '';
  const url = address.card(language, slug, slug + place);
  return [plainResult('card', url, cell(language), text.toUpperCase())];
}
