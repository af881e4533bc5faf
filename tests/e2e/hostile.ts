import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFiles } from '../../bench/empty-files.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';

/** Texts that try to be more than text; each is to be read on the page as it stands here. */
export const HOSTILE = [
  '<script>window.hacked = 1</script> and <img src=x onerror="window.hacked=1">',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to look like one
  'a brace {window.hacked = 1} and ${window.hacked = 1} and {{1+1}}',
  'import fs from "node:fs"; fs.rmSync("data")',
  'export const prerender = false;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to look like one
  '`${window.hacked = 1}` and <Rule number="9.9.z">',
  '</Rule></main></body> <!-- and --> ]]> <![CDATA[',
  '&lt;b&gt; &amp; &#60;script&#62;',
  'a "quoted" title=\'x\' onclick=window.hacked=1 //',
] as const;

/** A harmless text for each language, by which the whole dictionary can be told to be in it. */
const HARMLESS = {
  fr: 'Chaque joueur est prié de lire les cartes de son adversaire avec soin\u00a0: elles ne sont pas des ordres pour le site, et leur texte ne peut que se lire dans la page, sur un écran ou sur du papier.',
  en: 'Each player is asked to read the cards of their opponent with care: they are not orders for the site, and their text can only be read in the page, on a screen or on paper.',
  it: 'Ogni giocatore è pregato di leggere con cura le carte del suo avversario: non sono ordini per il sito, e il loro testo non può che essere letto nella pagina, su uno schermo o su della carta.',
  de: 'Alle werden gebeten, die Karten der anderen Seite mit Sorgfalt zu lesen: Sie sind keine Befehle an die Website, und ihr Text kann nur auf der Seite gelesen werden, auf einem Bildschirm oder auf Papier.',
  es: 'Se ruega a cada jugador que lea con cuidado las cartas de su adversario: no son órdenes para el sitio, y su texto solo puede leerse en la página, en una pantalla o en papel.',
} as const;
/** Titles and names are plain: the ingest refuses markup in them, so these are as hostile as they can be. */
export const TITLE = 'Title "x" \' onclick=window.hacked=1 // &lt;b&gt; & co';

/** Writes a small rulebook whose texts and titles are hostile, in the form of `data/`. */
export function writeHostileData(folder: string): void {
  const inAll = (text: string) => Object.fromEntries(LANGUAGES.map((code) => [code, text]));
  const rules = HOSTILE.map((text, i) => ({ number: `1.1.${'abcdefghijklmnop'[i]}`, text }));
  writeEdition(folder, {
    edition: {
      id: '2024-09',
      title: inAll(TITLE),
      date: '2024-09-14',
      sources: Object.fromEntries(
        LANGUAGES.map((code) => [code, { file: 'a "file" & co.json', date: '2024-09-14' }]),
      ),
    },
    rules: rules.map(({ number }) => ({ number, notes: [{ kind: 'remark', official: false }] })),
    articles: [{ id: 'hostile' }, { id: 'harmless' }],
    words: LANGUAGES.map((language) => ({
      language,
      titles: { '1': TITLE, '1.1': TITLE },
      rules: Object.fromEntries(rules.map(({ number, text }) => [number, { text, notes: [text] }])),
      articles: {
        hostile: { title: TITLE, text: HOSTILE.join('\n\n') },
        harmless: { title: 'Text', text: HARMLESS[language] },
      },
    })),
  });
  writeNewerEdition(folder);
  mkdirSync(join(folder, 'record'));
  const files = { ...emptyFiles('1.1.a'), 'settings.json': { current: '5.0' } };
  for (const [name, value] of Object.entries(files)) writeFiles(join(folder, name), value);
  writeFiles(join(folder, 'terms.json'), {
    terms: [
      {
        id: 'hostile',
        category: 'concept',
        rules: { '2024-09': ['1.1.a'] },
        forms: Object.fromEntries(LANGUAGES.map((code) => [code, { singular: 'hostile " & co' }])),
        definition: inAll(HOSTILE[0]),
      },
    ],
  });
}

/** A newer edition that has dropped all rules but one. */
function writeNewerEdition(folder: string): void {
  const title = { fr: '5.0', en: '5.0', it: '5.0' };
  writeEdition(folder, {
    edition: { id: '5.0', title, date: '2025-01-01', sources: {} },
    rules: [{ number: '1.1.a' }],
    articles: [],
    words: LANGUAGES.map((language) => ({
      language,
      titles: { '1': 'Cartes', '1.1': 'Cartes' },
      rules: { '1.1.a': { text: HARMLESS[language] } },
    })),
  });
  const why = { fr: 'Retirée.', en: 'Removed.', it: 'Tolta.' };
  const numbers = HOSTILE.map((_, i) => `1.1.${'abcdefghijklmnop'[i]}`);
  writeFiles(join(folder, 'editions/5.0/changes.json'), {
    edition: '5.0',
    before: '2024-09',
    changes: numbers.map((number) =>
      number === '1.1.a'
        ? { from: [number], to: [number], kind: 'reworded' }
        : { from: [number], to: [], kind: 'gone', why },
    ),
  });
}

interface HostileEdition {
  readonly edition: { readonly id: string; readonly [key: string]: unknown };
  readonly rules: readonly unknown[];
  readonly articles: readonly unknown[];
  readonly words: readonly { readonly language: string; readonly [key: string]: unknown }[];
}

/** Writes the files of an edition whose rules stand in one section, 1.1. */
function writeEdition(folder: string, { edition, rules, articles, words }: HostileEdition): void {
  const own = join(folder, 'editions', edition.id);
  mkdirSync(own, { recursive: true });
  writeFiles(join(own, 'edition.json'), edition);
  const sections = [{ number: '1.1', rules }];
  writeFiles(join(own, 'structure.json'), { edition: edition.id, sections, articles });
  for (const one of words) {
    writeFiles(join(own, `${one.language}.json`), { edition: edition.id, rules: {}, ...one });
  }
}

function writeFiles(file: string, value: unknown): void {
  writeFileSync(file, JSON.stringify(value, null, 2));
}
