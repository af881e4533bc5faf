/** Compares words by sound, for words that are written as heard: `fugasse` sounds like `fugace`. */

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?<=[aeou])ill/g, 'i'],
  [/e?au/g, 'o'],
  [/(?:ck|qu|q)/g, 'k'],
  [/(?:sc|c)(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)(?:e|es|s|t)$/, ''],
];

/** Returns the sound of a folded word as letters, the same for words that sound alike. */
export function soundOf(word: string): string {
  return SPELLINGS.reduce((sound, [spelling, said]) => sound.replace(spelling, said), word);
}
