import { type ParsedText, parseText, type TextKind } from '../rulebook/text.ts';
import type { Block } from '../rulebook/tree.ts';

/** More texts than the data have, so that a process which reads other data again and again does not grow. */
const MOST_TEXTS = 50_000;

const known = new Map<string, ParsedText>();

/** Parses a text of the data. It is parsed once: checks read it several times, and many pages show it. */
export function parseOnce(text: string, kind: TextKind): ParsedText {
  const key = `${kind} ${text}`;
  const parsed = known.get(key) ?? parseText(text, kind);
  if (known.size >= MOST_TEXTS) known.clear();
  known.set(key, parsed);
  return parsed;
}

/** The blocks of a text of the data. */
export function parsedBlocks(text: string): readonly Block[] {
  return parseOnce(text, 'rule').blocks;
}
