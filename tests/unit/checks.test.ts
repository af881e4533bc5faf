import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ingest } from '../../src/ingest/ingest.ts';
import type { Report } from '../../src/ingest/report.ts';
import { type SmallData, smallData, writeData } from './library.ts';

function ingestWith(change: (data: SmallData) => void): Report {
  const data = smallData();
  change(data);
  const { room, data: folder } = writeData(data);
  try {
    return ingest({ data: folder, out: join(room, 'content') });
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

test('data without problems has none', () => {
  const report = ingestWith(() => {});
  expect(report.problems).toEqual([]);
  expect(report).toMatchObject({
    outcome: 'written',
    sections: 1,
    rules: 2,
    articles: 1,
    terms: 1,
    languages: { fr: { rules: 2 }, en: { rules: 2 }, it: { rules: 2 } },
  });
});

type Case = [what: string, change: (data: SmallData) => void, code: string, where: RegExp];

describe('errors stop the ingest', () => {
  test.each<Case>([
    [
      'an unknown field',
      (d) => Object.assign(d.fr.entries[0], { colour: 1 }),
      'schema',
      /fr\.json:\d+ entries\[0\]/,
    ],
    [
      'a number without letter',
      (d) => {
        d.fr.entries[0].rules[0].number = '6.1';
      },
      'schema',
      /rules\[0\]\.number/,
    ],
    [
      'a rule in the wrong section',
      (d) => {
        d.en.entries[0].rules[1].number = '6.2.b';
      },
      'schema',
      /en\.json:\d+ entries\[0\]\.rules\[1\]/,
    ],
    [
      'a rule written twice',
      (d) => {
        d.it.entries[0].rules[1].number = '6.1.a';
      },
      'duplicate',
      /it\.json:\d+ entries\[0\]\.rules\[1\]/,
    ],
    [
      'a section written twice',
      (d) => {
        d.fr.entries.push({ ...d.fr.entries[0] });
      },
      'duplicate',
      /entries\[2\]/,
    ],
    [
      'an article written twice',
      (d) => {
        d.fr.entries.push({ ...d.fr.entries[1] });
      },
      'duplicate',
      /entries\[2\]/,
    ],
    [
      'a term written twice',
      (d) => {
        d.terms.terms.push({ ...d.terms.terms[0]! });
      },
      'duplicate',
      /terms\.json:\d+ terms\[1\]/,
    ],
    [
      'a missing rule',
      (d) => {
        d.fr.entries[0].rules[1].text = 'Voir 6.1.z.';
      },
      'unknown-rule',
      /rules\[1\]/,
    ],
    [
      'a missing term',
      (d) => {
        d.fr.entries[0].rules[0].text = 'Une [[stage|phase]].';
      },
      'unknown-term',
      /rules\[0\]/,
    ],
    [
      'a missing article',
      (d) => {
        d.fr.entries[0].rules[0].text = 'Une [[article/stage]].';
      },
      'unknown-article',
      /rules\[0\]/,
    ],
    [
      'a broken mark',
      (d) => {
        d.fr.entries[0].rules[0].text = 'Une [[Étape !]].';
      },
      'unknown-term',
      /rules\[0\]/,
    ],
    [
      'an unknown icon',
      (d) => {
        d.fr.entries[0].rules[1].notes[0].text = '{wood}';
      },
      'unknown-icon',
      /notes\[0\]/,
    ],
    [
      'a link that is not safe',
      (d) => {
        d.fr.entries[0].rules[0].text = '[x](javascript:x)';
      },
      'link',
      /rules\[0\]/,
    ],
    [
      'a term that points to none',
      (d) => Object.assign(d.terms.terms[0]!, { seeAlso: ['stage'] }),
      'unknown-term',
      /terms\[0\]/,
    ],
    [
      'a term with a missing rule',
      (d) => Object.assign(d.terms.terms[0]!, { rules: { '2024-09': ['6.1.z'] } }),
      'unknown-rule',
      /terms\[0\]/,
    ],
    [
      'a language that is not its file’s',
      (d) => {
        d.fr.language = 'it';
      },
      'wrong-language',
      /fr\.json/,
    ],
    [
      'another edition than the folder’s',
      (d) => {
        d.fr.edition = '4.0';
      },
      'schema',
      /fr\.json/,
    ],
    [
      'no text',
      (d) => {
        d.fr.entries[0].rules[0].text = ' ';
      },
      'lost-text',
      /rules\[0\]/,
    ],
    [
      'a note without text',
      (d) => {
        d.fr.entries[0].rules[1].notes[0].text = '';
      },
      'lost-text',
      /notes\[0\]/,
    ],
    [
      'the texts of another language',
      (d) => {
        d.en.entries = d.fr.entries;
      },
      'wrong-language',
      /en\.json/,
    ],
    [
      'a mark that does not end',
      (d) => {
        d.fr.entries[0].rules[0].text = 'Une [[step|étape est faite.';
      },
      'unknown-term',
      /rules\[0\]/,
    ],
    [
      'a day that no calendar has',
      (d) => {
        d.fr.date = '2024-02-31';
      },
      'schema',
      /fr\.json:\d+ date/,
    ],
    [
      'a title on two lines',
      (d) => {
        d.fr.entries[0].title = 'a\nb';
      },
      'schema',
      /title/,
    ],
  ])('%s', (_, change, code, where) => {
    const { problems, outcome } = ingestWith(change);
    const errors = problems.filter((problem) => problem.severity === 'error');
    expect(outcome).toBe('stopped');
    expect(errors.map((problem) => problem.code)).toContain(code);
    const { place, message, mend } = errors.find((problem) => problem.code === code)!;
    expect(`${place.file}:${place.line} ${place.path}`).toMatch(where);
    expect(message).not.toBe('');
    expect(mend).not.toBe('');
  });
});

describe('warnings are counted', () => {
  test.each<Case>([
    [
      'a gap in the letters',
      (d) => {
        d.fr.entries[0].rules[1].number = '6.1.d';
      },
      'gap',
      /entries\[0\]/,
    ],
    [
      'a rule that a language lacks',
      (d) => {
        d.en.entries[0].rules.pop();
      },
      'missing',
      /en\.json/,
    ],
    [
      'an article that a language lacks',
      (d) => {
        d.it.entries.pop();
      },
      'missing',
      /it\.json/,
    ],
    [
      'a lost list',
      (d) => {
        d.en.entries[0].rules[0].text = 'One of these:';
      },
      'lost-list',
      /rules\[0\]/,
    ],
    [
      'a lost list before a heading',
      (d) => {
        d.en.entries[1].text = 'These:\n\n### Next\n\nText.';
      },
      'lost-list',
      /entries\[1\]/,
    ],
    [
      'a broken plural',
      (d) => {
        d.en.entries[0].rules[0].text = 'Two abilitys.';
      },
      'broken-plural',
      /rules\[0\]/,
    ],
    [
      'a text in another language',
      (d) => {
        d.fr.entries[1].text =
          'This is the text of a rule that is not in the language of the file.';
      },
      'wrong-language',
      /entries\[1\]/,
    ],
    [
      'a section that is not loaded',
      (d) => {
        d.fr.entries[0].rules[0].text = 'Voir 7.1.4.';
      },
      'unknown-rule',
      /rules\[0\]/,
    ],
    [
      'a rule that only another language has',
      (d) => {
        d.it.entries[0].rules.shift();
      },
      'unknown-rule',
      /rules\[0\]/,
    ],
    [
      'control characters',
      (d) => {
        d.fr.entries[0].rules[0].text = 'a\u0007b';
      },
      'unwanted-characters',
      /rules\[0\]/,
    ],
    [
      'lists too deep',
      (d) => {
        d.fr.entries[0].rules[0].text = '- - - - - - x';
      },
      'too-deep',
      /rules\[0\]/,
    ],
    [
      'a text too long',
      (d) => {
        d.fr.entries[0].rules[0].text = 'mot '.repeat(6000);
      },
      'too-long',
      /rules\[0\]/,
    ],
    [
      'a heading of another level',
      (d) => {
        d.fr.entries[1].text = '# Titre';
      },
      'heading',
      /entries\[1\]/,
    ],
    [
      'other notes than in the first language',
      (d) => {
        d.it.entries[0].rules[1].notes = [];
      },
      'difference',
      /rules\[1\]/,
    ],
    [
      'a form that the term does not have',
      (d) => {
        d.fr.entries[0].rules[0].text = 'Une [[step|marche]].';
      },
      'unknown-form',
      /rules\[0\]/,
    ],
    [
      'markup that means nothing',
      (d) => {
        d.fr.entries[0].rules[0].text = 'Une <b>étape</b>.';
      },
      'stray-markup',
      /rules\[0\]/,
    ],
    [
      'a term with the forms of another',
      (d) => {
        d.terms.terms.push({ ...d.terms.terms[0]!, id: 'stage' });
      },
      'duplicate',
      /terms\[1\]/,
    ],
    [
      'a chapter without title',
      (d) => {
        d.edition.outline = [];
      },
      'outline',
      /edition\.json/,
    ],
  ])('%s', (_, change, code, where) => {
    const { problems, outcome, warnings } = ingestWith(change);
    expect(outcome).toBe('written');
    expect(warnings).toBe(problems.length);
    const found = problems.filter((problem) => problem.code === code);
    expect(found.length).toBeGreaterThan(0);
    const places = found.map(({ place }) => `${place.file}:${place.line} ${place.path}`);
    expect(places.join('\n')).toMatch(where);
  });
});

test('a language without a dictionary is a warning, and a broken file an error', () => {
  const { room, data } = writeData(smallData());
  rmSync(join(data, 'editions/2024-09/it.json'));
  const report = ingest({ data, out: join(room, 'content') });
  expect(report.outcome).toBe('written');
  expect(report.problems).toMatchObject([{ severity: 'warning', code: 'missing' }]);
  rmSync(join(data, 'editions'), { recursive: true });
  expect(ingest({ data, out: join(room, 'content') }).problems).toMatchObject([
    { severity: 'error', code: 'unreadable' },
  ]);
  rmSync(room, { recursive: true });
});
