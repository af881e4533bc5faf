import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFiles } from '../../bench/empty-files.ts';
import { ingest } from '../../src/ingest/ingest.ts';
import { formatPlace } from '../../src/ingest/problem.ts';
import { WHOLE_LANGUAGES } from '../../src/rulebook/language.ts';
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
      shows: ['6.1.a'],
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
    /** More files, by path; null takes away one that is there. */
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
    const file = join(data, path);
    mkdirSync(dirname(file), { recursive: true });
    if (value === null) rmSync(file, { force: true });
    else writeFileSync(file, JSON.stringify(value, null, 1));
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

const WORDS = {
  fr: 'Un mot.',
  en: 'A word.',
  it: 'Una parola.',
  de: 'Ein Wort.',
  es: 'Una palabra.',
};
const LESSON = { example: 'tinkering', text: WORDS, task: WORDS, rules: ['6.1.a'] };
const GRID = emptyFiles()['grid.json'] as Loose;
const said = (en: string) => ({ fr: 'Rien.', en, it: 'Niente.' });
const gridSaying = (en: string) => ({
  ...GRID,
  reasons: { apart: { ...GRID.reasons.apart, text: said(en) } },
});
const ANSWER = { state: [{ is: 'count', count: 1 }], rules: ['6.1.a'], off: 'x' };
const QUESTION = {
  play: 'tinkering',
  about: 'hand:0',
  right: [{ is: 'count', count: 2 }],
  wrong: [ANSWER],
};
const practice = (question: object, edition = '5.0') => ({ edition, questions: [question] });
const SUPPLEMENT = 'editions/2024-09/supplement';
/** A supplement of one rule; in a language, its words. */
const supplement = (
  edition: string,
  language: string,
  wrong: Loose = {},
): Record<string, Loose> => ({
  [`${SUPPLEMENT}/structure.json`]: {
    edition,
    sections: [{ number: 'S.1', rules: [{ number: 'S.1.a' }] }],
  },
  ...Object.fromEntries(
    Object.entries(WORDS).map(([lang, text]) => [
      `${SUPPLEMENT}/${lang}.json`,
      {
        edition: '2024-09',
        language: lang,
        titles: { S: text, 'S.1': text },
        rules: { 'S.1.a': { text } },
        ...(lang === language ? wrong : {}),
      },
    ]),
  ),
});
const CARD_CASE = { kinds: ['scout'], when: ['here'], rule: '6.1.a', says: said('So it is.') };
const UNANSWERED = { id: 'price', question: WORDS, answer: WORDS };

/** Faults of other files, each with the path, the content and what is said. */
const FAULTS_IN_FILES: readonly [what: string, path: string, fault: Loose, message: RegExp][] = [
  ['a direction override in the grid', 'grid.json', gridSaying('a\u202eb'), /invisible/],
  ['half of a surrogate pair in the grid', 'grid.json', gridSaying('a\ud800b'), /invisible/],
  ['an icon in the grid', 'grid.json', gridSaying('a {nope}'), /no meaning here/],
  ['a term in the grid', 'grid.json', gridSaying('a [[nope]]'), /no meaning here/],
  ['a blank text in the grid', 'grid.json', gridSaying(' '), /this one is empty/],
  ['a tag in the grid', 'grid.json', gridSaying('<script>'), /no meaning here/],
  [
    'half of a surrogate pair in a lesson',
    'lessons/01-a.json',
    { ...LESSON, text: said('\ud800') },
    /invisible/,
  ],
  ['an icon of a lesson', 'lessons/01-a.json', { ...LESSON, text: said('{nope}') }, /no icon/],
  ['a blank lesson', 'lessons/01-a.json', { ...LESSON, task: said(' ') }, /this one is empty/],
  ['1e15 answers of a lesson', 'lessons/01-a.json', { ...LESSON, given: 1e15 }, /at most 100/],
  [
    'a wrong answer that is right',
    'generated/practice.json',
    practice({ ...QUESTION, wrong: [{ ...ANSWER, state: QUESTION.right }] }),
    /two answers to tinkering\.hand:0 are the same/,
  ],
  [
    'a count below 0',
    'generated/practice.json',
    practice({ ...QUESTION, right: [{ is: 'count', count: -5 }] }),
    /at least 0/,
  ],
  [
    'a player who is none',
    'generated/practice.json',
    practice({ ...QUESTION, about: 'winners', right: [{ is: 'winners', winners: [9] }] }),
    /at most 3/,
  ],
  [
    'an answer about something else',
    'generated/practice.json',
    practice({ ...QUESTION, about: 'winners' }),
    /says nothing about its subject/,
  ],
  [
    'a question that stands twice',
    'generated/practice.json',
    { edition: '5.0', questions: [QUESTION, QUESTION] },
    /tinkering\.hand:0 stands twice/,
  ],
  [
    'questions of another edition',
    'generated/practice.json',
    practice(QUESTION, '4.0'),
    /the questions are of 4\.0/,
  ],
  [
    'an icon of what nobody answers',
    'unanswered.json',
    [{ ...UNANSWERED, answer: said('{nope}') }],
    /no meaning here/,
  ],
  [
    'a case of cards in a situation that is none',
    'card-cases.json',
    { situations: {}, cases: [{ ...CARD_CASE, when: ['nowhere'] }] },
    /no situation “nowhere”/,
  ],
  [
    'a case of cards by a rule that is none',
    'card-cases.json',
    { situations: { here: said('here') }, cases: [{ ...CARD_CASE, rule: '9.9.z' }] },
    /9\.9\.z/,
  ],
  ['a file that is misspelt', 'sinonyms.json', {}, /nothing reads this file/],
  ['an ending in capitals', 'rulings/x.JSON', {}, /nothing reads this file/],
];

describe('errors stop the ingest', () => {
  test.each<Case>([
    [
      'an expectation that is false',
      ({ example }) => {
        example.expect = [{ player: 'Alma', deck: 99 }];
      },
      /tinkering\.json:\d+ expect\[0\]/,
      /tinkering in .*: expected \{"player":"Alma","deck":99\}, found \{"deck":\d+\}/,
      /npm run play -- tinkering/,
    ],
    [
      'an icon of a story that is none',
      ({ example }) => {
        example.story.it = 'Una {nope}.';
      },
      /tinkering\.json:\d+ story\.it/,
      /\{nope\} names no icon/,
    ],
    [
      'a term of a story that is none',
      ({ example }) => {
        example.story.it = 'Una [[nope]].';
      },
      /tinkering\.json:\d+ story\.it/,
      /no term "nope"/,
    ],
    [
      'a story in another language',
      ({ example }) => {
        example.story.it = 'This is the text of a story that is not in the language that it says.';
      },
      /tinkering\.json/,
      /the texts in it are in en/,
    ],
    [
      'a cost below 0',
      ({ cards }) => {
        cards[0].handCost = -1;
      },
      /tinkers\.json:\d+ \[0\]\.handCost/,
      /at least 0/,
    ],
    [
      'a card without names',
      ({ cards }) => {
        cards[0].name = {};
      },
      /tinkers\.json:\d+ \[0\]\.name/,
      /a text is expected/,
    ],
    [
      'a spell without abilities',
      ({ cards }) => {
        cards[0] = { id: 'tinker', name: { en: 'Tinker' }, type: 'spell', abilities: [] };
      },
      /tinkers\.json:\d+ \[0\]/,
      /card tinker: a spell without abilities does nothing/,
    ],
    [
      'a ruling that is held against no edition',
      ({ ruling }) => {
        ruling.checked = { '7.0': 'stands' };
      },
      /who-tinkers\.json/,
      /held against edition 7\.0, which there is not/,
    ],
    [
      'a supplement that names another edition',
      ({ others }) => {
        Object.assign(others, supplement('2024-09', 'it', { edition: '4.0' }));
      },
      /supplement.it\.json/,
      /the file says "4\.0"; the name of the folder says "2024-09"/,
    ],
    [
      'a supplement that names another language',
      ({ others }) => {
        Object.assign(others, supplement('2024-09', 'it', { language: 'en' }));
      },
      /supplement.it\.json/,
      /the file says "en"; the name of the file says "it"/,
    ],
    [
      'a language that the supplement lacks',
      ({ others }) => {
        Object.assign(others, supplement('2024-09', 'it'), { [`${SUPPLEMENT}/it.json`]: null });
      },
      /supplement.it\.json/,
      /^there is no such file/,
    ],
    [
      'kept addresses that are gone',
      ({ others }) => {
        others['kept-addresses.json'] = null;
      },
      /kept-addresses\.json/,
      /the site needs this file, and there is none/,
    ],
    [
      'a list in place of a Hero',
      ({ example }) => {
        example.position.players[0].hero = ['x'];
      },
      /tinkering\.json:\d+ position\.players\[0\]\.hero/,
      /^a text is expected here$/,
    ],
    ...FAULTS_IN_FILES.map(
      ([what, path, fault, message]): Case => [
        what,
        ({ others }) => {
          others[path] = fault;
        },
        new RegExp(path.replaceAll('.', '\\.')),
        message,
      ],
    ),
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
        for (const language of WHOLE_LANGUAGES) {
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

/** The errors that stop an ingest, each with its file and path. */
function errorsWith(change: (data: Small) => void): string[] {
  return problemsWith(change)
    .problems.filter(({ severity }) => severity === 'error')
    .map(
      ({ place, message }) => `${place.file.split('/data/')[1]} ${place.path ?? ''}: ${message}`,
    );
}

test('of fifteen faults at once, those of files are told, and then those between files', () => {
  const texts = ['a\u202eb', 'a\ud800b', 'a {nope}', 'a [[nope]]', ' ', '<script>'];
  const ofFiles = errorsWith(({ others }) => {
    const reasons = texts.map((text, place) => [
      `r${place}`,
      { ...GRID.reasons.apart, text: said(text) },
    ]);
    others['grid.json'] = { ...GRID, reasons: { ...GRID.reasons, ...Object.fromEntries(reasons) } };
    others['lessons/01-a.json'] = { ...LESSON, text: said('\ud800') };
    others['unanswered.json'] = [{ ...UNANSWERED, answer: said('{nope}') }];
    others['kept-addresses.json'] = null;
    Object.assign(others, supplement('2024-09', 'it', { edition: '4.0', language: 'en' }));
  });
  const places = [
    ...texts.map((_, place) => `grid.json reasons.r${place}.text.en: `),
    'lessons/01-a.json text.en: ',
    'unanswered.json [0].answer.en: ',
    'kept-addresses.json : the site needs this file',
    'editions/2024-09/supplement/it.json : the file says "4.0"',
    'editions/2024-09/supplement/it.json : the file says "en"',
  ];
  const missing = places.filter((place) => !ofFiles.some((error) => error.startsWith(place)));
  expect(missing).toEqual([]);
  expect(ofFiles.filter((error) => !places.some((place) => error.startsWith(place)))).toEqual([]);

  const between = errorsWith(({ example, others }) => {
    example.story.it = 'Una {nope}.';
    example.expect = [{ day: 2 }];
    others['lessons/01-a.json'] = { ...LESSON, task: said('{nope}') };
    const wrong = [{ ...ANSWER, state: QUESTION.right }];
    others['generated/practice.json'] = practice({ ...QUESTION, wrong }, '2024-09');
  });
  expect(between.join('\n')).toMatch(/examples\/tinkering\.json story\.it: .*\{nope\}/);
  expect(between.join('\n')).toMatch(/tinkering.*expected \{"day":2\}/);
  expect(between.join('\n')).toMatch(/lessons\/01-a\.json task\.en: .*\{nope\}/);
  expect(between.join('\n')).toMatch(/practice\.json .*: two answers to .* are the same/);
});

test('all that is wrong with cards is told at once', () => {
  const { problems } = problemsWith(({ cards }) => {
    cards[0].abilities[0].trigger.on = 'resrve';
    cards[0].handCost = '2';
    cards[1].type = 'tokn';
  });
  expect(problems).toHaveLength(3);
});
