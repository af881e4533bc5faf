import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '../../src/ingest/ingest.ts';
import type { Report } from '../../src/ingest/report.ts';
import { compareContent } from '../../src/ingest/write/swap.ts';
import { outlineFile, sourcesFile } from '../../src/rulebook/content.ts';

/**
 * The real pages are another's texts and not in the project; where they stand beside it, what is read
 * from them is held: hundreds of entries with faults that nobody would think of, such as lost lists and
 * titles. `glossary-pages.test.ts` reads made-up pages of the same format in any clone.
 */
const SEEDS = resolve('../shared/seeds');
const hasSeeds = existsSync(SEEDS);
if (!hasSeeds) {
  console.warn(`skipped: the pages of the older glossary are not in ${SEEDS}`);
}

/** Everything in a folder, as it would have to be written again. */
function snapshot(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );
}

describe.skipIf(!hasSeeds)('the five real pages', () => {
  let room: string;
  let out: string;
  let files: string[];
  let report: Report;
  const options = () => ({ data: 'data', out, edition: '2024-09', inputs: files });
  const page = (path: string): string => readFileSync(join(out, path), 'utf8');
  const found = (code: string) => report.problems.filter((problem) => problem.code === code);
  /** Where problems of a kind are: the first three digits of the file, and the line. */
  const places = (code: string): string[] =>
    found(code).map(({ place }) => `${place.file.split('/').at(-1)?.slice(0, 3)}:${place.line}`);

  beforeAll(() => {
    room = mkdtempSync(join(tmpdir(), 'seeds-'));
    out = join(room, 'content');
    files = readdirSync(SEEDS)
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .map((name) => join(SEEDS, name));
    report = ingest(options());
  });
  afterAll(() => rmSync(room, { recursive: true, force: true }));

  test('hold 191 rules in 44 sections: 164 in French, 41 in English, 14 in both', () => {
    expect(report).toMatchObject({ outcome: 'written', errors: 0, rules: 191, sections: 44 });
    expect(report.languages).toMatchObject({ fr: { rules: 164 }, en: { rules: 41 } });
    expect(report.languages).not.toHaveProperty('it');
    expect(164 + 41 - report.rules).toBe(14);
  });

  test('hold the groups and all nine articles', () => {
    const outline = outlineFile.parse(JSON.parse(page('outline/2024-09.json')));
    const groups = outline.groups.map(({ number }) => number);
    expect(groups).toEqual(expect.arrayContaining(['1.4', '7.2']));
    expect(outline.articles.map(({ id, title }) => `${id} ${Object.keys(title).join()}`)).toEqual([
      'atomic-instants fr,en',
      'booster-draft fr',
      'day-phases fr,en',
      'draw en',
      'free-for-all fr',
      'multiplayer-2v2 fr,en',
      'standard fr',
      'target en',
      'vanilla en',
    ]);
    const titles = outline.sections.map(({ title }) => title.fr ?? title.en);
    expect(titles.filter((title) => /^\d/.test(title ?? ''))).toEqual([]);
  });

  test('say what they were made from', () => {
    expect(sourcesFile.parse(JSON.parse(page('sources.json')))).toMatchObject([
      {
        language: 'fr',
        file: 'dictionary_2024-09-14_14-59-53.json',
        date: '2024-09-14',
        rules: 164,
      },
      {
        language: 'en',
        file: 'dictionary_2024-09-14_15-00-36.json',
        date: '2024-09-14',
        rules: 41,
      },
    ]);
  });

  test('the same section of several pages is merged, differences reported', () => {
    expect(places('difference')).toEqual(['002:47', '002:30', '000:288']);
    expect(page('rules/2024-09/fr/1.3.2.mdx')).toMatch(/^- .*Repos/m);
    expect(page('articles/2024-09/fr/day-phases.mdx').match(/^### /gm)).toHaveLength(5);
  });

  test('lost lists are reported', () => {
    expect(places('lost-list').sort()).toEqual([
      '000:259',
      '000:301',
      '001:19',
      '002:48',
      '002:51',
      '004:107',
      '004:121',
      '004:15',
      '004:18',
      '004:96',
    ]);
  });

  test('lost titles and texts, unclosed additions and stray markup are reported', () => {
    expect(places('lost-title')).toEqual(['002:47', '002:48', '002:51']);
    expect(places('lost-text')).toEqual(['000:288', '002:47', '004:123']);
    expect(places('unclosed-addition')).toEqual(['000:36']);
    expect(places('stray-markup')).toEqual(['000:182']);
    expect(found('entry-count')).toEqual([]);
  });

  test('broken plurals are put right', () => {
    expect(found('broken-plural')).toHaveLength(18);
    for (const text of snapshot(out).values()) expect(text).not.toMatch(/abilitys/i);
  });

  test('icon words, glued icons and dashes are icons', () => {
    const icons = (path: string) =>
      [...page(path).matchAll(/<Icon name="([^"]+)"/g)].map((m) => m[1]);
    expect(icons('rules/2024-09/fr/2.2.8.mdx')).toEqual([
      'axiom',
      'bravos',
      'lyra',
      'muna',
      'ordis',
      'yzmir',
    ]);
    expect(icons('rules/2024-09/fr/2.4.5.mdx')).toEqual(['exhaust']);
    expect(icons('rules/2024-09/fr/6.1.mdx')).toEqual(['reaction', 'mana:1', 'mana:1']);
    expect(icons('rules/2024-09/fr/6.3.mdx')).toEqual(['reaction']);
    expect(icons('rules/2024-09/en/7.5.1.mdx')).toHaveLength(12);
    expect(icons('rules/2024-09/en/2.2.10.mdx').filter((name) => name === 'reaction')).toHaveLength(
      6,
    );
  });

  test('notes are told apart, lead-ins and stars are kept', () => {
    const notes = (path: string) =>
      [...page(path).matchAll(/<Note kind="(\w+)" official=\{(\w+)\}/g)].map(
        (m) => `${m[1]} ${m[2]}`,
      );
    expect(notes('rules/2024-09/fr/6.1.mdx')).toEqual([
      'example true',
      'example false',
      'example true',
    ]);
    expect(notes('rules/2024-09/en/2.2.10.mdx')).toEqual([
      'example false',
      'example true',
      'remark true',
      'remark true',
    ]);
    expect(notes('articles/2024-09/fr/free-for-all.mdx')).toEqual(['example false']);
    expect(page('rules/2024-09/fr/4.2.1.mdx').match(/^ {4}lead:/gm)).toHaveLength(4);
    expect(page('rules/2024-09/fr/1.3.2.mdx').match(/^ {4}important: true/gm)).toHaveLength(1);
  });

  test('rule numbers in prose are links where the language has the rule', () => {
    expect(page('rules/2024-09/fr/2.1.mdx')).toContain('<Ref edition="2024-09" number="2.1.e"');
    expect(found('unknown-rule').map(({ message }) => /names (\S+),/.exec(message)?.[1])).toEqual([
      '7.1.4',
      '7.1.1',
    ]);
  });

  test('reading them again changes nothing, and all at once or one by one is the same', () => {
    expect(ingest(options()).outcome).toBe('unchanged');
    expect(ingest({ ...options(), check: true }).outcome).toBe('unchanged');
    const before = snapshot(out);
    const joined = join(room, 'joined.txt');
    writeFileSync(joined, files.map((file) => readFileSync(file, 'utf8')).join(''));
    ingest({ ...options(), inputs: [joined] });
    expect(compareContent(out, before)).toEqual({ missing: [], changed: [], surplus: [] });
  });

  test('their edition is told from their sources', () => {
    expect(ingest({ ...options(), edition: undefined }).outcome).toBe('unchanged');
  });
});
