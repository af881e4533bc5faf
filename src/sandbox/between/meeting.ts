/** Finds how two cards meet: plays their scenes, and keeps those in which one changes what the other does. */

import type { Card, CardType } from '../../engine/cards/card.ts';
import { EngineError } from '../../engine/rules/error.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import type { Steps } from '../model/slices.ts';
import { type Fact, factsOf, newFacts } from './fact.ts';
import { type PlayedScene, playScene, type Rules } from './play-scene.ts';
import { COMPANY, otherOf, type Pair, type Present, type Scene, scenesOf } from './scene.ts';
import { isTold, strengthOf } from './strength.ts';

/** A scene in which two cards meet. */
export interface Meeting {
  readonly scene: Scene;
  readonly played: PlayedScene;
  /** What happens only because both are there: the strongest of it, in its order. */
  readonly told: readonly TraceEntry[];
  /** All that happens only because both are there. */
  readonly facts: readonly Fact[];
  /** Rules at work in what happens only because both are there; those of what is told first. */
  readonly cites: readonly string[];
  /** The larger, the more one card does to the other. */
  readonly strength: number;
}

/** Weaker meetings than so many are left out. */
export const MOST_MEETINGS = 16;
/** Events of a meeting that are told. */
const MOST_TOLD = 3;
/** Modes of a card that are tried one after the other. */
const MOST_MODES = 4;

/**
 * Finds the meetings of two cards.
 *
 * @param rules the edition, and at least the two cards, `COMPANY` and all tokens
 * @param onFound hears of each meeting as it is found
 * @returns the strongest first
 */
export function* findMeetings(
  pair: Pair,
  rules: Rules,
  onFound: (meeting: Meeting) => void = () => {},
): Steps<readonly Meeting[]> {
  const scenes = scenesOf(pair);
  const finder = new MeetingFinder(pair, rules);
  const found: Meeting[] = [];
  for (const [place, scene] of scenes.entries()) {
    for (const meeting of finder.meetingsIn(scene)) {
      found.push(meeting);
      onFound(meeting);
    }
    if (yield (place + 1) / scenes.length) break;
  }
  return strongestFirst(found);
}

/** Meetings in the order in which they are shown. */
export function strongestFirst(meetings: readonly Meeting[]): readonly Meeting[] {
  return meetings.toSorted((a, b) => b.strength - a.strength).slice(0, MOST_MEETINGS);
}

const MADE: readonly CardType[] = ['token', 'landmark-token', 'mana'];

/** The cards that scenes need: the two, those around them, and what can be created. */
function cardsFor({ a, b }: Pair, cards: readonly Card[]): readonly Card[] {
  const ids: readonly string[] = [a.id, b.id, ...COMPANY];
  return cards.filter(({ id, type }) => ids.includes(id) || MADE.includes(type));
}

class MeetingFinder {
  private readonly pair: Pair;
  private readonly rules: Rules;
  /** Facts of scenes without one of the cards, by position and what is done. */
  private readonly alone = new Map<string, readonly Fact[]>();
  /** What the meetings found so far tell. */
  private readonly seen = new Set<string>();

  constructor(pair: Pair, rules: Rules) {
    this.pair = pair;
    this.rules = { ...rules, cards: cardsFor(pair, rules.cards) };
  }

  /** The meetings in a scene that tell something new: one, or one for each mode of a card. */
  meetingsIn(scene: Scene): readonly Meeting[] {
    const first = this.meetingIn(scene, 0);
    const others = Array.from({ length: Math.min(first.modes, MOST_MODES) - 1 }, (_, at) => at + 1);
    return [first, ...others.map((mode) => this.meetingIn(scene, mode))].flatMap(
      ({ meeting }) => meeting ?? [],
    );
  }

  private meetingIn(scene: Scene, mode: number): { meeting: Meeting | null; modes: number } {
    const played = this.play(scene, { a: true, b: true }, mode);
    if (!played) return { meeting: null, modes: 0 };
    const facts = factsOf(played.entries);
    const others = this.withoutOne(scene, mode);
    const news = newFacts(facts, others);
    return { meeting: this.describe(scene, played, facts, news, others), modes: played.modes };
  }

  /** The facts of a scene without the other card, and without the one that acts. */
  private withoutOne(scene: Scene, mode: number): readonly (readonly Fact[])[] {
    const { actor } = scene;
    return [actor, otherOf(actor)].map((kept) => {
      const present: Present = { a: kept === 'a', b: kept === 'b' };
      const { spot: _, trait: __, ...own } = scene;
      const key = JSON.stringify([kept === actor ? { ...own, thenPlay: false } : scene, mode]);
      const known = this.alone.get(key);
      if (known) return known;
      const facts = factsOf(this.play(scene, present, mode)?.entries ?? []);
      this.alone.set(key, facts);
      return facts;
    });
  }

  /** Plays a scene; null where its position cannot be. */
  private play(scene: Scene, present: Present, mode: number): PlayedScene | null {
    try {
      return playScene(this.pair, scene, present, this.rules, mode);
    } catch (error) {
      if (error instanceof EngineError) return null;
      throw error;
    }
  }

  private describe(
    scene: Scene,
    played: PlayedScene,
    facts: readonly Fact[],
    news: readonly Fact[],
    others: readonly (readonly Fact[])[],
  ): Meeting | null {
    const { pair } = this;
    const decisive = news.some(isTold) ? news : reasonsForLoss(facts, others);
    const byStrength = decisive
      .filter(isTold)
      .map((fact) => ({ fact, strength: strengthOf(fact, pair) }))
      .filter(({ strength }) => strength > 0)
      .sort((a, b) => b.strength - a.strength);
    const top = byStrength.slice(0, MOST_TOLD);
    if (top.length === 0) return null;
    const keys = top.map(({ fact }) => deedOf(fact));
    if (keys.every((key) => this.seen.has(key))) return null;
    for (const key of keys) this.seen.add(key);
    const strongest = [...new Set(top.map(({ fact }) => fact.entry))];
    const told = strongest.toSorted((a, b) => a.id - b.id);
    const entries = new Map(played.entries.map((entry) => [entry.id, entry]));
    const cites = [
      ...strongest.flatMap((entry) => citesOf(entry, entries)),
      ...decisive.flatMap(({ entry }) => entry.cites),
    ];
    // Rules that are at work without one of the cards too decide less than those that are not.
    const usual = new Set(others.flatMap((other) => other.flatMap(({ entry }) => entry.cites)));
    const ordered = [...new Set(cites)].sort((a, b) => Number(usual.has(a)) - Number(usual.has(b)));
    return {
      scene,
      played,
      told,
      facts: decisive,
      cites: ordered,
      strength: top[0]!.strength,
    };
  }
}

/**
 * What keeps something from happening that happens without one of the cards; nothing where all happens
 * that happens without it.
 */
function reasonsForLoss(
  facts: readonly Fact[],
  others: readonly (readonly Fact[])[],
): readonly Fact[] {
  const lost = others.flatMap((other) => newFacts(other, [facts]));
  const isLost = lost.some(({ entry }) => entry.kind === 'action' || entry.kind === 'activation');
  if (!isLost) return [];
  return facts.filter(({ entry }) => entry.kind === 'why-not' || entry.kind === 'modifier');
}

/** The rules of an event: of an action, those of the step that it is part of come first. */
function citesOf(
  { kind, parent, cites }: TraceEntry,
  entries: ReadonlyMap<number, TraceEntry>,
): readonly string[] {
  const above = kind === 'action' && parent !== null ? entries.get(parent) : undefined;
  return above?.kind === 'step' ? [...above.cites, ...cites] : cites;
}

/** What is the same about a fact in whichever Expedition it happens. */
function deedOf({ entry, cards }: Fact): string {
  const word = (name: string) => (name in entry ? String(entry[name as keyof TraceEntry]) : '');
  const object = 'object' in entry && entry.object ? entry.object : null;
  return ['kind', 'action', 'why', 'verb', 'how', 'status', 'counter']
    .map(word)
    .concat(cards, object ? [object.zone, String(object.controller)] : [])
    .join(' ');
}
