import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../../scripts/dependencies.mjs';
import { runIngest } from '../../src/ingest/command.ts';
import { smallData, writeData } from './library.ts';

/** Data that the build or a reader would stumble over is refused with its file and place. */

const words = (text: string) => ({ fr: text, en: text, it: text });

const SOURCE = { id: 'board', title: words('Board'), about: words('A board.'), date: '2026-05-01' };
const SUSPENSION = {
  id: 'club',
  kind: 'suspended',
  source: 'board',
  cards: ['kappa'],
  formats: ['constructed'],
  since: '2026-05',
};
const ERRATUM = {
  id: 'kappa-other',
  kind: 'functional',
  dates: ['2026-05-01'],
  source: 'board',
  cards: ['kappa'],
  text: words('Other words.'),
  before: { texts: { kappa: [{ kind: 'keyword', keyword: 'seasoned' }] } },
};

let room: string;
let data: string;

beforeEach(() => {
  ({ room, data } = writeData(smallData()));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

/** Runs the command; returns its exit status and what it said. */
function run() {
  let said = '';
  const stream = { write: (text: string) => (said += text) };
  const status = runIngest(['--data', data, '--out', join(room, 'content')], {
    out: stream,
    err: stream,
  });
  return { status, said };
}

function write(path: string, value: unknown): void {
  const file = join(data, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
}

function change(path: string, mend: (value: never) => unknown): void {
  write(path, mend(JSON.parse(readFileSync(join(data, path), 'utf8')) as never));
}

const card = (id: string, en: string) => ({ id, name: { en }, type: 'spell', abilities: [] });

describe('an edition', () => {
  test.each(['6.1', '04.0', '9999-99', '2024-13', '0.0'])('is not named %s', (id) => {
    renameSync(join(data, 'editions/2024-09'), join(data, 'editions', id));
    const { status, said } = run();
    change(`editions/${id}/edition.json`, (edition: object) => ({ ...edition, id }));
    expect(run().said).toMatch(/edition\.json:\d+ id\n.*an edition is named by its month/);
    expect({ status, said }).toMatchObject({ status: 1 });
  });

  test('is not a symbolic link', () => {
    symlinkSync(join(data, 'editions/2024-09'), join(data, 'editions/2025-01'));
    const { status, said } = run();
    expect(status).toBe(1);
    expect(said).toMatch(/editions\/2025-01\n.*this is a symbolic link, which is not followed/);
  });
});

describe('an invisible character', () => {
  const invisible = { 'right-to-left override': '\u202e', 'zero-width space': '\u200b' };
  test.each(Object.entries(invisible))('is refused: %s', (_, sign) => {
    const titled = (words: { titles: object }) => ({
      ...words,
      titles: { ...words.titles, '6.1': `St${sign}eps` },
    });
    change('editions/2024-09/en.json', titled);
    write('questions/terms/en.json', { step: [`what${sign}`] });
    write('cards/axiom.json', [card('gate', `Ga${sign}te`)]);
    const { status, said } = run();
    expect(status).toBe(1);
    for (const place of [
      'en.json:6 titles["6.1"]',
      'questions/terms/en.json:3 step[0]',
      'name.en',
    ]) {
      expect(said).toContain(place);
    }
    expect(said.match(/without control or invisible characters/g)).toHaveLength(3);
  });

  test('is no accent, no-break space, sign or letter of another script', () => {
    change('editions/2024-09/en.json', (words: { titles: object }) => ({
      ...words,
      titles: { ...words.titles, '6.1': 'E\u0301tapes\u00a0: «\u202f→ ★ ж א ع ~ ^ |»' },
    }));
    expect(run()).toMatchObject({ status: 0 });
  });
});

describe('a card', () => {
  test.each(['!!!', 'Ж', 'a'.repeat(150)])('whose name makes no address: %s', (name) => {
    write('cards/axiom.json', [card('gate', name)]);
    expect(run().said).toMatch(
      /axiom\.json:2 \[0\]\n.*card gate: no address can be made of the name/,
    );
  });

  test.each(['\u0000', '\ud800'])('whose name no text can hold: %j', (sign) => {
    write('cards/axiom.json', [card('gate', `Gate${sign}`)]);
    expect(run().said).toMatch(/axiom\.json:\d+ \[0\]\.name\.en\n.*card gate: one line without/);
  });

  test('that takes the address of another', () => {
    write('cards/axiom.json', [card('gate', 'The Gate'), card('gate-rare', 'The-Gate')]);
    expect(run().said).toContain('"The Gate" and "The-Gate" have the same address, the-gate');
  });
});

test('an example id stands in one folder only', () => {
  const file = 'examples/rules/spy-craft.json';
  for (const folder of ['rules', 'cards']) {
    mkdirSync(join(data, 'examples', folder), { recursive: true });
    cpSync(join(root, 'data', file), join(data, 'examples', folder, 'spy-craft.json'));
  }
  expect(run().said).toMatch(
    /examples\/rules\/spy-craft\.json\n.*example spy-craft is written twice/,
  );
});

test('an id is no longer than a file name can be', () => {
  const id = 'a'.repeat(260);
  change('terms.json', ({ terms: [term] }: { terms: [object] }) => ({ terms: [{ ...term, id }] }));
  expect(run().said).toMatch(/terms\.json:\d+ terms\[0\]\.id\n.*an id has at most 100 letters/);
});

describe('a lesson', () => {
  const words = { fr: 'un', en: 'one', it: 'uno' };
  const lesson = { example: 'nowhere', text: words, task: words, rules: ['99.9.z'] };

  test('names an example and rules that there are', () => {
    write('lessons/01-opening.json', lesson);
    const { status, said } = run();
    expect(status).toBe(1);
    expect(said).toMatch(/01-opening\.json:\d+ example\n.*no worked example "nowhere"/);
    expect(said).toMatch(/01-opening\.json:\d+ rules\[0\]\n.*the lesson names rule 99\.9\.z/);
  });

  test.each(['2-opening.json', '02-opening.json', 'opening.json'])(
    'stands in a file whose name says its place, not in %s',
    (name) => {
      write(`lessons/${name}`, lesson);
      expect(run().said).toContain(`lesson 1 stands in ${name}`);
    },
  );

  test('has no field that none has, and expects what can be', () => {
    const { task, ...rest } = lesson;
    write('lessons/01-opening.json', { ...rest, taks: task });
    expect(run().said).toContain('did you mean "task"');
    const question = [
      { winner: 0, if: { winnners: [0] } },
      { winner: 1, if: { winners: [1] } },
    ];
    write('lessons/01-opening.json', { ...lesson, question });
    expect(run().said).toMatch(/01-opening\.json:\d+ question\[0\]\.if/);
  });

  test('is worded as the book is', () => {
    write('lessons/01-opening.json', { ...lesson, text: { ...words, fr: 'Le Matin, on pioche.' } });
    expect(run().said).toContain('lesson nowhere (fr) says “on”');
  });
});

test('a question to practise on is of a play that there is', () => {
  const question = {
    play: 'nowhere',
    about: 'winners',
    right: [{ is: 'winners', winners: [0] }],
    wrong: [{ state: [{ is: 'winners', winners: null }], rules: ['99.9.z'], off: 'x' }],
  };
  write('generated/practice.json', { edition: '5.0', questions: [question] });
  const { said } = run();
  expect(said).toMatch(/practice\.json:\d+ questions\[0\]\.play\n.*no worked example "nowhere"/);
  expect(said).toContain('names rule 99.9.z');
});

describe('a question of players', () => {
  test.each<[what: string, kind: string, content: unknown, told: RegExp]>([
    ['of no rule', 'rules', { '2024-09 9.9.z': ['why'] }, /questions\/rules\/en\.json:2 .*9\.9\.z/],
    ['of no term', 'terms', { stepp: ['why'] }, /questions\/terms\/en\.json:2 stepp\n/],
    [
      'with a mark',
      'terms',
      { step: ['why {boost}'] },
      /terms\/en\.json:3 step\[0\]\n.*have no meaning/,
    ],
    ['asked twice', 'terms', { step: ['Why?', 'why'] }, /terms\/en\.json:4 step\[1\]\n.*too/],
  ])('is refused: %s', (_, kind, content, told) => {
    write(`questions/${kind}/en.json`, content);
    const { status, said } = run();
    expect(said).toMatch(told);
    expect(status).toBe(1);
  });

  test('is refused where the search never looks: of a book that its language does not have', () => {
    const newest = join(data, 'editions/2024-09');
    for (const file of ['edition', 'structure', 'fr', 'en', 'it']) {
      const text = readFileSync(join(newest, `${file}.json`), 'utf8');
      write(`editions/2023-09/${file}.json`, JSON.parse(text.replaceAll('2024-09', '2023-09')));
    }
    write('questions/rules/de.json', { '2023-09 6.1.a': ['warum'] });
    const { status, said } = run();
    expect(said).toMatch(
      /questions\/rules\/de\.json:2 .*\n.*rule 2023-09 6\.1\.a is not written in de/,
    );
    expect(status).toBe(1);
  });
});

describe('a file beside the editions', () => {
  test.each<[file: string, content: unknown, told: RegExp]>([
    ['synonyms.json', '{"en": [["win", "victory"]', /synonyms\.json:1\n.*unreadable/],
    ['synonyms.json', { en: [['win']] }, /synonyms\.json:3 en\[0\]\n/],
    ['synonyms.json', { xx: [['a', 'b']] }, /synonyms\.json:2 xx\n|synonyms\.json:1\n/],
    ['synonyms.json', { en: [['win', 'win']] }, /en\[0\]\n.*"win" stands twice/],
    ['kept-addresses.json', { cards: 'all' }, /kept-addresses\.json:2 cards\n/],
    ['kept-addresses.json', { cards: ['nobody'], numbers: {} }, /cards\[0\]\n.*no card "nobody"/],
    [
      'kept-addresses.json',
      { cards: [], numbers: { '2024-09': ['6.1.a', '6.1.z'] } },
      /numbers\.2024-09\[1\]\n.*kept addresses names rule 6\.1\.z/,
    ],
    [
      'coverage.json',
      { '2024-09': { '6.1.a': 'nothing' } },
      /coverage\.json:3 2024-09\["6\.1\.a"\]/,
    ],
    ['coverage.json', { '2024-09': { '6.1.z': 'material' } }, /names rule 6\.1\.z/],
  ])('%s of %j', (file, content, told) => {
    write(file, content);
    const { status, said } = run();
    expect(status).toBe(1);
    expect(said).toMatch(told);
  });
});

describe('the record', () => {
  const suspended = 'record/suspensions/club.json';
  const erratum = 'record/errata/kappa-other.json';
  test.each<[file: string, content: unknown, told: RegExp]>([
    ['record/sources.json', [SOURCE, SOURCE], /\[1\]\n.*"board" stands twice/],
    [suspended, { ...SUSPENSION, cards: ['nobody'] }, /cards\[0\]\n.*no card "nobody"/],
    [suspended, { ...SUSPENSION, source: 'bord' }, /source\n.*no source "bord"\n.*board/],
    [suspended, { ...SUSPENSION, formats: ['pauper'] }, /formats\[0\]\n.*no format "pauper"/],
    [suspended, { ...SUSPENSION, until: '2026-04-30' }, /until\n.*ends before it begins/],
    [
      suspended,
      { ...SUSPENSION, since: undefined, until: '2026-06-01' },
      /club\.json:\d+ since\n|club\.json/,
    ],
    [suspended, { ...SUSPENSION, cards: undefined }, /names neither cards nor uniques/],
    [suspended, { ...SUSPENSION, id: 'other' }, /the file says "other"; its name says "club"/],
    [erratum, { ...ERRATUM, dates: ['2026-05-02', '2026-05-01'] }, /dates\[1\]\n.*oldest first/],
    [
      erratum,
      { ...ERRATUM, cards: ['kappa'], before: { texts: { nobody: [{ kind: 'x' }] } } },
      /lacks "nobody"/,
    ],
    [
      erratum,
      { ...ERRATUM, before: { texts: { kappa: [{ kind: 'x' }] } } },
      /before\.texts\.kappa\n.*abilities\[0\]|before\.texts\.kappa/,
    ],
    [
      erratum,
      { ...ERRATUM, text: { ...words('Text.'), fr: "L'autre texte." } },
      /straight apostrophe/,
    ],
  ])('%s: %j', (file, content, told) => {
    write('cards/own.json', [card('kappa', 'Kappa')]);
    write('record/sources.json', [SOURCE]);
    write(file, content);
    const { status, said } = run();
    expect(said).toMatch(told);
    expect(status).toBe(1);
  });

  test('is taken where everything that it names exists', () => {
    write('cards/own.json', [card('kappa', 'Kappa')]);
    write('record/sources.json', [SOURCE]);
    write(suspended, { ...SUSPENSION, until: '2026-06-01' });
    write(erratum, ERRATUM);
    const { said } = run();
    expect(said).not.toMatch(/data\/record|record\//);
  });
});
