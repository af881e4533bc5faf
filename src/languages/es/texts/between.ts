import type { FilterType } from '../../../engine/cards/ability.ts';
import type { CardType } from '../../../engine/cards/vocabulary.ts';
import type { NextAct, SceneSaid } from '../../../sandbox/between/scene.ts';
import type { TextSubject } from '../../../sandbox/between/subject.ts';
import type { BetweenTexts } from '../../texts/between.ts';
import { describePlace, type ScenePlaces } from '../../texts/scene-place.ts';
import { STATUSES } from '../lexicon/table.ts';
import { joinList } from '../say/words.ts';

/** What a text is about. */
const SUBJECTS: Readonly<Record<TextSubject, string>> = {
  costs: 'costes',
  free: 'jugar sin coste',
  moving: 'cómo avanzan las expediciones',
  terrains: 'terrenos',
  statuses: 'estados',
  counters: 'contadores',
  tokens: 'crear fichas',
  cards: 'mover cartas de una zona a otra',
  activations: 'activar habilidades',
};

const WANTED: Readonly<Record<FilterType, string>> = {
  card: 'cartas',
  character: 'personajes',
  permanent: 'permanentes',
  'landmark-permanent': 'permanentes hito',
  'expedition-permanent': 'permanentes de expedición',
  spell: 'hechizos',
  hero: 'héroes',
  'mana-orb': 'orbes de maná',
};

const TYPES: Readonly<Record<CardType, string>> = {
  character: 'un personaje',
  'expedition-permanent': 'un permanente de expedición',
  hero: 'un héroe',
  'landmark-permanent': 'un permanente hito',
  'landmark-token': 'una ficha hito',
  mana: 'una carta de maná',
  spell: 'un hechizo',
  token: 'una ficha de personaje',
};

/** Statuses that a card has as a noun: it has Anclaje, but is agotada. */
const NOUN_STATUSES: readonly string[] = [STATUSES.anchored, STATUSES.asleep, STATUSES.fleeting];

/** Says that a card has a status, as "tiene Anclaje" or "está agotada". */
function describeTrait(status: string): string {
  return NOUN_STATUSES.includes(status) ? `tiene ${status}` : `está ${status.replace(/o$/, 'a')}`;
}

function describeNext(follows: NextAct, player: string): string {
  const next = {
    other: `; ${player} la juega a continuación`,
    third: `; ${player} juega a continuación una tercera carta`,
    dusk: '; después llegan el anochecer y la noche',
  };
  return next[follows];
}

function describeDeed({ act, actor, player }: SceneSaid): string {
  switch (act.do) {
    case 'play':
      return `${player} juega ${actor} desde la ${act.from === 'hand' ? 'mano' : 'reserva'}${act.exhausted ? ', donde está agotada,' : ''}`;
    case 'quick':
      return act.from === 'play'
        ? `${player} juega la acción rápida de ${actor}`
        : `${player} juega la acción rápida de ${actor} en la reserva`;
    case 'phase': {
      const comes = {
        morning: 'Llega la mañana',
        noon: 'Llega el mediodía',
        dusk: 'Llegan el anochecer y la noche',
      };
      const where = act.arena ? ' en la arena' : '';
      return `${comes[act.phase]}${where} y ${player} controla ${actor}`;
    }
    default:
      return act satisfies never;
  }
}

/** Where the other card is, in places of the player who acts or of the opponent. */
const PLACES: ScenePlaces = {
  beside: (other) => `${other} está en la misma expedición`,
  'other-expedition': (other, whose) => `${other} está en la otra expedición de ${whose}`,
  facing: (other, whose) => `${other} está en la expedición de ${whose} enfrentada a ella`,
  landmarks: (other, whose) => `${other} está entre los hitos de ${whose}`,
  hero: (other, whose) => `el héroe de ${whose} es ${other}`,
  reserve: (other, whose) => `${other} está en la reserva de ${whose}`,
  hand: (other, whose) => `${other} está en la mano de ${whose}`,
  discard: (other, whose) => `${other} está en la pila de descartes de ${whose}`,
  deck: (other, whose) => `${other} es la primera carta del mazo de ${whose}`,
  mana: (other, whose) => `${other} es uno de los orbes de maná de ${whose}`,
};

export const between: BetweenTexts = {
  title: 'Entre dos cartas',
  lead: 'Elige dos cartas. El motor de reglas forma las posiciones en las que una puede encontrarse con la otra, las juega y muestra lo que ocurre solo porque están ambas, con las reglas.',
  needsScript:
    'Para jugar las posiciones hace falta JavaScript. Sin él, la página de cada carta tiene su texto, sus respuestas y sus ejemplos.',
  allCards: 'Todas las cartas',
  cards: ['Primera carta', 'Segunda carta'],
  typeName: 'Un nombre, o una parte',
  change: 'Cambiar',
  swap: 'Intercambiar',
  nothingFound: 'Ninguna carta se llama así.',
  found: (count) => (count === 1 ? '1 carta encontrada' : `${count} cartas encontradas`),
  loading: 'Se cargan las cartas…',
  failed: 'No se han podido cargar las cartas.',
  again: 'Intentar de nuevo',
  empty: 'Elige dos cartas para ver lo que ocurre entre ellas.',
  unknown: 'La dirección nombra una carta que no existe. Elige otra.',
  playing: (percent) => `Se juegan posiciones: ${percent} %`,
  stop: 'Detener aquí',
  outcome: (situations, positions) =>
    `${situations === 1 ? '1 situación' : `${situations} situaciones`}, la más fuerte primero, en ${positions} posiciones jugadas.`,
  none: (positions) =>
    `En ninguna de ${positions} posiciones cambia una de estas cartas lo que hace la otra.`,
  situations: 'Lo que ocurre entre ellas',
  general: 'Lo que ocurriría con cualquier carta',
  rulings: 'Respuestas sobre una de las dos cartas',
  noRulings: 'Ninguna respuesta trata de una de estas cartas.',
  notMeeting: 'Donde no se encuentran',
  noInfluence: 'Sin influencia, y por qué',
  board: 'Jugarlo en un tablero',
  closeBoard: 'Cerrar el tablero',
  freePlay: 'Abrir en juego libre',
  withCard: (card) => `Entre ${card} y otra carta`,
  scene(said) {
    const trait = said.trait ? ` y ${describeTrait(STATUSES[said.trait])}` : '';
    const bare = said.bare
      ? `, sin otras cartas en la mano ni en la reserva de ${said.player}`
      : '';
    const next = said.follows === null ? '' : describeNext(said.follows, said.player);
    return `${describeDeed(said)} mientras ${describePlace(said, PLACES)}${trait}${bare}${next}:`;
  },
  overMarker: (by) =>
    `Primero se aplica el marcador de terreno y después la habilidad pasiva de ${by}, sea cual sea el más reciente.`,
  applies: (by, to) => `Una habilidad pasiva de ${by} se aplica a ${to}.`,
  bound: {
    hero: (name) => `${name} es un héroe. Permanece en la zona de héroe.`,
    token: (name) =>
      `${name} es una ficha. Nunca está en una mano, un mazo, una pila de descartes o una reserva.`,
    spell: (name) => `${name} es un hechizo. Nunca está en una expedición.`,
    landmark: (name) => `${name} es un hito. Nunca está en una expedición.`,
  },
  obstacles: {
    type: (speaker, other, { wants, is }) =>
      `El texto de ${speaker} trata de ${wants.map((one) => WANTED[one]).join(' o ')}. ${other} es ${TYPES[is]}.`,
    subtype: (speaker, other) => `El texto de ${speaker} trata de subtipos que ${other} no tiene.`,
    cost: (speaker, other) =>
      `El texto de ${speaker} trata de costes distintos de los de ${other}.`,
    name: (speaker, other) =>
      `El texto de ${speaker} trata de una carta con un nombre distinto del de ${other}.`,
    token: (speaker, other) => `El texto de ${speaker} trata de fichas. ${other} no es una ficha.`,
    'no-token': (speaker, other) =>
      `El texto de ${speaker} no trata de fichas. ${other} es una ficha.`,
    faction: (speaker, other) =>
      `El texto de ${speaker} trata de una facción distinta de la de ${other}.`,
    'not-in-play': (speaker, other) =>
      `El texto de ${speaker} trata de objetos en juego. ${other} nunca está en juego.`,
    free: (speaker, other) =>
      `El texto de ${speaker} altera costes. Lo que ${other} juega sin coste no tiene coste que pagar.`,
    unspoken: (speaker, other, { changed }) =>
      `El texto de ${speaker} trata de ${joinList(changed.map((one) => SUBJECTS[one]))}. El de ${other} no habla de eso.`,
    creates: (speaker, other) =>
      `${speaker} crea la ficha ${other}. Ninguna de las dos cambia lo que hace la otra.`,
    third: (_speaker, _other, { shared }) =>
      `Los dos textos tratan de ${joinList(shared.map((one) => SUBJECTS[one]))}, pero ninguno se aplica a la otra carta. Solo pueden coincidir en otra cosa, por ejemplo una tercera carta.`,
  },
};
