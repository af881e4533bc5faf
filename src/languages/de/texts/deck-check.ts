import { FACTION_NAMES } from '../../lexicon.ts';
import type { DeckWords } from '../../texts/deck-check.ts';
import { englishName } from './marks.ts';

/** The rarity before "Karten". */
const OF_RARITY: Readonly<Record<string, string>> = {
  rare: 'seltene',
  exalted: 'erhabene',
  unique: 'einzigartige',
};

export const words: DeckWords = {
  englishName,
  title: 'Ein Deck prüfen',
  lead: 'Füge eine Liste ein oder schreibe eine: in jeder Zeile eine Zahl und eine Karte, mit ihrem Namen in einer der Sprachen oder mit der auf ihr gedruckten Referenz; auch ein Deckcode einer anderen Website wird gelesen. Eine seltene Karte ist mit (selten) gekennzeichnet, eine erhabene mit (erhaben), eine einzigartige mit (einzigartig). Nichts verlässt deinen Browser.',
  demands: {
    constructed:
      'Um hier eine Liste zu prüfen, ist JavaScript nötig. Von Hand: 40 bis 60 Karten mit genau einem Helden, alle aus der Fraktion des Helden, kein Name mehr als dreimal, höchstens 15 seltene, 3 erhabene und 3 einzigartige Karten.',
    limited:
      'Um hier eine Liste zu prüfen, ist JavaScript nötig. Von Hand: mindestens 30 Karten, höchstens ein Held, höchstens drei Fraktionen mit der des Helden, und nur Karten, die du gedraftet hast, dazu beliebig viele Mana-Konvergenz.',
  },
  list: 'Deckliste',
  placeholder: '1 Sierra & Botball\n3 Kelon-Elementar\n2 Gießerei-Ingenieurin (selten)',
  pool: 'Karten, die du gedraftet hast',
  poolLead: 'Falls das leer ist, prüft die Seite nicht, woher die Karten kommen.',
  sample: 'Eine Beispielliste zeigen',
  clear: 'Die Liste leeren',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  notCopied: 'Der Browser hat das Kopieren abgelehnt; der Link steht in der Adresszeile.',
  leftOut: (lines) =>
    lines === 1
      ? 'Eine Zeile, die nicht verstanden wurde, ist nicht dabei.'
      : `${lines} Zeilen, die nicht verstanden wurden, sind nicht dabei.`,
  empty: 'Die Liste ist leer.',
  loading: 'Die Namen der Karten werden geladen…',
  failed: 'Die Namen der Karten konnten nicht geladen werden.',
  damaged: 'Dieser Link enthält kein lesbares Deck.',
  tooLong: (lines) => `Die Liste hat mehr als ${lines} Zeilen; sie wurde nicht geprüft.`,
  legal: (cards, format) =>
    format === 'constructed'
      ? `Dieses Deck ist regelgerecht: ${cards} Karten mit dem Helden.`
      : `Dieses Deck ist regelgerecht: ${cards} Karten mit dem Helden, falls es einen gibt.`,
  faults: (count) =>
    count === 1 ? 'Ein Punkt ist regelwidrig.' : `${count} Punkte sind regelwidrig.`,
  tooMany: (name, most) =>
    `${name}: Diese Zahl ist falsch; eine Zeile hat höchstens ${most} Exemplare.`,
  inPool: (sentence) => `Karten, die du gedraftet hast: ${sentence}`,
  nearest: (name) => `Meintest du „${name}“?`,
  use: (name) => `Durch ${name} ersetzen`,
  suspended: (names, sentence) => `${names}: ${sentence} Quelle:`,
  untoldFaction: (names) =>
    `${names}: Die Fraktion einer einzigartigen Karte steht nur auf ihr selbst. Ob es die des Helden ist, lässt sich hier nicht sagen.`,
  beside: 'Neben dem Regelwerk',
  byFormat: (name, source, verdict) => `${name} (${source}): ${verdict}`,
  byBook: (edition) => `Regeln ${edition}`,
  formatLegal: 'Alles passt.',
  listedUniques:
    'Nur einzigartige Karten einer Liste dürfen gespielt werden; die Liste liegt hier nicht vor, also werden sie nicht geprüft.',
  tooManyOfVersion: (names, found, most) =>
    `${names}: ${found} Exemplare; dieses Format erlaubt ${most} von jeder Seltenheit.`,
  sameUnique: (reference, found) =>
    `${reference}: ${found}-mal; jede einzigartige Karte gibt es nur einmal.`,
  onLines: (lines, count) => (count === 1 ? `Zeile ${lines}` : `Zeilen ${lines}`),
  rarities: { rare: 'selten', unique: 'einzigartig', exalted: 'erhaben' },
  violations: {
    'unknown-card': (_, names) => `„${names}“ ist keine bekannte Karte.`,
    count: ({ found }, names) =>
      `${names}: ${found} Exemplare; eine aufgeführte Karte braucht mindestens 1.`,
    token: (_, names) =>
      `${names}: Eine Marke kann nicht in einem Deck sein; das Spiel erschafft sie.`,
    'unknown-rarity': ({ rarity }, names) =>
      `${names}: Die Regeln dieser Ausgabe haben keine Seltenheit „${rarity}“.`,
    'too-few-cards': ({ found, least }) =>
      `Das Deck hat ${found} ${found === 1 ? 'Karte' : 'Karten'}; es braucht mindestens ${least}.`,
    'too-many-cards': ({ found, most }) =>
      `Das Deck hat ${found} Karten; es darf höchstens ${most} haben.`,
    'no-hero': () => 'Das Deck hat keinen Helden.',
    'too-many-heroes': ({ found }, names) =>
      `Das Deck hat ${found} Helden; es darf 1 haben: ${names}.`,
    faction: ({ faction, hero }, names) =>
      `Nicht aus der Fraktion des Helden${hero ? ` (${FACTION_NAMES[hero]})` : ''}: ${names} (${faction ? FACTION_NAMES[faction] : 'keine Fraktion'}).`,
    'too-many-factions': ({ factions, most }) =>
      `Das Deck hat ${factions.length} Fraktionen; es darf höchstens ${most} haben: ${factions.map((one) => FACTION_NAMES[one]).join(', ')}.`,
    'too-many-of-name': ({ found, most }, names) =>
      `${found} Karten haben den Namen ${names}; höchstens ${most} dürfen es, welche Seltenheit sie auch haben.`,
    'too-many-of-rarity': ({ rarity, found, most }) =>
      `Das Deck hat ${found} ${OF_RARITY[rarity] ?? rarity} Karten; es darf höchstens ${most} haben.`,
    'not-in-pool': ({ found, most }, names) =>
      `${names}: ${found} im Deck, ${most} unter den Karten, die du gedraftet hast.`,
  },
};
