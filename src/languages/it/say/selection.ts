/** Which players and zones are meant, and which kinds of objects, in Italian. */

import type {
  Amount,
  Comparison,
  ExpeditionFilter,
  ExpeditionRelation,
  Filter,
  Place,
  PlayerReference,
} from '../../../engine/cards/ability.ts';
import { boundOf, comparedWith, createBounds } from '../../say/comparison.ts';
import {
  alternativesOf,
  amountWords,
  type Context,
  isOfRevealed,
  isOnly,
  isYours,
  isYoursInBoth,
  type NounKey,
  nounsOf,
} from '../../say/context.ts';
import { eachWithArticle, placesOf, type ZonePlace } from '../../say/filter.ts';
import { type PlayerWords, playerWords } from '../../say/player.ts';
import { ACTION, manaMark, TERRAIN, withCapital } from '../../say/text.ts';
import {
  agreeAdjective,
  COST,
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

/** The same of a filter, which can mean the Expedition last spoken of. */
export const PLACED: Record<ExpeditionRelation | 'it' | 'facing-it', string> = {
  ...RELATION,
  'facing-it': 'la spedizione che l’affronta',
  it: 'quella spedizione',
};

/** A zone with its owner and article: "la tua mano", "il mazzo del suo proprietario". */
export function zoneWithOwner(
  place: ZonePlace,
  of: PlayerReference | undefined,
  context: Context,
): string {
  const [word, kind, plural] = ZONES[place];
  const shared = place === 'expedition' || place === 'limbo' || of === undefined;
  if (shared) return withDefinite(word, kind, plural);
  if (of === 'you') return `${plural ? 'i tuoi' : kind === 'f' ? 'la tua' : 'il tuo'} ${word}`;
  if (of === 'they') return `${plural ? 'i suoi' : kind === 'f' ? 'la sua' : 'il suo'} ${word}`;
  return `${withDefinite(word, kind, plural)} ${withPreposition('di', playerPhrase(of, context))}`;
}

/** Where something is or goes: "nella tua mano", "nella Riserva", "in gioco". */
export function inZone(place: Place, of: PlayerReference | undefined, context: Context): string {
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
export function playerPhrase(who: PlayerReference, context: Context): string {
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
function ofCost(name: string, comparison: Comparison, context: Context): string {
  const { how, bound: limit } = boundOf(comparison);
  if (typeof limit === 'number') {
    return `con ${name} ${costBounds(comparison, (value) => manaMark(value as number))}`;
  }
  const value = isOfRevealed(limit, context)
    ? `il ${COST.hand} della carta rivelata`
    : amountWords(limit, context);
  const than =
    how === 'atLeast' ? `è almeno pari ${withPreposition('a', value)}` : `non supera ${value}`;
  return `il cui ${name} ${than}`;
}

/** Adjectives after the noun, and statuses that are had. */
function adjectives(filter: Filter, key: NounKey, plural: boolean): string[] {
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

function whereabouts(filter: Filter, plural: boolean, context: Context): string {
  const { controlled, playNamed, zones, one } = placesOf(filter);
  const said: string[] = [];
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
      // A card of a hand is one that comes from it: "una carta dalla tua mano".
      said.push(
        withPreposition(
          place === 'hand' && !plural ? 'da' : 'di',
          zoneWithOwner(place, filter.of, context),
        ),
      );
    } else said.push(inZone(place, filter.of, context));
  }
  return said.join(' o ');
}

/** Where Expeditions stand: "in {forest}", "in una spedizione Ascesa". */
export function withinExpedition(filter: ExpeditionFilter, context: Context): string {
  if (isOnly(filter, 'terrain')) return `in ${TERRAIN[filter.terrain!]}`;
  if (isOnly(filter, 'singleTerrain')) return 'in una regione con un solo terreno';
  if (isOnly(filter, 'atStart')) return 'in una regione iniziale';
  if (isYours(filter)) return `in una delle tue ${noun('expedition', true)}`;
  return `in una ${context.language.expeditions(filter, false, context)}`;
}

/** "la cui statistica {forest} non supera la mia". */
function oneStatistic(
  { terrain, ...comparison }: NonNullable<Filter['oneStatistic']>,
  context: Context,
): string {
  const name = `la cui statistica ${TERRAIN[terrain]}`;
  const whose = comparedWith(comparison);
  if (whose === 'me') return `${name} non supera la mia`;
  if (whose === 'it') return `${name} è pari o inferiore`;
  return `${name} è ${bounds(comparison, (value) => amountWords(value, context))}`;
}

function complements(filter: Filter, plural: boolean, context: Context): string[] {
  const said: string[] = [];
  const where = whereabouts(filter, plural, context);
  if (where !== '') said.push(where);
  if (filter.expedition === 'facing') said.push(plural ? 'che mi affrontano' : 'che mi affronta');
  else if (filter.expedition === 'facing-it') {
    said.push(plural ? 'che l’affrontano' : 'che l’affronta');
  } else if (filter.expedition) said.push(withPreposition('in', PLACED[filter.expedition]));
  if (filter.inExpedition) said.push(withinExpedition(filter.inExpedition, context));
  if (filter.handCost) said.push(ofCost(COST.hand, filter.handCost, context));
  if (filter.reserveCost) said.push(ofCost(COST.reserve, filter.reserveCost, context));
  if (filter.baseCost) said.push(ofCost(COST.base, filter.baseCost, context));
  if (filter.baseZero) said.push('con una statistica base pari a 0');
  if (filter.baseZeroInTerrain) {
    said.push('con una statistica base pari a 0 in un terreno della sua regione');
  }
  const show = (value: Amount) => amountWords(value, context);
  if (filter.statistics) {
    const { atMost } = filter.statistics;
    said.push(
      atMost === undefined
        ? `con ogni statistica di ${bounds(filter.statistics, show)}`
        : `le cui statistiche non superano ${show(atMost)}`,
    );
  }
  if (filter.oneStatistic) said.push(oneStatistic(filter.oneStatistic, context));
  if (filter.counters) {
    const { how, bound } = boundOf(filter.counters);
    const several = how === 'atLeast' && bound !== 1;
    const at = { atLeast: several ? '' : 'almeno ', atMost: 'al massimo ', exactly: '' };
    const some = filter.counters.name === 'any' && how === 'atLeast' && bound === 1;
    said.push(
      some
        ? 'con dei segnalini'
        : `con ${at[how]}${counterPhrase(filter.counters.name, `${show(bound)}${several ? ' o più' : ''}`, bound !== 1)}`,
    );
  }
  if (filter.action) said.push(`con un’abilità ${ACTION[filter.action]}`);
  if (filter.sameName) said.push(filter.sameName === 'me' ? 'con il mio nome' : 'con quel nome');
  if (filter.named !== undefined) {
    const { name } = context.token(filter.named);
    said.push(`di nome ${name.it ?? name.en}`);
  }
  return said;
}

/**
 * The noun with its adjectives and complements, without article. `after` stands right after the
 * noun ("bersaglio"), `relative` behind the complements ("che giochi").
 */
export function nounPhrase(
  filter: Filter,
  plural: boolean,
  context: Context,
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
  said.push(...adjectives(filter, first, plural));
  said.push(...complements(filter, plural, context));
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
export function indefinitePhrase(filter: Filter, context: Context): string {
  return withIndefinite(nounPhrase(filter, false, context), genderOf(filter));
}
