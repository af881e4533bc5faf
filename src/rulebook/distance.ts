/** How far a mistyped word is from a known one. */

/** Returns how many errors a word may have: one from four letters on, two from eight. */
export function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Returns how many letters must be changed, put in, left out or swapped with the next (Damerau's
 * distance); more than `most` is not counted out. A letter doubled or not counts half.
 */
export function distance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most || hasOtherLetters(from, to, most)) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= to.length; j++) {
      const a = from[i - 1];
      const b = to[j - 1];
      let cost = Math.min(
        above[j]! + (a === from[i - 2] ? 0.5 : 1),
        row[j - 1]! + (b === to[j - 2] ? 0.5 : 1),
        above[j - 1]! + (a === b ? 0 : 1),
      );
      if (i > 1 && j > 1 && a === to[j - 2] && from[i - 2] === b) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = above;
    above = row;
  }
  return above[to.length]!;
}

/**
 * Whether their letters alone tell that two words are too far apart: an error adds at most one letter
 * that the other word does not have.
 */
function hasOtherLetters(from: string, to: string, most: number): boolean {
  const [own, other] = [lettersOf(from), lettersOf(to)];
  return countOfBits(own & ~other) > most || countOfBits(other & ~own) > most;
}

/** Returns the letters of a folded word, in lower case, as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** Returns how many bits of a whole number are set. */
function countOfBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
