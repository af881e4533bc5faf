/** Where Pagefind leaves out a part of the index that could not be loaded, as if it held nothing. */
const PASSED_OVER = '"load_index_chunk")).catch(()=>{})';
const REFUSED = '"load_index_chunk"))';

/**
 * Pagefind's program, changed so that a search refuses while a part of the index that it needs
 * cannot be loaded; as it is, such a search finds nothing. Refuses a program without that place,
 * as another version of Pagefind may have.
 */
export function refusingProgram(code: string): string {
  const parts = code.split(PASSED_OVER);
  if (parts.length !== 2) {
    throw new Error(
      'This version of Pagefind loads its index otherwise: see whether its search refuses when a part cannot be loaded.',
    );
  }
  return parts.join(REFUSED);
}
