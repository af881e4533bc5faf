import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KEYWORDS } from '../engine/cards/ability.ts';
import type { Card } from '../engine/cards/card.ts';

const folder = new URL('../../data/cards/', import.meta.url);
const cards: Card[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Card[]);

/** The publisher's facts about a card, with `#` around what differs from its common version. */
interface Published {
  readonly ref: string;
  readonly set: string;
  readonly name: Readonly<Record<'en' | 'fr' | 'it', string>>;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly faction: string;
  readonly rarity: string;
  readonly elements: Readonly<Record<string, string>>;
}

const published = new URL('../../../shared/reference/cards.json', import.meta.url);

const FACTIONS: Readonly<Record<string, string>> = {
  AX: 'axiom',
  BR: 'bravos',
  LY: 'lyra',
  MU: 'muna',
  OR: 'ordis',
  YZ: 'yzmir',
};

const TYPES: Readonly<Record<string, Card['type']>> = {
  CHARACTER: 'character',
  EXPEDITION_PERMANENT: 'expedition-permanent',
  HERO: 'hero',
  LANDMARK_PERMANENT: 'landmark-permanent',
  PERMANENT: 'landmark-permanent',
  SPELL: 'spell',
  TOKEN: 'token',
  TOKEN_LANDMARK_PERMANENT: 'landmark-token',
  TOKEN_MANA: 'mana',
};

function number(fact: string | undefined): number | undefined {
  return fact === undefined || fact === '' ? undefined : Number(fact.replaceAll('#', ''));
}

/** What the book does not give a kind of card, although the publisher prints a value (2.2). */
function expected(fact: Published): Partial<Card> {
  const type = TYPES[fact.type]!;
  const token = type === 'token' || type === 'landmark-token' || type === 'mana';
  const { elements } = fact;
  const subtypes = fact.subtypes
    .filter((one) => one !== 'LANDMARK')
    .map((one) => one.toLowerCase());
  return {
    ref: fact.ref,
    set: fact.set,
    name: fact.name,
    type,
    ...(subtypes.length > 0 ? { subtypes } : {}),
    ...(token ? {} : { faction: FACTIONS[fact.faction] as NonNullable<Card['faction']> }),
    ...(token || type === 'hero'
      ? {}
      : {
          rarity: fact.rarity.toLowerCase() as NonNullable<Card['rarity']>,
          handCost: number(elements.MAIN_COST)!,
          reserveCost: number(elements.RECALL_COST)!,
        }),
    ...(type === 'character' || type === 'token'
      ? {
          statistics: {
            forest: number(elements.FOREST_POWER)!,
            mountain: number(elements.MOUNTAIN_POWER)!,
            water: number(elements.OCEAN_POWER)!,
          },
        }
      : {}),
    ...(type === 'hero'
      ? {
          reserveLimit: number(elements.RESERVE) ?? 2,
          landmarkLimit: number(elements.PERMANENT) ?? 2,
        }
      : {}),
  };
}

describe('facts', () => {
  const known = existsSync(published);
  if (!known) console.log('Skipped: the publisher’s card list is not beside the project.');

  test.skipIf(!known)('are those of the publisher', () => {
    const list = JSON.parse(readFileSync(published, 'utf8')) as Published[];
    const byRef = new Map(list.map((one) => [one.ref, one]));
    for (const { id, abilities, ...facts } of cards) {
      const fact = byRef.get(facts.ref ?? '');
      expect(fact, `${id} has a reference that nothing has`).toBeDefined();
      const { en, it } = fact!.name;
      // The publisher has both a narrow and a wide space before "!", where this site has one.
      const fr = fact!.name.fr.replaceAll('\u202f', '\u00a0');
      expect({ id, ...facts }).toEqual({ id, ...expected({ ...fact!, name: { en, fr, it } }) });
      expect(abilities).toBeInstanceOf(Array);
    }
  });

  test('there are enough cards, each with an id of its own that says its name', () => {
    expect(cards.length).toBeGreaterThanOrEqual(120);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    for (const { id, name, ref } of cards) {
      const plain = name.en.normalize('NFD').replace(/\p{M}|['’]/gu, '');
      const slug = plain
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      const version = ref?.endsWith('_R1') ? '-rare' : ref?.endsWith('_R2') ? '-shifted' : '';
      expect(id).toBe(slug + version);
    }
  });

  test('each faction has a Hero, vanilla cards and enough for a deck', () => {
    for (const faction of Object.values(FACTIONS)) {
      const own = cards.filter((card) => card.faction === faction);
      expect(own.some((card) => card.type === 'hero')).toBe(true);
      expect(own.filter((card) => card.abilities.length === 0).length).toBeGreaterThan(0);
      const names = new Set(own.filter((card) => card.type !== 'hero').map((card) => card.name.en));
      expect(names.size * 3).toBeGreaterThanOrEqual(39);
    }
  });
});

describe('the cards that documents name', () => {
  const shared = new URL('../../../shared/', import.meta.url);
  const reference = (name: string) => new URL(`reference/${name}`, shared);
  const known = existsSync(reference('rulings.json'));
  if (!known) console.log('Skipped: the documents that name cards are not beside the project.');

  /** Words that are a card's name too, where a document means something else. */
  const ELSEWHERE = ['Nuit'];

  test.skipIf(!known)(
    'by the book, the seeds, the rulings or the hard interactions, are there',
    () => {
      const seeds = new URL('seeds/', shared);
      const files = [
        ...['complete-rules-4.0.txt', 'hard-interactions.md', 'rulings.json'].map(reference),
        ...readdirSync(seeds).map((name) => new URL(name, seeds)),
      ];
      const text = files
        .map((file) => readFileSync(file, 'utf8'))
        .join(' ')
        .replaceAll('’', "'")
        .replace(/\s+/gu, ' ');
      const names = new Set(cards.map(({ name }) => name.en));
      const list = JSON.parse(readFileSync(published, 'utf8')) as Published[];
      const lacking = list.filter(({ name }) => {
        if (names.has(name.en)) return false;
        return [name.en, name.fr, name.it].some(
          (one) => !ELSEWHERE.includes(one) && isNamed(one.replaceAll('’', "'"), text),
        );
      });
      expect([...new Set(lacking.map(({ name }) => name.en))]).toEqual([]);
    },
  );
});

/** Whether a text holds a name as words of their own. */
function isNamed(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

/** Every value of a key anywhere in the trees. */
function values(tree: unknown, key: string, found = new Set<string>()): Set<string> {
  if (Array.isArray(tree)) for (const one of tree) values(one, key, found);
  else if (tree !== null && typeof tree === 'object') {
    for (const [name, value] of Object.entries(tree)) {
      if (name === key && typeof value === 'string') found.add(value);
      values(value, key, found);
    }
  }
  return found;
}

function missing(needed: readonly string[], found: ReadonlySet<string>): string[] {
  return needed.filter((one) => !found.has(one));
}

describe('the vocabulary is used', () => {
  const trees = cards.map((card) => card.abilities);

  test('each keyword action (7.3)', () => {
    // "Put", "return" and "send" are one action; "give" and "have" only change the wording (7.3.16).
    const actions = [
      ...['activate', 'after-you', 'ascend', 'augment', 'create', 'defect', 'discard', 'double'],
      ...['draw', 'exchange-boosts', 'exchange', 'exhaust', 'exhausted-resupply', 'gain-counters'],
      ...['gain', 'lose', 'move-marker', 'move-backward', 'move-forward', 'play', 'put', 'ready'],
      ...['resupply', 'return', 'roll', 'rush', 'sabotage', 'sacrifice', 'send', 'spend', 'switch'],
    ];
    expect(missing(actions, values(trees, 'do'))).toEqual([]);
    const text = JSON.stringify(trees);
    for (const mark of ['"give":true', '"have":true', '"free":true', '"rule":"ignore-abilities"']) {
      expect(text).toContain(mark);
    }
  });

  test('each keyword ability (7.4)', () => {
    expect(missing([...KEYWORDS], values(trees, 'keyword'))).toEqual([]);
  });

  test('each kind of ability and each duration (2.2.12, 2.2.15)', () => {
    const kinds = ['quick-action', 'reaction', 'passive', 'effect', 'keyword', 'begin'];
    expect(missing(kinds, values(trees, 'kind'))).toEqual([]);
    const durations = ['this-turn', 'this-afternoon', 'this-day'];
    expect(missing(durations, values(trees, 'duration'))).toEqual([]);
  });

  test('each kind of trigger that cards have', () => {
    const triggers = [
      ...['join', 'hand', 'reserve', 'at', 'joins', 'leaves', 'goes', 'plays', 'gains', 'any'],
      ...['gains-counters', 'sacrifices', 'creates', 'draws', 'resupplies', 'rolls', 'exhausts'],
      ...['passes', 'moves-forward', 'fails-to-move-forward', 'reveals'],
    ];
    expect(missing(triggers, values(trees, 'on'))).toEqual([]);
  });

  test('each kind of passive ability that cards have', () => {
    const rules = [
      ...['gain-keyword', 'gain-ability', 'set-statistics', 'terrain', 'limit', 'uncounted'],
      ...['keep-more', 'played', 'minimum-cost', 'optional-cost', 'play-exhausted', 'instead'],
      ...['cannot-move-forward', 'ignore-defender', 'cannot-activate', 'cannot-be-played'],
      ...['cannot-gain-counters', 'cannot-ready', 'can-gain-again', 'ignore-abilities'],
      ...['extra-die', 'die-result', 'also'],
    ];
    expect(missing(rules, values(trees, 'rule'))).toEqual([]);
    const replaced = ['leave', 'gain', 'resupply', 'move-forward', 'ascend', 'daily'];
    expect(missing(replaced, values(trees, 'would'))).toEqual([]);
  });

  test('each token that is created is a card', () => {
    const ids = new Set(cards.map((card) => card.id));
    for (const token of values(trees, 'token')) expect(ids).toContain(token);
  });
});
