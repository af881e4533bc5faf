import { iconWord, isIcon } from '../rulebook/icon.ts';
import type { Language } from '../rulebook/language.ts';
import { parseText } from '../rulebook/text.ts';
import { plainText } from '../rulebook/tree.ts';

/** A remark or an example under a rule or an article, without markup. */
export interface NoteData {
  readonly kind: 'remark' | 'example';
  readonly official: boolean;
  readonly text: string;
  /** The worked example that shows it. */
  readonly example: string | null;
}

const NOTE =
  /<Note kind="(remark|example)" official=\{(true|false)\}(?: example="([^"]+)")?[^>]*>\n\n(.*?)\n\n<\/Note>/gs;

/** The notes of one rule in a section's generated MDX. */
export function notesOfRule(body: string, number: string, lang: Language): readonly NoteData[] {
  const start = body.indexOf(`<Rule number="${number}"`);
  return start < 0 ? [] : notesIn(body.slice(start, body.indexOf('</Rule>', start)), lang);
}

/** The notes in generated MDX, in their order. */
export function notesIn(body: string, lang: Language): readonly NoteData[] {
  return [...body.matchAll(NOTE)].map(([, kind, official, example, text]) => ({
    kind: kind as NoteData['kind'],
    official: official === 'true',
    text: plain(text!, lang),
    example: example ?? null,
  }));
}

/** Generated MDX without its elements and marks, on one line. */
function plain(mdx: string, lang: Language): string {
  const text = mdx
    .replace(/<Icon name="([^"]+)"[^>]*\/>/g, (_, name) =>
      isIcon(name) ? iconWord(name, lang) : '',
    )
    .replace(/<p children="([^"]*)" \/>/g, '$1')
    .replace(/<\/?[A-Za-z]*\b[^>]*>/g, '')
    // A backslash keeps a character that was escaped from being read as Markdown now.
    .replace(
      /&#x([0-9A-F]+);/gi,
      (_, code) => `\\${String.fromCodePoint(Number.parseInt(code, 16))}`,
    );
  return plainText(parseText(text, 'rule').blocks, (mark) => ('number' in mark ? mark.number : ''));
}
