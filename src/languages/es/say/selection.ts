/** Which players and zones are meant, and which kinds of objects, in Spanish. */

import type {
  ExpeditionFilter,
  ExpeditionRelation,
  Filter,
  NumberBounds,
  Place,
  PlayerReference,
} from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
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
import { ACTION, manaMark, TERRAIN, termMark, withCapital } from '../../say/text.ts';
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
  mine: 'mi expedición',
  facing: 'la expedición enfrentada a mí',
  other: 'tu otra expedición',
  'facing-other': 'la expedición enfrentada a tu otra expedición',
  yours: 'tus expediciones',
};

/** The same of a filter, which can mean the Expedition named last. */
export const PLACED: Record<ExpeditionRelation | 'it' | 'facing-it', string> = {
  ...RELATION,
  'facing-it': 'la expedición enfrentada a ella',
  it: 'esa expedición',
};

/** A zone with its owner and article: "tu mano", "el mazo de su propietario". */
export function zoneWithOwner(
  place: ZonePlace,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  const [word, kind, plural] = ZONES[place];
  const shared = place === 'expedition' || place === 'limbo' || of === undefined;
  if (shared) return withDefinite(word, kind, plural);
  if (place === 'landmark') return ownLandmarks(of, context);
  if (of === 'you') return `tu ${word}`;
  if (of === 'they') return `su ${word}`;
  return `${withDefinite(word, kind, plural)} ${withPreposition('de', playerPhrase(of, context))}`;
}

/** A player's part of the Landmark zone (3.2.7.b): "tus hitos", "los hitos de tu oponente". */
function ownLandmarks(of: PlayerReference, context: WordingContext): string {
  if (of === 'you') return 'tus hitos';
  if (of === 'they') return 'sus hitos';
  return `los hitos ${withPreposition('de', playerPhrase(of, context))}`;
}

/** Where something is: "en tu mano", "en reserva", "en juego". */
export function inZone(
  place: Place,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  if (place === 'play') return 'en juego';
  if (place === 'reserve' && of === undefined) return 'en reserva';
  return `en ${zoneWithOwner(place, of, context)}`;
}

const PLAYERS: PlayerWords = {
  you: 'tú',
  opponents: 'tu oponente',
  others: 'otro jugador',
  'each-player': 'cada jugador',
  'first-player': 'el primer jugador',
  they: '',
  thatPlayer: 'ese jugador',
  target: (who, other) =>
    `${other ? 'otro' : 'un'} ${who === 'player' ? 'jugador' : 'oponente'} objetivo`,
};

/** A player as the subject or object of a clause; "they" is not said. */
export function playerPhrase(who: PlayerReference, context: WordingContext): string {
  return playerWords(who, PLAYERS, context);
}

/** "4 o menos", "2 o más", with numbers as `show` writes them. */
export const bounds = createBounds({
  between: (atLeast, atMost) => `entre ${atLeast} y ${atMost}`,
  orMore: (bound) => `${bound} o más`,
  orLess: (bound) => `${bound} o menos`,
});

/** "con coste desde la mano de {mana:3} o menos". */
function ofCost(name: string, comparison: NumberBounds, context: WordingContext): string {
  const { how, bound: limit } = boundOf(comparison);
  if (typeof limit === 'number') {
    return `con ${name} de ${bounds(comparison, (value) => manaMark(value as number))}`;
  }
  const value = isOfRevealed(limit, context)
    ? `el ${COST.hand} de la carta revelada`
    : amountWords(limit, context);
  if (isOfRevealed(limit, context) || (typeof limit === 'object' && 'sum' in limit)) {
    const bound =
      how === 'atLeast' ? `es al menos igual ${withPreposition('a', value)}` : `no supera ${value}`;
    return `cuyo ${name} ${bound}`;
  }
  const than = how === 'atLeast' ? 'superior' : 'inferior';
  return `con ${name} igual o ${than} ${withPreposition('a', value)}`;
}

/** "que no sea ilusión". */
function thatIsNot(what: string, plural: boolean): string {
  return `que no ${plural ? 'sean' : 'sea'} ${what}`;
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
  if (filter.gigantic) {
    said.push(termMark('gigantic', agreeAdjective('Gigante', of, plural)));
  }
  if (filter.faction !== undefined) said.push(`de ${withCapital(filter.faction)}`);
  const statuses = [filter.status ?? []].flat();
  const had = statuses.filter(isHad).map((id) => statusWord(id));
  const been = statuses.filter((id) => !isHad(id)).map((id) => statusAdjective(id, of, plural));
  if (had.length > 0) been.push(`con ${joinList(had, 'o')}`);
  if (been.length > 0) said.push(joinList(been, 'o'));
  for (const id of [filter.without ?? []].flat()) {
    said.push(isHad(id) ? `sin ${statusWord(id)}` : `no ${statusAdjective(id, of, plural)}`);
  }
  if (filter.token === false) said.push(thatIsNot(noun('token', plural), plural));
  if (filter.notSubtype !== undefined) {
    said.push(thatIsNot(subtype(filter.notSubtype, plural), plural));
  }
  return said;
}

/** Who controls the objects: "que controles", "controlado por otro jugador". */
function controlledBy(
  who: PlayerReference,
  of: Gender,
  plural: boolean,
  context: WordingContext,
): string {
  if (who === 'you') return 'que controles';
  if (typeof who === 'object' || who === 'others') {
    return `${agreeAdjective('controlado', of, plural)} por ${playerPhrase(who, context)}`;
  }
  return `que controle ${playerPhrase(who, context)}`.trim();
}

function placeWords(
  filter: Filter,
  plural: boolean,
  isTarget: boolean,
  context: WordingContext,
): string {
  const { controlled, playNamed, zones, one } = placesOf(filter);
  const said: string[] = filter.owner === undefined ? [] : ['que poseas'];
  if (controlled && filter.of !== undefined) {
    said.push(controlledBy(filter.of, gender(nounsOf(filter)[0]!), plural, context));
  }
  if (playNamed && filter.of === undefined) said.push('en juego');
  for (const place of zones) {
    if (place === 'expedition' && filter.of === 'you') said.push('en tus expediciones');
    else if (filter.of !== undefined && isTakenFrom(place, zones, one, plural || isTarget)) {
      said.push(withPreposition('de', zoneWithOwner(place, filter.of, context)));
    } else said.push(inZone(place, filter.of, context));
  }
  // Cards print "los personajes que controles y en tu reserva", but "en juego o en reserva".
  return said.join(plural && !isTarget && filter.of ? ' y ' : ' o ');
}

/** Whether a card is said to come from a zone and not to be in it: "una carta de tu reserva". */
function isTakenFrom(
  place: ZonePlace,
  zones: readonly ZonePlace[],
  isAlone: boolean,
  isTargetOrSeveral: boolean,
): boolean {
  if (place === 'landmark') return false;
  if (place === 'reserve' && isTargetOrSeveral && !zones.includes('hand')) return false;
  return isAlone || zones.includes('hand');
}

/** Where Expeditions are: "en {forest}", "en una expedición ascendida". */
export function withinExpedition(filter: ExpeditionFilter, context: WordingContext): string {
  if (isOnly(filter, 'terrain')) return `en ${TERRAIN[filter.terrain!]}`;
  if (isOnly(filter, 'singleTerrain')) return 'en una región monoterreno';
  if (isOnly(filter, 'atStart')) return 'en una región inicial';
  if (isYours(filter)) return `en una de tus ${noun('expedition', true)}`;
  return `en una ${context.language.expeditions(filter, false, context)}`;
}

const COMPLEMENTS: ComplementWords = {
  expedition: (which) => `en ${PLACED[which]}`,
  inExpedition: (where, _, context) => withinExpedition(where, context),
  handCost: (limits, _, context) => ofCost(COST.hand, limits, context),
  reserveCost: (limits, _, context) => ofCost(COST.reserve, limits, context),
  baseCost: (limits, _, context) => ofCost(COST.base, limits, context),
  baseZero: () => 'con una estadística básica de 0',
  baseZeroInTerrain: () => 'con una estadística básica de 0 en un terreno de su región',
  statistics: (limits, _, context) =>
    limits.atMost === undefined
      ? `con cada estadística de ${bounds(limits, (value) => amountWords(value, context))}`
      : `sin estadísticas por encima ${withPreposition('de', amountWords(limits.atMost, context))}`,
  oneStatistic({ terrain, ...limits }, _, context) {
    const whose = comparedWith(limits);
    if (whose === 'me') return `con ${TERRAIN[terrain]} menor o igual que el mío`;
    if (whose === 'it') return `con ${TERRAIN[terrain]} menor o igual`;
    return `con ${TERRAIN[terrain]} de ${bounds(limits, (value) => amountWords(value, context))}`;
  },
  counters({ name, ...limits }, _, context) {
    const { how, bound } = boundOf(limits);
    if (how === 'exactly' && bound === 0) return `sin ${counterNoun(name, true)}`;
    if (name === 'any' && how === 'atLeast' && bound === 1) return 'con contadores';
    const many = amountWords(bound, context);
    if (how === 'atLeast' && bound !== 1)
      return `con ${counterPhrase(name, `${many} o más`, true)}`;
    const at = { atLeast: 'al menos ', atMost: 'un máximo de ', exactly: '' };
    return `con ${at[how]}${counterPhrase(name, many, bound !== 1)}`;
  },
  action: (sign) => `con una habilidad ${ACTION[sign]}`,
  sameName: (whose) => (whose === 'me' ? 'con mi nombre' : 'con ese nombre'),
  named(token, _, context) {
    const { name } = context.token(token);
    return `de nombre ${name.es ?? name.en}`;
  },
};

/** "enfrentados a mí": where a card says which Expedition objects face, and not where they are. */
function facingWords({ expedition }: Filter, of: Gender, plural: boolean): string[] {
  if (expedition !== 'facing' && expedition !== 'facing-it') return [];
  const whom = expedition === 'facing' ? 'mí' : 'ella';
  return [`${agreeAdjective('enfrentado', of, plural)} a ${whom}`];
}

function complementsWith(filter: Filter, of: Gender, plural: boolean, context: WordingContext) {
  const facing = facingWords(filter, of, plural);
  const { expedition: _, ...rest } = filter;
  const said = complementsOf(COMPLEMENTS, facing.length > 0 ? rest : filter, plural, context);
  return [...facing, ...said];
}

/**
 * The noun with its adjectives and complements, without article. `after` comes right after the
 * noun ("objetivo"), `relative` behind the complements ("que juegues").
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
    const both = 'los permanentes que controles y las cartas de tu reserva';
    return `${nounPhrase(cards, true, context)} entre ${both}`;
  }
  const alternatives = alternativesOf(filter);
  if (alternatives) {
    const said = alternatives.map((one) => nounPhrase(one, plural, context, relative, after));
    const [first, ...others] = said;
    const articled = others.map((words, index) =>
      plural ? words : withIndefiniteOrOther(words, genderOf(alternatives[index + 1]!)),
    );
    return joinList([first!, ...articled], 'o');
  }
  const keys = nounsOf(filter);
  const first = keys[0]!;
  const words = joinList(
    keys.map((key) => noun(key, plural)),
    'o',
  );
  const other =
    filter.other || filter.otherThanIt ? `${agreeAdjective('otro', gender(first), plural)} ` : '';
  const said = [other + words];
  if (after !== '') said.push(after);
  said.push(...adjectivesOf(filter, first, plural));
  const where = placeWords(filter, plural, after !== '', context);
  if (where !== '') said.push(where);
  said.push(...complementsWith(filter, gender(first), plural, context));
  if (relative !== '') said.push(relative);
  const whole = said.join(' ');
  if (plural) return whole;
  // Cards print "un personaje o permanente", and repeat the article of another gender.
  return eachWithArticle(
    whole,
    keys,
    (key) => noun(key, false),
    (key) =>
      gender(key) === gender(first)
        ? noun(key, false)
        : withIndefinite(noun(key, false), gender(key)),
  );
}

/** "un personaje", "otra carta". */
export function indefinitePhrase(filter: Filter, context: WordingContext): string {
  return withIndefiniteOrOther(nounPhrase(filter, false, context), genderOf(filter));
}

/** The indefinite article, which "otro" has none of: "otro personaje", "otra carta objetivo". */
export function withIndefiniteOrOther(words: string, of: Gender): string {
  return /^otr[oa] /u.test(words) ? words : withIndefinite(words, of);
}

/** Several of a kind after a number, which follows "otros": "otros dos personajes". */
export function countedOthers(many: string, words: string): string {
  const [, other = '', rest = words] = /^(otr[oa]s )(.+)$/u.exec(words) ?? [];
  return `${other}${many} ${rest}`;
}
