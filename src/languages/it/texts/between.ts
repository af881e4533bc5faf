import type { FilterType } from '../../../engine/cards/ability.ts';
import type { CardType } from '../../../engine/cards/vocabulary.ts';
import type { NextAct, SceneSaid } from '../../../sandbox/between/scene.ts';
import type { TextSubject } from '../../../sandbox/between/subject.ts';
import type { BetweenTexts } from '../../texts/between.ts';
import { describePlace, type ScenePlaces } from '../../texts/scene-place.ts';
import { STATUSES } from '../lexicon/table.ts';
import { joinList } from '../say/words.ts';

const WANTED: Readonly<Record<FilterType, string>> = {
  card: 'carte',
  character: 'personaggi',
  permanent: 'permanenti',
  'landmark-permanent': 'permanenti fulcro',
  'expedition-permanent': 'permanenti della spedizione',
  spell: 'incantesimi',
  hero: 'eroi',
  'mana-orb': 'sfere di mana',
};

const TYPES: Readonly<Record<CardType, string>> = {
  character: 'un personaggio',
  'expedition-permanent': 'un permanente della spedizione',
  hero: 'un eroe',
  'landmark-permanent': 'un permanente fulcro',
  'landmark-token': 'una pedina fulcro',
  mana: 'una carta mana',
  spell: 'un incantesimo',
  token: 'una pedina personaggio',
};

/** What a text is about, after “parla”. */
const SUBJECTS: Readonly<Record<TextSubject, string>> = {
  costs: 'di costi',
  free: 'di giocare senza pagare il costo',
  moving: 'di spedizioni che avanzano o arretrano',
  terrains: 'di terreni',
  statuses: 'di stati',
  counters: 'di segnalini',
  tokens: 'di pedine da creare',
  cards: 'di carte che cambiano area',
  activations: 'di abilità da attivare',
};

function describeNext(follows: NextAct, player: string): string {
  const next = {
    other: `; poi ${player} la gioca`,
    third: `; poi ${player} gioca una terza carta`,
    dusk: '; poi arrivano il crepuscolo e la notte',
  };
  return next[follows];
}

function describeDeed({ act, actor, player }: SceneSaid): string {
  switch (act.do) {
    case 'play':
      return `${player} gioca ${actor} dalla ${act.from === 'hand' ? 'mano' : 'Riserva'}${act.exhausted ? ', dove la carta è consumata,' : ''}`;
    case 'quick':
      return act.from === 'play'
        ? `${player} gioca l’azione rapida di ${actor}`
        : `${player} gioca l’azione rapida di ${actor} nella Riserva`;
    case 'phase': {
      const comes = {
        morning: 'Arriva il mattino',
        noon: 'Arriva il mezzogiorno',
        dusk: 'Arrivano il crepuscolo e la notte',
      };
      const where = act.arena ? ' nell’Arena' : '';
      return `${comes[act.phase]}${where}, ${player} controlla ${actor}`;
    }
    default:
      return act satisfies never;
  }
}

/** Where the other card is, in places of the player who acts or of the opponent. */
const PLACES: ScenePlaces = {
  beside: (other) => `${other} è nella stessa spedizione`,
  'other-expedition': (other, whose) => `${other} è nell’altra spedizione di ${whose}`,
  facing: (other, whose) => `${other} è nella spedizione di ${whose} che le sta di fronte`,
  landmarks: (other, whose) => `${other} è tra i fulcri di ${whose}`,
  hero: (other, whose) => `${other} è l’eroe di ${whose}`,
  reserve: (other, whose) => `${other} è nella Riserva di ${whose}`,
  hand: (other, whose) => `${other} è nella mano di ${whose}`,
  discard: (other, whose) => `${other} è negli Scarti di ${whose}`,
  deck: (other, whose) => `${other} è in cima al mazzo di ${whose}`,
  mana: (other, whose) => `${other} è una delle sfere di mana di ${whose}`,
};

export const between: BetweenTexts = {
  title: 'Tra due carte',
  lead: 'Scegli due carte. Il motore delle regole crea le posizioni in cui l’una può incontrare l’altra, le gioca e mostra ciò che accade solo perché ci sono entrambe, con le regole.',
  needsScript:
    'Per giocare le posizioni serve JavaScript. Senza, la pagina di ogni carta ne dà il testo, le risposte e gli esempi.',
  allCards: 'Tutte le carte',
  cards: ['Prima carta', 'Seconda carta'],
  typeName: 'Un nome, o una sua parte',
  change: 'Cambia',
  swap: 'Scambia',
  nothingFound: 'Nessuna carta ha un nome simile.',
  found: (count) => (count === 1 ? '1 carta trovata' : `${count} carte trovate`),
  loading: 'Caricamento delle carte…',
  failed: 'Non è stato possibile caricare le carte.',
  again: 'Riprova',
  empty: 'Scegli due carte per vedere che cosa accade tra loro.',
  unknown: 'L’indirizzo nomina una carta che non esiste. Scegline un’altra.',
  playing: (percent) => `Il motore gioca le posizioni: ${percent} %`,
  stop: 'Ferma qui',
  outcome: (situations, positions) =>
    `${situations === 1 ? '1 situazione' : `${situations} situazioni, dalla più forte`}, su ${positions} posizioni giocate.`,
  none: (positions) =>
    `In nessuna delle ${positions} posizioni giocate una di queste carte cambia ciò che fa l’altra.`,
  situations: 'Che cosa accade tra loro',
  general: 'Ciò che accadrebbe con qualsiasi carta',
  rulings: 'Risposte su una delle due',
  noRulings: 'Nessuna risposta riguarda una di queste carte.',
  notMeeting: 'Dove non si incontrano',
  noInfluence: 'Nessuna influenza, e perché',
  board: 'Gioca su un tavolo',
  closeBoard: 'Chiudi il tavolo',
  freePlay: 'Apri nel gioco libero',
  withCard: (card) => `Tra ${card} e un’altra carta`,
  scene(said) {
    const trait = said.trait ? `, con lo stato ${STATUSES[said.trait]}` : '';
    const bare = said.bare
      ? `, senza altre carte nella mano e nella Riserva di ${said.player}`
      : '';
    const next = said.follows === null ? '' : describeNext(said.follows, said.player);
    const link = said.act.do === 'phase' ? ' e' : ' mentre';
    return `${describeDeed(said)}${link} ${describePlace(said, PLACES)}${trait}${bare}${next}:`;
  },
  overMarker: (by) =>
    `Prima si applica l’indicatore terreno, poi l’abilità passiva di ${by}, qualunque sia arrivato dopo.`,
  applies: (by, to) => `Un’abilità passiva di ${by} si applica a ${to}.`,
  bound: {
    hero: (name) => `${name} è un eroe, che resta nell’area dell’eroe.`,
    token: (name) => `${name} è una pedina, che non è mai in una mano, in un mazzo o negli Scarti.`,
    spell: (name) => `${name} è un incantesimo, che non è mai in una spedizione.`,
    landmark: (name) => `${name} è un fulcro, che non è mai in una spedizione.`,
  },
  obstacles: {
    type: (speaker, other, { wants, is }) =>
      `Il testo di ${speaker} parla di ${wants.map((one) => WANTED[one]).join(' o ')}. ${other} è ${TYPES[is]}.`,
    subtype: (speaker, other) => `Il testo di ${speaker} parla di sottotipi che ${other} non ha.`,
    cost: (speaker, other) =>
      `Il testo di ${speaker} parla di costi diversi da quelli di ${other}.`,
    name: (speaker, other) =>
      `Il testo di ${speaker} parla di una carta con un nome diverso da ${other}.`,
    token: (speaker, other) => `Il testo di ${speaker} parla di pedine. ${other} non è una pedina.`,
    'no-token': (speaker, other) =>
      `Il testo di ${speaker} non parla di pedine. ${other} è una pedina.`,
    faction: (speaker, other) =>
      `Il testo di ${speaker} parla di una fazione diversa da quella di ${other}.`,
    'not-in-play': (speaker, other) =>
      `Il testo di ${speaker} parla di oggetti in gioco. ${other} non è mai in gioco.`,
    free: (speaker, other) =>
      `Il testo di ${speaker} cambia dei costi. Ciò che ${other} fa giocare senza pagarne il costo non ha costi da pagare.`,
    unspoken: (speaker, other, { changed }) =>
      `Il testo di ${speaker} parla ${joinList(changed.map((one) => SUBJECTS[one]))}. Quello di ${other} non ne parla.`,
    creates: (speaker, other) =>
      `${speaker} crea la pedina ${other}. Nessuna delle due cambia ciò che fa l’altra.`,
    third: (_speaker, _other, { shared }) =>
      `I due testi parlano ${joinList(shared.map((one) => SUBJECTS[one]))}, ma nessuno si applica all’altra carta. Possono incontrarsi solo su qualcos’altro, per esempio una terza carta.`,
  },
};
