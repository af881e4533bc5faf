/** Faces of cards in pages that have too many of them to hold the drawings: drawn once they are seen. */
import { addStyles } from '../../styles/add-styles.ts';
import type { FaceKind } from './face.ts';
import type { FaceFacts } from './facts.ts';

/** The facts of the first version of each name, by the name's id: one file for all languages. */
export type FacesOfNames = Readonly<Record<string, FaceFacts>>;

type Draw = (name: string, kind: FaceKind) => string;

/** Returns the id of the name whose page an address leads to, if it is a card's. */
export function nameIn(path: string): string | undefined {
  return /\/cards\/([^/#]+)\//.exec(path)?.[1];
}

let coming: Promise<Draw> | undefined;
let drawn = 0;

/** How far below the screen faces are drawn already. */
const AHEAD = '400px';

/**
 * Draws a face as the first child of each place when the place comes near the screen. A place whose card
 * has no face, or that cannot load them, stays as it is.
 *
 * @param places the id of a name, by the element that gets its face
 * @param file the address of the faces of names
 */
export function drawFacesInto(
  places: ReadonlyMap<HTMLElement, string>,
  file: string,
  kind: FaceKind = 'scene',
): void {
  const seen = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const { target } of near) seen.unobserve(target);
      if (near.length > 0) void drawNear(near.map(({ target }) => target as HTMLElement));
    },
    { rootMargin: AHEAD },
  );
  for (const place of places.keys()) seen.observe(place);

  async function drawNear(near: readonly HTMLElement[]): Promise<void> {
    const draw = await loadFaces(file).catch(() => null);
    if (!draw) return;
    for (const place of near)
      place.insertAdjacentHTML('afterbegin', draw(places.get(place)!, kind));
  }
}

/** Loads the facts and what draws them, once; again after a failure. */
function loadFaces(file: string): Promise<Draw> {
  coming ??= fetchFaces(file);
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}

async function fetchFaces(file: string): Promise<Draw> {
  const [answer, { drawFace }, { pageFaceStyles }] = await Promise.all([
    fetch(file),
    import('./face.ts'),
    import('./palette.ts'),
  ]);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const faces = (await answer.json()) as FacesOfNames;
  addStyles(pageFaceStyles());
  return (name, kind) => {
    const facts = faces[name];
    if (!facts) return '';
    drawn += 1;
    return drawFace(facts, { id: `name-face-${drawn}`, kind, attributes: 'aria-hidden="true"' });
  };
}
