/** Matches existing marks, which are not changed. */
const MARKS = /(\[\[[^\]]*\]\]|\{[^}]*\})/;

/** The patterns of forms, which take long to compile and return in many texts. */
const patterns = new Map<string, RegExp>();

function patternOf(form: string): RegExp {
  const known = patterns.get(form);
  if (known) return known;
  const source = `(?<![\\p{L}\\p{N}])${RegExp.escape(form)}(?![\\p{L}\\p{N}])`;
  const pattern = new RegExp(source, 'iu');
  patterns.set(form, pattern);
  return pattern;
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
    const whole = patternOf(form);
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
