/** Finds the words that the languages say, and exchanges one of them for another. */

import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Language } from '../../src/rulebook/language.ts';

const LANGUAGES_FOLDER = new URL('../../src/languages/', import.meta.url);

/** A word in the source of a language, and the one that takes its place. */
export interface ExchangedWord {
  readonly language: Language;
  /** The file below `src/languages/`. */
  readonly file: string;
  /** The place of the word in the source. */
  readonly from: number;
  readonly word: string;
  readonly other: string;
}

type FoundWord = Omit<ExchangedWord, 'other'>;

/** Returns the source with the word exchanged. */
export function exchangeWord(source: string, { from, word, other }: ExchangedWord): string {
  return source.slice(0, from) + other + source.slice(from + word.length);
}

/**
 * Picks words of a language's `say/` and others of the same language for them.
 *
 * @param roll returns a whole number below its argument
 */
export function pickExchanges(
  language: Language,
  count: number,
  roll: (sides: number) => number,
): readonly ExchangedWord[] {
  const found = wordsOf(language);
  return Array.from({ length: count }, () => {
    const one = found[roll(found.length)]!;
    const others = found.filter(({ word }) => word.toLowerCase() !== one.word.toLowerCase());
    return { ...one, other: others[roll(others.length)]!.word };
  });
}

function wordsOf(language: Language): readonly FoundWord[] {
  const cwd = fileURLToPath(LANGUAGES_FOLDER);
  return globSync(`${language}/say/*.ts`, { cwd })
    .filter((name) => !basename(name).includes('.test.'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      wordsIn(readFileSync(new URL(file, LANGUAGES_FOLDER), 'utf8')).map((found) => ({
        language,
        file,
        ...found,
      })),
    );
}

/** Returns the words of the texts in a source: not those of types, of keys and of comparisons. */
export function wordsIn(source: string): readonly Pick<FoundWord, 'from' | 'word'>[] {
  const words: Pick<FoundWord, 'from' | 'word'>[] = [];
  const visit = (node: ts.Node) => {
    if (isText(node)) {
      const start = node.getStart(tree);
      for (const { 0: word, index } of node.getText(tree).matchAll(WORD)) {
        words.push({ from: start + index, word });
      }
    }
    ts.forEachChild(node, visit);
  };
  const tree = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  visit(tree);
  return words;
}

/** A word of three letters or more; not the name of an icon, nor a part of a name with hyphens. */
const WORD = /(?<![\p{L}\-{:@_])\p{L}{3,}(?![\p{L}\-}:_])/gu;

function isText(node: ts.Node): boolean {
  switch (node.kind) {
    case ts.SyntaxKind.TemplateHead:
    case ts.SyntaxKind.TemplateMiddle:
    case ts.SyntaxKind.TemplateTail:
      return true;
    case ts.SyntaxKind.NoSubstitutionTemplateLiteral:
    case ts.SyntaxKind.StringLiteral:
      return isSaid(node);
    default:
      return false;
  }
}

/** Whether a string is said, and not compared or looked up. */
function isSaid(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    return kind === ts.SyntaxKind.PlusToken || kind === ts.SyntaxKind.QuestionQuestionToken;
  }
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent))
    return parent.name !== node;
  return !(
    ts.isLiteralTypeNode(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isCaseClause(parent) ||
    (ts.isCallExpression(parent) && /^.[a-z-]+.$/.test(node.getText())) ||
    ts.isElementAccessExpression(parent)
  );
}
