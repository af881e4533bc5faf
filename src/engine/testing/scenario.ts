/** Scenarios for the engine's own tests: a position, tiny cards, and answers in words. */

import { type Advance, advance } from '../advance.ts';
import type {
  Ability,
  Condition,
  Effect,
  Instruction,
  Reaction,
  Statistics,
  Trigger,
} from '../cards/ability.ts';
import type { Card } from '../cards/card.ts';
import type { CardType } from '../cards/vocabulary.ts';
import { type Query, query } from '../query.ts';
import type { EditionId } from '../rules/edition.ts';
import { itemAt } from '../rules/require.ts';
import { createPosition } from '../setup/placing.ts';
import type { PlayerPosition, Position } from '../setup/position.ts';
import type { Option } from '../state/decision.ts';
import type { Game } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import type { GameObject } from '../state/object.ts';
import type { TraceData, TraceEntry, TraceKind } from '../state/trace.ts';
import { stillExists } from '../state/zone.ts';

/** Makes a small card for a test. `statistics` is forest, mountain, water. */
export function makeCard(
  id: string,
  type: CardType,
  facts: Partial<Omit<Card, 'id' | 'type' | 'statistics'>> & {
    statistics?: readonly [number, number, number];
  } = {},
): Card {
  const { statistics, abilities = [], ...rest } = facts;
  const [forest, mountain, water] = statistics ?? [1, 1, 1];
  const hasStatistics = type === 'character' || type === 'token';
  const numbers: Statistics = { forest, mountain, water };
  return {
    id,
    type,
    name: { en: id },
    handCost: 1,
    reserveCost: 1,
    abilities,
    ...(hasStatistics ? { statistics: numbers } : {}),
    ...rest,
  };
}

export function makeSpell(id: string, effect: Effect, abilities: readonly Ability[] = []): Card {
  return makeCard(id, 'spell', { abilities: [...abilities, { kind: 'effect', effect }] });
}

export function makeReaction(trigger: Trigger, effect: Effect): Reaction {
  return { kind: 'reaction', trigger, effect };
}

/** Makes a row of a table of results (7.3.33.b). */
export function resultRow(from: number, to: number | undefined, then: Effect) {
  return to === undefined ? { from, then } : { from, to, then };
}

/** Makes the instruction "If …, …. Otherwise …". */
export function ifThen(condition: Condition, then: Effect, otherwise?: Effect): Instruction {
  return { do: 'if', if: condition, then, ...(otherwise ? { otherwise } : {}) };
}

type EntryOf<K extends TraceKind> = TraceEntry & Extract<TraceData, { kind: K }>;

export interface Scenario {
  readonly now: Advance;
  readonly game: Game;
  /** Everything since the scenario began. */
  readonly trace: readonly TraceEntry[];
  readonly query: Query;
  /** Answers the pending decision; each word names an option. */
  choose(...words: readonly string[]): Scenario;
  /** Words of the options offered. */
  options(): readonly string[];
  /** The present object of a label. */
  object(label: string): GameObject;
  /** The zone that a label's card or token is in now; `gone` when it ceased to exist. */
  zone(label: string): string;
  entries<K extends TraceKind>(kind: K): readonly EntryOf<K>[];
  /** Citations of every entry, each once. */
  cites(): ReadonlySet<string>;
}

export interface ScenarioSetup extends Omit<Position, 'players'> {
  readonly cards: readonly Card[];
  readonly players?: readonly PlayerPosition[];
  readonly edition?: EditionId;
  readonly seed?: number;
  readonly askAlways?: boolean;
}

/** Creates a game at a position, and advances it to its first decision. */
export function scenario(setup: ScenarioSetup): Scenario {
  const { cards, edition, seed, askAlways, players, ...position } = setup;
  const { game, labels } = createPosition(
    { ...position, players: players ?? [{}, {}] },
    {
      cards,
      ...(edition ? { edition } : {}),
      ...(seed === undefined ? {} : { seed }),
      ...(askAlways ? { askAlways } : {}),
    },
  );
  const slots = new Map(
    Object.entries(labels).map(([label, id]) => [label, objectAt(game, id).slot] as const),
  );
  const started = advance(game);
  return scenarioAt(started, started.trace, slots);
}

function scenarioAt(
  now: Advance,
  trace: readonly TraceEntry[],
  slots: ReadonlyMap<string, number>,
): Scenario {
  const { game } = now;
  const words = (option: Option) => wordsOf(game, option, slots);
  const self: Scenario = {
    now,
    game,
    trace,
    query: query(game),
    options: () => (now.decision?.options ?? []).map((option) => itemAt(words(option), 0, 'words')),
    choose: (...chosen) => {
      const options = now.decision?.options ?? [];
      const ids = chosen.map((word) => {
        const option = options.find((one) => words(one).includes(word));
        if (!option) {
          const offered = options.map((one) => words(one).join(' | ')).join('; ');
          throw new Error(`“${word}” is not offered by ${now.decision?.kind}: ${offered}`);
        }
        return option.id;
      });
      const next = advance(game, { options: ids });
      return scenarioAt(next, [...trace, ...next.trace], slots);
    },
    object: (label) => {
      const slot = slots.get(label);
      const id = slot === undefined ? 0 : itemAt(game.things, slot, 'things');
      const object = game.objects[id];
      if (!object) throw new Error(`${label} does not exist`);
      return object;
    },
    zone: (label) => {
      const slot = slots.get(label);
      const id = slot === undefined ? 0 : itemAt(game.things, slot, 'things');
      return id > 0 && stillExists(game, id) ? objectAt(game, id).zone : 'gone';
    },
    entries: <K extends TraceKind>(kind: K) =>
      trace.filter((entry): entry is EntryOf<K> => entry.kind === kind),
    cites: () => new Set(trace.flatMap(({ cites }) => cites)),
  };
  return self;
}

/** Returns words by which an option can be chosen: its label, card, and these with a place. */
function wordsOf(
  game: Game,
  option: Option,
  slots: ReadonlyMap<string, number>,
): readonly string[] {
  const { what } = option;
  switch (what.is) {
    case 'play': {
      const place = what.into ? `@${what.into.side}` : '';
      const scout = what.scout ? ':scout' : what.forHandCost ? ':hand-cost' : '';
      const temple = what.temple ? ':temple' : '';
      return namesOf(game, what.object, what.card, slots).flatMap((name) => [
        `${name}${place}${scout}${temple}`,
        `${name}${scout}${temple}`,
      ]);
    }
    case 'object':
    case 'quick-action':
      return namesOf(game, what.object, what.card, slots);
    case 'ability': {
      const names = namesOf(game, what.object, what.card, slots);
      return names.flatMap((name) => [`${name}:${what.ability}`, name]);
    }
    case 'expedition':
      return [`${what.expedition.player}:${what.expedition.side}`];
    case 'mode':
      return [`mode ${what.mode}`];
    case 'status':
      return [what.status];
    case 'counter':
      return [what.counter];
    case 'number':
      return [`${what.number}`];
    case 'player':
      return [`player ${what.player}`];
    case 'region':
      return [`region ${what.region}`];
    case 'marker':
      return [what.terrain];
    default:
      return [what.is];
  }
}

function namesOf(
  game: Game,
  id: number,
  cardId: string | null,
  slots: ReadonlyMap<string, number>,
): string[] {
  const slot = game.objects[id]?.slot;
  const labels = [...slots].flatMap(([label, one]) => (one === slot ? [label] : []));
  return cardId === null ? labels : [...labels, cardId];
}
