/** Matches existing marks, which are not changed. */
const MARKS = /(\[\[[^\]]*\]\]|\{[^}]*\})/;

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{N}]/u;

/**
 * Returns a text in lower case, with each letter at its place. Only "İ" would become two characters: it
 * becomes "ı", because no form has either letter.
 */
function lowerCase(text: string): string {
  return text.replaceAll('İ', 'ı').toLowerCase();
}

/**
 * Returns the place of a form in a text, the first that is not inside a longer word; -1 if there is none.
 * Compiling a pattern for each of the many forms would take longer than searching all texts.
 */
function findWhole(form: string, lower: string): number {
  let at = lower.indexOf(form);
  while (at >= 0) {
    const end = at + form.length;
    // A letter takes two characters at most.
    const isWhole =
      !ENDS_IN_WORD.test(lower.slice(Math.max(0, at - 2), at)) &&
      !BEGINS_IN_WORD.test(lower.slice(end, end + 2));
    if (isWhole) return at;
    at = lower.indexOf(form, at + 1);
  }
  return -1;
}

/**
 * Marks the first form of each given term in a text as the term, unless it is marked already.
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
    // Long forms first, before shorter ones that are contained in them.
    .sort((a, b) => b.form.length - a.form.length);
  const marked = new Set<string>();
  return wanted.reduce((sofar, { id, form }) => {
    if (marked.has(id)) return sofar;
    const pieces = sofar.split(MARKS).map((piece) => {
      if (marked.has(id) || MARKS.test(piece)) return piece;
      const at = findWhole(form, lowerCase(piece));
      if (at < 0) return piece;
      marked.add(id);
      const end = at + form.length;
      return `${piece.slice(0, at)}[[${id}|${piece.slice(at, end)}]]${piece.slice(end)}`;
    });
    return pieces.join('');
  }, text);
}
