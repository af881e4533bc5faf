import { symbols } from '../board-view/sprite.ts';

/** Adds to the page those of some drawings that it does not have yet. */
export function addDrawings(drawings: Readonly<Record<string, string>>): void {
  const missing = Object.keys(drawings).filter((name) => !hasDrawing(name));
  const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sprite.setAttribute('class', 'sprite');
  sprite.innerHTML = symbols(missing, drawings);
  document.body.append(sprite);
}

/** Whether the page has a drawing. */
export function hasDrawing(name: string): boolean {
  return document.getElementById(`i-${name}`) !== null;
}

/** Adds what cards and Expeditions may be seen to have, for boards that did not come with the page. */
export async function addStateDrawings(): Promise<void> {
  const signs = await import('../board-view/state-signs.ts');
  addDrawings(signs.STATE_SIGNS);
}
