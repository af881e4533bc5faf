import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ingest } from '../../src/ingest/ingest.ts';
import { formatPlace } from '../../src/ingest/problem.ts';
import { type SmallData, smallData, writeData } from './library.ts';

/** Tests the ingest's messages on cards, examples and rulings that do not fit the other data. */

// biome-ignore lint/suspicious/noExplicitAny: tests put wrong things here
type Loose = any;

/** A small collection of the tests' own, as plain objects that a test can change. */
function smallCollection() {
  const words = (en: string) => ({ fr: en, en, it: en });
  const robot = { id: 'tin-robot', name: { en: 'Tin Robot' }, type: 'token', abilities: [] };
  return {
    book: smallData(),
    cards: [
      {
        id: 'tinker',
        name: { en: 'Tinker' },
        type: 'character',
        subtypes: ['engineer'],
        handCost: 2,
        reserveCost: 2,
        statistics: { forest: 1, mountain: 1, water: 1 },
        abilities: [
          {
            kind: 'reaction',
            trigger: { on: 'reserve' },
            effect: [{ do: 'create', token: 'tin-robot', in: 'mine' }],
          },
        ],
      },
      { ...robot, statistics: { forest: 1, mountain: 1, water: 1 } },
    ] as Loose[],
    example: {
      id: 'tinkering',
      title: words('Tinkering'),
      story: words('A tinker tinkers.'),
      position: { players: [{ hand: ['tinker'] }, {}] },
      script: [],
      expect: [{ day: 1 }],
      illustrates: ['6.1.a'],
    } as Loose,
    ruling: {
      id: 'who-tinkers',
      kind: 'play',
      dates: ['2024-03-20'],
      cards: ['tinker'],
      question: words('Who?'),
      answer: words('The [[step]], and {exhaust}.'),
      rules: { '2024-09': ['6.1.a'], '4.0': ['6.1.a'] },
      example: 'tinkering',
    } as Loose,
    /** More files, by path. */
    others: {} as Record<string, Loose>,
  };
}

type Small = ReturnType<typeof smallCollection>;

function problemsWith(change: (data: Small) => void) {
  const small = smallCollection();
  change(small);
  const { room, data } = writeData(small.book as SmallData);
  for (const [path, value] of Object.entries({
    'cards/tinkers.json': small.cards,
    'examples/tinkering.json': small.example,
    'rulings/who-tinkers.json': small.ruling,
    ...small.others,
  })) {
    mkdirSync(dirname(join(data, path)), { recursive: true });
    writeFileSync(join(data, path), JSON.stringify(value, null, 1));
  }
  const { problems, outcome } = ingest({ data, out: join(room, 'content') });
  rmSync(room, { recursive: true });
  return { problems, outcome };
}

test('a collection without problems only lacks rules that the engine cites', () => {
  const { problems, outcome } = problemsWith(() => {});
  expect(outcome).toBe('written');
  expect(problems).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/cites 1\.\S+, .* and \d+ more/) },
  ]);
});

type Case = [
  what: string,
  change: (data: Small) => void,
  where: RegExp,
  message: RegExp,
  mend?: RegExp,
];

describe('errors stop the ingest', () => {
  test.each<Case>([
    [
      'a trigger that is none',
      ({ cards }) => {
        cards[0].abilities[0].trigger.on = 'resrve';
      },
      /tinkers\.json:\d+ \[0\]\.abilities\[0\]\.trigger\.on/,
      /card tinker: .*"resrve"/,
      /mean reserve/,
    ],
    [
      'a sub-type that is none',
      ({ cards }) => {
        cards[0].subtypes = ['enginer', 'engineer'];
      },
      /tinkers\.json:\d+ \[0\]/,
      /card tinker: "enginer"/,
      /mean engineer/,
    ],
    [
      'a token that is not in the collection',
      ({ cards }) => {
        cards[0].abilities[0].effect[0].token = 'tin-robots';
      },
      /tinkers\.json/,
      /card tinker: "tin-robots"/,
      /mean tin-robot/,
    ],
    [
      'a card written twice',
      ({ cards }) => {
        cards.push(cards[0]);
      },
      /tinkers\.json:\d+ \[2\]/,
      /card tinker is written twice/,
    ],
    [
      'a rule of an example that its edition lacks',
      ({ example }) => {
        example.illustrates = ['6.1.q'];
      },
      /tinkering\.json:\d+ illustrates\[0\]/,
      /rule 6\.1\.q, which edition (?:2024-09|4\.0) lacks/,
      /are near/,
    ],
    [
      'a rule that the trace must cite, and that no edition has',
      ({ example }) => {
        example.expect.push({ edition: '4.0', trace: [{ cites: ['6.1.y'] }] });
      },
      /tinkering\.json:\d+ expect\[1\]\.trace/,
      /rule 6\.1\.y, which edition 4\.0 lacks/,
    ],
    [
      'a card of an example that is none',
      ({ example }) => {
        example.position.players[0].hand[0] = 'tinkr';
      },
      /tinkering\.json:\d+ position\.players\[0\]\.hand\[0\]/,
      /^no card is called “tinkr”$/,
      /mean tinker/,
    ],
    [
      'an invented card that is none',
      ({ example, cards }) => {
        example.invented = [{ ...cards[1], id: 'other', type: 'tokn' }];
      },
      /tinkering\.json:\d+ invented\[0\]\.type/,
      /"tokn"/,
      /mean token/,
    ],
    [
      'an example without story',
      ({ example }) => {
        delete example.story;
      },
      /tinkering\.json:1 story/,
      /./,
    ],
    [
      'an example with another id than its file',
      ({ example }) => {
        example.id = 'other';
      },
      /tinkering\.json/,
      /"other"/,
    ],
    [
      'a rule of a ruling that its edition lacks',
      ({ book }) => {
        book.structure.sections[0]!.rules.shift();
        for (const language of ['fr', 'en', 'it'] as const) {
          const { rules, articles } = book[language];
          delete rules['6.1.a'];
          rules['6.1.b'].text = articles.vanilla.text = 'Text.';
        }
        book.terms.terms[0]!.rules = {};
      },
      /who-tinkers\.json:\d+ rules\.2024-09/,
      /rule 6\.1\.a, which edition 2024-09 lacks/,
    ],
    [
      'an edition of a ruling that is none',
      ({ ruling }) => {
        ruling.rules['9.0'] = ['6.1.a'];
      },
      /who-tinkers\.json:\d+ rules\["9\.0"\]/,
      /no edition 9\.0/,
    ],
    [
      'a ruling that is not held against an edition, as another is',
      ({ ruling, others }) => {
        others['rulings/who-else.json'] = {
          ...ruling,
          id: 'who-else',
          question: { fr: 'Else?', en: 'Else?', it: 'Else?' },
          checked: { '4.0': 'stands' },
        };
      },
      /who-tinkers\.json/,
      /not held against edition 4\.0/,
    ],
    [
      'a rule that changed an answer, which its edition lacks',
      ({ ruling }) => {
        const answer = { fr: 'Oui.', en: 'Yes.', it: 'Sì.' };
        ruling.checked = { '4.0': { since: '4.0', answer, by: ['6.1.y'] } };
      },
      /who-tinkers\.json:\d+ checked\["4\.0"\]/,
      /rule 6\.1\.y, which edition 4\.0 lacks/,
    ],
    [
      'an answer that changed after the edition that it was held against',
      ({ ruling }) => {
        const answer = { fr: 'Oui.', en: 'Yes.', it: 'Sì.' };
        ruling.checked = { '2024-09': { since: '4.0', answer, by: ['6.1.a'] } };
      },
      /who-tinkers\.json:\d+ checked\.2024-09/,
      /held against 2024-09 cannot have changed in 4\.0/,
    ],
    [
      'a term of a changed answer that is none',
      ({ ruling }) => {
        const answer = { fr: 'Oui.', en: 'Yes.', it: 'Sì, [[nope]].' };
        ruling.checked = { '4.0': { since: '4.0', answer, by: ['6.1.a'] } };
      },
      /who-tinkers\.json:\d+ checked\["4\.0"\]/,
      /the answer by 4\.0 \(it\): there is no term "nope"/,
    ],
    [
      'a term of a ruling that is none',
      ({ ruling }) => {
        ruling.answer.it = 'Vedi [[nope]].';
      },
      /who-tinkers\.json:\d+ answer/,
      /the answer \(it\): there is no term "nope"/,
    ],
    [
      'an icon of a ruling that is none',
      ({ ruling }) => {
        ruling.question.en = 'Is {nope}?';
      },
      /who-tinkers\.json/,
      /the question \(en\): \{nope\} names no icon/,
    ],
    [
      'emphasis in a ruling',
      ({ ruling }) => {
        ruling.answer.fr = '*Non*';
      },
      /who-tinkers\.json:\d+ answer/,
      /the answer \(fr\) has emphasis/,
    ],
    [
      'a card of a ruling that is none',
      ({ ruling }) => {
        ruling.cards = ['tinkerer'];
      },
      /who-tinkers\.json/,
      /"tinkerer"/,
      /mean tinker/,
    ],
    [
      'an example of a ruling that is none',
      ({ ruling }) => {
        ruling.example = 'tinkering/other';
      },
      /who-tinkers\.json/,
      /"tinkering\/other"/,
      /mean tinkering/,
    ],
    [
      'an example of a note that is none',
      ({ book }) => {
        book.structure.sections[0]!.rules[1].notes[0].example = 'tinkerings';
      },
      /structure\.json:\d+ sections\[0\]\.rules\[1\]\.notes\[0\]/,
      /"tinkerings"/,
      /mean tinkering/,
    ],
  ])('%s', (_, change, where, message, mend = /./) => {
    const { problems, outcome } = problemsWith(change);
    expect(outcome).toBe('stopped');
    const told = problems.filter(({ severity }) => severity === 'error');
    expect(told.map((problem) => formatPlace(problem.place)).join('\n')).toMatch(where);
    expect(told.map((problem) => problem.message).filter((text) => message.test(text))).not.toEqual(
      [],
    );
    expect(told.some((problem) => mend.test(problem.mend))).toBe(true);
  });
});

test('all that is wrong with cards is told at once', () => {
  const { problems } = problemsWith(({ cards }) => {
    cards[0].abilities[0].trigger.on = 'resrve';
    cards[0].handCost = '2';
    cards[1].type = 'tokn';
  });
  expect(problems).toHaveLength(3);
});
