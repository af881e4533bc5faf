/** A deck in the fragment of an address, so that a link shares it and nothing is sent to a server. */

import type { DeckEntry } from '../../engine/setup/deck-check.ts';

/** The data in a shared link: the deck and, in limited play, the cards it was built from. */
export interface SharedDeck {
  readonly deck: readonly DeckEntry[];
  readonly pool: readonly DeckEntry[];
}

const MAX_FRAGMENT = 12_000;
const MAX_ENTRIES = 300;
const ENTRY = /^(\d{1,3})\.([a-z0-9-]{1,80})$/;

/** Whether a fragment is about a deck at all. */
export function isDeckLink(fragment: string): boolean {
  return /^#?(?:deck|pool)=/.test(fragment);
}

/** A deck as a fragment without its `#`; empty for an empty deck. */
export function toDeckLink({ deck, pool }: SharedDeck): string {
  const parts = Object.entries({ deck, pool }).filter(([, entries]) => entries.length > 0);
  return parts.map(([key, entries]) => `${key}=${writeEntries(entries)}`).join('&');
}

function writeEntries(entries: readonly DeckEntry[]): string {
  return entries.map(({ card, count }) => `${count}.${card}`).join('~');
}

/** Opens a link; null for anything that no deck of this page ever made. */
export function fromDeckLink(fragment: string): SharedDeck | null {
  const text = fragment.replace(/^#/, '');
  if (text.length > MAX_FRAGMENT) return null;
  const parts = new Map<string, readonly DeckEntry[]>();
  for (const part of text.split('&')) {
    const [key = '', value = '', ...rest] = part.split('=');
    const entries = readEntries(value);
    if (!['deck', 'pool'].includes(key) || parts.has(key) || rest.length > 0 || !entries)
      return null;
    parts.set(key, entries);
  }
  return { deck: parts.get('deck') ?? [], pool: parts.get('pool') ?? [] };
}

function readEntries(value: string): readonly DeckEntry[] | null {
  const items = value.split('~');
  if (items.length > MAX_ENTRIES) return null;
  const entries = items.flatMap((item) => {
    const [, count, card] = ENTRY.exec(item) ?? [];
    return card === undefined ? [] : [{ card, count: Number(count) }];
  });
  return entries.length === items.length ? entries : null;
}
