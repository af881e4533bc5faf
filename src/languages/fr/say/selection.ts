/** Which players and zones are meant, and which kinds of objects, in French. */

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
  counterNoun,
  counterPhrase,
  gender,
  genderOf,
  joinList,
  KEYWORD,
  noun,
  statusWord,
  subtype,
  withA,
  withDe,
  withDefinite,
  withIndefinite,
  withQue,
  ZONES,
} from './words.ts';

export const RELATION: Record<ExpeditionRelation, string> = {
  mine: 'mon Expédition',
  facing: 'l’Expédition qui me fait face',
  other: 'votre autre Expédition',
  'facing-other': 'l’Expédition face à votre autre Expédition',
  yours: 'vos Expéditions',
};

/** The same of a filter, which can mean the Expedition named last. */
export const PLACED: Record<ExpeditionRelation | 'it' | 'facing-it', string> = {
  ...RELATION,
  'facing-it': 'l’Expédition qui lui fait face',
  it: 'cette Expédition',
};

/** A zone with its owner: "votre main", "la main de son propriétaire", "la zone d’Expédition". */
export function zoneWithOwner(
  place: ZonePlace,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  const [word, kind] = ZONES[place];
  const shared = place === 'expedition' || place === 'limbo' || of === undefined;
  if (shared) return withDefinite(word, kind);
  if (place === 'landmark') return ownLandmarks(of, context);
  if (of === 'you') return `votre ${word}`;
  if (of === 'they') return `${kind === 'f' ? 'sa' : 'son'} ${word}`;
  return `${withDefinite(word, kind)} ${withDe(playerPhrase(of, context))}`;
}

/** A player's part of the Landmark zone (3.2.7.b): "vos Repères", "les Repères de votre adversaire". */
function ownLandmarks(of: PlayerReference, context: WordingContext): string {
  if (of === 'you') return 'vos Repères';
  return of === 'they' ? 'ses Repères' : `les Repères ${withDe(playerPhrase(of, context))}`;
}

/** Where something is or goes: "dans votre main", "en Réserve". */
export function inZone(
  place: Place,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  if (place === 'play') return 'en jeu';
  if (place === 'reserve' && of === undefined) return 'en Réserve';
  return `dans ${zoneWithOwner(place, of, context)}`;
}

const PLAYERS: PlayerWords = {
  you: 'vous',
  opponents: 'votre adversaire',
  others: 'un autre joueur',
  'each-player': 'chaque joueur',
  'first-player': 'le premier joueur',
  they: 'il',
  thatPlayer: 'ce joueur',
  target: (who, other) =>
    `un ${other ? 'autre ' : ''}${who === 'player' ? 'joueur' : 'adversaire'} ciblé`,
};

/** A player as the subject or object of a clause. */
export function playerPhrase(who: PlayerReference, context: WordingContext): string {
  return playerWords(who, PLAYERS, context);
}

/** "4 ou moins", "2 ou plus", with numbers as `show` writes them. */
export const bounds = createBounds({
  between: (atLeast, atMost) => `entre ${atLeast} et ${atMost}`,
  orMore: (bound) => `${bound} ou plus`,
  orLess: (bound) => `${bound} ou moins`,
});

function costBounds(name: string, comparison: NumberBounds, context: WordingContext): string {
  const { how, bound: limit } = boundOf(comparison);
  if (typeof limit === 'number') {
    return `de ${name} ${bounds(comparison, (value) => manaMark(value as number))}`;
  }
  if (typeof limit === 'object' && 'sum' in limit) {
    const value = amountWords(limit, context);
    const bound =
      how === 'atLeast' ? `est au moins égal ${withA(value)}` : `ne dépasse pas ${value}`;
    return `dont le ${name} ${bound}`;
  }
  const than = how === 'atLeast' ? 'supérieur' : 'inférieur';
  if (isOfRevealed(limit, context)) {
    return `de ${name} ${than} ou égal au Coût de Main de la carte révélée`;
  }
  return `de ${name} ${than} ou égal ${withA(amountWords(limit, context))}`;
}

/** Adjectives after the noun, in the gender and number of the noun. */
function adjectivesOf(filter: Filter, key: NounKey, plural: boolean): string[] {
  const of = gender(key);
  const said: string[] = [];
  if (filter.subtype !== undefined && typeof key === 'string') {
    const words = [filter.subtype].flat().map((id) => subtype(id, plural));
    said.push(joinList(words, 'ou'));
  }
  if (filter.notSubtype !== undefined) said.push(`non ${subtype(filter.notSubtype, plural)}`);
  if (filter.gigantic) said.push(agreeAdjective(KEYWORD.gigantic, of, plural));
  if (filter.faction !== undefined) said.push(withCapital(filter.faction));
  if (filter.token === false) said.push(plural ? 'non jetons' : 'non jeton');
  const statuses = [filter.status ?? []].flat().map((id) => statusWord(id, of, plural));
  if (statuses.length > 0) said.push(joinList(statuses, 'ou'));
  for (const id of [filter.without ?? []].flat()) said.push(`non ${statusWord(id, of, plural)}`);
  return said;
}

function placeWords(
  filter: Filter,
  plural: boolean,
  isTarget: boolean,
  context: WordingContext,
): string {
  const { controlled, playNamed, zones, one } = placesOf(filter);
  const said: string[] = filter.owner === undefined ? [] : ['que vous possédez'];
  if (controlled && filter.of !== undefined) {
    const who = playerPhrase(filter.of, context);
    if (filter.of === 'others') {
      const by = agreeAdjective('contrôlé', gender(nounsOf(filter)[0]!), plural);
      said.push(`${by} par ${who}`);
    } else said.push(`${withQue(who)} ${filter.of === 'you' ? 'contrôlez' : 'contrôle'}`);
  }
  if (playNamed && filter.of === undefined) said.push('en jeu');
  for (const place of zones) {
    if (place === 'expedition' && filter.of === 'you') said.push('dans vos Expéditions');
    else if (one && filter.of !== undefined && isTakenFrom(place, plural || isTarget))
      said.push(withDe(zoneWithOwner(place, filter.of, context)));
    else said.push(inZone(place, filter.of, context));
  }
  // Cards print "les Personnages que vous contrôlez et dans votre Réserve", but "en jeu ou en Réserve".
  return said.join(plural && !isTarget && filter.of ? ' et ' : ' ou ');
}

/** Whether a card is one of a zone rather than in it: "une carte de votre Réserve". */
function isTakenFrom(place: ZonePlace, isStanding: boolean): boolean {
  if (place === 'landmark') return false;
  return place !== 'reserve' || !isStanding;
}

/** Where Expeditions stand: "en {forest}", "dans une Expédition Élevée". */
export function withinExpedition(filter: ExpeditionFilter, context: WordingContext): string {
  if (isOnly(filter, 'terrain')) return `en ${TERRAIN[filter.terrain!]}`;
  if (isOnly(filter, 'singleTerrain')) return 'dans une région mono-terrain';
  if (isOnly(filter, 'atStart')) return 'dans une région de départ';
  if (isYours(filter)) return `dans l’une de vos ${noun('expedition', true)}`;
  return `dans une ${context.language.expeditions(filter, false, context)}`;
}

const COMPLEMENTS: ComplementWords = {
  expedition(which, plural) {
    if (which === 'facing') return plural ? 'qui me font face' : 'qui me fait face';
    if (which === 'facing-it') return plural ? 'qui lui font face' : 'qui lui fait face';
    return `dans ${PLACED[which]}`;
  },
  inExpedition: (where, _, context) => withinExpedition(where, context),
  handCost: (limits, _, context) => costBounds('Coût de Main', limits, context),
  reserveCost: (limits, _, context) => costBounds('Coût de Réserve', limits, context),
  baseCost: (limits, _, context) => costBounds('Coût de Base', limits, context),
  baseZero: () => 'avec une statistique de base 0',
  baseZeroInTerrain: () => 'avec une statistique de base 0 dans un terrain de sa région',
  statistics: (limits, _, context) =>
    limits.atMost === undefined
      ? `dont chaque statistique est de ${bounds(limits, (value) => amountWords(value, context))}`
      : `dont aucune statistique n’est supérieure ${withA(amountWords(limits.atMost, context))}`,
  oneStatistic({ terrain, ...limits }, _, context) {
    const name = `dont la statistique ${TERRAIN[terrain]}`;
    const whose = comparedWith(limits);
    const compared = `avec une statistique ${TERRAIN[terrain]} inférieure ou égale`;
    if (whose === 'me') return `${compared} à la mienne`;
    if (whose === 'it') return compared;
    return `${name} est de ${bounds(limits, (value) => amountWords(value, context))}`;
  },
  counters({ name, ...limits }, _, context) {
    const { how, bound } = boundOf(limits);
    if (how === 'exactly' && bound === 0) return `sans ${counterNoun(name, false)}`;
    if (name === 'any' && how === 'atLeast' && bound === 1) return 'avec des compteurs';
    const at = { atLeast: 'au moins ', atMost: 'au plus ', exactly: '' };
    const plural = typeof bound !== 'number' || bound > 1;
    return `avec ${at[how]}${counterPhrase(name, amountWords(bound, context), plural)}`;
  },
  action: (sign) => `avec une capacité ${ACTION[sign]}`,
  sameName(whose, plural) {
    if (whose === 'it') return 'de ce nom';
    return plural ? 'qui portent mon nom' : 'qui porte mon nom';
  },
  named(token, _, context) {
    const { name } = context.token(token);
    return `du nom de ${name.fr ?? name.en}`;
  },
};

/**
 * The noun with its adjectives and complements, without article. `after` stands right after the
 * noun ("ciblé"), `relative` behind the complements ("que vous jouez").
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
    const both = 'les Permanents que vous contrôlez et les cartes de votre Réserve';
    return `${nounPhrase(cards, true, context, relative, after)} parmi ${both}`;
  }
  const alternatives = alternativesOf(filter);
  if (alternatives) {
    const said = alternatives.map((one) => nounPhrase(one, plural, context, relative, after));
    const [first, ...others] = said;
    const articled = others.map((words, index) =>
      plural ? words : withIndefinite(words, genderOf(alternatives[index + 1]!)),
    );
    return [first, ...articled].join(' ou ');
  }
  const keys = nounsOf(filter);
  const first = keys[0]!;
  const words = joinList(
    keys.map((key) => noun(key, plural)),
    'ou',
  );
  const other = filter.other || filter.otherThanIt ? `autre${plural ? 's' : ''} ` : '';
  const said = [other + words];
  const traits = adjectivesOf(filter, first, plural);
  const last = after === '' ? [] : [agreeAdjective(after, gender(first), plural)];
  said.push(...traits, ...last);
  const where = placeWords(filter, plural, after !== '', context);
  if (where !== '') said.push(where);
  said.push(...complementsOf(COMPLEMENTS, filter, plural, context));
  if (relative !== '') said.push(relative);
  const whole = said.join(' ');
  if (plural || after !== '') return whole;
  return eachWithArticle(
    whole,
    keys,
    (key) => noun(key, false),
    (key) => withIndefinite(noun(key, false), gender(key)),
  );
}

/** "un Personnage", "une autre carte". */
export function indefinitePhrase(filter: Filter, context: WordingContext): string {
  return withIndefinite(nounPhrase(filter, false, context), genderOf(filter));
}
