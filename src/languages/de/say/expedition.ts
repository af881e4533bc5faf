/** Phrases for Expeditions and regions, in German. */

import type {
  Amount,
  ExpeditionFilter,
  ExpeditionReference,
  RegionReference,
} from '../../../engine/cards/ability.ts';
import { amountWords, isOfEach, isOnly, isYours } from '../../say/context.ts';
import { TERRAIN, termMark } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { type GermanPhrase, objectPhrase, possessiveStem } from './reference.ts';
import {
  bounds,
  type GermanArticle,
  nounPhrase,
  playerPhrase,
  relationPhrase,
} from './selection.ts';
import {
  declinedAdjective,
  declinedEin,
  declinedThis,
  definiteArticle,
  type GermanCase,
  joinList,
  nounIn,
  statusAdjective,
} from './words.ts';

const SIDE = { hero: 'Helden-', companion: 'Gefährten-' } as const;

/** A property of an Expedition, with the verb that says it: "hinten" of "hinten liegt". */
interface Trait {
  readonly words: string;
  readonly verb: 'liegen' | 'sein';
}

/** "in Kontakt", as a term. */
export const IN_CONTACT = termMark('in-contact', 'in Kontakt');

/** The properties of Expeditions. */
export function traitsOf(filter: ExpeditionFilter): readonly Trait[] {
  const said: Trait[] = [];
  if (filter.terrain) said.push({ words: `in ${TERRAIN[filter.terrain]}`, verb: 'sein' });
  if (filter.inContact) said.push({ words: IN_CONTACT, verb: 'sein' });
  if (filter.singleTerrain)
    said.push({ words: 'in einer Region mit einem Geländetyp', verb: 'sein' });
  if (filter.atStart) said.push({ words: 'in ihrer Startregion', verb: 'sein' });
  return said;
}

const POSITION = { ahead: 'vorne', behind: 'hinten', tied: 'gleichauf' } as const;

/** "hinten liegt oder gleichauf ist", "vorne liegen": where Expeditions are by their positions. */
export function positionClause({ position }: ExpeditionFilter, plural: boolean): string {
  const all = [position ?? []].flat();
  const said = all.map((id) => {
    const be = id === 'tied' ? (plural ? 'sind' : 'ist') : plural ? 'liegen' : 'liegt';
    return `${POSITION[id]} ${be}`;
  });
  return joinList(said, 'oder');
}

/** The objects in an Expedition, in a case: "keinen Charakter", "zwei oder mehr Roboter". */
export function heldObjects(
  holds: NonNullable<ExpeditionFilter['holds']>,
  context: WordingContext,
  grammar: GermanCase,
): string {
  const { number: many, ...filter } = holds;
  if (many.exactly === 0) return nounPhrase(filter, true, context, { grammar, article: 'kein' });
  const number = bounds(many, (value) => amountWords(value, context, 'word'));
  if (many.atLeast === 1 && many.atMost === undefined)
    return nounPhrase(filter, false, context, {
      grammar,
      article: { number: `mindestens ${einWord(filter, grammar)}` },
    });
  return nounPhrase(filter, true, context, { grammar, article: { number } });
}

function einWord(filter: Parameters<typeof nounPhrase>[0], grammar: GermanCase): string {
  const of = filter.type === 'character' || filter.type === 'spell' ? 'm' : 'f';
  return declinedEin('ein', { gender: of, plural: false, grammar });
}

interface ExpeditionOptions {
  readonly article?: GermanArticle;
  readonly grammar?: GermanCase;
  readonly after?: string;
}

/** Expeditions that match, with an article in a case: "einer anderen Expedition in {forest}". */
export function expeditionWords(
  filter: ExpeditionFilter,
  plural: boolean,
  context: WordingContext,
  { article = 'none', grammar = 'nom', after = '' }: ExpeditionOptions = {},
): string {
  const form = { gender: 'f', plural, grammar } as const;
  const before = article === 'none' || typeof article === 'object' ? 'none' : 'ein';
  const ending = article === 'der' || article === 'jeder' || article === 'alle' ? 'der' : before;
  const said: string[] = [];
  const first = {
    none: '',
    ein: plural ? '' : declinedEin('ein', form),
    kein: declinedEin('kein', form),
    der: definiteArticle(form),
    dieser: declinedThis('dies', form),
    jeder: declinedThis('jed', form),
    alle: declinedThis('all', form),
  };
  const number = typeof article === 'object' ? article.number : first[article];
  if (number !== '') said.push(number);
  if (filter.relation === 'facing') {
    said.push(`mir ${declinedAdjective('gegenüberstehend', ending, form)}`);
  }
  if (filter.other) said.push(declinedAdjective('ander', ending, form));
  if (filter.ascended !== undefined) {
    said.push((filter.ascended ? '' : 'nicht ') + statusAdjective('ascended', ending, form));
  }
  said.push(`${filter.side ? SIDE[filter.side] : ''}${nounIn('expedition', plural)}`);
  if (after !== '') said.push(after);
  if (filter.relation && filter.relation !== 'facing')
    said.push(`unter ${relationPhrase(filter.relation, 'dat')}`);
  for (const { words } of traitsOf(filter)) said.push(words);
  if (filter.holds) {
    const { number: many, ...held } = filter.holds;
    said.push(
      many.exactly === 0
        ? `ohne ${nounPhrase(held, true, context, { grammar: 'acc' })}`
        : `mit ${heldObjects(filter.holds, context, 'dat')}`,
    );
  }
  if (filter.of !== undefined) {
    const who = filter.of === 'you' ? 'du' : playerPhrase(filter.of, context);
    said.push(`, die ${who} ${filter.of === 'you' ? 'kontrollierst' : 'kontrolliert'},`);
  }
  const position = positionClause(filter, plural);
  if (position !== '') said.push(`, die ${position},`);
  return said.join(' ').replaceAll(' ,', ',');
}

/** Expeditions that match, without article: "Expedition in {forest}". */
export function matchingExpeditions(
  filter: ExpeditionFilter,
  plural: boolean,
  context: WordingContext,
): string {
  return expeditionWords(filter, plural, context);
}

function asPhrase(text: string, plural = false): GermanPhrase {
  return { text, person: plural ? 'several' : 'er', plural, gender: 'f', of: null };
}

function eachOf(whose: string, grammar: GermanCase): string {
  return `${declinedThis('jed', { gender: 'f', plural: false, grammar })} ${whose}`;
}

const PRONOUN: Readonly<Record<GermanCase, string>> = {
  nom: 'sie',
  acc: 'sie',
  dat: 'ihr',
  gen: 'ihrer',
};

/** An Expedition or several in a case: "eine Expedition deiner Wahl", "jede deiner Expeditionen". */
export function expedition(
  reference: ExpeditionReference,
  context: WordingContext,
  grammar: GermanCase = 'nom',
): GermanPhrase {
  const form = { gender: 'f', plural: false, grammar } as const;
  if (reference === 'it' && context.it.noun === 'expedition' && context.it.plural)
    return asPhrase(eachOf('von ihnen', grammar));
  if (reference === 'it') return { ...asPhrase(PRONOUN[grammar]), of: 'it' };
  if (typeof reference === 'string')
    return asPhrase(relationPhrase(reference, grammar), reference === 'yours');
  if ('and' in reference) {
    const all = reference.and.map((one, index) =>
      one === 'facing-other' && reference.and[index - 1] === 'other'
        ? relationPhrase('facing-it', grammar)
        : expedition(one, context, grammar).text,
    );
    return asPhrase(joinList(all), true);
  }
  if ('side' in reference) {
    const of = reference.of ?? 'you';
    const name = `${SIDE[reference.side]}${nounIn('expedition', false)}`;
    if (of === 'you') return asPhrase(`${declinedEin('dein', form)} ${name}`);
    if (of === 'they') return asPhrase(`${declinedEin('sein', form)} ${name}`);
    return asPhrase(`${definiteArticle(form)} ${name} ${playerPhrase(of, context, 'gen')}`);
  }
  if ('where' in reference) return placeOf(reference, context, grammar);
  if ('target' in reference) {
    const count = reference.count ?? 1;
    const plural = count !== 1;
    const many = plural
      ? count === 'any'
        ? 'eine beliebige Anzahl'
        : amountWords(count, context, 'word')
      : declinedEin('ein', form);
    const number = `${reference.upTo ? 'bis zu ' : ''}${many}`;
    const article: GermanArticle = plural || reference.upTo ? { number } : 'ein';
    const words = expeditionWords(reference.target, plural, context, {
      article,
      grammar,
      after: 'deiner Wahl',
    });
    context.it = { noun: 'expedition', plural };
    return asPhrase(words, plural);
  }
  if ('beside' in reference) {
    return asPhrase(
      reference.which === 'facing'
        ? relationPhrase('facing-it', grammar)
        : `${definiteArticle(form)} ${declinedAdjective('ander', 'der', form)} Expedition desselben Spielers`,
    );
  }
  context.it = { noun: 'expedition', plural: false };
  if ('choose' in reference) {
    if (isYours(reference.choose))
      return asPhrase(`${declinedEin('ein', form)} deiner Expeditionen`);
    if (isOnly(reference.choose, 'of') && reference.choose.of === 'opponents') {
      const adverse = declinedAdjective('gegnerisch', 'ein', form);
      return asPhrase(`${declinedEin('ein', form)} ${adverse} ${nounIn('expedition', false)}`);
    }
    return asPhrase(expeditionWords(reference.choose, false, context, { article: 'ein', grammar }));
  }
  const { of, ...rest } = reference.each;
  if (of === 'you') {
    if (Object.keys(rest).length === 0) return asPhrase(eachOf('deiner Expeditionen', grammar));
    const { position: _, ...traits } = rest;
    const yours = expeditionWords(traits, true, context, { grammar: 'gen' });
    const where = positionClause(rest, false);
    const relative = where === '' ? '' : `, die ${where},`;
    return asPhrase(eachOf(`deiner ${weakenedAdjectives(yours)}${relative}`, grammar));
  }
  if (isOnly(reference.each, 'of') && of === 'they')
    return asPhrase(eachOf('seiner Expeditionen', grammar));
  return asPhrase(expeditionWords(reference.each, false, context, { article: 'jeder', grammar }));
}

/** Adjectives behind "deiner", which end in -en: "deiner Aufgestiegenen Expeditionen". */
function weakenedAdjectives(words: string): string {
  return words.replace(/^((?:\[\[ascended\|)?\p{L}+e)r(?=[\] ])/u, '$1n');
}

function placeOf(
  reference: Extract<ExpeditionReference, { where: unknown }>,
  context: WordingContext,
  grammar: GermanCase,
): GermanPhrase {
  const form = { gender: 'f', plural: false, grammar } as const;
  if (isOfEach(reference, context))
    return asPhrase(`${definiteArticle(form)} Expedition jedes von ihnen`, true);
  const whose = objectPhrase(reference.where, context, reference.facing ? 'dat' : 'gen');
  if (reference.facing) {
    if (whose.of === 'me') return asPhrase(relationPhrase('facing', grammar));
    const facing = declinedAdjective('gegenüberstehend', 'der', form);
    return asPhrase(`${definiteArticle(form)} ${whose.text} ${facing} Expedition`);
  }
  if (whose.of !== null) return asPhrase(`${declinedEin(possessiveStem(whose), form)} Expedition`);
  return asPhrase(`${definiteArticle(form)} Expedition ${whose.text}`);
}

/** A region or all, in a case: "meine Region", "jede Region". */
export function regionPhrase(
  reference: RegionReference,
  context: WordingContext,
  grammar: GermanCase,
): string {
  return regionsMeant(reference, context, grammar).text;
}

/** Regions, and whether they are several. */
export function regionsMeant(
  reference: RegionReference,
  context: WordingContext,
  grammar: GermanCase = 'nom',
): GermanPhrase {
  const form = { gender: 'f', plural: false, grammar } as const;
  if (reference === 'all') {
    return asPhrase(`${declinedThis('all', { ...form, plural: true })} Regionen`, true);
  }
  return 'target' in reference
    ? asPhrase(
        `${declinedEin('ein', form)} ${declinedAdjective('sichtbar', 'ein', form)} Region deiner Wahl`,
      )
    : regionOf(reference.of, context, grammar);
}

/** The region of one Expedition, or those of several. */
function regionOf(
  reference: ExpeditionReference,
  context: WordingContext,
  grammar: GermanCase,
): GermanPhrase {
  const form = { gender: 'f', plural: false, grammar } as const;
  if (typeof reference === 'object' && 'and' in reference) {
    const all = reference.and.map((one) => regionOf(one, context, grammar).text);
    return asPhrase(joinList(all), true);
  }
  return asPhrase(
    reference === 'mine'
      ? `${declinedEin('mein', form)} Region`
      : `${definiteArticle(form)} Region ${expedition(reference, context, 'gen').text}`,
  );
}

/** A number of regions: "eine Region", "2 Regionen". */
export function regionCount(count: Amount, context: WordingContext): string {
  return count === 1 ? 'eine Region' : `${amountWords(count, context)} Regionen`;
}
