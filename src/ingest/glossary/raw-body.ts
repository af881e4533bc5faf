import type { DictionaryNote } from '../../rulebook/dictionary.ts';
import type { Language } from '../../rulebook/language.ts';
import { type Mended, mendLine } from './mend-line.ts';
import { readNoteLine } from './note-line.ts';
import type { RawLine } from './raw-entry.ts';
import { writeMarkdown } from './raw-text.ts';

/** A text with its notes, and the corrections made. */
export interface Body {
  readonly text: string;
  readonly notes: DictionaryNote[];
  readonly mended: Omit<Mended, 'text'>;
  /** Whether an unofficial addition was opened and never closed. */
  readonly isUnclosed: boolean;
}

interface OpenNote {
  readonly kind: DictionaryNote['kind'];
  readonly official: boolean;
  readonly lines: string[];
}

/** The sign before and after an unofficial addition. */
const ADDITION = '++';

/**
 * Splits the lines of a rule or an article into its text and its notes. A note begins with its word and
 * continues to the next note; text between `++` and `++` is a separate, unofficial note.
 */
export function readBody(lines: readonly RawLine[], language: Language, isArticle: boolean): Body {
  const mended = lines.map((line) => mendLine(line.text, language));
  const text: string[] = [];
  const notes: OpenNote[] = [];
  let official = true;
  let target: string[] = text;
  let afterAddition: string[] = text;
  for (const { text: line } of mended) {
    for (const [i, part] of line.split(ADDITION).entries()) {
      if (i > 0) {
        official = !official;
        if (!official) afterAddition = target;
        target = official ? afterAddition : openNote(notes, 'remark', false);
        if (part === '' || part.trim() === '') continue;
      }
      const note = readNoteLine(part.trim());
      if (note) {
        const isFresh = !official && notes.at(-1)?.lines.length === 0;
        if (isFresh) notes.pop();
        target = openNote(notes, note.kind, official);
        if (note.rest !== '') target.push(note.rest);
      } else {
        target.push(part.trim());
      }
    }
  }
  return {
    text: writeMarkdown(text, isArticle),
    notes: notes.filter(hasText).map(({ kind, official, lines }) => ({
      kind,
      official,
      text: writeMarkdown(lines, false),
    })),
    mended: {
      plurals: mended.flatMap(({ plurals }) => plurals),
      markup: mended.flatMap(({ markup }) => markup),
      unknown: mended.flatMap(({ unknown }) => unknown),
    },
    isUnclosed: !official,
  };
}

function openNote(notes: OpenNote[], kind: DictionaryNote['kind'], official: boolean): string[] {
  const note: OpenNote = { kind, official, lines: [] };
  notes.push(note);
  return note.lines;
}

function hasText({ lines }: OpenNote): boolean {
  return lines.some((line) => line !== '');
}
