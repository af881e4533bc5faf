import { describe, expect, test } from 'vitest';
import { REAL_CARDS } from '../../engine/testing/real-cards.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { WORDINGS } from '../all-languages.ts';
import { readBack } from './read-back.ts';
import { compileText } from './reader.ts';
import { readersOfAll } from './reader-of.ts';
import { sameTree } from './same.ts';

const TOKENS = REAL_CARDS.filter(({ type }) => type === 'token' || type === 'landmark-token');
const READERS = readersOfAll(TOKENS);

/** One sentence in three languages, in the forms that cards print. */
const SENTENCES = [
  {
    type: 'character',
    en: '{J} I gain 2 boosts and [[Fleeting]].',
    fr: '{J} Je gagne 2 boosts et [[Fugace]].',
    it: '{J} Ottengo 2 rinforzi e [[Fugace]].',
  },
  {
    type: 'spell',
    en: '#[[Fleeting]].#  Two target Robots in play switch Expeditions.',
    fr: '#[[Fugace]].#  Deux Robots ciblés en jeu changent d’Expédition.',
    it: '#[[Fugace]].#  Due Robot bersaglio in gioco cambiano spedizione.',
  },
  {
    type: 'character',
    en: 'When you play another Robot — You may pay {2} to draw a card.',
    fr: 'Lorsque vous jouez un autre Robot — Vous pouvez payer {2} pour piocher une carte.',
    it: 'Quando giochi un altro Robot — Puoi pagare {2} per pescare una carta.',
  },
  {
    type: 'spell',
    en: 'Choose one:  • Draw two cards.  • Create two [Brassbug 2/2/2] Robot tokens in your other Expedition.',
    fr: 'Choisissez l’un :  • Piochez deux cartes.  • Créez deux jetons Robot [2/2/2 Scarabot] dans votre autre Expédition.',
    it: 'Scegli uno:  • Pesca due carte.  • Crea due pedine Robot [Ottonblatta 2/2/2] nell’altra tua spedizione.',
  },
  {
    type: 'character',
    en: '{H} Roll a die. On a 5+, [Sabotage]. On a 1-4, I gain 1 boost.',
    fr: '{H} Lancez un dé. Sur 5+, [Sabotez]. Sur 1-4, je gagne 1 boost.',
    it: '{H} Tira un dado. Con 5+, [Sabota]. Con 1-4, ottengo 1 rinforzo.',
  },
  {
    type: 'character',
    en: '{J} Roll a die. On a 6, you win the game.',
    fr: '{J} Lancez un dé. Sur 6, gagnez la partie.',
    it: '{J} Tira un dado. Con 6, vinci la partita.',
  },
  {
    type: 'character',
    en: 'When I leave the Expedition zone — My owner creates two [Brassbug 2/2/2] Robot tokens in each of their Expeditions.',
    fr: 'Lorsque je quitte la zone d’Expédition — Mon propriétaire crée deux jetons Robot [2/2/2 Scarabot] dans chacune de ses Expéditions.',
    it: 'Quando lascio l’area delle spedizioni — Il mio proprietario crea due pedine Robot [Ottonblatta 2/2/2] in ciascuna delle sue spedizioni.',
  },
  {
    type: 'character',
    en: 'When a card is discarded from your hand — [Resupply].',
    fr: 'Lorsqu’une carte va de votre main dans la Défausse — [Ravitaillez].',
    it: 'Quando una carta va dalla tua mano negli Scarti — [Rifornisci].',
  },
  {
    type: 'character',
    en: 'At Noon — If you’re first player, [Resupply].',
    fr: 'À Midi — Si vous êtes le premier joueur, [Ravitaillez].',
    it: 'A mezzogiorno — Se sei il primo giocatore, [Rifornisci].',
  },
  {
    type: 'character',
    en: 'If a [Fleeting] Character would leave my Expedition during the Afternoon, you may discard me to have it lose [Fleeting] instead.',
    fr: 'Si un Personnage [Fugace] devait quitter mon Expédition pendant l’Après-midi, vous pouvez me défausser pour lui faire perdre [Fugace] à la place.',
    it: 'Se un personaggio con [Fugace] sta per lasciare la mia spedizione durante il pomeriggio, puoi invece scartarmi per fargli perdere [Fugace].',
  },
  {
    type: 'character',
    en: '{R} If you control two or more other Plants, [Resupply]. Otherwise, I lose [[Fleeting]].',
    fr: '{R} Si vous contrôlez au moins deux autres Plantes, [Ravitaillez]. Sinon, je perds [[Fugace]].',
    it: '{R} Se controlli due o più altre Piante, [Rifornisci]. Altrimenti, perdo [[Fugace]].',
  },
  {
    type: 'character',
    en: '{D} : The next Robot that joins my Expedition this turn gains 2 boosts.',
    fr: '{D} : Le prochain Robot qui rejoint mon Expédition ce tour gagne 2 boosts.',
    it: '{D}: il prossimo Robot che si unisce alla mia spedizione in questo turno ottiene 2 rinforzi.',
  },
  {
    type: 'character',
    en: '{D} : The next Plant you play this Day costs {2} less.',
    fr: '{D} : La prochaine Plante que vous jouez ce Jour coûte {2} de moins.',
    it: '{D}: la prossima Pianta che giochi in questa giornata costa {2} in meno.',
  },
  {
    type: 'spell',
    en: 'Create three [Brassbug 2/2/2] Robot tokens, distributed among any Expeditions.',
    fr: 'Créez trois jetons Robot [2/2/2 Scarabot], distribués dans n’importe quel nombre d’Expéditions.',
    it: 'Crea tre pedine Robot [Ottonblatta 2/2/2], distribuite tra qualsiasi spedizione.',
  },
  {
    type: 'character',
    en: 'When you sacrifice a non-Plant Character — Draw a card.',
    fr: 'Lorsque vous sacrifiez un Personnage non-Plante — Piochez une carte.',
    it: 'Quando sacrifichi un personaggio non Pianta — Pesca una carta.',
  },
] as const;

describe('a sentence', () => {
  test.each(SENTENCES)('$en', ({ type, ...texts }) => {
    const [first, ...others] = Object.entries(texts).map(([language, text]) => {
      const read = compileText(READERS[language as keyof typeof texts], text, { type });
      expect(read.stop, text).toBeUndefined();
      return read.abilities;
    });
    for (const other of others) {
      expect(sameTree(first, other), JSON.stringify([first, other])).toBe(true);
    }
  });

  test('gives its tree', () => {
    const { abilities } = compileText(READERS.en, '{J} You may [Rush] to give me 1 boost.', {
      type: 'character',
    });
    expect(abilities).toEqual([
      {
        kind: 'reaction',
        trigger: { on: 'join' },
        effect: [
          {
            do: 'may',
            cost: [{ do: 'rush' }],
            steps: [{ do: 'gain-counters', of: 'me', counter: 'boost', count: 1, give: true }],
          },
        ],
      },
    ]);
  });
});

test.each([
  ['un seul', 1],
  ['zéro', 0],
])('French "%s" is exactly %i', (words, exactly) => {
  const text = `{J} Si vous contrôlez ${words} Personnage, piochez une carte.`;
  const { abilities } = compileText(READERS.fr, text, { type: 'character' });
  const condition = { exists: { type: 'character', of: 'you' }, exactly };
  expect(abilities).toMatchObject([{ effect: [{ do: 'if', if: condition }] }]);
});

test('what a sacrificed object was not is a condition', () => {
  const text = 'When you sacrifice a non-Plant Character — Draw a card.';
  expect(compileText(READERS.en, text, { type: 'character' }).abilities).toMatchObject([
    {
      trigger: { on: 'sacrifices', what: { type: 'character' } },
      if: { not: { is: 'that', filter: { subtype: 'plant' }, past: true } },
    },
  ]);
});

describe('a sentence that goes on from the one before', () => {
  const effectOf = (en: string) => {
    const [ability] = compileText(READERS.en, en, { type: 'character' }).abilities;
    return ability && 'effect' in ability ? ability.effect : undefined;
  };

  test('says what follows where the first was done, and where it could not be', () => {
    const said = '{J} Sacrifice a Robot. If its Hand Cost was {2} or more, draw a card.';
    const condition = { amount: { cost: 'hand', of: 'it' }, atLeast: 2 };
    expect(effectOf(`${said} If you can't, [Sabotage].`)).toMatchObject([
      {
        do: 'attempt',
        steps: [{ do: 'sacrifice' }],
        ifDone: [{ do: 'if', if: condition }],
        ifNot: [{ do: 'sabotage' }],
      },
    ]);
  });

  test('is part of the row that it stands in', () => {
    const row = '• 4+, reveal the top card of your deck. If it is a Spell, draw it.';
    const effect = effectOf(`{J} Roll a die. On a:  ${row}`);
    expect(effect?.map((one) => one.do)).toEqual(['roll', 'depending']);
  });

  test('changes the next card that is played', () => {
    const next = '{T} : The next Robot you play this Day costs {2} less.';
    expect(effectOf(`${next} If you play it from your hand, it gains [[Fleeting]].`)).toMatchObject(
      [
        {
          do: 'next',
          changes: [
            { cost: 'less', by: 2 },
            { gains: 'fleeting', ifFrom: 'hand' },
          ],
        },
      ],
    );
  });
});

describe('what cannot be read', () => {
  const text = '{J} Draw a card.  {R} I wiggle 2 boosts, then [Sabotage].';
  const read = compileText(READERS.en, text, { type: 'character' });

  test('stops at its word and says what could have stood there', () => {
    expect(read.stop?.word).toBe('wiggle');
    expect(text.slice(read.stop!.at)).toMatch(/^wiggle/u);
    expect(read.stop?.expected.length).toBeGreaterThan(0);
  });

  test('leaves the other paragraphs read, and the words before it', () => {
    const [first, second] = read.paragraphs;
    expect(first?.abilities).toHaveLength(1);
    expect(second?.abilities).toEqual([]);
    const understood = second!.understood.map(({ from, to }) => text.slice(from, to));
    expect(understood).toContain('{R}');
  });

  test('is never passed over', () => {
    for (const extra of ['Really.', 'gladly', 'or not']) {
      const odd = compileText(READERS.en, `{J} Draw a card ${extra}`, { type: 'character' });
      expect(odd.stop, extra).toBeDefined();
    }
  });
});

test('every word that is read has its place', () => {
  const text = '#[Gigantic].# (I am in both.)  {J} Each player draws a card.';
  const { paragraphs, reminders } = compileText(READERS.en, text, { type: 'character' });
  expect(reminders.map(({ from, to }) => text.slice(from, to))).toEqual(['(I am in both.)']);
  const words = paragraphs.flatMap(({ understood }) =>
    understood.map(({ from, to, kind }) => [kind, text.slice(from, to)]),
  );
  expect(words).toContainEqual(['keyword', 'Gigantic']);
  expect(words).toContainEqual(['player', 'Each player']);
});

const WHOLLY_READ = LANGUAGES.filter((language) => language !== 'de');

test.each(WHOLLY_READ)('%s: what is printed of a tree is read as that tree', (language) => {
  expect(readBack(REAL_CARDS, WORDINGS[language], READERS[language]).misread).toEqual([]);
});

/** Abilities of the collection whose German text the German grammar reads as those abilities. */
const LEAST_GERMAN = 1122;

test('de: most of what is printed of a tree is read as that tree', () => {
  const { abilities, misread } = readBack(REAL_CARDS, WORDINGS.de, READERS.de);
  expect(abilities - misread.length).toBeGreaterThanOrEqual(LEAST_GERMAN);
});

describe('a token with other statistics than its own is refused (2.2.11.e)', () => {
  const said = (statistics: string) => ({
    en: `Create an Ordis Recruit ${statistics} Soldier token in target Expedition.`,
    fr: `Créez un jeton Soldat ${statistics} Recrue Ordis dans une Expédition ciblée.`,
    it: `Crea una pedina Soldato Recluta Ordis ${statistics} in una spedizione bersaglio.`,
    de: `Erschaffe eine Ordis-Rekrut ${statistics}-Soldatenmarke in einer Expedition deiner Wahl.`,
    es: `Crea una ficha de soldado Recluta de Ordis ${statistics} en una expedición objetivo.`,
  });
  test.each(LANGUAGES)('%s', (language) => {
    const read = (statistics: string) =>
      compileText(READERS[language], said(statistics)[language], { type: 'spell', support: false });
    expect(read('1/1/1').stop).toBeUndefined();
    expect(read('5/5/5').stop).toMatchObject({ word: '5/5/5', expected: ['1/1/1'] });
    expect(read('1/1/2').stop).toMatchObject({ word: '1/1/2', expected: ['1/1/1'] });
  });
});
