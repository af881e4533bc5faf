import { createHash } from 'node:crypto';
import type { Card } from '../../engine/cards/card.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import { plainMarks } from '../../languages/icon-word.ts';
import { cardNamed } from '../../library/cards.ts';
import { collection } from '../../library/collection.ts';
import { decisiveEntry } from '../../library/examples/decisive.ts';
import type { Example } from '../../library/examples/example.ts';
import type { Play } from '../../library/examples/play.ts';
import { memo } from '../../library/memo.ts';
import { exampleNamed, playNamed, playsNamed, playThrough } from '../../library/plays.ts';
import { TERRAIN_ICONS } from '../../rulebook/board-icons.ts';
import { DRAWINGS } from '../../rulebook/icon-drawings.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { alignShows } from '../../sandbox/board-view/alignment.ts';
import { openDrawing } from '../../sandbox/board-view/engine-session.ts';
import { engineWith } from '../../sandbox/board-view/placed-session.ts';
import { loadPlayWords } from '../../sandbox/board-view/play-words.ts';
import { flattenLines, type Show, stopsLit } from '../../sandbox/board-view/show.ts';
import { outcomesOf } from '../../sandbox/model/outcome.ts';
import type { PlayData } from '../../sandbox/model/play-data.ts';
import type { PrintedCards } from '../../sandbox/model/printed.ts';
import { playAnswers as follow, type RunBeginning, traceOf } from '../../sandbox/model/run.ts';
import { newSession } from '../../sandbox/model/session.ts';
import { printedCards } from './printed-card.ts';

/**
 * A play of an example with all that it needs, said in a language.
 *
 * @param id `EXAMPLE` or `EXAMPLE/VARIANT`
 * @param edition another one is taken where the example is not played in it
 */
export const playData = memo(
  async (id: string, edition: string, lang: Language): Promise<PlayData> => {
    const play = playNamed(id, edition);
    const { seed, position } = play;
    const { answers } = playThrough(play);
    const { trace, fingerprint, outcomes, shown } = await told(id, play.edition);
    const { printed: all, show } = shown[lang];
    const own = cardsOf(exampleNamed(play.example), [position]);
    const printed = Object.fromEntries(own.map((card) => [card.id, all[card.id]!]));
    return {
      id,
      edition: play.edition,
      story: plainMarks(play.story[lang], lang),
      fingerprint,
      outcomes,
      plays: playsNamed(play.example).map((each) => ({
        id: each.id,
        title: each.title[lang],
        edition: each.edition,
      })),
      differs: (await differs(id)) || (await isToldOtherwise(id, lang)),
      show,
      decisive: decisiveStops(play, trace, show),
      printed,
      icons: iconsOf(printed),
      seed,
      position,
      answers,
      cards: own.map((card) => sentCard(card, lang)),
    };
  },
);

/** A card as a page carries it: with its names in English and in the page's language. */
export function sentCard({ ref, set, ...card }: Card, lang: Language): Card {
  return { ...card, name: { en: card.name.en, [lang]: card.name[lang] } };
}

/** A play said in every language, for which it is played once, and the cards that it is about. */
const told = memo(async (id: string, edition: string) => {
  const play = playNamed(id, edition);
  const cards = cardsOf(exampleNamed(play.example));
  // A token that the example invents stands among its own cards.
  const own = new Map(cards.map((card) => [card.id, card]));
  const { answers } = playThrough(play);
  const given = answers.map((options) => ({ options }));
  const session = newSession(follow(engineWith(cards), beginningOf(play), given));
  const { stops } = session;
  const { see, showIn } = openDrawing(cards);
  const inLanguages = LANGUAGES.map(async (lang) => {
    const printed = printedCards(cards, lang, (token) => own.get(token) ?? cardNamed(token));
    const show = showIn(session, printed, await loadPlayWords(lang));
    return [lang, { printed, show }] as const;
  });
  const shown = Object.fromEntries(await Promise.all(inLanguages)) as Record<Language, Told>;
  const trace = traceOf(session.run);
  return {
    cards,
    trace,
    shown,
    fingerprint: fingerprintOf([play.seed, play.position, answers, cards, trace.map(withoutCites)]),
    outcomes: outcomesOf(session.run),
    /** Of the final board, to be compared with that of another edition. */
    end: fingerprintOf({ ...see(stops.at(-1)!.game, 'all'), edition: null }),
  };
});

/** An entry without the rules that it cites, which decide no outcome. */
function withoutCites({ cites: _, ...entry }: TraceEntry): object {
  return entry;
}

/** A play said in one language. */
interface Told {
  readonly printed: PrintedCards;
  readonly show: Show;
}

/** Returns the stops at which a play illustrates its rules, for rules that are also at work before. */
function decisiveStops(
  play: Play,
  trace: readonly TraceEntry[],
  { lines }: Show,
): Readonly<Record<string, number>> {
  const listed = flattenLines(lines);
  const stops = [...play.illustrates, ...play.shows].flatMap((rule) => {
    const entry = decisiveEntry(play, trace, rule);
    const stop = listed.find(({ id }) => id === entry?.id)?.stop;
    const [first] = stopsLit(lines, rule);
    return stop === undefined || stop === first ? [] : [[rule, stop] as const];
  });
  return Object.fromEntries(stops);
}

const FINGERPRINT_LENGTH = 10;

/** Returns a short hash of some content. */
function fingerprintOf(content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return hash.slice(0, FINGERPRINT_LENGTH);
}

/** Whether the end of a play differs between any two editions. */
export const differs = memo(async (id: string): Promise<boolean> => {
  const { example } = playNamed(id);
  const own = playsNamed(example).filter((each) => each.id === id);
  return new Set(await Promise.all(own.map(endOf))).size > 1;
});

/** Whether the end of a play differs between two editions. */
export const endsOtherwise = memo(
  async (id: string, before: string, edition: string): Promise<boolean> =>
    (await endOf(playNamed(id, before))) !== (await endOf(playNamed(id, edition))),
);

/** Whether the events or questions of a play differ between any two editions. */
async function isToldOtherwise(id: string, lang: Language): Promise<boolean> {
  const { example } = playNamed(id);
  const [first, ...others] = playsNamed(example).filter((each) => each.id === id);
  const all = others.map(({ edition }) => goesOtherwise(id, first!.edition, edition, lang));
  return (await Promise.all(all)).includes(true);
}

/** Whether the events or questions of a play differ between two editions. */
export async function goesOtherwise(
  id: string,
  before: string,
  edition: string,
  lang: Language,
): Promise<boolean> {
  const [then, now] = await Promise.all([told(id, before), told(id, edition)]);
  return alignShows(then.shown[lang].show, now.shown[lang].show).some((moment) => moment.differs);
}

async function endOf({ id, edition }: Play): Promise<string> {
  return (await told(id, edition)).end;
}

function beginningOf({ id, edition, seed, position }: Play): RunBeginning {
  return { edition, seed, position, example: id };
}

/** The cards that positions of an example name, and all that those name in turn. */
function cardsOf(
  example: Example,
  positions: readonly unknown[] = [
    example.position,
    ...(example.variants ?? []).map(({ position }) => position),
  ],
): readonly Card[] {
  return cardsNamedIn(positions, example.invented);
}

/** The cards that positions name, and all that those name in turn. */
export function cardsNamedIn(
  positions: readonly unknown[],
  invented: readonly Card[] = [],
): readonly Card[] {
  const own = new Map(invented.map((card) => [card.id, card]));
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
  find(positions);
  return [...found.values()];
}

/**
 * Returns the drawings of the icons in the texts of cards. Every page has those of terrains; those of
 * factions come with the sheets of cards, those of boards with the scripts that make a page live.
 */
export function iconsOf(printed: PrintedCards): Readonly<Record<string, string>> {
  const names = Object.values(printed).flatMap(({ text }) =>
    text.flatMap(({ spans }) => spans.flatMap((span) => ('icon' in span ? [span.icon] : []))),
  );
  const drawings: Readonly<Record<string, string>> = DRAWINGS;
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) =>
      drawings[name] && !(name in TERRAIN_ICONS) ? [[name, drawings[name]]] : [],
    ),
  );
}
