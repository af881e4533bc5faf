import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTelling } from '../../scripts/play/telling.ts';
import { CANONICAL, PROFILES } from '../../src/engine/rules/edition.ts';
import {
  exampleFile,
  exampleIds,
  readCards,
  readExampleFile,
} from '../../src/library/examples/folder.ts';
import { playsOf } from '../../src/library/examples/play.ts';
import { runPlay } from '../../src/library/examples/run.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';

/**
 * Words that give a zone to one player, or tell of several, though the current edition has one that
 * all share (1.2.3.e). Expeditions and Landmarks are the parts that a player has.
 */
const PERSONAL: Readonly<Record<string, RegExp>> = {
  en: /\b(?:a|an|[Yy]our|their|his|her|each player’s|\w+’s) (?:\[\[[a-z-]+\|)?(?:Landmark|Expedition) zone\b|\b(?:Landmark|Expedition) zones\b/g,
  fr: /\b(?:une|votre|sa|leur) (?:\[\[[a-z-]+\|)?zone (?:de Repères|d’Expédition)|(?:[Ll]es|des) (?:\[\[[a-z-]+\|)?zones (?:de Repères|d’Expédition)|zone de Repères(?:\]\])? (?:de son|de ce|d’Alma|de Bo|du joueur)/g,
  it: /\bun’(?:\[\[[a-z-]+\|)?area (?:dei fulcri|delle spedizioni)|\baree (?:dei fulcri|delle spedizioni)|(?:tua|sua) area dei fulcri|area dei fulcri(?:\]\])? (?:di Alma|di Bo|del suo|di chi|di quel)/g,
};

/**
 * Places where the book itself still gives the zone to a player: 2.2.3.e, "of its controller", and the
 * example of 6.3.i, whose words both editions share.
 */
const IN_THE_BOOK: Readonly<Record<string, RegExp>> = {
  '2.2.3': /zone de Repères de son|area dei fulcri del suo/,
  '6.3': /Alma’s Landmark zone|zone de Repères d’Alma|area dei fulcri di Alma/,
};

/** Texts that quote a printed card, or say what older printings and editions said. */
const QUOTED = /[“«][^”»]*[”»]|\b(?:before|avant|prima)\b[^.]*\./gi;

interface Said {
  readonly where: string;
  readonly language: string;
  readonly text: string;
}

/** Whether data are about other editions only. */
function isOfOthers(data: object): boolean {
  return 'editions' in data && Array.isArray(data.editions) && !data.editions.includes(CANONICAL);
}

/** Collects the texts in three languages of a tree of data, but players' questions. */
function saidIn(data: unknown, where: string, said: Said[]): void {
  if (typeof data !== 'object' || data === null || isOfOthers(data)) return;
  for (const [key, value] of Object.entries(data)) {
    if (['questions', 'synonyms', 'signs', 'forms', 'before'].includes(key)) continue;
    if (key in PERSONAL && typeof value === 'string')
      said.push({ where, language: key, text: value });
    else saidIn(value, `${where} ${key}`, said);
  }
}

/**
 * All words of the current edition: its rules and articles, terms, the grid, lessons, silences, rulings
 * and the stories of examples.
 */
function wordsOfToday(): Said[] {
  const said: Said[] = [];
  for (const file of [
    'data/terms.json',
    'data/grid.json',
    'data/unanswered.json',
    ...globSync('data/{lessons,rulings}/*.json'),
    ...globSync('data/examples/*/*.json'),
  ]) {
    saidIn(JSON.parse(readFileSync(file, 'utf8')), file, said);
  }
  for (const language of Object.keys(PERSONAL)) {
    for (const file of globSync(`content/{rules,articles}/${CANONICAL}/${language}/*.mdx`)) {
      const [, , ...body] = readFileSync(file, 'utf8').split('---\n');
      said.push({ where: file, language, text: body.join('').replace(/<[^>]+>/g, '') });
    }
    for (const file of globSync(`src/languages/${language}/{texts,say}/*.ts`)) {
      said.push({ where: file, language, text: readFileSync(file, 'utf8') });
    }
  }
  return said;
}

/** The places in a text that give a shared zone to one player. */
function personalIn({ text, language }: Said): readonly string[] {
  return text.replace(QUOTED, '').match(PERSONAL[language]!) ?? [];
}

test('no word of today gives a shared zone to one player', () => {
  expect(PROFILES[CANONICAL].landmarkZone).toBe('shared');
  const said = wordsOfToday();
  expect(said.length).toBeGreaterThan(500);
  const isOfBook = (where: string, found: string) =>
    Object.entries(IN_THE_BOOK).some(
      ([section, letter]) => where.endsWith(`/${section}.mdx`) && letter.test(found),
    );
  const wrong = said.flatMap((one) =>
    personalIn(one)
      .filter((found) => !isOfBook(one.where, found))
      .map((found) => `${one.where}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

test('no trace of today that tells of Landmarks gives their zone to one player', () => {
  const cards = readCards('data');
  const told = exampleIds('data').flatMap((id) => {
    const { example } = readExampleFile(exampleFile('data', id));
    const plays = example && hasLandmarks(example) ? playsOf(example) : [];
    return plays
      .filter(({ edition }) => edition === CANONICAL)
      .flatMap((play) => {
        const { trace } = runPlay(play, cards);
        return LANGUAGES.map((language) => ({
          where: play.id,
          language,
          text: createTelling(play, cards, language, false).entries(trace),
        }));
      });
  });
  expect(told.length).toBeGreaterThan(100);
  expect(told.flatMap((one) => personalIn(one).map((found) => [one.where, found]))).toEqual([]);
});

function hasLandmarks(example: object): boolean {
  return JSON.stringify(example).includes('landmark');
}
