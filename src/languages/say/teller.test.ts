import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { advance, type Card, createGame, type TraceEntry } from '../../engine/index.ts';
import { playWords as english } from '../en/say/play-words.ts';
import { playWords as french } from '../fr/say/play-words.ts';
import { playWords as italian } from '../it/say/play-words.ts';
import { createTeller, type PlayWords, type TraceReader } from './teller.ts';
import { textOfSpans } from './text.ts';

const folder = new URL('../../../data/cards/', import.meta.url);
const cards: Card[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Card[]);
const names = new Map(cards.map((card) => [card.id, card.name]));
const heroes = cards.filter((card) => card.type === 'hero');
const playable = cards.filter(
  (card) => !['hero', 'token', 'landmark-token', 'mana'].includes(card.type),
);

/** Numbers in a fixed order, so that a failing game is played again. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % sides;
  };
}

/** Returns the sentences of a random game for a reader, with the entries that they are about. */
function told(words: PlayWords, viewer: number | null, seed: number) {
  const roll = dice(seed);
  const player = (name: string) => ({
    name,
    hero: heroes[roll(heroes.length)]!.id,
    deck: Array.from({ length: 39 }, () => playable[roll(playable.length)]!.id),
  });
  const game = createGame({ players: [player('Alma'), player('Bo')], cards, bound: 6 }, { seed });
  const entries = new Map<number, TraceEntry>();
  const reader: TraceReader = {
    viewer,
    players: ['Alma', 'Bo'],
    card: (id) => names.get(id),
    entry: (id) => entries.get(id),
  };
  const teller = createTeller(words, reader);
  const said: { entry: TraceEntry | null; text: string }[] = [];
  let now = advance(game);
  for (;;) {
    for (const entry of now.trace) {
      entries.set(entry.id, entry);
      said.push({ entry, text: textOfSpans(teller.entry(entry)) });
    }
    const { decision } = now;
    if (!decision) return said;
    said.push({ entry: null, text: textOfSpans(teller.decision(decision)) });
    for (const option of teller.options(decision.options)) {
      expect(textOfSpans(option)).toMatch(/^[\p{Lu}{\d+]/u);
    }
    const ids = decision.options.map((option) => option.id);
    const count = decision.min + roll(decision.max - decision.min + 1);
    const options: string[] = [];
    while (options.length < count && ids.length > 0)
      options.push(...ids.splice(roll(ids.length), 1));
    now = advance(now.game, { options });
  }
}

describe.each([
  ['en', english],
  ['fr', french],
  ['it', italian],
] as const)('%s', (code, words) => {
  test.each([null, 0, 1])('whole games are told in sentences to seat %s', (viewer) => {
    for (let seed = 1; seed <= 4; seed++) {
      for (const { text } of told(words, viewer, seed)) {
        expect(text).toMatch(/^[\p{Lu}{«“\d]/u);
        expect(text).toMatch(/[.!?»”]$/u);
        expect(text).not.toMatch(/^(?:Step|Cost|Étape|Passaggio)\b/u);
        expect(text).not.toMatch(/ {2}|\bundefined\b|\bnull\b|\[\[|\]\]|\|| [.,]/u);
        expect(text, 'an identifier in place of words').not.toMatch(
          /(?:: |\()[a-z]+-[a-z]+(?:-|[ .)])/u,
        );
        if (code === 'fr') expect(text).not.toMatch(/ (?:de le|à le|de les|à les|si il) /u);
        if (code === 'it')
          expect(text).not.toMatch(/ (?:di|da|in|su) (?:il|la|lo|i|gli|le) [a-z]/u);
      }
    }
  });

  test('a reader is not told the cards of a Hand that is not theirs', () => {
    for (let seed = 1; seed <= 4; seed++) {
      for (const { entry, text } of told(words, 0, seed)) {
        const hidden =
          entry?.kind === 'action' &&
          entry.action === 'move' &&
          entry.known !== 'all' &&
          !entry.known.includes(0);
        if (!hidden) continue;
        const name = names.get(entry.object.card ?? '')?.[code]?.replaceAll("'", '’');
        expect(text).not.toContain(name);
      }
    }
  });

  test('nor which of them was chosen (6.1.h)', () => {
    for (let seed = 1; seed <= 4; seed++) {
      for (const { entry, text } of told(words, 0, seed)) {
        if (entry?.kind !== 'answer' || !entry.known || entry.known.includes(0)) continue;
        for (const { what } of entry.chosen) {
          const card = what.is === 'object' ? (what.card ?? '') : '';
          const name = names.get(card)?.[code]?.replaceAll("'", '’');
          if (name) expect(text).not.toContain(name);
        }
      }
    }
  });
});

describe('sentences', () => {
  const thing = {
    object: 4,
    card: 'kelon-burst',
    name: 'Kelon Burst',
    owner: 1,
    controller: 1,
    zone: 'reserve',
  } as const;
  const discarded: TraceEntry = {
    id: 2,
    parent: 1,
    cites: ['7.3.7.a'],
    kind: 'action',
    action: 'move',
    object: thing,
    became: 5,
    from: { zone: 'reserve', player: 1 },
    to: { zone: 'discard', player: 1 },
    why: 'discard',
    known: 'all',
  };
  const step: TraceEntry = {
    id: 1,
    parent: null,
    cites: ['7.3.35.a'],
    kind: 'step',
    verb: 'sabotage',
    player: 0,
    source: null,
    actions: 1,
  };
  const reader = (viewer: number | null, players = ['Alice', 'Bo']): TraceReader => ({
    viewer,
    players,
    card: (id) => names.get(id),
    entry: (id) => (id === 1 ? step : undefined),
  });
  const say = (words: PlayWords, to: TraceReader) =>
    textOfSpans(createTeller(words, to).entry(discarded));

  test('leave it to whoever shows a step to say how many actions it has', () => {
    const several: TraceEntry = { ...step, verb: 'pay', actions: 2 };
    for (const words of [english, french, italian]) {
      const tell = (entry: TraceEntry) =>
        textOfSpans(createTeller(words, reader(null)).entry(entry));
      expect(tell(several)).toBe(tell({ ...several, actions: 1 }));
    }
  });

  describe('about what a player does and has', () => {
    const tell = (words: PlayWords, entry: TraceEntry, viewer: number | null = null) =>
      textOfSpans(createTeller(words, reader(viewer)).entry(entry));
    const both = [
      { player: 1, side: 'hero' },
      { player: 1, side: 'companion' },
    ] as const;

    test('say in a sentence who does a step, to one object or several, and who pays a cost', () => {
      expect(tell(english, step)).toBe('Alice Sabotages.');
      expect(tell(french, step)).toBe('Alice Sabote.');
      expect(tell(french, step, 0)).toBe('Vous Sabotez.');
      expect(tell(italian, step)).toBe('Alice Sabota.');
      const created: TraceEntry = { ...step, verb: 'create' };
      expect(tell(english, created)).toBe('Alice creates a token.');
      expect(tell(english, { ...created, actions: 4 })).toBe('Alice creates tokens.');
      expect(tell(french, { ...created, actions: 4 })).toBe('Alice crée des jetons.');
      expect(tell(italian, { ...created, actions: 4 }, 0)).toBe('Crei delle pedine.');
      const resting: TraceEntry = { ...step, verb: 'rest', player: null };
      expect(tell(english, resting)).toBe('Rest takes place.');
      expect(tell(french, resting)).toBe('Le Repos a lieu.');
      expect(tell(italian, resting)).toBe('Il riposo ha luogo.');
      const paid: TraceEntry = { ...step, verb: 'pay', cost: true };
      expect(tell(english, paid)).toBe('Alice pays the cost.');
      expect(tell(french, paid)).toBe('Alice paie le coût.');
      expect(tell(french, paid, 0)).toBe('Vous payez le coût.');
      expect(tell(italian, paid)).toBe('Alice paga il costo.');
    });

    test('say how much mana a cost needs and how much is ready', () => {
      const refused: TraceEntry = {
        id: 2,
        parent: 1,
        cites: ['6.4.c'],
        kind: 'why-not',
        why: 'cost',
        what: null,
        object: thing,
        by: null,
        mana: { needed: 3, ready: 2 },
      };
      expect(tell(english, refused)).toBe(
        'The cost of Kelon Burst cannot be paid: {mana:3} needed, {mana:2} ready.',
      );
      expect(tell(french, refused)).toBe(
        'Le coût de Décharge de Kélon ne peut pas être payé\u00a0: il faut {mana:3} et il n’y a que {mana:2}.',
      );
      expect(tell(italian, refused)).toBe(
        'Non si può pagare il costo di Esplosione di Kelon: costa {mana:3}, disponibili {mana:2}.',
      );
    });

    test('say of a player’s own Expedition whose it is with a pronoun', () => {
      const declared: TraceEntry = {
        id: 3,
        parent: null,
        cites: ['5.1.2.a'],
        kind: 'declaration',
        player: 1,
        what: 'card',
        object: thing,
        cost: 2,
        into: { player: 1, side: 'hero' },
      };
      expect(tell(english, declared)).toBe(
        'Bo declares Kelon Burst in their Hero Expedition for {mana:2}.',
      );
      expect(tell(french, declared)).toBe(
        'Bo déclare Décharge de Kélon dans son Expédition Héros pour {mana:2}.',
      );
      expect(tell(french, declared, 1)).toBe(
        'Vous déclarez Décharge de Kélon dans votre Expédition Héros pour {mana:2}.',
      );
      expect(tell(italian, declared)).toBe(
        'Bo dichiara Esplosione di Kelon nella spedizione del suo eroe per {mana:2}.',
      );
    });

    test('name both Expeditions of a player at once', () => {
      const joined: TraceEntry = {
        ...discarded,
        why: 'play',
        from: { zone: 'limbo', player: 1 },
        to: { zone: 'expedition', player: 1, expeditions: both },
      };
      expect(tell(english, joined)).toBe('Kelon Burst joins Bo’s two Expeditions.');
      expect(tell(french, joined)).toBe('Décharge de Kélon rejoint les deux Expéditions de Bo.');
      expect(tell(french, joined, 1)).toBe('Décharge de Kélon rejoint vos deux Expéditions.');
      expect(tell(italian, joined)).toBe(
        'Esplosione di Kelon si unisce alle due spedizioni di Bo.',
      );
      const relocated = (from: typeof both | [(typeof both)[0]]): TraceEntry => ({
        id: 2,
        parent: 1,
        cites: ['7.4.4.a'],
        kind: 'action',
        action: 'relocate',
        object: thing,
        from,
        to: both,
      });
      expect(tell(english, relocated(both))).toBe('Kelon Burst stays in Bo’s two Expeditions.');
      expect(tell(french, relocated(both))).toBe(
        'Décharge de Kélon reste dans les deux Expéditions de Bo.',
      );
      expect(tell(french, relocated([both[0]]))).toBe(
        'Décharge de Kélon passe de l’Expédition Héros de Bo aux deux Expéditions de Bo.',
      );
    });

    test('say that a replacement, and not its card, is not applied', () => {
      const declined: TraceEntry = {
        id: 2,
        parent: 1,
        cites: ['6.2.d'],
        kind: 'modifier',
        source: thing,
        modifies: 'step',
        how: 'instead',
        verb: 'discard',
        applied: false,
      };
      expect(tell(english, declined)).toBe('The replacement of Kelon Burst is not applied.');
      expect(tell(french, declined)).toBe(
        'Le remplacement de Décharge de Kélon ne s’applique pas.',
      );
      expect(tell(italian, declined)).toBe(
        'La sostituzione di Esplosione di Kelon non si applica.',
      );
    });
  });

  test('speak to the reader, of an opponent, or of players by name', () => {
    expect(say(english, reader(0))).toBe('You discard Kelon Burst from your opponent’s Reserve.');
    expect(say(english, reader(1))).toBe('Your opponent discards Kelon Burst from your Reserve.');
    expect(say(english, reader(null))).toBe('Alice discards Kelon Burst from Bo’s Reserve.');
    expect(say(english, reader(0, ['Alice', 'Bo', 'Cy', 'Di']))).toBe(
      'You discard Kelon Burst from Bo’s Reserve.',
    );
    expect(say(french, reader(0))).toBe(
      'Vous défaussez Décharge de Kélon de la Réserve de votre adversaire.',
    );
    expect(say(french, reader(null, ['Bo', 'Alice']))).toBe(
      'Bo défausse Décharge de Kélon de la Réserve d’Alice.',
    );
    expect(say(italian, reader(0))).toBe(
      'Scarti Esplosione di Kelon dalla Riserva del tuo avversario.',
    );
    expect(say(italian, reader(null))).toBe(
      'Alice scarta Esplosione di Kelon dalla Riserva di Bo.',
    );
  });

  test('say in English that an Expedition can move forward, for “may” would leave it a choice', () => {
    const progress: TraceEntry = {
      id: 2,
      parent: 1,
      cites: ['4.2.4.b'],
      kind: 'progress',
      expedition: { player: 0, side: 'hero' },
      facing: { player: 1, side: 'hero' },
      comparisons: [{ terrain: 'forest', mine: 2, theirs: 1, counts: true, wins: true }],
      moves: true,
    };
    expect(textOfSpans(createTeller(english, reader(null)).entry(progress))).toBe(
      'Alice’s Hero Expedition can move forward: {forest} 2–1.',
    );
  });

  test('say which way an Expedition goes, in either row of regions', () => {
    const went = (side: 'hero' | 'companion', from: number, to: number) =>
      textOfSpans(
        createTeller(italian, reader(null)).entry({
          id: 2,
          parent: 1,
          cites: ['7.3.25.a'],
          kind: 'action',
          action: 'move-expedition',
          expedition: { player: 0, side },
          from,
          to,
          dueTo: ['water', 'ascend'],
        }),
      );
    const thanks = 'per via di {water} e dello stato Ascesa';
    expect(went('hero', 11, 4)).toBe(
      `La spedizione dell’eroe di Alice avanza fino alla regione 4, ${thanks}.`,
    );
    expect(went('companion', 4, 11)).toBe(
      `La spedizione del compagno di Alice avanza fino alla regione 3 della seconda fila, ${thanks}.`,
    );
    expect(went('companion', 4, 5)).toMatch(/ arretra fino alla regione 5,/u);
    expect(went('hero', 7, 7)).toMatch(/ resta nella regione del compagno,/u);
  });

  test('contract the article of a card that an Italian sentence names', () => {
    const of = (card: string) =>
      textOfSpans(
        createTeller(italian, reader(null)).entry({
          id: 2,
          parent: 1,
          cites: ['6.3.h'],
          kind: 'activation',
          reaction: { ...thing, card },
          emblem: 9,
        }),
      );
    expect(of('the-council')).toBe('Si attiva una Reazione del Concilio.');
    expect(of('the-foundry-axiom-bastion')).toBe(
      'Si attiva una Reazione della Fonderia, Bastione Axiom.',
    );
    expect(of('the-ouroboros-lyra-bastion')).toBe(
      'Si attiva una Reazione dell’Uroboro, Bastione Lyra.',
    );
    expect(of('issitoq')).toBe('Si attiva una Reazione di Issitoq.');
  });

  test('contract the article of a card that an Italian player makes a sfera di mana', () => {
    for (const [why, what] of [
      ['expand', 'una sfera di mana'],
      ['starting-mana', 'una delle prime sfere di mana'],
    ] as const) {
      const council = { ...thing, card: 'the-council' };
      const made: TraceEntry = { ...discarded, object: council, why };
      expect(textOfSpans(createTeller(italian, reader(null)).entry(made))).toBe(
        `Bo fa del Concilio ${what}.`,
      );
    }
  });

  test('take the article that a number asks for in English', () => {
    const rolled = (result: number, dice = [result]) =>
      textOfSpans(
        createTeller(english, reader(null)).entry({
          id: 2,
          parent: 1,
          cites: ['7.3.33.a'],
          kind: 'action',
          action: 'roll',
          player: 0,
          dice,
          result,
        }),
      );
    expect(rolled(7, [6])).toBe('Alice rolls a 7 (6 + 1).');
    expect(rolled(3, [5])).toBe('Alice rolls a 3 (5 − 2).');
    expect(rolled(6, [2, 6])).toBe('Alice rolls a 6 (2, 6).');
    expect(rolled(7, [2, 6])).toBe('Alice rolls a 7 (2, 6 → 7).');
    expect(rolled(7)).toBe('Alice rolls a 7.');
    expect(rolled(8)).toBe('Alice rolls an 8.');
    expect(rolled(11)).toBe('Alice rolls an 11.');
    expect(rolled(12)).toBe('Alice rolls a 12.');
  });

  test('say in Italian to what nothing applies', () => {
    const why: TraceEntry = {
      id: 2,
      parent: 1,
      cites: ['6.1.e'],
      kind: 'why-not',
      why: 'nothing-there',
      what: null,
      object: null,
      by: null,
    };
    expect(textOfSpans(createTeller(italian, reader(null)).entry(why))).toBe(
      'Non c’è nulla a cui applicare l’effetto.',
    );
  });

  test('say of a token, and not of its player, that it ceases to exist', () => {
    const gone: TraceEntry = { ...discarded, became: null, why: 'sacrifice', lost: ['boost'] };
    const tell = (words: PlayWords) => textOfSpans(createTeller(words, reader(null)).entry(gone));
    expect(tell(english)).toBe(
      'Bo sacrifices Kelon Burst; its boosts are lost; the token ceases to exist.',
    );
    expect(tell(french)).toBe(
      'Bo sacrifie Décharge de Kélon\u00a0; ses boosts sont perdus\u00a0; le jeton cesse d’exister.',
    );
  });

  test('name an Emblem by the card that it comes from', () => {
    const emblem = { ...thing, object: 9, card: null, name: null, zone: 'limbo' } as const;
    const made: TraceEntry = {
      id: 1,
      parent: null,
      cites: [],
      kind: 'action',
      action: 'emblem',
      object: emblem,
      emblem: 'ongoing',
      source: thing,
      duration: 'this-turn',
    };
    const ceases: TraceEntry = {
      id: 2,
      parent: null,
      cites: [],
      kind: 'action',
      action: 'cease',
      object: emblem,
    };
    const tell = (words: PlayWords, entry: TraceReader['entry']) =>
      textOfSpans(createTeller(words, { ...reader(null), entry }).entry(ceases));
    const known = (id: number) => (id === 1 ? made : undefined);
    expect(tell(english, known)).toBe('An effect of Kelon Burst ceases to exist.');
    expect(tell(french, known)).toBe('Un effet de Décharge de Kélon cesse d’exister.');
    expect(tell(english, () => undefined)).toBe('An Emblem ceases to exist.');
  });

  test.each([
    ['hand', 'il costo dalla mano di'],
    ['reserve', 'il costo dalla Riserva di'],
    ['base', 'il costo base di'],
  ] as const)('name the %s cost in Italian as texts of cards do', (of, said) => {
    const obstacle = { why: 'cost', of, found: 2, bounds: { atLeast: 4 } } as const;
    const found = {
      object: { ...thing, zone: 'hand' },
      source: null,
      obstacle,
      cites: [],
    } as const;
    const teller = createTeller(italian, reader(null));
    expect(textOfSpans(teller.unoffered(found)).toLowerCase()).toContain(said.toLowerCase());
  });

  test('mark the cards that they name', () => {
    const spans = createTeller(english, reader(0)).entry(discarded);
    expect(spans).toContainEqual({ text: 'Kelon Burst', card: 'kelon-burst' });
  });
});
