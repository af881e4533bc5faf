/** A value as JSON that can stand in a script element: no `<` in it could end the element. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
