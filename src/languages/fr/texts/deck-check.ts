import { FACTION_NAMES } from '../../lexicon.ts';
import type { DeckWords } from '../../texts/deck-check.ts';
import { englishName } from './marks.ts';

const RARITIES: Readonly<Record<string, string>> = {
  rare: 'rare',
  unique: 'unique',
  exalted: 'exaltée',
};
const PLURAL: Readonly<Record<string, string>> = {
  common: 'communes',
  rare: 'rares',
  unique: 'uniques',
  exalted: 'exaltées',
};

export const words: DeckWords = {
  englishName,
  title: 'Vérifier un deck',
  lead: 'Collez une liste ou écrivez-la\u00a0: sur chaque ligne un nombre et une carte, par son nom dans l’une des cinq langues ou par la référence imprimée dessus\u00a0; un code de deck d’un autre site se lit aussi. Une rare se marque (rare), une exaltée (exaltée), une unique (unique). Rien ne quitte votre navigateur.',
  demands: {
    constructed:
      'Vérifier une liste ici demande JavaScript. À la main\u00a0: de 40 à 60 cartes, dont exactement un Héros, toutes de la faction du Héros, trois fois le même nom au plus, 15 rares, 3 exaltées et 3 uniques au plus.',
    limited:
      'Vérifier une liste ici demande JavaScript. À la main\u00a0: au moins 30 cartes, un Héros au plus, trois factions au plus avec celle du Héros, et seulement des cartes choisies pendant le draft, en plus d’un nombre quelconque d’Afflux de Mana.',
  },
  list: 'Liste du deck',
  placeholder: '1 Sierra & Oddball\n3 Élémentaire de Kélon\n2 Ingénieure de la Fonderie (rare)',
  pool: 'Cartes choisies pendant le draft',
  poolLead: 'Si ce champ est vide, l’origine des cartes n’est pas vérifiée.',
  sample: 'Montrer un exemple de liste',
  clear: 'Vider la liste',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Le navigateur a refusé de copier\u00a0; le lien est dans la barre d’adresse.',
  leftOut: (lines) =>
    lines === 1
      ? 'Une ligne qui n’a pas été comprise n’y est pas.'
      : `${lines} lignes qui n’ont pas été comprises n’y sont pas.`,
  empty: 'La liste est vide.',
  loading: 'Les noms des cartes se chargent…',
  failed: 'Les noms des cartes n’ont pas pu être chargés.',
  damaged: 'Ce lien ne contient aucun deck lisible.',
  tooLong: (lines) => `La liste a plus de ${lines} lignes\u00a0; elle n’a pas été vérifiée.`,
  legal: (cards, format) =>
    format === 'constructed'
      ? `Ce deck est autorisé\u00a0: ${cards} cartes avec le Héros.`
      : `Ce deck est autorisé\u00a0: ${cards} cartes avec le Héros, s’il y en a un.`,
  faults: (count) =>
    count === 1 ? 'Un point n’est pas en règle.' : `${count} points ne sont pas en règle.`,
  tooMany: (name, most) =>
    `${name}\u00a0: ce nombre ne va pas\u00a0; une ligne a ${most} exemplaires au plus.`,
  inPool: (sentence) => `Cartes choisies pendant le draft\u00a0: ${sentence}`,
  nearest: (name) => `Vouliez-vous dire «\u00a0${name}\u00a0»\u00a0?`,
  use: (name) => `Remplacer par ${name}`,
  suspended: (names, sentence) => `${names}\u00a0: ${sentence} Source\u00a0:`,
  untoldFaction: (names) =>
    `${names}\u00a0: la faction d’une carte unique n’est imprimée que sur elle. Rien ne dit ici si c’est celle du Héros.`,
  beside: 'À côté du livre',
  byFormat: (name, source, verdict) => `${name} (${source})\u00a0: ${verdict}`,
  byBook: (edition) => `Règles ${edition}`,
  formatLegal: 'tout convient.',
  listedUniques:
    'Seules les uniques d’une liste peuvent être jouées\u00a0; la liste n’est pas ici, elles ne sont donc pas vérifiées.',
  tooManyOfVersion: (names, found, most) =>
    `${names}\u00a0: ${found} exemplaires\u00a0; ce format en permet ${most} de chaque rareté.`,
  sameUnique: (reference, found) =>
    `${reference}\u00a0: ${found} fois\u00a0; chaque unique n’existe qu’une fois.`,
  onLines: (lines, count) => (count === 1 ? `ligne ${lines}` : `lignes ${lines}`),
  rarities: RARITIES,
  violations: {
    'unknown-card': (_, names) => `«\u00a0${names}\u00a0» n’est le nom d’aucune carte connue.`,
    count: ({ found }, names) =>
      `${names}\u00a0: ${found} exemplaire${found < -1 ? 's' : ''}\u00a0; une carte de la liste doit y être au moins 1 fois.`,
    token: (_, names) =>
      `${names}\u00a0: un jeton ne peut pas être dans un deck\u00a0; le jeu le crée.`,
    'unknown-rarity': ({ rarity }, names) =>
      `${names}\u00a0: les règles de cette édition ne connaissent pas la rareté «\u00a0${RARITIES[rarity] ?? rarity}\u00a0».`,
    'too-few-cards': ({ found, least }) =>
      `Le deck a ${found} ${found < 2 ? 'carte' : 'cartes'}\u00a0; il doit en avoir au moins ${least}.`,
    'too-many-cards': ({ found, most }) =>
      `Le deck a ${found} cartes\u00a0; il peut en avoir ${most} au plus.`,
    'no-hero': () => 'Le deck n’a pas de Héros.',
    'too-many-heroes': ({ found }, names) =>
      `Le deck a ${found} Héros\u00a0; il peut en avoir 1\u00a0: ${names}.`,
    faction: ({ faction, hero }, names) =>
      `Pas de la faction du Héros${hero ? ` (${FACTION_NAMES[hero]})` : ''}\u00a0: ${names} (${faction ? FACTION_NAMES[faction] : 'sans faction'}).`,
    'too-many-factions': ({ factions, most }) =>
      `Le deck a ${factions.length} factions\u00a0; il peut en avoir ${most} au plus\u00a0: ${factions.map((one) => FACTION_NAMES[one]).join(', ')}.`,
    'too-many-of-name': ({ found, most }, names) =>
      `${found} cartes ont le nom ${names}\u00a0; ${most} au plus peuvent l’avoir, quelle que soit leur rareté.`,
    'too-many-of-rarity': ({ rarity, found, most }) =>
      `Le deck a ${found} cartes ${PLURAL[rarity]}\u00a0; il peut en avoir ${most} au plus.`,
    'not-in-pool': ({ found, most }, names) =>
      `${names}\u00a0: ${found} dans le deck, ${most} parmi les cartes choisies pendant le draft.`,
  },
};
