/**
 * Returns the beginning of a text, cut after a word.
 *
 * @param length the most characters, the ellipsis included
 */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : cut.length).replace(/[\s,;:.–—•]+$/u, '')}…`;
}
