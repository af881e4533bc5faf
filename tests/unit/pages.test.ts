import { describe, expect, test } from 'vitest';
import { readContributions } from '../../src/ingest/glossary/contribution.ts';
import { splitPages } from '../../src/ingest/glossary/glossary-page.ts';
import { mergeContributions } from '../../src/ingest/glossary/merge.ts';
import { checkEntryCount, readEntries } from '../../src/ingest/glossary/page-entries.ts';
import { Problems } from '../../src/ingest/problem.ts';
import { Places } from '../../src/ingest/read/places.ts';
import type { DictionaryEntry } from '../../src/rulebook/dictionary.ts';
import type { Language } from '../../src/rulebook/language.ts';

/** Reads pages one after the other and merges them, as the ingest does for one language. */
function read(pages: readonly string[], language: Language = 'en') {
  const reading = { places: new Places(), problems: new Problems() };
  const contributions = pages.flatMap((text, i) =>
    splitPages(`page${i + 1}.txt`, text).flatMap((page) => {
      const entries = readEntries(page.lines, page.count);
      checkEntryCount(entries, page, reading);
      const place = (line: number) => ({ file: page.file, line });
      return readContributions(entries, { language, place, reading });
    }),
  );
  const entries = mergeContributions(contributions, reading);
  return { entries, contributions, problems: reading.problems.all() };
}

const names = (entries: readonly DictionaryEntry[]): string[] =>
  entries.map((entry) =>
    entry.kind === 'section'
      ? `${entry.number} ${entry.title}: ${entry.rules.map((rule) => rule.number).join(' ')}`
      : entry.kind === 'group'
        ? `group ${entry.number} ${entry.title}`
        : `article ${entry.id}: ${entry.title}`,
  );

const rule = (entries: readonly DictionaryEntry[], number: string) =>
  entries
    .flatMap((entry) => (entry.kind === 'section' ? entry.rules : []))
    .find((candidate) => candidate.number === number)!;

const codes = (problems: readonly { code: string }[]): string[] => problems.map(({ code }) => code);

const HEADER = `
Warning: Undefined array key "HTTP_ACCEPT_LANGUAGE" in config.php on line 29
Français English Italiano

Altered Glossary

Loaded JSON file : words_2024-09-14.json
Number of entries : 3
View content sources
`;

const SPACED = `${HEADER}
6.1 Steps

6.1.a A step is one verb.

6.1.b* Steps are of these kinds:
• long ones;
• short ones.
Remark: Some are neither.

7.2 Pronouns

7.2.1 Me
7.2.1.a The first person is the object.

7.2.2 You
7.2.2.a The second person is whoever controls it.

Vanilla

A vanilla card has no text at all.

×

Content Sources`;

describe('layouts', () => {
  test('with headings and blank lines', () => {
    const { entries, problems } = read([SPACED]);
    expect(names(entries)).toEqual([
      '6.1 Steps: 6.1.a 6.1.b',
      'group 7.2 Pronouns',
      '7.2.1 Me: 7.2.1.a',
      '7.2.2 You: 7.2.2.a',
      'article vanilla: Vanilla',
    ]);
    expect(rule(entries, '6.1.b')).toEqual({
      number: '6.1.b',
      important: true,
      text: 'Steps are of these kinds:\n\n- long ones;\n- short ones.',
      notes: [{ kind: 'remark', official: true, text: 'Some are neither.' }],
    });
    expect(problems).toEqual([]);
  });

  test('without headings and blank lines: titles come from other pages, articles from their words', () => {
    const bare = `6.1.a A step is one verb.
6.1.c A step can be the only one.
9.1.a This rule has its title nowhere.
Booster Draft is played by eight people.
The Standard format is played by two people.`;
    const { entries, problems } = read([SPACED, bare]);
    expect(names(entries)).toEqual([
      '6.1 Steps: 6.1.a 6.1.b 6.1.c',
      'group 7.2 Pronouns',
      '7.2.1 Me: 7.2.1.a',
      '7.2.2 You: 7.2.2.a',
      '9.1 9.1: 9.1.a',
      'article booster-draft: Booster Draft',
      'article standard: Standard',
      'article vanilla: Vanilla',
    ]);
    expect(codes(problems)).toEqual(['lost-title', 'lost-title', 'lost-title']);
  });

  test('with headings and lists, without blank lines', () => {
    const dense = `Altered Glossary
6.1 Steps
6.1.a These are the steps
- First: do it.
- Second: have it done.
See also the clarification of the phases
Clarification of the phases of a day
Morning Phase
- Wake up: all objects do.
Night Phase
- Sleep: all objects do.`;
    const { entries } = read([dense]);
    expect(rule(entries, '6.1.a').text).toBe(
      'These are the steps\n\n- First: do it.\n- Second: have it done.\n\nSee also the clarification of the phases',
    );
    expect(entries[1]).toMatchObject({
      id: 'day-phases',
      text: '### Morning Phase\n\n- Wake up: all objects do.\n\n### Night Phase\n\n- Sleep: all objects do.',
    });
  });

  test('pages put one after the other without a line between', () => {
    const pages = splitPages('all.txt', `${SPACED}6.5.a All of it.${SPACED.trim()}\n`);
    expect(pages.map((page) => [page.source !== null, page.count, page.line])).toEqual([
      [true, 3, 2],
      [false, null, 34],
      [true, 3, 34],
    ]);
    expect(splitPages('cut.txt', 'Altered Glossary\n\n×\n\nContent Sources')).toEqual([]);
  });

  test('unknown titles are found by their place in the alphabet and by the number of entries', () => {
    const page = `Loaded JSON file : d.json
Number of entries : 3

6.1 Steps

6.1.a A step is one verb.

Mulligan

Cards can be drawn anew.

A heading within

Text of the same article.

Overtime

The game goes on for one more day.`;
    expect(names(read([page]).entries)).toEqual([
      '6.1 Steps: 6.1.a',
      'article mulligan: Mulligan',
      'article overtime: Overtime',
    ]);
  });

  test('the number of entries that a page claims is checked', () => {
    const { problems } = read([SPACED.replace('entries : 3', 'entries : 4')]);
    expect(problems).toMatchObject([
      { code: 'entry-count', place: { file: 'page1.txt', line: 2 } },
    ]);
  });
});

describe('within a rule', () => {
  const readRule = (text: string, language: Language = 'en') => {
    const { entries, problems } = read([`6.1 Steps\n\n6.1.a ${text}\n\n6.1.b End.`], language);
    return { rule: rule(entries, '6.1.a'), problems };
  };

  test('notes of all kinds', () => {
    const text = `Text.
Remarque : un.
Remark. Two.
continued
Esempio. Tre.
++Example: four
over two lines++
Nota. Five.`;
    expect(readRule(text).rule.notes).toEqual([
      { kind: 'remark', official: true, text: 'un.' },
      { kind: 'remark', official: true, text: 'Two.\n\ncontinued' },
      { kind: 'example', official: true, text: 'Tre.' },
      { kind: 'example', official: false, text: 'four\n\nover two lines' },
      { kind: 'remark', official: true, text: 'Five.' },
    ]);
  });

  test('an addition in the middle of a text, and one that never ends', () => {
    expect(readRule('Before ++in between++\nafter.').rule).toMatchObject({
      text: 'Before\n\nafter.',
      notes: [{ kind: 'remark', official: false, text: 'in between' }],
    });
    const { rule: open, problems } = readRule('Text.\n++Example: it goes on');
    expect(open.notes).toEqual([{ kind: 'example', official: false, text: 'it goes on' }]);
    expect(codes(problems)).toEqual(['unclosed-addition']);
  });

  test('lists of all kinds', () => {
    expect(
      readRule('Four times:\n1. At noon;\n2. At dusk.\nRemark: Not at night.').rule,
    ).toMatchObject({
      text: 'Four times:\n\n1. At noon;\n2. At dusk.',
      notes: [{ text: 'Not at night.' }],
    });
    expect(readRule('Of these:\nThe first line.\nThe second line.').rule.text).toBe(
      'Of these:\n\n- The first line.\n- The second line.',
    );
  });

  test('a bold lead-in without punctuation', () => {
    expect(readRule('Draw Each player draws two cards.').rule).toMatchObject({
      lead: 'Draw',
      text: 'Each player draws two cards.',
    });
    expect(readRule('Limbo is a zone. The other is not.').rule).not.toHaveProperty('lead');
    expect(readRule('If Each is a name, so be it.').rule).not.toHaveProperty('lead');
  });

  test('what would be markup in a dictionary is escaped', () => {
    expect(readRule('If [this], [[that]] {exhaust} *it* (see Rule 6.1.b ) .').rule.text).toBe(
      'If \\[this\\], \\[\\[that\\]\\] \\{exhaust\\} \\*it\\* (see Rule 6.1.b).',
    );
  });

  test('stray markup, broken plurals and unknown tokens are reported', () => {
    const { rule: mended, problems } = readRule('In the >Morning>, two abilitys cost $es.');
    expect(mended.text).toBe('In the Morning, two abilities cost $es.');
    expect(codes(problems)).toEqual(['broken-plural', 'stray-markup', 'unknown-token']);
    expect(problems[0]!.place).toEqual({ file: 'page1.txt', line: 3 });
  });
});

describe('several pages', () => {
  test('the fuller form of a rule is kept, and the difference reported', () => {
    const { entries, problems } = read([
      '6.1 Steps\n6.1.a One of these:\n6.1.b Same.',
      '6.1 Steps\n6.1.a One of these: all.\n6.1.b Same.\n6.1.c More.',
    ]);
    expect(rule(entries, '6.1.a').text).toBe('One of these: all.');
    expect(names(entries)).toEqual(['6.1 Steps: 6.1.a 6.1.b 6.1.c']);
    expect(problems).toMatchObject([
      {
        code: 'difference',
        place: { file: 'page1.txt', line: 2 },
        message: expect.stringContaining('page2.txt:2'),
      },
    ]);
  });

  test('sections that are called differently are reported', () => {
    const { problems } = read(['6.1 Steps\n6.1.a A.', '6.1 Step\n6.1.a A.']);
    expect(codes(problems)).toEqual(['difference']);
  });

  test('each entry is in the language of its own text', () => {
    const { contributions } = read([
      '6.1 Steps\n6.1.a The player that has the card in the zone can do it.\n' +
        '6.2 Étapes\n6.2.a Le joueur qui a la carte dans la zone ne peut pas le faire.',
    ]);
    expect(contributions.map(({ language }) => language)).toEqual(['en', 'fr']);
  });

  test('a section without rules is reported', () => {
    expect(codes(read(['6.1 Steps\n\n6.5 Effects\n\n6.5.a All.']).problems)).toEqual(['lost-text']);
  });
});
