import { FACTION_NAMES } from '../../lexicon.ts';
import type { DeckWords } from '../../texts/deck-check.ts';
import { englishName } from './marks.ts';

const RARITIES: Readonly<Record<string, string>> = {
  rare: 'rara',
  unique: 'unica',
  exalted: 'esaltata',
};
const PLURAL: Readonly<Record<string, string>> = {
  common: 'comuni',
  rare: 'rare',
  unique: 'uniche',
  exalted: 'esaltate',
};

export const words: DeckWords = {
  englishName,
  title: 'Controllare un mazzo',
  lead: 'Incolla una lista o scrivila: su ogni riga un numero e una carta, con il nome in una delle cinque lingue o con il riferimento stampato sopra; si legge anche il codice di un mazzo preso da un altro sito. Una rara si segna (rara), un’esaltata (esaltata), un’unica (unica). Nulla lascia il tuo browser.',
  demands: {
    constructed:
      'Per controllare qui una lista serve JavaScript. A mano: da 40 a 60 carte, di cui esattamente un eroe, tutte della fazione dell’eroe, lo stesso nome al massimo tre volte, al massimo 15 rare, 3 esaltate e 3 uniche.',
    limited:
      'Per controllare qui una lista serve JavaScript. A mano: almeno 30 carte, al massimo un eroe, al massimo tre fazioni con quella dell’eroe, e soltanto carte scelte nel draft, oltre a qualsiasi numero di Convergenze di Mana.',
  },
  list: 'Lista del mazzo',
  placeholder: '1 Sierra e Strambo\n3 Elementale di Kelon\n2 Ingegnera della Fonderia (rara)',
  pool: 'Carte scelte nel draft',
  poolLead: 'Se il campo è vuoto, la provenienza delle carte non viene controllata.',
  sample: 'Mostra una lista di esempio',
  clear: 'Svuota la lista',
  copy: 'Copia il link',
  copied: 'Link copiato',
  notCopied: 'Il browser non ha voluto copiare; il link è nella barra degli indirizzi.',
  leftOut: (lines) =>
    lines === 1
      ? 'Una riga che non è stata capita non ne fa parte.'
      : `${lines} righe che non sono state capite non ne fanno parte.`,
  empty: 'La lista è vuota.',
  loading: 'I nomi delle carte si stanno caricando…',
  failed: 'Non è stato possibile caricare i nomi delle carte.',
  damaged: 'Questo link non contiene nessun mazzo leggibile.',
  tooLong: (lines) => `La lista ha più di ${lines} righe; non è stata controllata.`,
  legal: (cards, format) =>
    format === 'constructed'
      ? `Questo mazzo è regolare: ${cards} carte con l’eroe.`
      : `Questo mazzo è regolare: ${cards} carte con l’eroe, se c’è.`,
  faults: (count) =>
    count === 1 ? 'Un punto non è regolare.' : `${count} punti non sono regolari.`,
  tooMany: (name, most) =>
    `${name}: quel numero non va bene; una riga ha al massimo ${most} copie.`,
  inPool: (sentence) => `Carte scelte nel draft: ${sentence}`,
  nearest: (name) => `Intendevi «${name}»?`,
  use: (name) => `Sostituisci con ${name}`,
  suspended: (names, sentence) => `${names}: ${sentence} Fonte:`,
  untoldFaction: (names) =>
    `${names}: la fazione di una carta unica è stampata solo su di essa. Qui non si può dire se sia quella dell’eroe.`,
  beside: 'Accanto al libro',
  byFormat: (name, source, verdict) => `${name} (${source}): ${verdict}`,
  byBook: (edition) => `Regole ${edition}`,
  formatLegal: 'tutto va bene.',
  listedUniques:
    'Si possono giocare solo le uniche di un elenco; l’elenco non è qui, quindi non sono controllate.',
  tooManyOfVersion: (names, found, most) =>
    `${names}: ${found} copie; questo formato ne permette ${most} per ogni rarità.`,
  sameUnique: (reference, found) =>
    `${reference}: ${found} volte; ogni unica esiste una volta sola.`,
  onLines: (lines, count) => (count === 1 ? `riga ${lines}` : `righe ${lines}`),
  rarities: RARITIES,
  violations: {
    'unknown-card': (_, names) => `«${names}» non è il nome di nessuna carta conosciuta.`,
    count: ({ found }, names) =>
      `${names}: ${found} copie; una carta della lista deve esserci almeno 1 volta.`,
    token: (_, names) => `${names}: una pedina non può essere in un mazzo; la crea il gioco.`,
    'unknown-rarity': ({ rarity }, names) =>
      `${names}: le regole di questa edizione non conoscono la rarità «${RARITIES[rarity] ?? rarity}».`,
    'too-few-cards': ({ found, least }) =>
      `Il mazzo ha ${found} ${found === 1 ? 'carta' : 'carte'}; deve averne almeno ${least}.`,
    'too-many-cards': ({ found, most }) =>
      `Il mazzo ha ${found} carte; può averne al massimo ${most}.`,
    'no-hero': () => 'Il mazzo non ha un eroe.',
    'too-many-heroes': ({ found }, names) => `Il mazzo ha ${found} eroi; può averne 1: ${names}.`,
    faction: ({ faction, hero }, names) =>
      `Non della fazione dell’eroe${hero ? ` (${FACTION_NAMES[hero]})` : ''}: ${names} (${faction ? FACTION_NAMES[faction] : 'senza fazione'}).`,
    'too-many-factions': ({ factions, most }) =>
      `Il mazzo ha ${factions.length} fazioni; può averne al massimo ${most}: ${factions.map((one) => FACTION_NAMES[one]).join(', ')}.`,
    'too-many-of-name': ({ found, most }, names) =>
      `${found} carte hanno il nome ${names}; al massimo ${most} possono averlo, qualunque sia la loro rarità.`,
    'too-many-of-rarity': ({ rarity, found, most }) =>
      `Il mazzo ha ${found} carte ${PLURAL[rarity]}; può averne al massimo ${most}.`,
    'not-in-pool': ({ found, most }, names) =>
      `${names}: ${found} nel mazzo, ${most} tra le carte scelte nel draft.`,
  },
};
