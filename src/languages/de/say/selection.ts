/** Which players and zones are meant, and which kinds of objects, in German. */

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
import { placesOf, type ZonePlace } from '../../say/filter.ts';
import { type PlayerWords, playerWords } from '../../say/player.ts';
import { ACTION, manaMark, TERRAIN, withCapital } from '../../say/text.ts';
import type { NounKey, WordingContext } from '../../say/wording.ts';
import { TAIL } from './clause.ts';

import {
  type BeforeNoun,
  COST,
  counterNoun,
  counterPhrase,
  declinedAdjective,
  declinedEin,
  declinedThis,
  definiteArticle,
  type Form,
  type GermanCase,
  genderOfNoun,
  joinList,
  KEYWORD,
  nounIn,
  OWN_LANDMARKS,
  relativePronoun,
  statusAdjective,
  statusWord,
  subtypeWord,
  withPreposition,
  ZONES,
  zoneNoun,
} from './words.ts';

/** What comes before a noun; a number is its own words. */
export type GermanArticle =
  | 'none'
  | 'ein'
  | 'kein'
  | 'der'
  | 'dieser'
  | 'jeder'
  | 'alle'
  | { readonly number: string };

interface PhraseOptions {
  /** The nominative, unless said otherwise. */
  readonly grammar?: GermanCase;
  readonly article?: GermanArticle;
  /** Right behind the noun: "deiner Wahl". */
  readonly after?: string;
  /** A relative clause without its pronoun, which is an object: "du spielst". */
  readonly relative?: string;
}

function articleWord(article: GermanArticle, form: Form): string {
  if (typeof article === 'object') return article.number;
  switch (article) {
    case 'none':
      return '';
    case 'ein':
      return form.plural ? '' : declinedEin('ein', form);
    case 'kein':
      return declinedEin('kein', form);
    case 'der':
      return definiteArticle(form);
    case 'dieser':
      return declinedThis('dies', form);
    case 'jeder':
      return declinedThis('jed', form);
    case 'alle':
      return declinedThis('all', form);
  }
}

/** How an adjective behind an article ends. */
function beforeOf(article: GermanArticle, plural: boolean): BeforeNoun {
  if (typeof article === 'object' || article === 'none') return 'none';
  if (article === 'ein') return plural ? 'none' : 'ein';
  return article === 'kein' ? 'ein' : 'der';
}

/** "meine", "deine": a possessive in the case of an Expedition. */
function possessiveOf(stem: string, grammar: GermanCase, plural = false): string {
  return declinedEin(stem, { gender: 'f', plural, grammar });
}

/** An Expedition by its relation to the card, in a case: "der mir gegenüberstehenden Expedition". */
export function relationPhrase(
  which: ExpeditionRelation | 'it' | 'facing-it',
  grammar: GermanCase,
): string {
  const form = { gender: 'f', plural: false, grammar } as const;
  const expedition = nounIn('expedition', false);
  const facing = declinedAdjective('gegenüberstehend', 'der', form);
  const other = (to: GermanCase) =>
    `${possessiveOf('dein', to)} ${declinedAdjective('ander', 'ein', { ...form, grammar: to })}`;
  switch (which) {
    case 'mine':
      return `${possessiveOf('mein', grammar)} ${expedition}`;
    case 'facing':
      return `${definiteArticle(form)} mir ${facing} ${expedition}`;
    case 'other':
      return `${other(grammar)} ${expedition}`;
    case 'facing-other':
      return `${definiteArticle(form)} ${other('dat')} ${expedition} ${facing} ${expedition}`;
    case 'yours':
      return `${possessiveOf('dein', grammar, true)} ${nounIn('expedition', true)}`;
    case 'it':
      return `${declinedThis('dies', form)} ${expedition}`;
    case 'facing-it':
      return `${definiteArticle(form)} ihr ${facing} ${expedition}`;
  }
}

const RELATIONS: ReadonlySet<string> = new Set([
  'mine',
  'facing',
  'other',
  'facing-other',
  'yours',
]);

/** Whether a place is an Expedition by its relation to the card. */
export function isRelation(where: ExpeditionRelation | Place): where is ExpeditionRelation {
  return RELATIONS.has(where);
}

const HOLDER_CASES: Readonly<Record<GermanCase, (words: string) => string>> = {
  nom: (words) => words,
  acc: (words) => words.replace(/^(mein|sein|ihr) /u, '$1en ').replace(/^der /u, 'den '),
  dat: (words) => words.replace(/^(mein|sein|ihr) /u, '$1em ').replace(/^der /u, 'dem '),
  gen: (words) =>
    words
      .replace(/^(mein|sein|ihr) /u, '$1es ')
      .replace(/^der /u, 'des ')
      .replace(/ (Besitzer|Spieler)(?!\p{L})/u, ' $1s'),
};

/** The controller or owner in a case, from the words in the nominative. */
function holderIn(grammar: GermanCase, words: string): string {
  const said = HOLDER_CASES[grammar](words);
  return grammar === 'nom' ? said : said.replace(/ kontrollierende[rn]? /u, ' kontrollierenden ');
}

function playersIn(grammar: GermanCase): PlayerWords {
  const form = { gender: 'm', plural: false, grammar } as const;
  const pick = (of: Readonly<Record<GermanCase, string>>) => of[grammar];
  const player = grammar === 'gen' ? 'Spielers' : 'Spieler';
  const opponent = grammar === 'gen' ? 'Gegners' : 'Gegner';
  const another = declinedAdjective('ander', 'ein', form);
  const one = declinedEin('ein', form);
  return {
    you: pick({ nom: 'du', acc: 'dich', dat: 'dir', gen: 'deiner' }),
    opponents: `${declinedEin('dein', form)} ${opponent}`,
    others: `${one} ${another} ${player}`,
    'each-player': `${declinedThis('jed', form)} ${player}`,
    'first-player': `${definiteArticle(form)} Start${player.toLowerCase()}`,
    they: pick({ nom: 'er', acc: 'ihn', dat: 'ihm', gen: 'dieses Spielers' }),
    thatPlayer: `${declinedThis('dies', form)} ${player}`,
    target: (who, other) =>
      `${one} ${other ? `${another} ` : ''}${who === 'player' ? player : opponent} deiner Wahl`,
  };
}

/** A player in a case. */
export function playerPhrase(
  who: PlayerReference,
  context: WordingContext,
  grammar: GermanCase = 'nom',
): string {
  const words = playerWords(who, playersIn(grammar), context);
  const isHolder = typeof who === 'object' && !('target' in who);
  return isHolder ? holderIn(grammar, words) : words;
}

/** A zone with its owner in a case: "deiner Hand", "dem Deck deines Gegners". */
export function zoneWithOwner(
  place: ZonePlace,
  of: PlayerReference | undefined,
  context: WordingContext,
  grammar: GermanCase,
): string {
  const isOwn = place === 'landmark' && of !== undefined;
  const [word, kind] = isOwn ? ([OWN_LANDMARKS, 'm'] as const) : ZONES[place];
  const form = { gender: kind, plural: false, grammar };
  const name = zoneNoun(word, kind, grammar);
  const shared = place === 'expedition' || place === 'limbo' || of === undefined;
  if (shared) return `${definiteArticle(form)} ${name}`;
  if (of === 'you') return `${declinedEin('dein', form)} ${name}`;
  if (of === 'they' && !context.thatPlayer && context.introduce === null)
    return `${declinedEin('sein', form)} ${name}`;
  return `${definiteArticle(form)} ${name} ${playerPhrase(of, context, 'gen')}`;
}

function inOrOn(place: ZonePlace): string {
  return place === 'discard' ? 'auf' : 'in';
}

/** Where something is: "in deiner Hand", "auf dem Ablagestapel", "im Spiel". */
export function atZone(
  place: Place,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  if (place === 'play') return 'im Spiel';
  return withPreposition(inOrOn(place), zoneWithOwner(place, of, context, 'dat'));
}

/** Where something goes: "in deine Hand", "auf den Ablagestapel". */
export function intoZone(
  place: Place,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  if (place === 'play') return 'ins Spiel';
  return `${inOrOn(place)} ${zoneWithOwner(place, of, context, 'acc')}`;
}

/** Where something comes from: "aus deiner Hand", "vom Ablagestapel". */
export function fromZone(
  place: Place,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  if (place === 'play') return 'aus dem Spiel';
  const from = place === 'discard' ? 'von' : 'aus';
  return withPreposition(from, zoneWithOwner(place, of, context, 'dat'));
}

/** "4 oder weniger", "2 oder mehr", with numbers as `show` writes them. */
export const bounds = createBounds({
  between: (atLeast, atMost) => `${atLeast} bis ${atMost}`,
  orMore: (bound) => `${bound} oder mehr`,
  orLess: (bound) => `${bound} oder weniger`,
});

/** "mit Handkosten {mana:3} oder weniger". */
function ofCost(name: string, comparison: NumberBounds, context: WordingContext): string {
  const { how, bound: limit } = boundOf(comparison);
  if (typeof limit === 'number') {
    return `mit ${name} ${bounds(comparison, (value) => manaMark(value as number))}`;
  }
  const value = isOfRevealed(limit, context)
    ? `die ${COST.hand} der aufgedeckten Karte`
    : amountWords(limit, context);
  const than = how === 'atLeast' ? 'mindestens so hoch sind wie' : 'nicht höher sind als';
  return `mit ${name}, die ${than} ${value},`;
}

/** What was named last, in the dative: "ihm". */
function toIt({ it }: WordingContext): string {
  if (it.plural) return 'ihnen';
  return genderOfNoun(it.noun) === 'f' ? 'ihr' : 'ihm';
}

/** Adjectives before a noun, each with its ending. */
function adjectivesOf(
  filter: Filter,
  before: BeforeNoun,
  form: Form,
  context: WordingContext,
): string[] {
  const said: string[] = [];
  if (filter.expedition === 'facing')
    said.push(`mir ${declinedAdjective('gegenüberstehend', before, form)}`);
  if (filter.expedition === 'facing-it')
    said.push(`${toIt(context)} ${declinedAdjective('gegenüberstehend', before, form)}`);
  if (filter.other || filter.otherThanIt) said.push(declinedAdjective('ander', before, form));
  for (const id of [filter.status ?? []].flat()) {
    if (id === 'exhausted' || id === 'ascended') said.push(statusAdjective(id, before, form));
  }
  for (const id of [filter.without ?? []].flat()) {
    if (id === 'exhausted' || id === 'ascended')
      said.push(`nicht ${statusAdjective(id, before, form)}`);
  }
  if (filter.gigantic) said.push(declinedAdjective(KEYWORD.gigantic, before, form));
  return said;
}

/** What is joined to a noun in front: "Nicht-Marken-", "Roboter- oder Soldat-". */
function compoundOf(filter: Filter, key: NounKey): string {
  const parts: string[] = [];
  if (filter.token === false) parts.push('Nicht-Marken-');
  if (filter.notSubtype !== undefined) parts.push(`Nicht-${subtypeWord(filter.notSubtype)}-`);
  if (filter.faction !== undefined) parts.push(`${withCapital(filter.faction)}-`);
  if (filter.subtype !== undefined && typeof key === 'string') {
    const names = [filter.subtype].flat().map((id) => `${subtypeWord(id)}-`);
    parts.push(joinList(names, 'oder'));
  }
  return parts.join('');
}

/** A noun with its compound and adjectives, behind an article. */
function headPhrase(
  filter: Filter,
  key: NounKey,
  article: GermanArticle,
  plural: boolean,
  grammar: GermanCase,
  context: WordingContext,
): string {
  const form = { gender: genderOfNoun(key), plural, grammar };
  const before = beforeOf(article, plural);
  const word = nounIn(key, plural, grammar, before);
  const compound = compoundOf(filter, key);
  const whole = compound === '' ? word : word.replace(/\p{Lu}[\p{L}-]*$/u, `${compound}$&`);
  return [articleWord(article, form), ...adjectivesOf(filter, before, form, context), whole]
    .filter((part) => part !== '')
    .join(' ');
}

/** Statuses that follow a noun: "mit Vergänglich", "ohne Verankert", ", die Vollbracht ist,". */
function statusesBehind(filter: Filter, form: Form): string[] {
  const isBehind = (id: string) => id !== 'exhausted' && id !== 'ascended' && id !== 'completed';
  const had = [filter.status ?? []].flat().filter(isBehind);
  const lacked = [filter.without ?? []].flat().filter(isBehind);
  const said: string[] = [];
  if (had.length > 0) {
    said.push(
      `mit ${joinList(
        had.map((id) => statusWord(id)),
        'oder',
      )}`,
    );
  }
  for (const id of lacked) said.push(`ohne ${statusWord(id)}`);
  const who = relativePronoun({ ...form, grammar: 'nom' });
  const are = form.plural ? 'sind' : 'ist';
  if ([filter.status ?? []].flat().includes('completed'))
    said.push(`, ${who} ${statusWord('completed')} ${are},`);
  if ([filter.without ?? []].flat().includes('completed'))
    said.push(`, ${who} nicht ${statusWord('completed')} ${are},`);
  return said;
}

/** A relative clause in which the noun is the object: ", den du kontrollierst,". */
function relativeClause(form: Form, rest: string): string {
  return `, ${relativePronoun({ ...form, grammar: 'acc' })} ${rest},`;
}

/** "du kontrollierst", "ein Gegner deiner Wahl kontrolliert". */
function controlClause(of: PlayerReference, context: WordingContext): string {
  return of === 'you' ? 'du kontrollierst' : `${playerPhrase(of, context)} kontrolliert`;
}

function placeWords(
  filter: Filter,
  form: Form,
  isTarget: boolean,
  context: WordingContext,
): string {
  const { controlled, playNamed, zones, one } = placesOf(filter);
  const said: string[] = [];
  if (filter.owner !== undefined) said.push(relativeClause(form, 'du besitzt'));
  if (playNamed && filter.of === undefined) said.push('im Spiel');
  if (controlled && filter.of !== undefined)
    said.push(relativeClause(form, controlClause(filter.of, context)));
  for (const place of zones) {
    if (place === 'expedition' && filter.of === 'you') said.push('in deinen Expeditionen');
    else if (one && isTakenFrom(place) && !form.plural && !isTarget)
      said.push(fromZone(place, filter.of, context));
    else said.push(atZone(place, filter.of, context));
  }
  return said.join(form.plural && !isTarget && filter.of ? ' und ' : ' oder ');
}

/** Whether a card of a zone is one that comes from it: "eine Karte aus deiner Reserve". */
function isTakenFrom(place: ZonePlace): boolean {
  return place === 'hand' || place === 'reserve' || place === 'discard';
}

/** Where Expeditions are: "in {forest}", "in einer Aufgestiegenen Expedition". */
export function withinExpedition(filter: ExpeditionFilter, context: WordingContext): string {
  if (isOnly(filter, 'terrain')) return `in ${TERRAIN[filter.terrain!]}`;
  if (isOnly(filter, 'singleTerrain')) return 'in einer Region mit einem Geländetyp';
  if (isOnly(filter, 'atStart')) return 'in einer Startregion';
  if (isYours(filter)) return `in einer deiner ${nounIn('expedition', true)}`;
  // The language writes Expeditions without an article, behind which adjectives end differently.
  const words = context.language.expeditions(filter, false, context);
  return `in einer ${words.replace(/^(andere|(?:\[\[ascended\|)?Aufgestiegene)(\]\])?(?= )/u, '$1n$2').replace(/^(mir gegenüberstehende)(?= )/u, '$1n')}`;
}

const COMPLEMENTS: ComplementWords = {
  expedition: (which) =>
    which === 'facing' || which === 'facing-it' ? '' : `in ${relationPhrase(which, 'dat')}`,
  inExpedition: (where, _, context) => withinExpedition(where, context),
  handCost: (limits, _, context) => ofCost(COST.hand, limits, context),
  reserveCost: (limits, _, context) => ofCost(COST.reserve, limits, context),
  baseCost: (limits, _, context) => ofCost(COST.base, limits, context),
  baseZero: () => 'mit einer Basisstatistik von 0',
  baseZeroInTerrain: () => 'mit einer Basisstatistik von 0 in einem Gelände seiner Region',
  statistics: (limits, _, context) =>
    limits.atMost === undefined
      ? `mit jeder Statistik von ${bounds(limits, (value) => amountWords(value, context))}`
      : `ohne Statistik über ${amountWords(limits.atMost, context)}`,
  oneStatistic({ terrain, ...limits }, plural, context) {
    const whose = comparedWith(limits);
    if (whose === 'me') {
      const relative = plural ? 'deren' : 'dessen';
      return `${TAIL}, ${relative} ${TERRAIN[terrain]} gleich oder niedriger als meines ist,`;
    }
    if (whose === 'it') return `mit gleicher oder niedrigerer ${TERRAIN[terrain]}`;
    return `mit ${TERRAIN[terrain]} von ${bounds(limits, (value) => amountWords(value, context))}`;
  },
  counters({ name, ...limits }, _, context) {
    const { how, bound } = boundOf(limits);
    if (how === 'exactly' && bound === 0) return `ohne ${counterNoun(name, true)}`;
    if (name === 'any' && how === 'atLeast' && bound === 1) return 'mit Zählern';
    const at = { atLeast: 'mindestens ', atMost: 'höchstens ', exactly: '' };
    const what = counterPhrase(name, amountWords(bound, context), bound !== 1);
    return `mit ${at[how]}${what.replace(/[Zz]ähler$/u, bound === 1 ? '$&' : '$&n')}`;
  },
  action: (sign) => `mit einer ${ACTION[sign]} Fähigkeit`,
  sameName: (whose) => (whose === 'me' ? 'mit meinem Namen' : 'mit diesem Namen'),
  named(token, _, context) {
    const { name } = context.token(token);
    return `namens ${name.de ?? name.en}`;
  },
};

/**
 * A noun with its article, adjectives and complements in a case: "einen anderen Charakter deiner Wahl,
 * den du kontrollierst,".
 */
export function nounPhrase(
  filter: Filter,
  plural: boolean,
  context: WordingContext,
  { grammar = 'nom', article = 'none', after = '', relative = '' }: PhraseOptions = {},
): string {
  if (plural && isYoursInBoth(filter)) {
    const { in: _, of: __, anyOf: ___, ...cards } = filter;
    const both = 'deinen Bleibenden Karten und den Karten in deiner Reserve';
    return `${nounPhrase(cards, true, context, { grammar, article })} unter ${both}`;
  }
  const alternatives = alternativesOf(filter);
  if (alternatives) {
    const said = alternatives.map((one, at) => {
      const own: GermanArticle = plural && at > 0 ? 'none' : article;
      return nounPhrase(one, plural, context, { grammar, article: own, after, relative });
    });
    return said.join(' oder ');
  }
  const keys = nounsOf(filter);
  const form = { gender: genderOfNoun(keys[0]!), plural, grammar };
  const heads = keys.map((key, at) =>
    headPhrase(filter, key, plural && at > 0 ? 'none' : article, plural, grammar, context),
  );
  const isAll = article === 'jeder' || article === 'alle' || (article === 'der' && plural);
  const said = [joinList(heads, isAll && heads.length > 1 ? 'und' : 'oder')];
  if (after !== '') said.push(after);
  said.push(...statusesBehind(filter, form));
  said.push(...complementsOf(COMPLEMENTS, filter, plural, context));
  said.push(placeWords(filter, form, after !== '', context));
  if (relative !== '') said.push(relativeClause(form, relative));
  return said
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(' ,', ',');
}

/** "ein Charakter", "einen anderen Roboter". */
export function indefinitePhrase(
  filter: Filter,
  context: WordingContext,
  grammar: GermanCase = 'nom',
): string {
  return nounPhrase(filter, false, context, { grammar, article: 'ein' });
}
