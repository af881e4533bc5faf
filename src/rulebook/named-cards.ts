/** A piece of a text: words, or the name of a card. */
export interface NamedPiece {
  readonly text: string;
  /** The card that is named. */
  readonly card: string | null;
}

/** Cuts a text where it names cards. */
export type NameCutter = (text: string) => NamedPiece[];

/**
 * Returns a function that cuts a text where it names cards. The longest name goes first, since one
 * may be the beginning of another.
 *
 * @param names the cards that a text may name, by their names
 */
export function nameCutter(names: ReadonlyMap<string, string>): NameCutter {
  if (names.size === 0) return (text) => [{ text, card: null }];
  const known = [...names.keys()].sort((a, b) => b.length - a.length);
  const byFirstWord = Map.groupBy(known, (name) => wordsIn(name)[0] ?? '');
  let pattern: RegExp | undefined;
  return (text) => {
    // Most texts name none, and this pattern is one that takes long to compile.
    const isNaming = ['', ...wordsIn(text)].some((word) =>
      byFirstWord.get(word)?.some((name) => text.includes(name)),
    );
    if (isNaming) pattern ??= patternOf(known);
    const pieces = pattern && isNaming ? text.split(pattern) : [text];
    return pieces
      .filter((piece) => piece !== '')
      .map((piece) => ({ text: piece, card: names.get(piece) ?? null }));
  };
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const patterns = new Map<string, RegExp>();

function patternOf(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const source = `(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`;
  const pattern = patterns.get(source) ?? new RegExp(source, 'gu');
  patterns.set(source, pattern);
  return pattern;
}

/**
 * Returns those of the names in a text that are part of another one there. Such a name may be short for
 * the longer one ("Moonlight Jellyfish", then "the Jellyfish"), although it is also another card's.
 */
export function namesWithinNames(names: Iterable<string>): ReadonlySet<string> {
  const all = [...new Set(names)];
  const isPart = (name: string) => all.some((other) => other !== name && other.includes(name));
  return new Set(all.filter(isPart));
}
