/** Finds how two cards meet: plays their scenes, and keeps those in which one affects the other. */

import type { Card } from '../../engine/cards/card.ts';
import type { CardType } from '../../engine/cards/vocabulary.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import type { Steps } from '../model/slices.ts';
import { happensToAnyCard } from './any-card.ts';
import { THIRD_CARDS } from './asked.ts';
import { deedOf, type EntryFact, factsOf, newFacts } from './fact.ts';
import { type PlayedScene, type Rules, tryScene } from './play-scene.ts';
import {
  COMPANY,
  otherOf,
  type Pair,
  type Present,
  type Scene,
  scenesOf,
  type Which,
} from './scene.ts';
import { isTold, strengthOf } from './strength.ts';

/** A scene in which two cards meet. */
export interface Meeting {
  readonly scene: Scene;
  readonly played: PlayedScene;
  /** The strongest facts that need both cards, in the order in which they happen. */
  readonly told: readonly EntryFact[];
  /** All facts that need both cards. */
  readonly facts: readonly EntryFact[];
  /** Rules at work in those facts; first the rules of the facts in `told`. */
  readonly cites: readonly string[];
  /** The larger, the more one card does to the other. */
  readonly strength: number;
  /** Whether the same would happen if one of the two were any card of its type. */
  readonly isGeneral: boolean;
}

/** The most meetings to keep: the strongest ones. */
export const MOST_MEETINGS = 16;
/** The most positions to play. */
export const MOST_POSITIONS = 600;
/** The most events of a meeting that are told. */
const MOST_TOLD = 3;
/** Rules that apply to every step and every move: they are listed after more specific ones. */
const FRAME_RULES = /^(?:1\.2|1\.4\.4|2\.1|2\.2\.12|2\.2\.16|6\.1|6\.3|7\.2)\./;
/** The most ways of playing a scene to try. */
const MOST_WAYS = 4;

/** The result of the search for the meetings of two cards. */
export interface Meetings {
  /** The strongest first. */
  readonly meetings: readonly Meeting[];
  /** How many positions were played. */
  readonly positions: number;
}

/**
 * Finds the meetings of two cards. Pauses after each position.
 *
 * @param rules the edition, and at least the two cards, `COMPANY` and all tokens
 * @param onFound hears of each meeting as it is found
 */
export function* findMeetings(
  pair: Pair,
  rules: Rules,
  onFound: (meeting: Meeting) => void = () => {},
): Steps<Meetings> {
  const scenes = scenesOf(pair);
  const finder = new MeetingFinder(pair, rules);
  const found: Meeting[] = [];
  let positions = 0;
  for (const [place, scene] of scenes.entries()) {
    for (let way = 0, ways = 1; way < Math.min(ways, MOST_WAYS); way++) {
      const outcome = finder.meetingIn(scene, way);
      ways = Math.max(ways, outcome.ways);
      positions += 1;
      if (outcome.meeting) {
        found.push(outcome.meeting);
        onFound(outcome.meeting);
      }
      const isStopped = yield (place + 1) / scenes.length;
      if (isStopped || positions >= MOST_POSITIONS) {
        return { meetings: strongestFirst(found), positions };
      }
    }
  }
  return { meetings: strongestFirst(found), positions };
}

/** Meetings in the order in which they are shown. */
export function strongestFirst(meetings: readonly Meeting[]): readonly Meeting[] {
  return meetings.toSorted((a, b) => b.strength - a.strength).slice(0, MOST_MEETINGS);
}

/** A scene of a card alone: what the other card would do next is not done. */
function withoutOther({ follows, ...own }: Omit<Scene, 'spot' | 'trait'>): object {
  return follows === 'other' ? own : { ...own, follows };
}

const MADE: readonly CardType[] = ['token', 'landmark-token', 'mana'];

/** The cards that scenes need: the two, those around them, and what can be created. */
function cardsFor({ a, b }: Pair, cards: readonly Card[]): readonly Card[] {
  const ids: readonly string[] = [a.id, b.id, ...COMPANY, ...Object.values(THIRD_CARDS)];
  return cards.filter(({ id, type }) => ids.includes(id) || MADE.includes(type));
}

/** The facts of a scene played with one card only. */
interface Alone {
  readonly kept: Which;
  readonly facts: readonly EntryFact[];
}

class MeetingFinder {
  private readonly pair: Pair;
  private readonly rules: Rules;
  /** Facts of scenes without one of the cards, by position and what is done. */
  private readonly alone = new Map<string, readonly EntryFact[]>();
  /** Keys of the events that the meetings found so far tell. */
  private readonly seen = new Set<string>();

  constructor(pair: Pair, rules: Rules) {
    this.pair = pair;
    this.rules = { ...rules, cards: cardsFor(pair, rules.cards) };
  }

  /** Returns the meeting in a scene played in one of its ways; null where it tells nothing new. */
  meetingIn(scene: Scene, way: number): { meeting: Meeting | null; ways: number } {
    const played = this.play(scene, { a: true, b: true }, way);
    if (!played) return { meeting: null, ways: 1 };
    const facts = factsOf(played.entries);
    const others = this.withoutOne(scene, way);
    const news = newFacts(
      facts,
      others.map((other) => other.facts),
    );
    return { meeting: this.describe(scene, way, played, facts, news, others), ways: played.ways };
  }

  /** The facts of a scene without the other card, and without the one that acts. */
  private withoutOne(scene: Scene, way: number): readonly Alone[] {
    const { actor } = scene;
    return [actor, otherOf(actor)].map((kept) => {
      const present: Present = { a: kept === 'a', b: kept === 'b' };
      const { spot: _, trait: __, ...own } = scene;
      const key = JSON.stringify([kept === actor ? withoutOther(own) : scene, way]);
      const known = this.alone.get(key);
      if (known) return { kept, facts: known };
      const facts = factsOf(this.play(scene, present, way)?.entries ?? []);
      this.alone.set(key, facts);
      return { kept, facts };
    });
  }

  /** Plays a scene; null where its position cannot be. */
  private play(scene: Scene, present: Present, way: number): PlayedScene | null {
    return tryScene(this.pair, scene, present, this.rules, way);
  }

  private describe(
    scene: Scene,
    way: number,
    played: PlayedScene,
    facts: readonly EntryFact[],
    news: readonly EntryFact[],
    others: readonly Alone[],
  ): Meeting | null {
    const { pair } = this;
    const isPermitted = scene.act.do === 'play' && scene.act.exhausted === true;
    const tells = (fact: EntryFact) =>
      isTold(fact) || (isPermitted && fact.entry.kind === 'declaration');
    const lost = news.some(tells) ? news : reasonsForLoss(facts, others, pair);
    const decisive = lost.length > 0 ? lost : paymentsOf(facts, others, scene);
    const byStrength = decisive
      .filter(tells)
      .map((fact) => ({ fact, strength: strengthOf(fact, pair, traitOf(scene)) }))
      .filter(({ strength }) => strength > 0)
      .sort((a, b) => b.strength - a.strength);
    const top = byStrength.slice(0, MOST_TOLD);
    if (top.length === 0) return null;
    const keys = top.map(({ fact }) => deedOf(fact));
    if (keys.every((key) => this.seen.has(key))) return null;
    for (const key of keys) this.seen.add(key);
    const strongest = top.map(({ fact }) => fact);
    const told = strongest.toSorted((a, b) => a.entry.id - b.entry.id);
    const entries = new Map(played.entries.map((entry) => [entry.id, entry]));
    const cites = [
      ...strongest.flatMap(({ entry }) => citesOf(entry, entries)),
      ...decisive.flatMap(({ entry }) => entry.cites),
    ];
    // Rules that are at work without one of the cards too decide less than those that are not.
    const usual = new Set(
      others.flatMap((other) => other.facts.flatMap(({ entry }) => entry.cites)),
    );
    const order = (rule: string) => (FRAME_RULES.test(rule) ? 2 : usual.has(rule) ? 1 : 0);
    const ordered = [...new Set(cites)].sort((a, b) => order(a) - order(b));
    return {
      scene,
      played,
      told,
      facts: decisive,
      cites: ordered,
      strength: top[0]!.strength,
      isGeneral: happensToAnyCard(this.pair, scene, this.rules, way, strongest),
    };
  }
}

/** The status of a card that a scene sets up: its trait, or Fleeting after being played from Reserve. */
function traitOf({ trait, act }: Scene): Scene['trait'] {
  return trait ?? (act.do === 'play' && act.from === 'reserve' ? 'fleeting' : undefined);
}

/**
 * Returns the facts that explain why an event of a scene with one card only does not happen with both:
 * reasons that name the added card. Empty where nothing that the other card or Expeditions do is lost.
 */
function reasonsForLoss(
  facts: readonly EntryFact[],
  others: readonly Alone[],
  pair: Pair,
): readonly EntryFact[] {
  return others.flatMap(({ kept, facts: other }) => {
    const lost = newFacts(other, [facts]);
    const isDeedLost = lost.some(
      ({ entry, cards }) =>
        (entry.kind === 'action' || entry.kind === 'activation') && cards.includes(pair[kept].id),
    );
    const isWayLost = lost.some(
      ({ entry }) => entry.kind === 'action' && entry.action === 'move-expedition',
    );
    const absent = pair[otherOf(kept)].id;
    return facts.filter(({ entry, cards }) => {
      if (!cards.includes(absent)) return false;
      if (entry.kind === 'why-not') return isDeedLost || (isWayLost && entry.why === 'cannot-move');
      // A modifier of its own card's actions alone would apply without the other card too.
      const isOfBoth = cards.includes(pair[kept].id) && isDeedLost;
      const isOfWay = isWayLost && 'verb' in entry && entry.verb === 'move-forward';
      return entry.kind === 'modifier' && (isOfBoth || isOfWay);
    });
  });
}

/** Returns what both cards change of what is paid for a third card; empty where one of them changes nothing. */
function paymentsOf(
  facts: readonly EntryFact[],
  others: readonly Alone[],
  { follows }: Scene,
): readonly EntryFact[] {
  if (follows !== 'third') return [];
  const paid = facts.filter(({ entry }) =>
    entry.kind === 'answer'
      ? entry.chosen.some(({ pays = 0 }) => pays > 0)
      : entry.kind === 'declaration' && entry.what === 'card' && entry.cost === null,
  );
  const areBoth = others.every((other) => newFacts(paid, [other.facts]).length > 0);
  return areBoth ? paid : [];
}

/** The rules of an event: of an action, those of the step that it is part of come first. */
function citesOf(
  { kind, parent, cites }: TraceEntry,
  entries: ReadonlyMap<number, TraceEntry>,
): readonly string[] {
  const above = kind === 'action' && parent !== null ? entries.get(parent) : undefined;
  return above?.kind === 'step' ? [...above.cites, ...cites] : cites;
}
