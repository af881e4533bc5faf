/** The markup that a note begins with. */
const NOTE = '<div class="note ';

/** The markup of a rule's text and of its notes. */
export interface SplitRule {
  readonly text: string;
  readonly official: readonly string[];
  readonly unofficial: readonly string[];
}

/**
 * Splits the markup of a rule into its text and the notes behind it, which stand at other places of a
 * page. The markup of a note is that of `Note.astro`.
 *
 * @throws {Error} if text follows a note
 */
export function splitNotes(markup: string): SplitRule {
  const [text = '', ...others] = markup.split(NOTE);
  const notes = others.map((rest) => NOTE + rest);
  for (const note of notes) {
    if (!/^<div [^>]*>(?:(?!<\/?div\b)[\s\S])*<\/div>\s*$/.test(note)) {
      throw new Error(`The text of a rule goes on behind a note, which must be last: ${note}`);
    }
  }
  const isOfficial = (note: string) => note.startsWith('<div class="note official"');
  return {
    text,
    official: notes.filter(isOfficial),
    unofficial: notes.filter((note) => !isOfficial(note)),
  };
}
