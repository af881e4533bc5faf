import type { FilterType } from '../../../engine/cards/ability.ts';
import type { CardType } from '../../../engine/cards/vocabulary.ts';
import type { NextAct, SceneSaid } from '../../../sandbox/between/scene.ts';
import type { TextSubject } from '../../../sandbox/between/subject.ts';
import type { BetweenTexts } from '../../texts/between.ts';
import { describePlace, type ScenePlaces } from '../../texts/scene-place.ts';
import { STATUSES } from '../lexicon/table.ts';
import { joinList } from '../say/words.ts';

/** What a text is about, in the dative. */
const SUBJECTS: Readonly<Record<TextSubject, string>> = {
  costs: 'Kosten',
  free: 'kostenlosem Spielen',
  moving: 'der Bewegung von Expeditionen',
  terrains: 'Geländen',
  statuses: 'Status',
  counters: 'Zählern',
  tokens: 'dem Erschaffen von Marken',
  cards: 'Karten, die von Zone zu Zone gehen',
  activations: 'dem Aktivieren von Fähigkeiten',
};

/** In the dative, after "von". */
const WANTED: Readonly<Record<FilterType, string>> = {
  card: 'Karten',
  character: 'Charakteren',
  permanent: 'Bleibenden Karten',
  'landmark-permanent': 'Bleibenden Wahrzeichenkarten',
  'expedition-permanent': 'Bleibenden Expeditionskarten',
  spell: 'Zaubern',
  hero: 'Helden',
  'mana-orb': 'Manakugeln',
};

const TYPES: Readonly<Record<CardType, string>> = {
  character: 'ein Charakter',
  'expedition-permanent': 'eine Bleibende Expeditionskarte',
  hero: 'ein Held',
  'landmark-permanent': 'eine Bleibende Wahrzeichenkarte',
  'landmark-token': 'eine Bleibende Wahrzeichenmarke',
  mana: 'eine Manakarte',
  spell: 'ein Zauber',
  token: 'ein Marken-Charakter',
};

function describeNext(follows: NextAct, player: string): string {
  const next = {
    other: `; danach spielt ${player} die Karte`,
    third: `; danach spielt ${player} eine dritte Karte`,
    dusk: '; danach kommen Abend und Nacht',
  };
  return next[follows];
}

function describeDeed({ act, actor, player }: SceneSaid): string {
  switch (act.do) {
    case 'play':
      return `${player} spielt ${actor} ${act.exhausted ? 'erschöpft ' : ''}aus der ${act.from === 'hand' ? 'Hand' : 'Reserve'}`;
    case 'quick':
      return act.from === 'play'
        ? `${player} spielt die Schnellaktion von ${actor}`
        : `${player} spielt die Schnellaktion von ${actor} in der Reserve`;
    case 'phase': {
      const comes = {
        morning: 'Der Morgen kommt',
        noon: 'Der Mittag kommt',
        dusk: 'Abend und Nacht kommen',
      };
      const where = act.arena ? ' in der Arena' : '';
      return `${comes[act.phase]}${where}, und ${player} kontrolliert ${actor}`;
    }
    default:
      return act satisfies never;
  }
}

/** Where the other card is, in places of the player who acts or of the opponent. */
const PLACES: ScenePlaces = {
  beside: (other) => `${other} in derselben Expedition`,
  'other-expedition': (other, whose) => `${other} in der anderen Expedition von ${whose}`,
  facing: (other, whose) => `${other} in der gegenüberstehenden Expedition von ${whose}`,
  landmarks: (other, whose) => `${other} im Wahrzeichen-Bereich von ${whose}`,
  hero: (other, whose) => `${other} der Held von ${whose}`,
  reserve: (other, whose) => `${other} in der Reserve von ${whose}`,
  hand: (other, whose) => `${other} auf der Hand von ${whose}`,
  discard: (other, whose) => `${other} auf dem Ablagestapel von ${whose}`,
  deck: (other, whose) => `${other} oben auf dem Deck von ${whose}`,
  mana: (other, whose) => `${other} eine der Manakugeln von ${whose}`,
};

export const between: BetweenTexts = {
  title: 'Zwischen zwei Karten',
  lead: 'Wähle zwei Karten. Die Spiellogik stellt die Positionen her, in denen die eine der anderen begegnen kann, spielt sie und zeigt, was nur geschieht, weil beide da sind, mit den Regeln.',
  needsScript:
    'Um die Positionen zu spielen, ist JavaScript nötig. Ohne JavaScript hat die Seite jeder Karte ihren Text, ihre Auskünfte und ihre Beispiele.',
  allCards: 'Alle Karten',
  cards: ['Erste Karte', 'Zweite Karte'],
  typeName: 'Ein Name oder ein Teil davon',
  change: 'Ändern',
  swap: 'Tauschen',
  nothingFound: 'Keine Karte hat einen solchen Namen.',
  found: (count) => (count === 1 ? '1 Karte gefunden' : `${count} Karten gefunden`),
  loading: 'Die Karten werden geladen…',
  failed: 'Die Karten konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  empty: 'Wähle zwei Karten, um zu sehen, was zwischen ihnen geschieht.',
  unknown: 'Die Adresse nennt eine Karte, die es nicht gibt. Wähle eine andere.',
  playing: (percent) => `Die Positionen werden gespielt: ${percent} %`,
  stop: 'Hier anhalten',
  outcome: (situations, positions) =>
    `${situations === 1 ? '1 Situation' : `${situations} Situationen, die stärkste zuerst`}, in ${positions} gespielten Positionen.`,
  none: (positions) =>
    `In keiner von ${positions} Positionen ändert eine dieser Karten, was die andere tut.`,
  situations: 'Was zwischen ihnen geschieht',
  general: 'Was mit jeder Karte geschähe',
  rulings: 'Auskünfte zu einer der beiden Karten',
  noRulings: 'Keine Auskunft handelt von einer dieser Karten.',
  notMeeting: 'Wo sie einander nicht begegnen',
  noInfluence: 'Kein Einfluss, und warum',
  board: 'Auf einem Spielfeld spielen',
  closeBoard: 'Das Spielfeld schließen',
  freePlay: 'Im freien Spiel öffnen',
  withCard: (card) => `Zwischen ${card} und einer anderen Karte`,
  scene(said) {
    const trait = said.trait ? ` und ${STATUSES[said.trait]}` : '';
    const bare = said.bare
      ? `, ohne andere Karten auf der Hand und in der Reserve von ${said.player}`
      : '';
    const next = said.follows === null ? '' : describeNext(said.follows, said.player);
    return `${describeDeed(said)}, während ${describePlace(said, PLACES)}${trait} ist${bare}${next}:`;
  },
  overMarker: (by) =>
    `Zuerst gilt der Geländemarker, danach die passive Fähigkeit von ${by}, gleich was später kam.`,
  applies: (by, to) => `Eine passive Fähigkeit von ${by} gilt für ${to}.`,
  bound: {
    hero: (name) => `${name} ist ein Held und bleibt in der Heldenzone.`,
    token: (name) =>
      `${name} ist eine Marke und ist nie auf einer Hand, in einem Deck, auf einem Ablagestapel oder in einer Reserve.`,
    spell: (name) => `${name} ist ein Zauber und ist nie in einer Expedition.`,
    landmark: (name) => `${name} ist ein Wahrzeichen und ist nie in einer Expedition.`,
  },
  obstacles: {
    type: (speaker, other, { wants, is }) =>
      `Der Text von ${speaker} handelt von ${wants.map((one) => WANTED[one]).join(' oder ')}. ${other} ist ${TYPES[is]}.`,
    subtype: (speaker, other) =>
      `Der Text von ${speaker} handelt von Subtypen, die ${other} nicht hat.`,
    cost: (speaker, other) =>
      `Der Text von ${speaker} handelt von anderen Kosten als denen von ${other}.`,
    name: (speaker, other) =>
      `Der Text von ${speaker} handelt von einer Karte mit einem anderen Namen als ${other}.`,
    token: (speaker, other) =>
      `Der Text von ${speaker} handelt von Marken. ${other} ist keine Marke.`,
    'no-token': (speaker, other) =>
      `Der Text von ${speaker} handelt nicht von Marken. ${other} ist eine Marke.`,
    faction: (speaker, other) =>
      `Der Text von ${speaker} handelt von einer anderen Fraktion als der von ${other}.`,
    'not-in-play': (speaker, other) =>
      `Der Text von ${speaker} handelt von Objekten im Spiel. ${other} ist nie im Spiel.`,
    free: (speaker, other) =>
      `Der Text von ${speaker} ändert Kosten. Was ${other} kostenlos spielt, hat keine Kosten.`,
    unspoken: (speaker, other, { changed }) =>
      `Der Text von ${speaker} handelt von ${joinList(changed.map((one) => SUBJECTS[one]))}. Der von ${other} spricht nicht davon.`,
    creates: (speaker, other) =>
      `${speaker} erschafft die Marke ${other}. Keine von beiden ändert, was die andere tut.`,
    third: (_speaker, _other, { shared }) =>
      `Beide Texte handeln von ${joinList(shared.map((one) => SUBJECTS[one]))}, aber keiner gilt für die andere Karte. Sie treffen nur an etwas anderem zusammen, zum Beispiel an einer dritten Karte.`,
  },
};
