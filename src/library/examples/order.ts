/** The order of examples wherever they are listed: that of their file names. */
export function compareIds(a: string, b: string): number {
  const [first, second] = [`${a}.json`, `${b}.json`];
  return first < second ? -1 : Number(first > second);
}
