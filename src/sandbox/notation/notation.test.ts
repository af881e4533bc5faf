import { describe, expect, test } from 'vitest';
import fc from '../../../tests/property.ts';
import { advance } from '../../engine/advance.ts';
import { createPosition } from '../../engine/setup/placing.ts';
import type { Position } from '../../engine/setup/position.ts';
import { createGame } from '../../engine/setup/setup.ts';
import type { Game } from '../../engine/state/game.ts';
import { MODES } from '../../engine/state/mode.ts';
import { randomDecks, randomPlayer } from '../../engine/testing/random-games.ts';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import type { NotationWords } from '../../languages/texts/language-texts.ts';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { positionOf } from '../model/position-of.ts';
import { NotationError } from './fault.ts';
import { printItem, printPosition } from './print.ts';
import { readPosition } from './read.ts';
import { vocabulary } from './vocabulary.ts';

const FILES = import.meta.glob<NotationWords>('../../languages/*/texts/notation.ts', {
  eager: true,
  import: 'notation',
});
const WORDS = byEachLanguage((language) => FILES[`../../languages/${language}/texts/notation.ts`]!);
const inLanguage = (lang: Language) =>
  vocabulary(REAL_CARDS, WORDS[lang], Object.values(WORDS), lang);
const english = inLanguage('en');

/** A position as a table shows it, without how old things are and the names that follow from that. */
function shown(position: Position): unknown {
  const { game } = createPosition(position, { cards: REAL_CARDS, edition: '4.0', seed: 1 });
  const { position: found } = positionOf(game);
  const text = JSON.stringify(found, (key, value) => (key === 'age' ? undefined : value));
  return JSON.parse(text.replaceAll(/"card-\d+"/g, '"card"'));
}

/** The position some decisions into a random game. */
function somewhere(seed: number, decisions: number, mode: (typeof MODES)[number]): Position {
  const choose = randomPlayer(seed);
  let now: { game: Game; decision?: unknown } = createStart();
  for (let i = 0; i < decisions; i++) {
    const step = advance(now.game, undefined);
    if (!step.decision) return positionOf(step.game).position;
    now = { game: advance(step.game, { options: choose(step.decision) }).game };
  }
  return positionOf(now.game).position;

  function createStart() {
    return { game: createGame(randomDecks(seed, mode), { edition: '4.0', seed }) };
  }
}

describe('a position as text', () => {
  test('is what players would write', () => {
    const text = 'Alma hero: 2x Ordis Recruit (boost 1), Haven Trainee; reserve: Harvest; mana 6/7';
    const position = readPosition(text, english);
    expect(position.players[0]).toMatchObject({
      name: 'Alma',
      reserve: ['harvest'],
      mana: { ready: 6, exhausted: 1 },
    });
    expect(printPosition(position, english)).toBe(
      'Alma hero: 2x Ordis Recruit (boost 1), Haven Trainee; reserve: Harvest; mana 6/7\nBo mana 0/0',
    );
  });

  test('has counts before or behind counters, and names with or without quotes', () => {
    const same = [
      'Alma hero: Jian, Assembly Overseer (boost 2), Kappa',
      'Alma hero: "Jian, Assembly Overseer" (2 boosts), "Kappa"',
      'Alma héros: Jian, Superviseur d’Assemblage (2 boosts), Kappa',
    ].map((text) => readPosition(text, english));
    expect(same[0]!.players[0]!.expeditions?.hero).toMatchObject({
      cards: [{ card: 'jian-assembly-overseer', counters: { boost: 2 } }, 'kappa'],
    });
    expect(same[1]).toEqual(same[0]);
    expect(same[2]).toEqual(same[0]);
    expect(() => readPosition('Alma hero: Kappa (2 nothings)', english)).toThrow(NotationError);
  });

  test('has the rarity of a card behind its name, in brackets or not', () => {
    const cards = [
      'Kelon Elemental [rare] (boost 1)',
      'Kelon Elemental (rare, boost 1)',
      'Kelon Elemental (boost 1) (rare axiom)',
      'Kelon Elemental rare (boost 1)',
      'Élémentaire de Kélon rare (boost 1)',
    ].map((text) => readPosition(`Alma hero: ${text}, Kappa`, english));
    expect(cards[0]!.players[0]!.expeditions?.hero).toMatchObject({
      cards: [{ card: 'kelon-elemental-rare', counters: { boost: 1 } }, 'kappa'],
    });
    for (const card of cards) expect(card).toEqual(cards[0]);
  });

  test('is read in any language, whatever the one it is written in', () => {
    const french = readPosition(
      'jour 2; tour Bo\nAlma héros 3 élevée: Vendangeurs du Fuseau (endormi); réserve: Récolter',
      english,
    );
    expect(french).toMatchObject({ day: 2, turn: 1 });
    expect(french.players[0]!.expeditions?.hero).toMatchObject({ distance: 3, ascended: true });
  });

  test.each(LANGUAGES)('in %s, read again, is the same position', (lang) => {
    const words = inLanguage(lang);
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(40), fc.constantFrom(...MODES), (seed, far, mode) => {
        const position = somewhere(seed, far, mode);
        const text = printPosition(position, words);
        expect(shown(readPosition(text, words))).toEqual(shown(position));
        expect(shown(readPosition(text, english))).toEqual(shown(position));
      }),
      { numRuns: 25 },
    );
  });

  test('keeps statuses, counters, owners, uses and names that are words of it', () => {
    const position: Position = {
      players: [
        {
          name: 'Hero; the 2nd',
          hero: { card: 'waru-mack', counters: { boost: 1 } },
          expeditions: {
            hero: {
              cards: [
                { card: 'kappa', statuses: ['anchored'], counters: { boost: 2 }, used: { 0: 3 } },
                { card: 'atlas-shifted', owner: 1 },
              ],
              moved: true,
            },
          },
          mana: { ready: 1, exhausted: 2, cards: ['harvest', 'mana-orb', 'kappa'] },
        },
        { name: 'Passed', passed: true },
      ],
      adventure: {
        tumult: [{ single: 'water', turned: true }, { single: 'forest' }, { single: 'mountain' }],
        markers: [{ terrain: 'forest', region: 0 }],
      },
      phase: 'dusk',
      day: 4,
      firstPlayer: 1,
    };
    for (const lang of LANGUAGES) {
      const words = inLanguage(lang);
      expect(shown(readPosition(printPosition(position, words), words))).toEqual(shown(position));
    }
  });

  test('keeps what is in Limbo, what was played and the moment', () => {
    const position: Position = {
      mode: 'free-for-all',
      players: [
        {
          name: 'Alma',
          limbo: [{ card: 'kappa', from: 'reserve', into: 'companion' }],
          reserve: [{ card: 'mochizuki-chiyome-rare', lasting: { 0: 2 } }],
          expeditions: { hero: [{ card: 'ordis-recruit', as: 'the, "first" one' }] },
          landmarks: [],
          hero: { card: 'sam-spook', gained: [0], waiting: { 2: 1 } },
          played: ['kappa', 'harvest', 'harvest'],
        },
        { name: 'Bo', out: true },
        {
          name: 'Cleo',
          discard: [
            {
              card: 'the-naos-shifted',
              lasting: { 0: 1 },
              about: { expedition: { player: 0, side: 'companion' }, player: 0 },
            },
          ],
          expeditions: {
            companion: [
              { card: 'merlin', waiting: { 0: 1, 1: 1 } },
              {
                card: 'vishvakarma-shifted',
                waiting: { 0: 1 },
                about: { card: 'the, "first" one' },
              },
            ],
          },
        },
        { name: 'Dana' },
      ],
      adventure: { arena: true, markers: [] },
      moment: 'goes-on',
    };
    for (const lang of LANGUAGES) {
      const words = inLanguage(lang);
      expect(shown(readPosition(printPosition(position, words), words))).toEqual(shown(position));
    }
  });

  test.each([
    ['Alma hero: Nobody at all', 'card', 'Nobody at all'],
    ['Alma hero: Kappa (sad)', 'word', 'sad'],
    ['Alma hero: Kappa sad', 'card', 'Kappa sad'],
    ['Alma hero: Kappa (boost 1) sad', 'word', 'sad'],
    ['Alma hero: rare', 'card', 'rare'],
    ['Alma hero: Kappa (exalted)', 'word', 'exalted'],
    ['Alma herro', 'word', 'Alma herro'],
    ['Alma mana many', 'number', 'many'],
    ['day two', 'number', 'day two'],
    ['moment never', 'word', 'never'],
    ['Alma limbo: Kappa (from nowhere)', 'word', 'from nowhere'],
    ['Alma hero: Kappa (into the sea)', 'word', 'into the sea'],
    ['Alma hero: Kappa (boost 0)', 'word', 'boost 0'],
    ['Alma hero: Kappa (0 boosts)', 'word', '0 boosts'],
    ['Alma hero: Kappa (used 1=0)', 'word', 'used 1=0'],
    ['day 0', 'word', 'day 0'],
    ['turn', 'player', 'turn'],
    ['markers: forest 0 owner', 'player', 'forest 0 owner'],
    ['markers: forest 0 by Alma', 'word', 'forest 0 by Alma'],
    ['turn Zoe', 'player', 'Zoe'],
    ['two players\nA mana 1\nB mana 1\nC mana 1', 'player', 'C'],
  ])('%j is refused with what is not understood', (text, fault, found) => {
    const refused = (() => {
      try {
        return readPosition(text, english);
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(NotationError);
    expect(refused).toMatchObject({ fault, found });
  });

  test('names the item that the rules refuse, as it is written', () => {
    const text = 'tumult: forest, forest; markers: forest 0, water 9 owner Alma';
    const position = readPosition(text, english);
    const item = (where: string) => printItem(position, where, english);
    expect(item('adventure.markers[1].region')).toBe('water 9 owner Alma (markers)');
    expect(item('adventure.tumult[1].single')).toBe('forest (tumult)');
    expect(item('adventure.markers[7]')).toBeNull();
    expect(item('players[0].hand[0]')).toBeNull();
  });

  test('whatever it says, is read or refused', () => {
    const parts = fc.constantFrom(
      ...[
        'Alma',
        'hero',
        'mana',
        '6/7',
        ';',
        ':',
        ',',
        '(',
        ')',
        '"',
        '[',
        ']',
        '2x',
        'Kappa',
        '\n',
      ],
    );
    const anything = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 30 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        try {
          readPosition(text, english);
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('has no word that means two things in one use', () => {
    for (const [use, meanings] of Object.entries(english.read)) {
      if (use === 'factions') continue;
      for (const words of Object.values(WORDS)) {
        for (const [meaning, word] of Object.entries(words[use as keyof typeof words])) {
          const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
          expect(meanings.get(plain.toLowerCase())).toBe(meaning);
        }
      }
    }
  });
});
