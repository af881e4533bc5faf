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
import { isLanguage, LANGUAGES, type Language } from '../../src/rulebook/language.ts';
import { deniedOfZones, ZONES } from './zones-of-today.ts';

/**
 * Places where the book itself still gives the zone to a player: 2.2.3.e, "of its controller", and the
 * example of 6.3.i, whose words both editions share.
 */
const IN_THE_BOOK: Readonly<Record<string, RegExp>> = {
  '2.2.3':
    /zone de Repères de son|area dei fulcri del suo|Wahrzeichenzone des Spielers|zona de hitos de su/,
  '6.3':
    /Alma’s Landmark zone|zone de Repères d’Alma|area dei fulcri di Alma|zona de hitos de Alma/,
};

interface Said {
  readonly where: string;
  readonly language: Language;
  readonly text: string;
}

/** Whether data are about other editions only. */
function isOfOthers(data: object): boolean {
  return 'editions' in data && Array.isArray(data.editions) && !data.editions.includes(CANONICAL);
}

/** Collects the texts in every language of a tree of data, but players' questions. */
function saidIn(data: unknown, where: string, said: Said[]): void {
  if (typeof data !== 'object' || data === null || isOfOthers(data)) return;
  for (const [key, value] of Object.entries(data)) {
    if (['questions', 'synonyms', 'signs', 'forms', 'before'].includes(key)) continue;
    if (isLanguage(key) && typeof value === 'string')
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
    'data/pages.json',
    'data/answers.json',
    ...globSync('data/{lessons,rulings}/*.json'),
    ...globSync('data/examples/*/*.json'),
  ]) {
    saidIn(JSON.parse(readFileSync(file, 'utf8')), file, said);
  }
  for (const language of LANGUAGES) {
    for (const file of globSync(`content/{rules,articles}/${CANONICAL}/${language}/*.mdx`)) {
      const page = readFileSync(file, 'utf8').replace(/^ +terms: .*$/gm, '');
      said.push({ where: file, language, text: page });
    }
    for (const file of globSync(`src/languages/${language}/{texts,say,lexicon}/**/*.ts`)) {
      said.push({ where: file, language, text: readFileSync(file, 'utf8') });
    }
  }
  return said;
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
    deniedOfZones(one.text, one.language)
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
  expect(
    told.flatMap((one) => deniedOfZones(one.text, one.language).map((found) => [one.where, found])),
  ).toEqual([]);
});

function hasLandmarks(example: object): boolean {
  return JSON.stringify(example).includes('landmark');
}

test('the book says of ten zones whose they are', () => {
  expect(ZONES.shared.map(({ id }) => id)).toEqual([
    'adventure',
    'expedition-zone',
    'landmark-zone',
    'limbo',
  ]);
  expect(ZONES.personal).toHaveLength(6);
});

test.each([
  ['en', 'Your Expedition zone is personal.'],
  ['en', 'Three zones are shared.'],
  ['en', 'The Landmark zone is a personal, visible zone.'],
  ['en', 'There are three shared zones.'],
  ['en', 'Three are shared, the Adventure, the Expedition zone and Limbo.'],
  ['en', 'The Reserve is shared by both players.'],
  ['en', 'The [[landmark-zone|Landmark zone]] is not shared.'],
  ['en', 'Kappa joins Bo’s Landmark zone.'],
  ['en', 'Each player’s own zones: Reserve, hand, Landmark zone.'],
  ['en', 'It waits in their own Limbo.'],
  ['fr', 'Votre zone d’Expédition est personnelle.'],
  ['fr', 'Trois sont partagées, l’Aventure, la zone d’Expédition et le Limbo.'],
  ['fr', 'Les zones à chaque joueur : Réserve, main, deck et zone de Repères.'],
  ['fr', 'La Réserve est partagée.'],
  ['fr', 'Il y a cinq zones personnelles.'],
  ['it', 'La tua area delle spedizioni è personale.'],
  ['it', 'Tre sono condivise, l’Avventura, l’area delle spedizioni e il Limbo.'],
  ['it', 'Le aree proprie di ogni giocatore: Riserva, mano, mazzo e area dei fulcri.'],
  ['it', 'La Riserva è condivisa.'],
  ['it', 'Il Limbo è un’area personale.'],
  ['de', 'Deine Expeditionszone ist sichtbar.'],
  ['de', 'Kappa kommt in Bos Wahrzeichenzone.'],
  ['de', 'Drei Zonen sind gemeinsam.'],
  ['de', 'Es gibt drei gemeinsame Zonen.'],
  ['de', 'Die Reserve ist eine gemeinsame Zone.'],
  ['de', 'Die Wahrzeichenzone ist eine persönliche Zone.'],
  ['de', 'Der Limbus ist nicht gemeinsam.'],
  ['es', 'Tu zona de expedición es visible.'],
  ['es', 'Kappa se une a la zona de hitos de Bo.'],
  ['es', 'Tres zonas son compartidas.'],
  ['es', 'La reserva es compartida.'],
  ['es', 'La zona de hitos es una zona personal.'],
  ['es', 'El limbo no es una zona compartida.'],
] as const)('of zones, %s “%s” is denied', (language, text) => {
  expect(deniedOfZones(text, language)).not.toEqual([]);
});
