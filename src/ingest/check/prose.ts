/**
 * Escapes prose for MDX. What could open an element, an expression, a character reference or a code
 * span becomes a reference itself; what Markdown alone would read gets a backslash.
 */

/** An exclamation mark at the end could make an image of a link that follows. */
const SPECIAL = /[<>{}&`|~@\\[\]*_]|!$/g;
const BACKSLASHED = '[]*_';

/** What starts a block: a list, a heading, a rule, a numbered item, an import or an export. */
const BLOCK_START = /^(?:[-+#=:]|(?:import|export)(?![\p{L}\p{N}]))/u;
const NUMBERED = /^(\d{1,9})([.)])(?=\s|$)/;

/**
 * Addresses that GitHub's Markdown makes links of even where they are escaped. An empty fragment
 * keeps their letters apart in the tree and shows nothing.
 */
const IN_ADDRESS = /(?<=https?:)(?=\/\/)|(?<=www)(?=\.)|(?<=[\w.+-])(?=@\w)/i;
const APART = '<></>';

/**
 * @param isFirst whether the text starts a block
 * @param isLast whether the text ends a block
 */
export function escapeProse(value: string, isFirst: boolean, isLast: boolean): string {
  let text = value;
  if (isFirst) text = text.replace(/^[ \t]+/, '');
  if (isLast) text = text.replace(/[ \t]+$/, '');
  const start = isFirst ? escapeStart(text) : '';
  const inline = escapeInline(isFirst ? text.slice(startLength(text)) : text);
  // A row of # at the end of a heading would be taken for decoration.
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

/** A character as a reference, which no parser takes for markup. */
export function characterReference(character: string): string {
  return `&#x${character.codePointAt(0)!.toString(16).toUpperCase()};`;
}
