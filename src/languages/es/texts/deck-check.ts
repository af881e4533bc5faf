import { FACTION_NAMES } from '../../lexicon.ts';
import type { DeckWords } from '../../texts/deck-check.ts';
import { englishName } from './marks.ts';

const RARITIES: Readonly<Record<string, string>> = {
  rare: 'rara',
  unique: 'única',
  exalted: 'exaltada',
};
const PLURAL: Readonly<Record<string, string>> = {
  common: 'comunes',
  rare: 'raras',
  unique: 'únicas',
  exalted: 'exaltadas',
};

export const words: DeckWords = {
  englishName,
  title: 'Comprobar un mazo',
  lead: 'Pega una lista o escríbela: en cada línea, un número y una carta, por su nombre en cualquiera de los idiomas del sitio o por la referencia impresa en ella; también se lee el código de un mazo de otro sitio. Una rara se marca (rara), una exaltada (exaltada), una única (única). Nada sale de tu navegador.',
  demands: {
    constructed:
      'Para comprobar aquí una lista hace falta JavaScript. A mano: de 40 a 60 cartas con exactamente un héroe, todas de la facción del héroe, ningún nombre más de tres veces y como máximo 15 raras, 3 exaltadas y 3 únicas.',
    limited:
      'Para comprobar aquí una lista hace falta JavaScript. A mano: al menos 30 cartas, un héroe como máximo, tres facciones como máximo con la del héroe, y solo cartas elegidas en el draft, además de cualquier número de Convergencia de maná.',
  },
  list: 'Lista del mazo',
  placeholder: '1 Sierra y Estrambot\n3 Elemental de kelón\n2 Ingeniera de la Fundición (rara)',
  pool: 'Cartas elegidas en el draft',
  poolLead: 'Si el campo está vacío, no se comprueba de dónde vienen las cartas.',
  sample: 'Mostrar una lista de ejemplo',
  clear: 'Vaciar la lista',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  notCopied: 'El navegador no ha querido copiar; el enlace está en la barra de direcciones.',
  leftOut: (lines) =>
    lines === 1
      ? 'No incluye una línea que no se ha entendido.'
      : `No incluye ${lines} líneas que no se han entendido.`,
  empty: 'La lista está vacía.',
  loading: 'Se cargan los nombres de las cartas…',
  failed: 'No se han podido cargar los nombres de las cartas.',
  damaged: 'Este enlace no contiene ningún mazo que pueda leerse.',
  tooLong: (lines) => `La lista tiene más de ${lines} líneas; no se ha comprobado.`,
  legal: (cards, format) =>
    format === 'constructed'
      ? `Este mazo es legal: ${cards} cartas con el héroe.`
      : `Este mazo es legal: ${cards} cartas con el héroe, si lo hay.`,
  faults: (count) => (count === 1 ? 'Una cosa no es legal.' : `${count} cosas no son legales.`),
  tooMany: (name, most) =>
    `${name}: ese número no es correcto; una línea tiene como máximo ${most} copias.`,
  inPool: (sentence) => `Cartas elegidas en el draft: ${sentence}`,
  nearest: (name) => `¿Querías decir «${name}»?`,
  use: (name) => `Sustituir por ${name}`,
  suspended: (names, sentence) => `${names}: ${sentence} Fuente:`,
  untoldFaction: (names) =>
    `${names}: la facción de una carta única está impresa solo en ella. Aquí no se puede saber si es la del héroe.`,
  beside: 'Además del libro',
  byFormat: (name, source, verdict) => `${name} (${source}): ${verdict}`,
  byBook: (edition) => `Reglas ${edition}`,
  formatLegal: 'todo es correcto.',
  listedUniques:
    'Solo pueden jugarse las únicas de una lista; la lista no está aquí, así que no se comprueban.',
  tooManyOfVersion: (names, found, most) =>
    `${names}: ${found} copias; este formato permite ${most} de cada rareza.`,
  sameUnique: (reference, found) => `${reference}: ${found} veces; cada única existe una sola vez.`,
  onLines: (lines, count) => (count === 1 ? `línea ${lines}` : `líneas ${lines}`),
  rarities: RARITIES,
  violations: {
    'unknown-card': (_, names) => `«${names}» no es ninguna carta conocida.`,
    count: ({ found }, names) =>
      `${names}: ${found} copias; una carta de la lista necesita al menos 1.`,
    token: (_, names) => `${names}: una ficha no puede estar en un mazo; la crea la partida.`,
    'unknown-rarity': ({ rarity }, names) =>
      `${names}: las reglas de esta edición no conocen la rareza «${RARITIES[rarity] ?? rarity}».`,
    'too-few-cards': ({ found, least }) =>
      `El mazo tiene ${found} ${found === 1 ? 'carta' : 'cartas'}; necesita al menos ${least}.`,
    'too-many-cards': ({ found, most }) =>
      `El mazo tiene ${found} cartas; puede tener como máximo ${most}.`,
    'no-hero': () => 'El mazo no tiene héroe.',
    'too-many-heroes': ({ found }, names) =>
      `El mazo tiene ${found} héroes; puede tener 1: ${names}.`,
    faction: ({ faction, hero }, names) =>
      `No son de la facción del héroe${hero ? ` (${FACTION_NAMES[hero]})` : ''}: ${names} (${faction ? FACTION_NAMES[faction] : 'sin facción'}).`,
    'too-many-factions': ({ factions, most }) =>
      `El mazo tiene ${factions.length} facciones; puede tener como máximo ${most}: ${factions.map((one) => FACTION_NAMES[one]).join(', ')}.`,
    'too-many-of-name': ({ found, most }, names) =>
      `${found} cartas tienen el nombre ${names}; como máximo pueden tenerlo ${most}, sea cual sea su rareza.`,
    'too-many-of-rarity': ({ rarity, found, most }) =>
      `El mazo tiene ${found} cartas ${PLURAL[rarity]}; puede tener como máximo ${most}.`,
    'not-in-pool': ({ found, most }, names) =>
      `${names}: ${found} en el mazo, ${most} entre las cartas elegidas en el draft.`,
  },
};
