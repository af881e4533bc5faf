/**
 * Words with marks: `[[term|shown]]` for a term of the game and `{icon}` for an icon, as in the
 * dictionaries, and `[[@card|shown]]` for a card. Sentences are made as such strings, then split into
 * spans for whoever shows them.
 */

import type { DailyEffect, Status, Terrain } from '../../engine/cards/ability.ts';

/** A piece of a sentence: words, perhaps of a term or a card (by its id), or an icon by its name. */
export type Span =
  | { readonly text: string; readonly term?: string; readonly card?: string }
  | { readonly icon: string };

const MARK = /\[\[([^\]|]+)\|([^\]]+)\]\]|\{([a-z-]+(?::(?:\d+|X))?)\}/gu;

/** Splits words with marks into spans, in reading order. */
export function spansOf(marked: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const mark of marked.matchAll(MARK)) {
    if (mark.index > end) found.push({ text: marked.slice(end, mark.index) });
    if (mark[3] !== undefined) found.push({ icon: mark[3] });
    else if (mark[1]!.startsWith('@')) found.push({ text: mark[2]!, card: mark[1]!.slice(1) });
    else found.push({ text: mark[2]!, term: mark[1]! });
    end = mark.index + mark[0].length;
  }
  if (end < marked.length) found.push({ text: marked.slice(end) });
  return found;
}

/** Spans as one line of text; an icon is its name between braces. */
export function textOfSpans(pieces: readonly Span[]): string {
  return pieces.map((piece) => ('icon' in piece ? `{${piece.icon}}` : piece.text)).join('');
}

/** A capital for the first letter, also of a marked term; an icon in front takes its place. */
export function withCapital(marked: string): string {
  if (marked.startsWith('{')) return marked;
  return marked.replace(/^([“«"(\u00a0 ]*(?:\[\[[^\]|]+\|)?)(\p{L})/u, (_, before, letter) => {
    return `${before}${letter.toLocaleUpperCase()}`;
  });
}

/** Marks words as a term of the game. */
export function termMark(id: string, shown: string): string {
  return `[[${id}|${shown}]]`;
}

/** The mana symbol with a number on it; beyond 9 the number stands in words' place (7.1.4.c). */
export function manaMark(amount: number | 'X'): string {
  return amount === 'X' || amount < 10 ? `{mana:${amount}}` : String(amount);
}

/** The icons by which texts speak of quick actions. */
export const ACTION = { discard: '{discard-from-reserve}', exhaust: '{exhaust}' } as const;

/** The icons of terrains. */
export const TERRAIN: Readonly<Record<Terrain, string>> = {
  forest: '{forest}',
  mountain: '{mountain}',
  water: '{water}',
};

/** Marks a status as a term; "completed" is a term in no book. */
export function markStatus(id: Status, shown: string): string {
  return id === 'completed' ? shown : termMark(id, shown);
}

/** The statuses of a language, each as a term. */
export function markStatuses(
  words: Readonly<Record<Status, string>>,
): Readonly<Record<Status, string>> {
  const marked = Object.entries<string>(words).map(([id, word]) => [
    id,
    markStatus(id as Status, word),
  ]);
  return Object.fromEntries(marked) as Record<Status, string>;
}

/** The daily effects of a language, each as a term. */
export function markDailyEffects(
  words: Readonly<Record<DailyEffect, string>>,
): Readonly<Record<DailyEffect, string>> {
  const marked = Object.entries<string>(words).map(([id, word]) => [id, termMark(id, word)]);
  return Object.fromEntries(marked) as Record<DailyEffect, string>;
}
