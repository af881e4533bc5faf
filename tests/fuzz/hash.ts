/** A short hash of plain data, the same in Node and in the browser, to compare whole games. */

/** Of a game, everything but its cards, which nothing changes. */
export function hashGame(game: { readonly library: unknown }): string {
  return hash({ ...game, library: null });
}

/** 53 bits of the data's JSON, as hexadecimal digits (Bryc's cyrb53). */
export function hash(data: unknown): string {
  const text = JSON.stringify(data);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  const high = (b >>> 0) & 0x1fffff;
  return high.toString(16).padStart(6, '0') + (a >>> 0).toString(16).padStart(8, '0');
}
