import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../engine/cards/card.ts';
import { WORDINGS } from '../../languages/all-languages.ts';
import { playWords as english } from '../../languages/en/say/play-words.ts';
import { playWords as french } from '../../languages/fr/say/play-words.ts';
import { playWords as italian } from '../../languages/it/say/play-words.ts';
import { textOfSpans } from '../../languages/say/text.ts';
import { printedCard } from '../model/print-card.ts';
import type { Viewer } from './board.ts';
import { openEngineSession } from './placed-session.ts';
import { shortenedSpans } from './shortened.ts';
import { flattenLines, type Show } from './show.ts';

const folder = new URL('../../../data/cards/', import.meta.url);
const cards = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Card[],
);

/** Alma's turn: one card in hand that she can pay for, one that she cannot. */
const position = {
  players: [
    { name: 'Alma', hand: ['spy-craft', 'open-the-gates'], mana: { ready: 2 } },
    { name: 'Bo', hand: ['harvest'], reserve: ['kelon-burst'] },
  ],
  turn: 0,
} as const;

function shownTo(viewer: Viewer): Show {
  const engineSession = openEngineSession(cards, {}, english);
  const session = engineSession.begin({ edition: '4.0', seed: 1, position, example: null }, []);
  return engineSession.show(engineSession.reduce(session, { do: 'look', viewer }));
}

describe('a decision', () => {
  const asked = (viewer: Viewer) => shownTo(viewer).stops.find(({ decision }) => decision)!;

  test('is shown with its options, and why others are missing, to whom it is asked', () => {
    for (const viewer of ['all', 0] as const) {
      const { options, refusals, secret } = asked(viewer).decision!;
      expect(options.length).toBeGreaterThan(1);
      expect(JSON.stringify(options)).toContain('Spy Craft');
      expect(JSON.stringify(refusals)).toContain('Open the Gates');
      expect(secret).toBeUndefined();
    }
  });

  test('of another player names none of their cards', () => {
    const { decision } = asked(1);
    expect(decision).toMatchObject({ player: 0, options: [], secret: true });
    const turn = 'It is your opponent’s turn: they can use only their own cards.';
    for (const { said, quiet } of decision!.refusals) {
      expect([textOfSpans(said), quiet]).toEqual([turn, true]);
    }
    expect(JSON.stringify(shownTo(1))).not.toMatch(/Spy Craft|Open the Gates/);
  });
});

describe.each([
  ['en', english, 'Alma chooses whether to do it: Merlin – '],
  ['fr', french, 'Alma choisit de faire cela ou non\u00a0: Merlin – '],
  ['it', italian, 'Alma sceglie se farlo: Merlino – '],
] as const)('two Reactions of a card that was played with Scout (%s)', (lang, words, question) => {
  const printed = printedCard(cards.find(({ id }) => id === 'merlin')!, {
    lang,
    grammar: WORDINGS[lang],
    token: (id) => cards.find((card) => card.id === id)!,
  });
  const merlin = {
    players: [
      { name: 'Alma', hand: ['merlin'], mana: { ready: 4 } },
      { name: 'Bo', expeditions: { hero: ['kelon-elemental'] } },
    ],
  } as const;
  const open = openEngineSession(cards, { merlin: printed }, words);
  const begin = (answers: readonly (readonly string[])[]) =>
    open.begin({ edition: '4.0', seed: 1, position: merlin, example: null }, answers);
  const last = (answers: readonly (readonly string[])[]) =>
    open.show(begin(answers)).stops.findLast(({ decision }) => decision && !decision.given)!;
  const waysToPlay = last([]).decision!.options;
  const scouting = waysToPlay.find(({ plays }) => plays?.how === 'scout')!.id;
  const both = last([[scouting]]);

  test('are told apart by their texts', () => {
    const said = both.decision!.options.map((option) => textOfSpans(option.said));
    expect(said).toHaveLength(2);
    const texts = printed.text.map(({ spans }) => textOfSpans(shortenedSpans(spans)));
    expect(said.toSorted()).toEqual(texts.map((text) => `${printed.name} – ${text}`).toSorted());
    expect(both.board.limbo).toMatchObject([{ ability: 1 }, { ability: 0 }]);
  });

  test('and the question whether to do it says what', () => {
    const own = both.decision!.options.find(({ said }) => /\{hand\}/.test(textOfSpans(said)))!;
    const asked = textOfSpans(last([[scouting], [own.id]]).decision!.said);
    expect(asked).toContain(question);
    expect(asked.slice(question.length)).toBe(textOfSpans(printed.text[1]!.spans));
  });
});

test('Emblems that the position set up are named by the cards that they come from', () => {
  const engineSession = openEngineSession(cards, {}, english);
  const emblems = {
    players: [
      { name: 'Alma', reserve: [{ card: 'sow', lasting: { 0: 1 } }], mana: { ready: 1 } },
      { name: 'Bo', expeditions: { hero: [{ card: 'nike', waiting: { 1: 1 } }] } },
    ],
    turn: 0,
  } as const;
  const begin = (answers: readonly (readonly string[])[]) =>
    engineSession.show(
      engineSession.begin({ edition: '4.0', seed: 1, position: emblems, example: null }, answers),
    );
  const { options } = begin([]).stops.findLast(({ decision }) => decision)!.decision!;
  const lines = flattenLines(begin([[options[0]!.id], ['pass']]).lines).map(({ said }) =>
    textOfSpans(said),
  );
  expect(lines).toContain('A Reaction of Nike ceases to exist.');
  expect(lines).toContain('An effect of Sow ceases to exist.');
  expect(lines.join(' ')).not.toMatch(/\ban Emblem\b/i);
});

test.each(['morning', 'noon', 'afternoon', 'dusk', 'night'] as const)(
  'a position at the beginning of the %s shows its Day and phase',
  (phase) => {
    const engineSession = openEngineSession(cards, {}, english);
    for (const day of [1, 3]) {
      const at = { ...position, day, phase };
      const begun = engineSession.begin(
        { edition: '4.0', seed: 1, position: at, example: null },
        [],
      );
      expect(engineSession.show(begun).stops[0]!.board).toMatchObject({ day, phase });
    }
  },
);

describe('the timeline', () => {
  test('lists what costs too much only where a rule read is at work', () => {
    const refused = flattenLines(shownTo('all').lines).filter(({ kind }) => kind === 'why-not');
    expect(refused).not.toHaveLength(0);
    expect(refused.every(({ silent }) => silent)).toBe(true);
  });
});

test('quick actions of one card are told apart by their texts, whatever they cost', () => {
  const printed = printedCard(cards.find(({ id }) => id === 'kelon-cylinder')!, {
    lang: 'en',
    grammar: WORDINGS.en,
    token: (id) => cards.find((card) => card.id === id)!,
  });
  const open = openEngineSession(cards, { 'kelon-cylinder': printed }, english);
  const players = [
    {
      name: 'Alma',
      landmarks: [{ card: 'kelon-cylinder', counters: { kelon: 1 } }],
      mana: { ready: 5 },
    },
    { name: 'Bo' },
  ];
  const begun = open.begin({ edition: '4.0', seed: 1, position: { players }, example: null }, []);
  const { options } = open.show(begun).stops.findLast(({ decision }) => decision)!.decision!;
  const quick = options.filter(({ plays }) => plays?.how === 'quick');
  expect(quick.length).toBeGreaterThan(1);
  const texts = quick.map(({ plays }) => textOfSpans(plays!.text!));
  expect(new Set(texts).size).toBe(quick.length);
  for (const [index, { said }] of quick.entries()) {
    expect(textOfSpans(said).endsWith(` – ${texts[index]}`)).toBe(true);
  }
});

test('a card that another player controls shows its owner', () => {
  const engineSession = openEngineSession(cards, {}, english);
  const players = [
    { name: 'Alma', expeditions: { hero: [{ card: 'kappa', owner: 1 }, 'mowgli'] } },
    { name: 'Bo' },
  ];
  const begun = engineSession.begin(
    { edition: '4.0', seed: 1, position: { players }, example: null },
    [],
  );
  const { fronts } = engineSession.show(begun).stops[0]!.board;
  const faces = fronts.flatMap(({ upper, lower }) => [
    ...(upper?.cards ?? []),
    ...(lower?.cards ?? []),
  ]);
  expect(faces.map(({ card, owner }) => [card, owner])).toEqual([
    ['kappa', 'Bo'],
    ['mowgli', undefined],
  ]);
});

test('Mana Orbs that can be chosen are told apart', () => {
  const engineSession = openEngineSession(cards, {}, english);
  const crier = { card: 'ordis-crier-rare', counters: { boost: 1 } };
  const position = {
    players: [{ name: 'Alma', reserve: [crier], mana: { ready: 5 } }, { name: 'Bo' }],
  };
  const optionsAfter = (...answers: string[][]) => {
    const begun = engineSession.begin(
      { edition: '4.0', seed: 1, position, example: null },
      answers,
    );
    return engineSession.show(begun).stops.findLast(({ decision }) => decision)!.decision!.options;
  };
  const play = optionsAfter().find(({ plays }) => plays)!;
  const told = (...answers: string[][]) =>
    optionsAfter([play.id], ['yes'], ...answers).map(({ said }) => textOfSpans(said));
  // First whether to exhaust one and ready another, then which two become ready.
  expect(told()).toEqual(['Mana Orb 1', 'Mana Orb 2']);
  expect(told([])).toEqual([
    'Mana Orb 1 (exhausted)',
    'Mana Orb 2 (exhausted)',
    'Mana Orb 3 (exhausted)',
    'Mana Orb 4',
    'Mana Orb 5',
  ]);
});
