import type { Card } from '../../src/engine/cards/card.ts';
import { FACTIONS } from '../../src/engine/cards/vocabulary.ts';
import type { Library } from '../../src/library/open-library.ts';
import { drawFace } from '../../src/pictures/face/face.ts';
import { pictureFaceStyles } from '../../src/pictures/face/palette.ts';
import type { Language } from '../../src/rulebook/language.ts';
import { nameCutter } from '../../src/rulebook/named-cards.ts';
import { slugOf } from '../../src/rulebook/slug.ts';
import { faceFacts } from '../../src/sandbox/model/face-facts.ts';

/** The most faces beside a text: more would be higher than it. */
const MOST = 2;

/**
 * Draws the faces of the cards that a text names, each once.
 *
 * @param place tells the drawings from the others of the book
 */
export type DrawFaces = (plain: string, place: string) => string;

/** Returns what draws the faces of cards by their names in a language. */
export function facesByName(
  { cards, terms }: Pick<Library, 'cards' | 'terms'>,
  lang: Language,
): DrawFaces {
  const words = new Set(
    terms
      .filter(({ language }) => language === lang)
      .map(({ forms }) => forms.singular.toLowerCase()),
  );
  // Versions share a name. The last in this order is kept: the plainest, whose id is the name's.
  const isPlainest = ({ id, name }: Card) => id === slugOf(name.en);
  const inOrder = cards.toSorted((a, b) => Number(isPlainest(a)) - Number(isPlainest(b)));
  const byName = new Map(
    inOrder.map((card) => [(card.name[lang] ?? card.name.en).replaceAll("'", '’'), card]),
  );
  const names = [...byName.keys()].filter((name) => !words.has(name.toLowerCase()));
  const cut = nameCutter(new Map(names.map((name) => [name, name])));
  return (plain, place) => {
    const named = new Set(cut(plain).flatMap(({ card }) => (card === null ? [] : [card])));
    const drawn = [...named].slice(0, MOST).map((name, at) =>
      drawFace(faceFacts(byName.get(name)!), {
        id: `face-${place}-${at}`,
        attributes: 'aria-hidden="true"',
      }),
    );
    return drawn.length > 0 ? `<p class="faces">${drawn.join('')}</p>` : '';
  };
}

/** The colours of all faces: readers of books know no CSS variables. */
export function faceStyles(): string {
  return pictureFaceStyles([...FACTIONS, undefined]);
}
