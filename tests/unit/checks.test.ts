import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ingest } from '../../src/ingest/ingest.ts';
import type { Report } from '../../src/ingest/report.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
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
      (d) => Object.assign(d.fr.rules['6.1.a'], { colour: 1 }),
      'schema',
      /fr\.json:\d+ rules\["6\.1\.a"\]/,
    ],
    [
      'a number without letter',
      (d) => {
        d.structure.sections[0]!.rules[0].number = '6';
      },
      'schema',
      /structure\.json:\d+ sections\[0\]\.rules\[0\]\.number/,
    ],
    [
      'a rule in the wrong section',
      (d) => {
        d.structure.sections[0]!.rules[1].number = '6.2.b';
      },
      'schema',
      /structure\.json:\d+ sections\[0\]\.rules\[1\]/,
    ],
    [
      'a rule written twice',
      (d) => {
        d.structure.sections[0]!.rules[1].number = '6.1.a';
      },
      'duplicate',
      /structure\.json:\d+ sections\[0\]\.rules\[1\]/,
    ],
    [
      'a section written twice',
      (d) => {
        d.structure.sections.push({ ...d.structure.sections[0]! });
      },
      'duplicate',
      /sections\[1\]/,
    ],
    [
      'an article written twice',
      (d) => {
        d.structure.articles.push({ ...d.structure.articles[0] });
      },
      'duplicate',
      /articles\[1\]/,
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
        d.fr.rules['6.1.b'].text = 'Voir 6.1.z.';
      },
      'unknown-rule',
      /rules\["6\.1\.b"\]/,
    ],
    [
      'a missing term',
      (d) => {
        d.fr.rules['6.1.a'].text = 'Une [[stage|phase]].';
      },
      'unknown-term',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'a missing article',
      (d) => {
        d.fr.rules['6.1.a'].text = 'Une [[article/stage]].';
      },
      'unknown-article',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'a broken mark',
      (d) => {
        d.fr.rules['6.1.a'].text = 'Une [[Étape !]].';
      },
      'unknown-term',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'an unknown icon',
      (d) => {
        d.fr.rules['6.1.b'].notes[0] = '{wood}';
      },
      'unknown-icon',
      /notes\[0\]/,
    ],
    [
      'a link that is not safe',
      (d) => {
        d.fr.rules['6.1.a'].text = '[x](javascript:x)';
      },
      'link',
      /rules\["6\.1\.a"\]/,
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
        d.fr.rules['6.1.a'].text = ' ';
      },
      'schema',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'control characters',
      (d) => {
        d.fr.rules['6.1.a'].text = 'a\u0007b';
      },
      'schema',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'a note without text',
      (d) => {
        d.fr.rules['6.1.b'].notes[0] = '';
      },
      'schema',
      /notes\[0\]/,
    ],
    [
      'the texts of another language',
      (d) => {
        d.en.rules = d.fr.rules;
        d.en.articles = d.fr.articles;
      },
      'wrong-language',
      /en\.json/,
    ],
    [
      'fewer notes than the structure has',
      (d) => {
        delete d.it.rules['6.1.b'].notes;
      },
      'difference',
      /it\.json:\d+ rules\["6\.1\.b"\]\.notes/,
    ],
    [
      'words of a rule that the structure lacks',
      (d) => {
        d.it.rules['6.1.c'] = { text: 'Un passaggio.' };
      },
      'unknown-rule',
      /it\.json:\d+ rules\["6\.1\.c"\]/,
    ],
    [
      'a section without title',
      (d) => {
        delete d.it.titles['6.1'];
      },
      'lost-title',
      /it\.json:\d+ titles/,
    ],
    [
      'an official note of another edition',
      (d) => {
        d.structure.sections[0]!.rules[1].notes[0].from = '4.0 6.1.b';
      },
      'provenance',
      /structure\.json:\d+ sections\[0\]\.rules\[1\]\.notes\[0\]/,
    ],
    [
      'a mended rule that does not say how',
      (d) => {
        d.structure.sections[0]!.rules[0].provenance = 'completed';
      },
      'provenance',
      /fr\.json:\d+ rules\["6\.1\.a"\]/,
    ],
    [
      'the words of a rule that is none',
      (d) => {
        d.structure.sections[0]!.rules[0].same = '4.0 6.1.a';
        for (const words of LANGUAGES.map((language) => d[language])) delete words.rules['6.1.a'];
      },
      'unknown-rule',
      /structure\.json:\d+ sections\[0\]\.rules\[0\]/,
    ],
    [
      'rules that stand in another order than in the book',
      (d) => {
        d.structure.sections[0]!.rules.reverse();
      },
      'schema',
      /structure\.json:\d+ sections\[0\]\.rules\[1\]/,
    ],
    [
      'a mark that does not end',
      (d) => {
        d.fr.rules['6.1.a'].text = 'Une [[step|étape est faite.';
      },
      'unknown-term',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'a day that no calendar has',
      (d) => {
        d.edition.date = '2024-02-31';
      },
      'schema',
      /edition\.json:\d+ date/,
    ],
    [
      'a title on two lines',
      (d) => {
        d.fr.titles['6.1'] = 'a\nb';
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
        d.structure.sections[0]!.rules[1].number = '6.1.d';
        for (const words of LANGUAGES.map((language) => d[language])) {
          words.rules['6.1.d'] = words.rules['6.1.b'];
          delete words.rules['6.1.b'];
        }
      },
      'gap',
      /sections\[0\]/,
    ],
    [
      'a rule that a language lacks',
      (d) => {
        delete d.en.rules['6.1.b'];
      },
      'missing',
      /en\.json/,
    ],
    [
      'an article that a language lacks',
      (d) => {
        d.it.articles = {};
      },
      'missing',
      /it\.json/,
    ],
    [
      'a lost list',
      (d) => {
        d.en.rules['6.1.a'].text = 'One of these:';
      },
      'lost-list',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'a lost list before a heading',
      (d) => {
        d.en.articles.vanilla.text = 'These:\n\n### Next\n\nText.';
      },
      'lost-list',
      /articles\.vanilla/,
    ],
    [
      'a broken plural',
      (d) => {
        d.en.rules['6.1.a'].text = 'Two abilitys.';
      },
      'broken-plural',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'a text in another language',
      (d) => {
        d.fr.articles.vanilla.text =
          'This is the text of a rule that is not in the language of the file.';
      },
      'wrong-language',
      /articles\.vanilla/,
    ],
    [
      'a section that is not loaded',
      (d) => {
        for (const words of LANGUAGES.map((language) => d[language]))
          words.rules['6.1.a'].text = 'Voir 7.1.4.';
      },
      'unknown-rule',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'a rule that only another language has',
      (d) => {
        delete d.it.rules['6.1.a'];
      },
      'unknown-rule',
      /rules\["6\.1\.b"\]/,
    ],
    [
      'lists too deep',
      (d) => {
        for (const words of LANGUAGES.map((language) => d[language]))
          words.rules['6.1.a'].text = '- - - - - - x';
      },
      'too-deep',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'a text too long',
      (d) => {
        d.fr.rules['6.1.a'].text = 'mot '.repeat(6000);
      },
      'too-long',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'a heading of another level',
      (d) => {
        d.fr.articles.vanilla.text = '# Titre';
      },
      'heading',
      /articles\.vanilla/,
    ],
    [
      'a form that the term does not have',
      (d) => {
        d.fr.rules['6.1.a'].text = 'Une [[step|marche]].';
      },
      'unknown-form',
      /rules\["6\.1\.a"\]/,
    ],
    [
      'markup that means nothing',
      (d) => {
        d.fr.rules['6.1.a'].text = 'Une <b>étape</b>.';
      },
      'stray-markup',
      /rules\["6\.1\.a"\]/,
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
        for (const words of LANGUAGES.map((language) => d[language])) delete words.titles['6'];
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

test('a language that the current edition lacks is an error, and so is no edition', () => {
  const { room, data } = writeData(smallData());
  rmSync(join(data, 'editions/2024-09/it.json'));
  const { problems } = ingest({ data, out: join(room, 'content') });
  expect(problems).toMatchObject([
    { severity: 'error', code: 'missing', place: { file: join(data, 'editions/2024-09/it.json') } },
  ]);
  rmSync(join(data, 'editions'), { recursive: true });
  expect(ingest({ data, out: join(room, 'content') }).problems).toMatchObject([
    { severity: 'error', code: 'unreadable' },
  ]);
  rmSync(room, { recursive: true });
});
