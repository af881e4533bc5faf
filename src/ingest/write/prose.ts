/**
 * Escapes prose for MDX. Characters that could open an element, an expression, a character reference
 * or a code span become character references; those special only to Markdown get a backslash.
 */

import { trimBlock } from '../../rulebook/markdown.ts';

/** Characters to escape; a final exclamation mark could turn a following link into an image. */
const SPECIAL = /[<>{}&`|~@\\[\]*_]|!$/g;
const BACKSLASHED = '[]*_';

/** Matches the start of a block: a list, a heading, a rule, an import or an export. */
const BLOCK_START = /^(?:[-+#=:]|(?:import|export)(?![\p{L}\p{N}]))/u;
const NUMBERED = /^(\d{1,9})([.)])(?=\s|$)/;

/**
 * Positions within addresses that GitHub's Markdown would turn into links, even if escaped. An empty
 * fragment at such a position separates the text in the tree and renders nothing.
 */
const IN_ADDRESS = /(?<=https?:)(?=\/\/)|(?<=www)(?=\.)|(?<=[\w.+-])(?=@\w)/i;
const APART = '<></>';

/**
 * @param isFirst whether the text starts a block
 * @param isLast whether the text ends a block
 */
export function escapeProse(value: string, isFirst: boolean, isLast: boolean): string {
  const text = trimBlock(value, isFirst, isLast);
  const start = isFirst ? escapeStart(text) : '';
  const inline = escapeInline(isFirst ? text.slice(startLength(text)) : text);
  // Markdown would drop a row of # at the end of a heading.
  return (
    start +
    (isLast
      ? inline.replace(/#+$/, (signs) => characterReference('#').repeat(signs.length))
      : inline)
  );
}

function startLength(text: string): number {
  return BLOCK_START.test(text) ? 1 : (NUMBERED.exec(text)?.[0].length ?? 0);
}

function escapeStart(text: string): string {
  if (BLOCK_START.test(text)) return characterReference(text[0]!);
  const numbered = NUMBERED.exec(text);
  return numbered ? `${numbered[1]}\\${numbered[2]}` : '';
}

function escapeInline(text: string): string {
  return text
    .split(IN_ADDRESS)
    .map((piece) => piece.replace(SPECIAL, escapeCharacter))
    .join(APART);
}

function escapeCharacter(character: string): string {
  return BACKSLASHED.includes(character) ? `\\${character}` : characterReference(character);
}

/** Writes a character as a reference, which no parser reads as markup. */
export function characterReference(character: string): string {
  return `&#x${character.codePointAt(0)!.toString(16).toUpperCase()};`;
}
