/** How a note begins: its word, then a colon, a full stop, or nothing else on the line. */
const NOTE =
  /^(?:\+\+)?\s*(?:(Remarques?|Remarks?|Nota|Note|Osservazion[ei])|(Exemples?|Examples?|Esemp(?:io|i)))\s*(?:[:.]\s*|$)/;

/** What a line that begins a note says of it; null for any other line. */
export function readNoteLine(
  text: string,
): { readonly kind: 'remark' | 'example'; readonly rest: string } | null {
  const match = NOTE.exec(text);
  return match && { kind: match[1] ? 'remark' : 'example', rest: text.slice(match[0].length) };
}

/** The word and sign that a line begins a note with; empty for any other line. */
export function notePrefix(text: string): string {
  return NOTE.exec(text)?.[0] ?? '';
}

/** Whether a line begins a note. */
export function isNoteLine(text: string): boolean {
  return NOTE.test(text);
}
