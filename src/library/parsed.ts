import { parseText } from '../rulebook/text.ts';
import type { Block } from '../rulebook/tree.ts';

const known = new Map<string, readonly Block[]>();

/** The blocks of a text of the data: parsed once for a build, because many pages show it. */
export function parsedBlocks(text: string): readonly Block[] {
  const blocks = known.get(text) ?? parseText(text, 'rule').blocks;
  known.set(text, blocks);
  return blocks;
}
