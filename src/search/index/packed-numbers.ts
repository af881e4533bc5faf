/** The numbers of a row in the editions that share it: most keep theirs, which then is written once. */
import type { NumberIn, PackedNumbers } from './file.ts';

type OneOrMore = readonly [NumberIn, ...NumberIn[]];

/** Leaves out the numbers that are the same as the first. */
export function packNumbers([first, ...others]: OneOrMore): PackedNumbers {
  const packed = others.map(([edition, number]) =>
    number === first[1] ? ([edition] as const) : ([edition, number] as const),
  );
  return [first, ...packed];
}

/** Puts in the numbers that were left out. */
export function unpackNumbers([first, ...others]: PackedNumbers): OneOrMore {
  return [first, ...others.map(([edition, number = first[1]]) => [edition, number] as const)];
}
