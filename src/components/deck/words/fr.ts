import { factionName } from '../card-table.ts';
import type { DeckWords } from '../words.ts';

const RARITIES: Readonly<Record<string, string>> = {
  rare: 'rare',
  unique: 'unique',
  exalted: 'exaltée',
};
const PLURAL: Readonly<Record<string, string>> = {
  common: 'communes',
  rare: 'rares',
  unique: 'uniques',
};

export const words: DeckWords = {
  title: 'Vérifier un deck',
  lead: 'Collez une liste ou écrivez-la : sur chaque ligne un nombre et une carte, par son nom dans l’une des trois langues, son identifiant ou sa référence imprimée. Une rare se marque (rare), une unique (unique). Rien ne quitte votre navigateur.',
  demands: {
    constructed:
      'La vérification d’une liste demande JavaScript. À la main : un Héros et au moins 39 autres cartes, toutes de la faction du Héros, trois fois le même nom au plus, 15 rares et 3 uniques au plus.',
    limited:
      'La vérification d’une liste demande JavaScript. À la main : au moins 30 cartes, un Héros au plus, trois factions au plus avec celle du Héros, et seulement des cartes choisies pendant le draft, en plus d’autant d’Afflux de Mana que voulu.',
  },
  list: 'Liste du deck',
  placeholder: '1 Sierra & Oddball\n3 Élémentaire de Kélon\n2 Ingénieure de la Fonderie (rare)',
  pool: 'Cartes choisies pendant le draft',
  poolLead: 'Si ce champ est vide, l’origine des cartes n’est pas vérifiée.',
  sample: 'Montrer une liste',
  clear: 'Vider la liste',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Le navigateur a refusé de copier ; le lien est dans la barre d’adresse.',
  empty: 'La liste est vide.',
  loading: 'Les noms des cartes se chargent…',
  failed: 'Les noms des cartes n’ont pas pu être chargés.',
  damaged: 'Le lien ne contient aucun deck lisible.',
  legal: (cards) => `Ce deck est autorisé : ${cards} cartes, Héros éventuel compris.`,
  faults: (count) =>
    count === 1 ? 'Un point n’est pas en règle.' : `${count} points ne sont pas en règle.`,
  inPool: (sentence) => `Cartes du draft : ${sentence}`,
  nearest: (name) => `Vouliez-vous dire « ${name} » ?`,
  use: (name) => `Remplacer par ${name}`,
  rarities: RARITIES,
  violations: {
    'unknown-card': (_, names) => `« ${names} » n’est le nom d’aucune carte connue.`,
    count: ({ found }, names) =>
      `${names} : ${found} exemplaire ; une carte de la liste y est au moins une fois.`,
    token: (_, names) => `${names} : un jeton ne va dans aucun deck, c’est la partie qui le crée.`,
    'unknown-rarity': ({ rarity }, names) =>
      `${names} : les règles connaissent des cartes communes, rares et uniques, pas « ${RARITIES[rarity] ?? rarity} ».`,
    'too-few-cards': ({ found, least }) =>
      `Le deck a ${found} cartes ; il en faut au moins ${least}.`,
    'too-many-cards': ({ found, most }) =>
      `Le deck a ${found} cartes ; il en faut au plus ${most}.`,
    'no-hero': () => 'Le deck n’a pas de Héros.',
    'too-many-heroes': ({ found }, names) =>
      `Le deck a ${found} Héros et ne peut en avoir qu’un : ${names}.`,
    faction: ({ faction, hero }, names) =>
      `Hors de la faction du Héros${hero ? ` (${factionName(hero)})` : ''}, ${faction ? `de faction ${factionName(faction)}` : 'sans faction'} : ${names}.`,
    'too-many-factions': ({ factions, most }) =>
      `Le deck a ${factions.length} factions et ne peut en avoir que ${most} : ${factions.map(factionName).join(', ')}.`,
    'too-many-of-name': ({ found, most }, names) =>
      `${found} cartes ont le nom ${names} ; ${most} au plus, toutes raretés confondues.`,
    'too-many-of-rarity': ({ rarity, found, most }) =>
      `Le deck a ${found} cartes ${PLURAL[rarity]} ; il en faut au plus ${most}.`,
    'not-in-pool': ({ found, most }, names) =>
      `${names} : ${found} dans le deck, ${most} parmi les cartes du draft.`,
  },
};
