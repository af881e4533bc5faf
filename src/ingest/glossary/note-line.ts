/** Matches the beginning of a note: its word, then a colon, a full stop or the end of the line. */
const NOTE =
  /^(?:\+\+)?\s*(?:(Remarques?|Remarks?|Nota|Note|Osservazion[ei])|(Exemples?|Examples?|Esemp(?:io|i)))\s*(?:[:.]\s*|$)/;

/** Reads the kind and the text of a note from its first line; null for any other line. */
export function readNoteLine(
  text: string,
): { readonly kind: 'remark' | 'example'; readonly rest: string } | null {
  const match = NOTE.exec(text);
  return match && { kind: match[1] ? 'remark' : 'example', rest: text.slice(match[0].length) };
}

/** Returns the word and sign at the beginning of a note; empty for any other line. */
export function notePrefix(text: string): string {
  return NOTE.exec(text)?.[0] ?? '';
}

/** Whether a line begins a note. */
export function isNoteLine(text: string): boolean {
  return NOTE.test(text);
}
