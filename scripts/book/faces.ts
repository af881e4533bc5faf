import type { Card } from '../../src/engine/cards/card.ts';
import { FACTIONS } from '../../src/engine/cards/vocabulary.ts';
import type { Library } from '../../src/library/open-library.ts';
import { drawFace } from '../../src/pictures/face/face.ts';
import { pictureFaceStyles } from '../../src/pictures/face/palette.ts';
import type { Language } from '../../src/rulebook/language.ts';
import { nameCutter } from '../../src/rulebook/named-cards.ts';
import { slugOf } from '../../src/rulebook/slug.ts';
import { faceFacts } from '../../src/sandbox/model/face-facts.ts';
import { printedName } from '../../src/sandbox/model/printed.ts';

/** The most faces beside a text: more of them are taller than most texts. */
const MOST = 2;

/**
 * Draws the faces of the cards that a text names, each once.
 *
 * @param place where the text is in the book, from which each drawing gets an id of its own
 */
export type DrawFaces = (plain: string, place: string) => string;

/** Returns a function that draws the faces of cards by their names in a language. */
export function facesByName(
  { cards, terms }: Pick<Library, 'cards' | 'terms'>,
  lang: Language,
): DrawFaces {
  const words = new Set(
    terms
      .filter(({ language }) => language === lang)
      .map(({ forms }) => forms.singular.toLowerCase()),
  );
  // Versions share a name, and the last one stays in the map: the plainest, whose id is the name's.
  const isPlainest = ({ id, name }: Card) => id === slugOf(name.en);
  const inOrder = cards.toSorted((a, b) => Number(isPlainest(a)) - Number(isPlainest(b)));
  const byName = new Map(inOrder.map((card) => [printedName(card.name, lang), card]));
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

/** Returns the styles of all faces, in flat colours: programs that show books lack CSS variables. */
export function faceStyles(): string {
  return pictureFaceStyles([...FACTIONS, undefined]);
}
