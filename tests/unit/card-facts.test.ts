import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allPrintings, arePrinted } from '../../scripts/cards/printed.ts';
import type { Card } from '../../src/engine/cards/card.ts';
import { KEYWORDS } from '../../src/engine/cards/vocabulary.ts';
import { factsOf, versionsOf } from '../../src/languages/read/printing.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';

const folder = new URL('../../data/cards/', import.meta.url);
const cards: Card[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Card[]);

const shared = new URL('../../../shared/', import.meta.url);
const printings = arePrinted() ? allPrintings() : [];

const FACTIONS = ['axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir'];

describe('facts', () => {
  const known = arePrinted();
  if (!known) console.log('Skipped: the publisher’s card lists are not beside the project.');

  test.skipIf(!known)('are those of the publisher, and the id says the name', () => {
    const versions = new Map(versionsOf(printings).map((one) => [one.id, one]));
    const named = Map.groupBy(printings, ({ name }) => name.en);
    for (const { id, abilities, name, signature: _signature, doubts = [], ...facts } of cards) {
      const version = versions.get(id);
      expect(version, `${id} is no version of a printed card`).toBeDefined();
      // These are about the text, from which no facts are taken.
      const own = doubts.filter(({ about }) => about !== 'text' && about !== 'symbol');
      expect(own.filter(({ given, taken }) => given !== taken)).toEqual([]);
      const { name: first, ...printed } = factsOf(version!.printings[0]);
      expect({ id, ...facts }).toEqual({ id, ...printed });
      // A list of one language may lack a version: it has the name of another.
      const names = named.get(name.en)!.map((one) => factsOf(one).name);
      expect({ id, name }).toMatchObject({ id, name: first });
      for (const language of LANGUAGES.filter((one) => name[one] && !first[one])) {
        expect(names.map((one) => one[language])).toContain(name[language]);
      }
      expect(abilities).toBeInstanceOf(Array);
    }
  });

  test.skipIf(!known)('have a name in every language in which the card was printed', () => {
    const English = cards.filter(({ set, name }) => set !== 'DUSTER' && !(name.fr && name.it));
    const others = English.filter(({ set, name }) => set !== 'FUGUE' || !name.fr);
    expect([...new Set(others.map(({ name }) => name.en))]).toEqual(['Leviathan Whisperer']);
  });

  test('there are enough cards, each with an id of its own', () => {
    expect(cards.length).toBeGreaterThanOrEqual(1_600);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
  });

  test('each faction has a Hero, vanilla cards and enough for a deck', () => {
    for (const faction of FACTIONS) {
      const own = cards.filter((card) => card.faction === faction);
      expect(own.some((card) => card.type === 'hero')).toBe(true);
      expect(own.filter((card) => card.abilities.length === 0).length).toBeGreaterThan(0);
      const names = new Set(own.filter((card) => card.type !== 'hero').map((card) => card.name.en));
      expect(names.size * 3).toBeGreaterThanOrEqual(39);
    }
  });
});

describe('effects', () => {
  test('of a Spell never play the Spell that they are of', () => {
    const again = cards.filter(({ type, abilities }) => type === 'spell' && playsItself(abilities));
    expect(again.map(({ id }) => id)).toEqual([]);
  });
});

/** Whether an effect among abilities plays its own card. */
function playsItself(abilities: Card['abilities']): boolean {
  const inside = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (('do' in value && value.do === 'play' && 'what' in value && value.what === 'me') ||
      Object.values(value).some(inside));
  return abilities.some((ability) => ability.kind === 'effect' && inside(ability.effect));
}

describe('the cards that documents name', () => {
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
      const list = printings.filter(({ name }) => name.fr && name.it);
      const lacking = list.filter(({ name }) => {
        if (names.has(name.en)) return false;
        return [name.en, name.fr, name.it].some(
          (one) =>
            one !== undefined &&
            !ELSEWHERE.includes(one) &&
            isNamed(one.replaceAll('’', "'"), text),
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
    // "Put", "return" and "send" are one action; "give" and "have" only change the wording (7.3.17).
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
    // The token of whichever Hero its player has.
    ids.add('signature');
    for (const token of values(trees, 'token')) expect(ids).toContain(token);
  });

  test('a Hero that creates a token in Reserve has it for its Signature token (S.3.a)', () => {
    const named = cards.flatMap(({ id, type, abilities, signature = null }) => {
      if (type !== 'hero' || !JSON.stringify(abilities).includes('"in":{"reserve"')) return [];
      return [[id, signature, values(abilities, 'token').has(signature ?? '')]];
    });
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(([, , isItsOwn]) => !isItsOwn)).toEqual([]);
  });
});
