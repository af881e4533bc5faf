/**
 * Returns the attributes that make an element a group with a name. Not a landmark: a page may have
 * several sandboxes, whose landmarks would have the same names.
 */
export function group(name: string) {
  return { role: 'group', 'aria-label': name } as const;
}
