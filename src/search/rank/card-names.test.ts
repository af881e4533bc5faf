import { describe, expect, test } from 'vitest';
import { readIndex } from '../index/read.ts';
import { mentionedCards } from './card-names.ts';
import { lexiconOf } from './make-lexicon.ts';
import { shareBesideCards } from './matches.ts';
import { readQuery } from './query.ts';
import { rankRecords } from './rank.ts';
import { INDEX } from './testing/test-index.ts';

const lexicon = lexiconOf(
  readIndex(
    {
      ...INDEX.en,
      cards: [
        ['Ordis', ['Ouvrez les Portes', 'Open the Gates', 'Aprire'], ['2.1.e']],
        ['Axiom', ['Méduse', 'Medusa', ''], []],
        ['Axiom', ['Méduse Lunaire', 'Moonlight Jellyfish', 'Medusa Lunare'], []],
        ['Yzmir', ['Puissant Djinn', 'Mighty Jinn', 'Grande Jinn'], []],
        ['Yzmir', ['Petit Djinn', 'Tiny Jinn', 'Piccolo Jinn'], []],
        ['Yzmir', ['Djinn rouge', 'Red Jinn', 'Jinn rosso'], []],
        ['Yzmir', ['Djinn vert', 'Green Jinn', 'Jinn verde'], []],
        ['Yzmir', ['Maw', 'Maw', 'Fauce'], []],
        ['Axiom', ['Faites que ça marche', 'Make It Work', 'Facciamolo funzionare'], []],
        ['Lyra', ['Bouffon du Roi', 'Royal Jester', 'Giullare reale'], [], 'A'],
      ],
      titles: [...INDEX.en.titles, [[[0, '7.3']], 'section', 'Actions']],
      rules: [
        ...INDEX.en.rules,
        [[[0, '7.3.35.a']], '', 'A player sabotages by discarding a card.', [], 0, []],
      ],
      terms: [
        ...INDEX.en.terms,
        [
          'sabotage',
          'To discard a card.',
          [],
          ['7.3.35'],
          [
            [[], []],
            [['sabotage'], []],
            [[], []],
          ],
        ],
      ],
      rulings: [
        ['gates-and-hands', 'Is a hand hidden?', 'Yes.', [], 0, ['Open the Gates']],
        ['jinn-at-night', 'Does the Jinn go to a hand?', 'No.', [], 0, ['Tiny Jinn']],
        ['other', 'Is a hand hidden by night?', 'Yes.', [], 0, ['Medusa']],
      ],
    },
    'en',
  ),
);
const cardsIn = (text: string) =>
  readQuery(text, lexicon, true).groups.flatMap(({ cards }) => cards);
const found = (text: string) =>
  rankRecords(readQuery(text, lexicon, true), lexicon).map(({ record: { key } }) => key);

test.each([
  ['do I open the gates with my hand', ['open-the-gates']],
  ['ouvrez les portes et la main', ['open-the-gates']],
  ['jellyfish in hand', ['moonlight-jellyfish']],
  ['medusa in hand', ['medusa']],
  ['jellyfish moonlight in hand', ['moonlight-jellyfish']],
  ['maw in hand', ['maw']],
  ['jinn in hand', []],
  ['how does a hand work', []],
  ['token in hand', []],
])('"%s" names the cards %j', (text, cards) => expect(cardsIn(text)).toEqual(cards));

test('rulings about a card that is named come before others', () => {
  const keys = found('open the gates hand');
  expect(keys.indexOf('ruling:gates-and-hands')).toBeLessThan(
    keys.includes('ruling:other') ? keys.indexOf('ruling:other') : keys.length,
  );
});

test('a ruling on a card that is named stays behind a rule that has more of the other words', () => {
  const keys = found('hand of characters in reserve open the gates');
  const places = ['rule:4.0/4.2.a', 'ruling:gates-and-hands'].map((key) => keys.indexOf(key));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(places[1]).toBeGreaterThan(places[0]!);
});

test('a word that no record has takes nothing from the rulings on a card', () => {
  const place = lexicon.content.records.findIndex(({ id }) => id === 'gates-and-hands');
  const shareFor = (text: string) =>
    shareBesideCards(readQuery(text, lexicon, false).groups, lexicon)(place);
  expect(shareFor('hidden token open the gates')).toBeLessThan(1);
  expect(shareFor('hidden token open the gates zzyzx')).toBe(
    shareFor('hidden token open the gates'),
  );
});

test('a part that many names share leads to the rulings about each of them', () => {
  expect(found('my jinn and a hand')[0]).toBe('ruling:jinn-at-night');
});

test('cards come first where a query is their name, or a part of it, alone', () => {
  expect(found('open the gates')[0]).toBe('card:open-the-gates');
  expect(
    found('jinn')
      .slice(0, 4)
      .every((key) => key.startsWith('card:')),
  ).toBe(true);
});

test('a rule whose notes speak of the card is found by its name', () => {
  expect(found('open the gates')).toContain('rule:4.0/2.1.e');
});

test('the page of a card stands among the first three', () => {
  expect(found('hand of the open gates, open the gates').slice(0, 3)).toContain(
    'card:open-the-gates',
  );
});

test('ordinary words name a card only as its whole name, exactly and in its order', () => {
  const name = { id: 'catch-of-the-day', words: ['pesca', 'giorno'], stems: ['pesc', 'giorn'] };
  const namesWith = (said: string) => (name.stems.includes(said) ? [name] : []);
  const cardsIn = (words: string) =>
    mentionedCards(words.split(' '), namesWith, 'it', () => true).flatMap(({ ids }) => ids);
  expect(cardsIn('pesca del giorno e mana')).toEqual(['catch-of-the-day']);
  expect(cardsIn('si pescano ogni giorno')).toEqual([]);
  expect(cardsIn('il primo giorno si pesca')).toEqual([]);
});

describe('the page of a card that is certainly meant stands first', () => {
  const firstOf = (text: string) => rankRecords(readQuery(text, lexicon, true), lexicon)[0]!;

  test('before a rule of an action in its text, which it shows', () => {
    const first = firstOf('royal jester discarding');
    expect(first.record.key).toBe('card:royal-jester');
    expect(first.fitting?.[0]?.key).toBe('rule:4.0/7.3.35.a');
  });
  test('and shows what fits about as well', () => {
    const first = firstOf('royal jester discard token');
    expect(first.record.key).toBe('card:royal-jester');
    expect(first.fitting?.[0]?.key).toBe('rule:4.0/7.3.35.a');
  });
  test('and shows another rule where that fits much better', () => {
    const first = firstOf('royal jester tomorrow a token card');
    expect(first.record.key).toBe('card:royal-jester');
    expect(first.fitting?.[0]?.key).not.toBe('rule:4.0/7.3.35.a');
    expect(first.fitting?.[0]?.text).toContain('token');
  });
});

describe('a name of one word that questions on rules say too', () => {
  const withQuestions = (questions: string[], text = 'Nothing.') =>
    lexiconOf(
      readIndex(
        {
          ...INDEX.en,
          cards: [
            ['Yzmir', ['Fauche', 'Reaper', 'Falce'], []],
            ['Ordis', ['Sunisa la garde', 'Sunisa the Guard', 'Sunisa la guardia'], []],
          ],
          rules: ['7.3.1.a', '7.3.1.b', '7.3.1.c'].map((number) => {
            return [[[0, number]], '', text, questions, 0, []] as const;
          }),
        },
        'en',
      ),
    );
  const cardsOf = (text: string, lexicon: ReturnType<typeof lexiconOf>) =>
    readQuery(text, lexicon, true).groups.flatMap(({ cards }) => cards);
  const asked = withQuestions(['reaper beside a token']);

  test('names the card where no rule has the word', () => {
    expect(cardsOf('reaper and no token', asked)).toEqual(['reaper']);
  });
  test('names the card too where it is the first word of one name alone', () => {
    const named = withQuestions(['sunisa and the guard beside a token']);
    expect(cardsOf('sunisa and no token', named)).toEqual(['sunisa-the-guard']);
    expect(cardsOf('guard and no token', named)).toEqual([]);
  });
  test('names none in another form, or where the rules have it', () => {
    expect(cardsOf('reapers and no token', asked)).toEqual([]);
    expect(cardsOf('reaper and no token', withQuestions(['reaper'], 'A reaper.'))).toEqual([]);
  });
});
