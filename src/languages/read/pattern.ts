/**
 * The notation of the grammar: how a phrase is printed, with places for its parts.
 *
 *     you may <steps>            words, and a place for a phrase of the kind `steps`
 *     <of:objects> gain* <what>  a place named `of`; any word that begins with "gain"
 *     (up to)? <count:number>    what may be left out
 *     (in|from) your hand        one of several
 *     <parts:mod>*  <all:one>+   any number, at least one
 *     <name:%word>               a place for one word, whatever it is
 *     [ and ]                    round brackets of the text
 */

import { type Cut, tokensOf } from './token.ts';

export type Pattern =
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'prefix'; readonly word: string }
  | { readonly is: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly is: 'either'; readonly parts: readonly Pattern[] }
  | { readonly is: 'place'; readonly name: string; readonly kind: string }
  | { readonly is: 'list'; readonly name: string; readonly kind: string; readonly least: 0 | 1 };

/** A mistake in a grammar, not in a text. */
export class PatternError extends Error {}

const EMPTY: Pattern = { is: 'sequence', parts: [] };
const LEXEME = /<[^>]*>[*+?]?|[()|?]|[^\s()|<>?]+/gu;

/** Reads a pattern; `macros` are words that stand for more ("$resupply"). */
export function pattern(
  notation: string,
  cut: Cut,
  macros: Readonly<Record<string, string>> = {},
): Pattern {
  const full = notation.replace(/\$(\w+)/gu, (_, name: string) => {
    const meaning = macros[name];
    if (meaning === undefined) throw new PatternError(`no macro $${name} in ${notation}`);
    return `(${meaning})`;
  });
  const lexemes = full.match(LEXEME) ?? [];
  let at = 0;

  function readEither(): Pattern {
    const parts = [readSequence()];
    while (lexemes[at] === '|') {
      at += 1;
      parts.push(readSequence());
    }
    return parts.length === 1 ? parts[0]! : { is: 'either', parts };
  }

  function readSequence(): Pattern {
    const parts: Pattern[] = [];
    while (at < lexemes.length && lexemes[at] !== '|' && lexemes[at] !== ')') {
      const part = readOne();
      if (lexemes[at] === '?') {
        at += 1;
        parts.push({ is: 'either', parts: [part, EMPTY] });
      } else parts.push(part);
    }
    return parts.length === 1 ? parts[0]! : { is: 'sequence', parts };
  }

  function readOne(): Pattern {
    const lexeme = lexemes[at]!;
    at += 1;
    if (lexeme === '(') {
      const inner = readEither();
      if (lexemes[at] !== ')') throw new PatternError(`a bracket stays open in ${notation}`);
      at += 1;
      return inner;
    }
    if (lexeme.startsWith('<')) return readPlace(lexeme);
    return readWords(lexeme, cut);
  }

  const read = readEither();
  if (at < lexemes.length) throw new PatternError(`a bracket too many in ${notation}`);
  return read;
}

function readPlace(lexeme: string): Pattern {
  const [, inside = '', suffix] = /^<([^>]*)>([*+?]?)$/u.exec(lexeme)!;
  const [name = '', kind = name] = inside.split(':');
  if (suffix === '*' || suffix === '+') {
    return { is: 'list', name, kind, least: suffix === '+' ? 1 : 0 };
  }
  const plain: Pattern = { is: 'place', name, kind };
  return suffix === '?' ? { is: 'either', parts: [plain, EMPTY] } : plain;
}

function readWords(lexeme: string, cut: Cut): Pattern {
  if (lexeme.startsWith('@')) return { is: 'word', word: lexeme };
  if (lexeme === '-') return { is: 'word', word: '-' };
  if (lexeme === '[') return { is: 'word', word: '(' };
  if (lexeme === ']') return { is: 'word', word: ')' };
  const prefix = lexeme.length > 1 && lexeme.endsWith('*');
  const found = tokensOf(prefix ? lexeme.slice(0, -1) : lexeme, cut);
  if (found.length === 0) throw new PatternError(`no word in ${lexeme}`);
  const parts = found.map(
    ({ word }, index): Pattern => ({
      is: prefix && index === found.length - 1 ? 'prefix' : 'word',
      word,
    }),
  );
  return parts.length === 1 ? parts[0]! : { is: 'sequence', parts };
}
