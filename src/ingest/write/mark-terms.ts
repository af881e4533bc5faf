/** What is a mark already, and stays as it is. */
const MARKS = /(\[\[[^\]]*\]\]|\{[^}]*\})/;

/**
 * A text in which the first form of each given term is marked as the term, where it is not yet.
 *
 * @param ids the terms to look for
 * @param formsOf all forms of a term, in lower case
 */
export function markTerms(
  text: string,
  ids: readonly string[],
  formsOf: (id: string) => Iterable<string>,
): string {
  const lower = text.toLowerCase();
  const wanted = ids
    .filter((id) => !text.includes(`[[${id}]]`) && !text.includes(`[[${id}|`))
    .flatMap((id) => [...formsOf(id)].map((form) => ({ id, form })))
    .filter(({ form }) => lower.includes(form))
    // A long form is looked for before a shorter one that stands in it.
    .sort((a, b) => b.form.length - a.form.length);
  const marked = new Set<string>();
  return wanted.reduce((sofar, { id, form }) => {
    if (marked.has(id)) return sofar;
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(form)}(?![\\p{L}\\p{N}])`, 'iu');
    const pieces = sofar.split(MARKS).map((piece) => {
      if (marked.has(id) || MARKS.test(piece)) return piece;
      return piece.replace(whole, (shown) => {
        marked.add(id);
        return `[[${id}|${shown}]]`;
      });
    });
    return pieces.join('');
  }, text);
}
