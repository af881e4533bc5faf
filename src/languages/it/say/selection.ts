/** Which players and zones are meant, and which kinds of objects, in Italian. */

import type {
  ExpeditionFilter,
  ExpeditionRelation,
  Filter,
  NumberBounds,
  Place,
  PlayerReference,
} from '../../../engine/cards/ability.ts';
import { boundOf, comparedWith, createBounds } from '../../say/comparison.ts';
import { type ComplementWords, complementsOf } from '../../say/complements.ts';
import {
  alternativesOf,
  amountWords,
  isOfRevealed,
  isOnly,
  isYours,
  isYoursInBoth,
  nounsOf,
} from '../../say/context.ts';
import { eachWithArticle, placesOf, type ZonePlace } from '../../say/filter.ts';
import { type PlayerWords, playerWords } from '../../say/player.ts';
import { ACTION, manaMark, TERRAIN, withCapital } from '../../say/text.ts';
import type { NounKey, WordingContext } from '../../say/wording.ts';
import {
  agreeAdjective,
  COST,
  counterNoun,
  counterPhrase,
  gender,
  genderOf,
  isHad,
  joinList,
  KEYWORD,
  noun,
  statusAdjective,
  statusWord,
  subtype,
  withDefinite,
  withIndefinite,
  withPreposition,
  ZONES,
} from './words.ts';

export const RELATION: Record<ExpeditionRelation, string> = {
  mine: 'la mia spedizione',
  facing: 'la spedizione che mi affronta',
  other: 'l’altra tua spedizione',
  'facing-other': 'la spedizione di fronte all’altra tua spedizione',
  yours: 'le tue spedizioni',
};

/** The same of a filter, which can mean the Expedition named last. */
export const PLACED: Record<ExpeditionRelation | 'it' | 'facing-it', string> = {
  ...RELATION,
  'facing-it': 'la spedizione che l’affronta',
  it: 'quella spedizione',
};

/** A zone with its owner and article: "la tua mano", "il mazzo del suo proprietario". */
export function zoneWithOwner(
  place: ZonePlace,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  const [word, kind, plural] = ZONES[place];
  const shared = place === 'expedition' || place === 'limbo' || of === undefined;
  if (shared) return withDefinite(word, kind, plural);
  if (place === 'landmark') return ownLandmarks(of, context);
  if (of === 'you') return `${plural ? 'i tuoi' : kind === 'f' ? 'la tua' : 'il tuo'} ${word}`;
  if (of === 'they') return `${plural ? 'i suoi' : kind === 'f' ? 'la sua' : 'il suo'} ${word}`;
  return `${withDefinite(word, kind, plural)} ${withPreposition('di', playerPhrase(of, context))}`;
}

/** A player's part of the Landmark zone (3.2.7.b): "i tuoi fulcri", "i fulcri del tuo avversario". */
function ownLandmarks(of: PlayerReference, context: WordingContext): string {
  if (of === 'you') return 'i tuoi fulcri';
  if (of === 'they') return 'i suoi fulcri';
  return `i fulcri ${withPreposition('di', playerPhrase(of, context))}`;
}

/** Where something is or goes: "nella tua mano", "nella Riserva", "in gioco". */
export function inZone(
  place: Place,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  return place === 'play' ? 'in gioco' : withPreposition('in', zoneWithOwner(place, of, context));
}

const PLAYERS: PlayerWords = {
  you: 'tu',
  opponents: 'il tuo avversario',
  others: 'un altro giocatore',
  'each-player': 'ogni giocatore',
  'first-player': 'il primo giocatore',
  they: '',
  thatPlayer: 'quel giocatore',
  target: (who, other) =>
    `un ${other ? 'altro ' : ''}${who === 'player' ? 'giocatore' : 'avversario'} bersaglio`,
};

/** A player as the subject or object of a clause; "they" is not said. */
export function playerPhrase(who: PlayerReference, context: WordingContext): string {
  return playerWords(who, PLAYERS, context);
}

/** "4 o meno", "2 o più", with numbers as `show` writes them. */
export const bounds = createBounds({
  between: (atLeast, atMost) => `tra ${atLeast} e ${atMost}`,
  orMore: (bound) => `${bound} o più`,
  orLess: (bound) => `${bound} o meno`,
});

/** "pari o inferiore a {mana:3}". */
export const costBounds = createBounds({
  between: (atLeast, atMost) => `tra ${atLeast} e ${atMost}`,
  orMore: (bound) => `pari o superiore ${withPreposition('a', bound)}`,
  orLess: (bound) => `pari o inferiore ${withPreposition('a', bound)}`,
});

/** "con costo dalla mano pari o inferiore a {mana:3}". */
function ofCost(name: string, comparison: NumberBounds, context: WordingContext): string {
  const { how, bound: limit } = boundOf(comparison);
  if (typeof limit === 'number') {
    return `con ${name} ${costBounds(comparison, (value) => manaMark(value as number))}`;
  }
  const value = isOfRevealed(limit, context)
    ? `il ${COST.hand} della carta rivelata`
    : amountWords(limit, context);
  if (isOfRevealed(limit, context) || (typeof limit === 'object' && 'sum' in limit)) {
    const bound =
      how === 'atLeast' ? `è almeno pari ${withPreposition('a', value)}` : `non supera ${value}`;
    return `il cui ${name} ${bound}`;
  }
  const than = how === 'atLeast' ? 'superiore' : 'inferiore';
  return `con ${name} pari o ${than} ${withPreposition('a', value)}`;
}

/** Adjectives after the noun, and statuses that are had. */
function adjectivesOf(filter: Filter, key: NounKey, plural: boolean): string[] {
  const of = gender(key);
  const said: string[] = [];
  if (filter.subtype !== undefined && typeof key === 'string') {
    said.push(
      joinList(
        [filter.subtype].flat().map((id) => subtype(id, plural)),
        'o',
      ),
    );
  }
  if (filter.notSubtype !== undefined) said.push(`non ${subtype(filter.notSubtype, plural)}`);
  if (filter.gigantic) said.push(plural ? 'Colossali' : KEYWORD.gigantic);
  if (filter.faction !== undefined) said.push(withCapital(filter.faction));
  if (filter.token === false) said.push('non pedina');
  const statuses = [filter.status ?? []].flat();
  const had = statuses.filter(isHad).map((id) => statusWord(id));
  for (const id of statuses) if (!isHad(id)) said.push(statusAdjective(id, of, plural));
  if (had.length > 0) said.push(`con ${joinList(had, 'o')}`);
  for (const id of [filter.without ?? []].flat()) {
    said.push(isHad(id) ? `senza ${statusWord(id)}` : `non ${statusAdjective(id, of, plural)}`);
  }
  return said;
}

function placeWords(
  filter: Filter,
  plural: boolean,
  isTarget: boolean,
  context: WordingContext,
): string {
  const { controlled, playNamed, zones, one } = placesOf(filter);
  const said: string[] = filter.owner === undefined ? [] : ['che possiedi'];
  if (controlled && filter.of !== undefined) {
    if (filter.of === 'you') said.push('che controlli');
    else if (typeof filter.of === 'object' || filter.of === 'others') {
      const by = agreeAdjective('controllato', gender(nounsOf(filter)[0]!), plural);
      said.push(`${by} ${withPreposition('da', playerPhrase(filter.of, context))}`);
    } else said.push(`che ${playerPhrase(filter.of, context)} controlla`.replace('  ', ' '));
  }
  if (playNamed && filter.of === undefined) said.push('in gioco');
  for (const place of zones) {
    if (place === 'expedition' && filter.of === 'you') said.push('nelle tue spedizioni');
    else if (one && filter.of !== undefined) {
      const whose = zoneWithOwner(place, filter.of, context);
      said.push(withPreposition(prepositionOf(place, plural || isTarget), whose));
    } else said.push(inZone(place, filter.of, context));
  }
  // Cards print "i personaggi che controlli e nella tua Riserva", but "in gioco o nella Riserva".
  return said.join(plural && !isTarget && filter.of ? ' e ' : ' o ');
}

/** A card of a hand or Reserve is one that comes from it: "una carta dalla tua Riserva". */
function prepositionOf(place: ZonePlace, isStanding: boolean): 'da' | 'di' | 'in' {
  if (place === 'landmark') return 'in';
  if (place === 'hand' || place === 'reserve') {
    return isStanding ? (place === 'hand' ? 'di' : 'in') : 'da';
  }
  return 'di';
}

/** Where Expeditions stand: "in {forest}", "in una spedizione Ascesa". */
export function withinExpedition(filter: ExpeditionFilter, context: WordingContext): string {
  if (isOnly(filter, 'terrain')) return `in ${TERRAIN[filter.terrain!]}`;
  if (isOnly(filter, 'singleTerrain')) return 'in una regione con un unico tipo di terreno';
  if (isOnly(filter, 'atStart')) return 'in una regione iniziale';
  if (isYours(filter)) return `in una delle tue ${noun('expedition', true)}`;
  return `in una ${context.language.expeditions(filter, false, context)}`;
}

const COMPLEMENTS: ComplementWords = {
  expedition(which, plural) {
    if (which === 'facing') return plural ? 'che mi affrontano' : 'che mi affronta';
    if (which === 'facing-it') return plural ? 'che l’affrontano' : 'che l’affronta';
    return withPreposition('in', PLACED[which]);
  },
  inExpedition: (where, _, context) => withinExpedition(where, context),
  handCost: (limits, _, context) => ofCost(COST.hand, limits, context),
  reserveCost: (limits, _, context) => ofCost(COST.reserve, limits, context),
  baseCost: (limits, _, context) => ofCost(COST.base, limits, context),
  baseZero: () => 'con una statistica base pari a 0',
  baseZeroInTerrain: () => 'con una statistica base pari a 0 in un terreno della sua regione',
  statistics: (limits, _, context) =>
    limits.atMost === undefined
      ? `con ogni statistica di ${bounds(limits, (value) => amountWords(value, context))}`
      : `con nessuna statistica superiore ${withPreposition('a', amountWords(limits.atMost, context))}`,
  oneStatistic({ terrain, ...limits }, _, context) {
    const name = `la cui statistica ${TERRAIN[terrain]}`;
    const whose = comparedWith(limits);
    if (whose === 'me') return `con ${TERRAIN[terrain]} pari o inferiore alla mia`;
    if (whose === 'it') return `con ${TERRAIN[terrain]} pari o inferiore`;
    return `${name} è ${bounds(limits, (value) => amountWords(value, context))}`;
  },
  counters({ name, ...limits }, _, context) {
    const { how, bound } = boundOf(limits);
    if (how === 'exactly' && bound === 0) return `senza ${counterNoun(name, true)}`;
    if (name === 'any' && how === 'atLeast' && bound === 1) return 'con dei segnalini';
    const many = amountWords(bound, context);
    if (how === 'atLeast' && bound !== 1)
      return `con ${counterPhrase(name, `${many} o più`, true)}`;
    const at = { atLeast: 'almeno ', atMost: 'al massimo ', exactly: '' };
    return `con ${at[how]}${counterPhrase(name, many, bound !== 1)}`;
  },
  action: (sign) => `con un’abilità ${ACTION[sign]}`,
  sameName: (whose) => (whose === 'me' ? 'con il mio nome' : 'con quel nome'),
  named(token, _, context) {
    const { name } = context.token(token);
    return `di nome ${name.it ?? name.en}`;
  },
};

/**
 * The noun with its adjectives and complements, without article. `after` stands right after the
 * noun ("bersaglio"), `relative` behind the complements ("che giochi").
 */
export function nounPhrase(
  filter: Filter,
  plural: boolean,
  context: WordingContext,
  relative = '',
  after = '',
): string {
  if (plural && isYoursInBoth(filter)) {
    const { in: _, of: __, anyOf: ___, ...cards } = filter;
    const both = 'i permanenti che controlli e le carte della tua Riserva';
    return `${nounPhrase(cards, true, context)} tra ${both}`;
  }
  const alternatives = alternativesOf(filter);
  if (alternatives) {
    const said = alternatives.map((one) => nounPhrase(one, plural, context, relative, after));
    const [first, ...others] = said;
    const articled = others.map((words, index) =>
      plural ? words : withIndefinite(words, genderOf(alternatives[index + 1]!)),
    );
    return [first, ...articled].join(' o ');
  }
  const keys = nounsOf(filter);
  const first = keys[0]!;
  const words = joinList(
    keys.map((key) => noun(key, plural)),
    'o',
  );
  const other =
    filter.other || filter.otherThanIt ? `${agreeAdjective('altro', gender(first), plural)} ` : '';
  const said = [other + words];
  if (after !== '') said.push(after);
  said.push(...adjectivesOf(filter, first, plural));
  const where = placeWords(filter, plural, after !== '', context);
  if (where !== '') said.push(where);
  said.push(...complementsOf(COMPLEMENTS, filter, plural, context));
  if (relative !== '') said.push(relative);
  const whole = said.join(' ');
  if (plural) return whole;
  return eachWithArticle(
    whole,
    keys,
    (key) => noun(key, false),
    (key) => withIndefinite(noun(key, false), gender(key)),
  );
}

/** "un personaggio", "un’altra carta". */
export function indefinitePhrase(filter: Filter, context: WordingContext): string {
  return withIndefinite(nounPhrase(filter, false, context), genderOf(filter));
}
