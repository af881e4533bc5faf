/** The dice behind a result, the same in every language: "(2, 6)", "(6 + 1)", "(2, 6 → 7)". */
export function diceShown(dice: readonly number[], result: number): string {
  const [only = result, ...others] = dice;
  if (others.length > 0)
    return ` (${dice.join(', ')}${dice.includes(result) ? '' : ` → ${result}`})`;
  if (only === result) return '';
  return ` (${only} ${result > only ? '+' : '−'} ${Math.abs(result - only)})`;
}
