import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/** Messages for the parser's error codes: what was expected or found, and what to do. */
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  InvalidSymbol: ['a name or a value was expected', 'Put text between straight quotation marks.'],
  InvalidNumberFormat: ['this is no number', 'Write it like 12 or 0.5.'],
  PropertyNameExpected: [
    'a name between quotation marks was expected',
    'Write the name between straight quotation marks, or take the comma before it out.',
  ],
  ValueExpected: ['a value was expected', 'Write it, or take the comma or the name before it out.'],
  ColonExpected: ['a colon was expected after the name', 'Write the colon.'],
  CommaExpected: ['a comma was expected between two values', 'Write the comma.'],
  CloseBraceExpected: [
    'a } is missing before this place',
    'Write it, or the comma that is missing.',
  ],
  CloseBracketExpected: [
    'a ] is missing before this place',
    'Write it, or the comma that is missing.',
  ],
  EndOfFileExpected: [
    'the value of the file has ended, and more follows',
    'Take it out, or a bracket too many before it.',
  ],
  InvalidCommentToken: ['JSON has no comments', 'Take it out.'],
  UnexpectedEndOfComment: ['JSON has no comments', 'Take it out.'],
  UnexpectedEndOfString: [
    'a text does not end on its line',
    'Write the closing quotation mark; a line break in a text is \\n.',
  ],
  UnexpectedEndOfNumber: ['a number breaks off', 'Write it to its end.'],
  InvalidUnicode: ['\\u needs four hexadecimal digits', 'Write the letter itself.'],
  InvalidEscapeCharacter: [
    'this letter has no meaning after a backslash',
    'Write two backslashes for one.',
  ],
  InvalidCharacter: [
    'a control character stands in a text',
    'Take it out; a tab is \\t, a line break \\n.',
  ],
};

/** Describes a syntax error: what is wrong, with the text at its place, and what to do. */
export function describeSyntax(
  { error, offset, length }: ParseError,
  text: string,
): readonly [message: string, mend: string] {
  const [message, mend] = WORDS[printParseErrorCode(error)] ?? ['JSON was expected', 'Mend it.'];
  if (offset >= text.trimEnd().length) return [`${message}; the file breaks off here`, mend];
  const found = text.slice(offset, offset + Math.max(1, Math.min(length, MOST_FOUND)));
  return [`${message} (found ${JSON.stringify(found)})`, mend];
}

const MOST_FOUND = 30;

/** Returns the offset where values are nested too deeply, which could exhaust the stack; or null. */
export function tooDeepAt(text: string): number | null {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > DEEPEST_JSON) return at;
  }
  return null;
}

/** The deepest nesting of JSON: a card's tree has about twenty levels, a dictionary eight. */
export const DEEPEST_JSON = 100;

/** More values than this in one file would exhaust the memory; the largest of data/ has a third. */
export const MOST_VALUES = 1_000_000;

/** Returns the offset of the first value, by its comma, that is one too many for a file; or null. */
export function tooManyAt(text: string): number | null {
  let values = 0;
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1)) {
    values++;
    if (values > MOST_VALUES) return at;
  }
  return null;
}
