import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';

/** An article of the glossary: its titles, and how its text begins where the title is lost. */
interface KnownArticle {
  readonly id: string;
  readonly titles: Readonly<Record<Language, readonly string[]>>;
  readonly openings: readonly RegExp[];
}

/** The articles that pages of the glossary are known to have. The first title is the usual one. */
const KNOWN: readonly KnownArticle[] = [
  {
    id: 'day-phases',
    titles: {
      fr: ["Clarification des phases d'une journée"],
      en: ['Clarification of the phases of a day'],
      it: ['Chiarimento delle fasi di una giornata'],
    },
    openings: [/^(?:Phase du Matin|Morning Phase|Fase del Mattino)$/i],
  },
  {
    id: 'standard',
    titles: {
      fr: ['Standard', 'Standard (Mode de jeu)'],
      en: ['Standard', 'Standard (Game Mode)'],
      it: ['Standard', 'Standard (Modalità di gioco)'],
    },
    openings: [/^(?:Le format Standard|The Standard format|Il formato Standard) /i],
  },
  {
    id: 'booster-draft',
    titles: {
      fr: ['Draft de Boosters', 'Draft de Boosters (Mode de jeu)', 'Booster Draft'],
      en: ['Booster Draft', 'Booster Draft (Game Mode)'],
      it: ['Booster Draft', 'Booster Draft (Modalità di gioco)'],
    },
    openings: [/^(?:Le Draft de Boosters|(?:The )?Booster Draft|Il Booster Draft) /i],
  },
  {
    id: 'multiplayer-2v2',
    titles: {
      fr: ['Multijoueur 2v2 (Mode de jeu)', 'Multijoueur 2v2'],
      en: ['Multiplayer 2v2 (Game Mode)', 'Multiplayer 2v2'],
      it: ['Multigiocatore 2v2 (Modalità di gioco)', 'Multigiocatore 2v2'],
    },
    openings: [/^(?:Le mode multijoueur|(?:The )?multiplayer mode|La modalità multigiocatore) /i],
  },
  {
    id: 'free-for-all',
    titles: {
      fr: ['Free for All (Chacun pour soi)', 'Chacun pour soi', 'Free for All'],
      en: ['Free for All', 'Free for All (Game Mode)'],
      it: ['Free for All (Tutti contro tutti)', 'Tutti contro tutti', 'Free for All'],
    },
    openings: [/^(?:Le mode|The|La modalità) Free for All /i],
  },
  {
    id: 'draw',
    titles: { fr: ['Égalité'], en: ['Draw'], it: ['Pareggio'] },
    openings: [/^(?:Une égalité|A draw|Un pareggio) /i],
  },
  {
    id: 'atomic-instants',
    titles: {
      fr: ['Instants / Actions Atomiques'],
      en: ['Instants / Atomic Actions'],
      it: ['Istanti / Azioni Atomiche'],
    },
    openings: [
      /^(?:Les |The |Gli )?["“«]?\s*(?:Instants Atomiques|Atomic Instants|Istanti Atomici)/i,
    ],
  },
  {
    id: 'target',
    titles: { fr: ['Cible', 'Cibler'], en: ['Target'], it: ['Bersaglio'] },
    openings: [/^(?:Cibler|Le ciblage|Targeting|Bersagliare) /i],
  },
  {
    id: 'vanilla',
    titles: { fr: ['Vanilla'], en: ['Vanilla'], it: ['Vanilla'] },
    openings: [/^(?:Une carte|A|Una carta) ["“«]\s*Vanilla/i],
  },
];

const BY_TITLE = new Map(
  KNOWN.flatMap(({ id, titles }) =>
    LANGUAGES.flatMap((language) => titles[language].map((title) => [fold(title), id] as const)),
  ),
);

/** The id of the article with this title, in whatever language; null for any other line. */
export function articleTitled(line: string): string | null {
  return BY_TITLE.get(fold(line)) ?? null;
}

/** The id of the article whose text begins with this line; null for any other line. */
export function articleOpeningWith(line: string): string | null {
  return KNOWN.find(({ openings }) => openings.some((opening) => opening.test(line)))?.id ?? null;
}

/** The usual title of a known article. */
export function titleOf(id: string, language: Language): string | null {
  return KNOWN.find((article) => article.id === id)?.titles[language][0] ?? null;
}

/** An id is the name of a file and part of an address: it is no longer than this. */
const LONGEST_ID = 80;

/**
 * An id for the title of an unknown article: its Latin letters and figures. A title that has none, or
 * is too long, is distinguished by a hash of the whole.
 */
export function idOfTitle(title: string): string {
  const id = fold(title).replace(/ /g, '-');
  if (id !== '' && id.length <= LONGEST_ID) return id;
  const hash = createHash('sha256').update(title.normalize('NFC')).digest('hex').slice(0, 10);
  return `${id.slice(0, LONGEST_ID).replace(/-$/, '') || 'article'}-${hash}`;
}

/** A title without case, accents and punctuation. */
export function fold(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
