import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { emptyFiles } from '../../bench/empty-files.ts';

/** A small data folder of the tests' own words, as plain objects that a test can change. */
export interface SmallData {
  edition: Record<string, unknown>;
  structure: SmallStructure;
  fr: SmallWords;
  en: SmallWords;
  it: SmallWords;
  de: SmallWords;
  es: SmallWords;
  terms: { terms: Record<string, unknown>[] };
}

// biome-ignore lint/suspicious/noExplicitAny: tests put wrong things here
type Loose = any;

interface SmallStructure {
  edition: string;
  sections: { number: string; rules: Loose[] }[];
  articles: Loose[];
}

interface SmallWords {
  edition: string;
  language: string;
  titles: Record<string, string>;
  rules: Record<string, Loose>;
  articles: Record<string, Loose>;
}

const WORDS = {
  fr: ['Étapes', 'Une [[step|étape]] est faite d’un verbe.', 'Voir règle 6.1.a et {exhaust}.'],
  en: ['Steps', 'A [[step]] is made of one verb.', 'See rule 6.1.a and {exhaust}.'],
  it: ['Passaggi', 'Un [[step|passaggio]] è fatto di un verbo.', 'Vedi regola 6.1.a e {exhaust}.'],
  de: [
    'Schritte',
    'Ein [[step|Schritt]] besteht aus einem Verb.',
    'Siehe Regel 6.1.a und {exhaust}.',
  ],
  es: ['Pasos', 'Un [[step|paso]] está hecho de un verbo.', 'Véase la regla 6.1.a y {exhaust}.'],
} as const;

function wordsOf(language: keyof typeof WORDS, title: string): SmallWords {
  const [section, first, second] = WORDS[language];
  return {
    edition: '2024-09',
    language,
    titles: { '6': title, '6.1': section },
    rules: { '6.1.a': { text: first }, '6.1.b': { text: second, notes: [first] } },
    articles: { vanilla: { title: 'Vanilla', text: second } },
  };
}

/** A data folder without any problem. */
export function smallData(): SmallData {
  return {
    edition: {
      id: '2024-09',
      title: { fr: 'Titre', en: 'Title', it: 'Titolo', de: 'Titel', es: 'Título' },
      date: '2024-09-14',
      sources: {
        fr: { file: 'dictionary_2024-09-14_fr.json', date: '2024-09-14' },
        en: { file: 'dictionary_2024-09-14_en.json', date: '2024-09-14' },
      },
    },
    structure: {
      edition: '2024-09',
      sections: [
        {
          number: '6.1',
          rules: [
            { number: '6.1.a' },
            {
              number: '6.1.b',
              notes: [{ kind: 'remark', official: true, from: '2024-09 6.1.b' }],
            },
          ],
        },
      ],
      articles: [{ id: 'vanilla' }],
    },
    fr: wordsOf('fr', 'Titre'),
    en: wordsOf('en', 'Title'),
    it: wordsOf('it', 'Titolo'),
    de: wordsOf('de', 'Titel'),
    es: wordsOf('es', 'Título'),
    terms: {
      terms: [
        {
          id: 'step',
          category: 'concept',
          rules: { '2024-09': ['6.1.a'] },
          forms: {
            fr: { singular: 'étape', gender: 'f' },
            en: { singular: 'step', plural: 'steps' },
            it: { singular: 'passaggio', gender: 'm' },
            de: { singular: 'Schritt', gender: 'm' },
            es: { singular: 'paso', gender: 'm' },
          },
          definition: {
            fr: 'Un verbe.',
            en: 'One verb.',
            it: 'Un verbo.',
            de: 'Ein Verb.',
            es: 'Un verbo.',
          },
        },
      ],
    },
  };
}

/** Writes a data folder into a new temporary room; returns both. */
export function writeData(data: SmallData): { readonly room: string; readonly data: string } {
  const room = mkdtempSync(join(tmpdir(), 'ingest-'));
  const folder = join(room, 'data');
  const files = {
    'editions/2024-09/edition.json': data.edition,
    'editions/2024-09/structure.json': data.structure,
    'editions/2024-09/fr.json': data.fr,
    'editions/2024-09/en.json': data.en,
    'editions/2024-09/it.json': data.it,
    'editions/2024-09/de.json': data.de,
    'editions/2024-09/es.json': data.es,
    'terms.json': data.terms,
    'settings.json': { current: data.edition.id },
    ...emptyFiles(),
  };
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(value, null, 2));
  }
  return { room, data: folder };
}

/** The same rules as one whole dictionary, in the form in which files can be given to the ingest. */
export function wholeDictionary(language: keyof typeof WORDS) {
  const [title, first, second] = WORDS[language];
  return {
    edition: '2024-09',
    language,
    source: `dictionary_2024-09-14_${language}.json`,
    date: '2024-09-14',
    entries: [
      {
        kind: 'section',
        number: '6.1',
        title,
        rules: [
          { number: '6.1.a', text: first },
          { number: '6.1.b', text: second },
        ],
      },
    ],
  };
}
