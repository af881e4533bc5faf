import type { Card } from '../../engine/card.ts';
import type { EditionId } from '../../engine/edition.ts';
import type { Example } from '../../examples/example.ts';
import { type Play, playsOf } from '../../examples/play.ts';
import { runPlay } from '../../examples/run.ts';
import type { Language } from '../../rulebook/language.ts';
import type { PlayData } from '../../sandbox/play-data.ts';
import { loadPlayWords } from '../../sandbox/play-words.ts';
import type { Library } from '../../sandbox/printed.ts';
import type { Session } from '../../sandbox/session.ts';
import { openWorkings } from '../../sandbox/workings.ts';
import { DRAWINGS } from '../icons.ts';
import { collection, examples } from './collection.ts';
import { printedCards } from './printed-card.ts';

const all = [...collection.values()];

/** Answers of each play, whose script is followed once for all languages. */
const answersOf = new Map<Play, readonly (readonly string[])[]>();
const plays = new Map<string, readonly Play[]>();

/** An example that a page names. Refuses one that there is none of. */
export function exampleNamed(id: string): Example {
  const example = examples.get(id);
  if (!example) throw new Error(`There is no worked example "${id}".`);
  return example;
}

/** Every way in which an example is played: itself and its variants, in each of their editions. */
export function playsNamed(id: string): readonly Play[] {
  const known = plays.get(id) ?? playsOf(exampleNamed(id));
  plays.set(id, known);
  return known;
}

/** The editions that an example is played in. */
export function editionsOf(id: string): readonly EditionId[] {
  return [...new Set(playsNamed(id).map(({ edition }) => edition))];
}

/**
 * The edition in which an example is first shown: the newest of the site's in which it is played.
 *
 * @param books the editions of the site, the newest first
 */
export function editionShown(id: string, books: readonly string[]): string {
  const own = editionsOf(id);
  return books.find((book) => own.some((one) => one === book)) ?? own[0]!;
}

/**
 * A play of an example.
 *
 * @param id `EXAMPLE` or `EXAMPLE/VARIANT`
 * @param edition another one is taken where it is not played in this one
 */
export function playNamed(id: string, edition: string): Play {
  const [example = id] = id.split('/');
  const own = playsNamed(example).filter((play) => play.id === id);
  const play = own.find((each) => each.edition === edition) ?? own[0];
  if (!play) throw new Error(`The example "${example}" has no play "${id}".`);
  return play;
}

/**
 * A play of an example with all that it needs, said in a language.
 *
 * @param id `EXAMPLE` or `EXAMPLE/VARIANT`
 * @param edition another one is taken where the example is not played in it
 */
export async function playData(id: string, edition: string, lang: Language): Promise<PlayData> {
  const play = playNamed(id, edition);
  const { example } = play;
  const siblings = playsNamed(example);
  const own = siblings.filter((each) => each.id === id);
  const cards = cardsOf(exampleNamed(example));
  const printed = await printedCards(cards, lang, tokenNamed);
  const answers = scriptOf(play);
  const workings = openWorkings(cards, printed, await loadPlayWords(lang));
  const { seed, position } = play;
  const session = workings.begin({ edition: play.edition, seed, position, example: id }, answers);
  return {
    id,
    edition: play.edition,
    plays: siblings.map((each) => ({
      id: each.id,
      title: each.title[lang],
      edition: each.edition,
    })),
    differs: new Set(await Promise.all(own.map((each) => endOf(each, cards, printed)))).size > 1,
    show: workings.show(session),
    printed,
    icons: iconsOf(printed),
    seed,
    position,
    answers,
    cards: cards.map((card) => ({ ...card, name: { en: card.name.en, [lang]: card.name[lang] } })),
  };
}

function scriptOf(play: Play): readonly (readonly string[])[] {
  const known = answersOf.get(play) ?? runPlay(play, all).answers.map(({ options }) => options);
  answersOf.set(play, known);
  return known;
}

/** What the board shows when a play is over, to be compared with another. */
async function endOf(play: Play, cards: readonly Card[], printed: Library): Promise<string> {
  const workings = openWorkings(cards, printed, await loadPlayWords('en'));
  const { id, edition, seed, position } = play;
  const session: Session = workings.begin({ edition, seed, position, example: id }, scriptOf(play));
  const { board } = workings.show(session).stops.at(-1)!;
  return JSON.stringify({ ...board, edition: null });
}

function tokenNamed(id: string): Card {
  const token = collection.get(id);
  if (!token) throw new Error(`There is no card "${id}".`);
  return token;
}

/** The cards that an example names, and all that those name in turn. */
function cardsOf(example: Example): readonly Card[] {
  const own = new Map((example.invented ?? []).map((card) => [card.id, card]));
  const found = new Map<string, Card>();
  const find = (value: unknown): void => {
    if (typeof value === 'string') {
      const card = own.get(value) ?? collection.get(value);
      if (!card || found.has(value)) return;
      found.set(value, card);
      find(card.abilities);
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) find(inner);
    }
  };
  find(example.position);
  find(example.variants?.map(({ position }) => position));
  return [...found.values()];
}

/** Drawings of the icons that cards show: the book's, by the names that texts give them. */
function iconsOf(printed: Library): Readonly<Record<string, string>> {
  const names = Object.values(printed).flatMap(({ text, faction }) => [
    ...(faction ? [faction] : []),
    ...text.flatMap(({ spans }) => spans.flatMap((span) => ('icon' in span ? [span.icon] : []))),
  ]);
  const drawings: Readonly<Record<string, string>> = DRAWINGS;
  return Object.fromEntries(
    [...new Set([...names, 'forest', 'mountain', 'water'])].flatMap((name) =>
      drawings[name] ? [[name, drawings[name]]] : [],
    ),
  );
}
