/** The sets by the codes of printed cards; promotional printings belong to the set of their cards. */
const NAMES: Readonly<Record<string, string>> = {
  CORE: 'Beyond the Gates',
  ALIZE: 'Trial by Frost',
  BISE: 'Whispers from the Maze',
  CYCLONE: 'Skybound Odyssey',
  DUSTER: 'Seeds of Unity',
  DUSTERCB: 'Seeds of Unity',
  DUSTEROP: 'Seeds of Unity',
  EOLE: 'Roots of Corruption',
  FUGUE: 'Neverending Journey',
};

/** The name of a set, the same in all languages; for an unknown code, the code itself. */
export function setName(code: string): string {
  return NAMES[code] ?? code;
}

/** The name of the set that a printing is of; one apart from the set's own has what its code adds: `(KS)`. */
export function printingName(code: string): string {
  if (code in NAMES) return setName(code);
  const known = Object.keys(NAMES).findLast((set) => code.startsWith(set));
  return known ? `${setName(known)} (${code.slice(known.length)})` : code;
}

/** The names of all sets, in the order in which they were published. */
export const SETS: readonly string[] = [...new Set(Object.values(NAMES))];
