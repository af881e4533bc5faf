/** The name of a faction, the same in all languages. */
export function factionName(faction: string): string {
  return faction.charAt(0).toUpperCase() + faction.slice(1);
}
