import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { ReportWords } from '../../languages/texts/report.ts';

/** A text on a sheet that can be copied, and what the sheet says of it. */
interface CopiedText {
  /** The field of the text, selected where the browser does not copy. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** What the sheet says now; empty at first. */
  readonly said: string;
  say(message: string): void;
  /** Copies the text and says `done`, or that the browser does not copy. */
  copy(done: string): Promise<void>;
}

/** Returns what copies a text of a sheet, by hand where the browser refuses. */
export function useCopiedText(text: string, { notCopied }: ReportWords): CopiedText {
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useState('');
  async function copy(done: string): Promise<void> {
    const isCopied = await copyText(text);
    if (!isCopied) field.current?.select();
    say(isCopied ? done : notCopied);
  }
  return { field, said, say, copy };
}

/** Copies a text; returns whether the browser did. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
