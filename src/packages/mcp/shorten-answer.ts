/** No answer is longer: an assistant that wants more asks for less at a time. */
export const LONGEST_ANSWER = 30_000;

/** An answer that is too long, cut at the end of a line where it has one. */
export function shortenAnswer(text: string): string {
  if (text.length <= LONGEST_ANSWER) return text;
  const lineEnd = text.lastIndexOf('\n', LONGEST_ANSWER);
  return `${text.slice(0, lineEnd < 0 ? LONGEST_ANSWER : lineEnd)}\n… (shortened)`;
}
