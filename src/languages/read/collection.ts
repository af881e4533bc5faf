/** The collection as files: which card stands where, and how a file is laid out. */

import type { Card } from '../../engine/cards/card.ts';

/** The file of a card, without its ending. */
export function fileOf({ type, faction }: Pick<Card, 'type' | 'faction'>): string {
  if (type === 'hero') return 'heroes';
  return faction ?? 'tokens';
}

const WIDTH = 100;
const INDENT = '  ';

/**
 * Cards as a file: each field of a card on a line of its own, a part of an ability on one line where
 * it fits. The formatter leaves it as it is.
 */
export function cardFile(cards: readonly Card[]): string {
  const all = cards.map((card) => `${INDENT}{\n${writeFields(card, INDENT.repeat(2))}\n${INDENT}}`);
  return `[\n${all.join(',\n')}\n]\n`;
}

function writeFields(value: object, indent: string): string {
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner], index, all) => {
      const head = `${indent}${JSON.stringify(key)}: `;
      return head + laidOut(inner, indent, WIDTH - head.length - roomForComma(index, all));
    })
    .join(',\n');
}

/** The room that a comma takes, after all but the last. */
function roomForComma(index: number, all: readonly unknown[]): number {
  return index === all.length - 1 ? 0 : 1;
}

function laidOut(value: unknown, indent: string, room: number): string {
  const line = onOneLine(value);
  if (line.length <= room || value === null || typeof value !== 'object') return line;
  const inside = indent + INDENT;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => {
      const room = WIDTH - inside.length - roomForComma(index, value);
      return inside + laidOut(item, inside, room);
    });
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  return `{\n${writeFields(value, inside)}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
