import { symbolsOf } from '../board-view/sprite.ts';

/** Adds to the page those of some drawings that it does not have yet. */
export function addDrawings(drawings: Readonly<Record<string, string>>): void {
  const missing = Object.keys(drawings).filter(
    (name) => document.getElementById(`i-${name}`) === null,
  );
  const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sprite.setAttribute('class', 'sprite');
  sprite.innerHTML = symbolsOf(missing, drawings);
  document.body.append(sprite);
}
