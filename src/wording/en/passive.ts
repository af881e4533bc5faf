/** Passive abilities in English, as statements. */

import type {
  Condition,
  ExpeditionReference,
  ObjectMatch,
  PassiveRule,
  PlayChange,
  PlayedFilter,
  PlayerReference,
  Step,
} from '../../engine/cards/ability.ts';
import type { Context } from '../context.ts';
import { sentences } from '../effect.ts';
import { mana, term } from '../text.ts';
import { amount, perEach } from './amount.ts';
import { expedition, expeditions, expeditionTraits, regionsMeant } from './expedition.ts';
import { also, instead } from './modifier.ts';
import { kind, PLACED, player } from './selection.ts';
import { destination, does, someone } from './trigger.ts';
import {
  a,
  counters,
  DAILY,
  KEYWORD,
  list,
  noun,
  number,
  PHASE,
  STATUS,
  subtype,
  TERRAIN,
} from './words.ts';

interface Subject {
  readonly text: string;
  readonly person: 1 | 2;
  readonly possessive: string;
}

/** Those that a statement is about: "I", "Characters that you control", "it". */
function about(what: ObjectMatch, context: Context, condition?: Condition): Subject {
  if (what === 'me') return { text: 'I', person: 1, possessive: 'my' };
  const spoken =
    condition &&
    'exists' in condition &&
    condition.exactly === 1 &&
    JSON.stringify(condition.exists) === JSON.stringify(what);
  if (spoken) return { text: 'it', person: 2, possessive: 'its' };
  return { text: kind(what, true, context), person: 1, possessive: 'their' };
}

function verb(subject: Subject, plural: string, singular: string): string {
  return `${subject.text} ${subject.person === 1 ? plural : singular}`;
}

/** A keyword with its number: "Tough 1", "Scout {mana:3}". */
export function keyword(
  id: keyof typeof KEYWORD,
  value: Parameters<typeof amount>[0] | undefined,
  context: Context,
): string {
  if (value === undefined) return term(id, KEYWORD[id]);
  if (typeof value === 'number') {
    if (id === 'scout') return `${term(id, KEYWORD[id])} ${mana(value)}`;
    return term(id, `${KEYWORD[id]} ${value}`);
  }
  return `${term(id, `${KEYWORD[id]} X`)}, X being ${amount(value, context)}`;
}

/** "gains 1 boost", "costs 1 less": what happens to a card being played. */
function change(value: PlayChange, who: 'I' | 'it' | 'they', context: Context): string {
  const s = who === 'it' ? 's' : '';
  if ('cost' in value) {
    const min =
      value.min === undefined
        ? ''
        : `, but never below ${typeof value.min === 'number' ? mana(value.min) : amount(value.min, context)}`;
    const each = perEach(value.by, context);
    if (each !== null) return `cost${s} ${mana(1)} ${value.cost} for each ${each}${min}`;
    const by = typeof value.by === 'number' ? mana(value.by) : amount(value.by, context);
    return `cost${s} ${by} ${value.cost}${min}`;
  }
  if ('free' in value) return `${{ I: 'am', it: 'is', they: 'are' }[who]} free`;
  const from =
    'ifFrom' in value && value.ifFrom
      ? ` if played from ${value.ifFrom === 'hand' ? 'hand' : 'Reserve'}`
      : '';
  if ('gains' in value) return `gain${s} ${STATUS[value.gains]}${from}`;
  if ('loses' in value) return `lose${s} ${STATUS[value.loses]}${from}`;
  if ('gainsCounters' in value) {
    return `gain${s} ${counters(value.gainsCounters, amount(value.count, context), value.count !== 1)}`;
  }
  const whose = { I: 'my', it: 'its', they: 'their' }[who];
  return `activate${s} ${value.one ? 'one of ' : ''}${whose} {${value.activates}} abilities`;
}

function played(
  card: PlayedFilter,
  who: PlayerReference | undefined,
  plural: boolean,
  context: Context,
): string {
  const { from, expedition: into, ...filter } = card;
  const whose = from === 'hand' ? 'hand' : 'Reserve';
  if (who === undefined) {
    const how = from ? `played from ${whose}` : 'being played';
    return kind(filter, plural, context, false, how);
  }
  const possessive = who === 'you' ? 'your' : 'their';
  const place = into ? ` in ${PLACED[into]}` : '';
  const how = `that ${does(who, 'play', 'plays', context)}${place}${from ? ` from ${possessive} ${whose}` : ''}`;
  return kind(filter, plural, context, false, how);
}

/** "This turn, the next Character that you play gains 1 boost." */
export function next(step: Extract<Step, { do: 'next' }>, context: Context): string {
  const when = {
    'this-turn': 'this turn',
    'this-afternoon': 'this Afternoon',
    'this-day': 'this Day',
  }[step.duration];
  const changes = list(step.changes.map((value) => change(value, 'it', context)));
  return `${when}, the next ${played(step.card, step.who ?? 'you', false, context)} ${changes}`;
}

function expeditionsOf(reference: ExpeditionReference, context: Context): string {
  if (typeof reference === 'object' && 'each' in reference) {
    if (Object.keys(reference.each).length === 0) return 'Expeditions';
    return expeditions(reference.each, true, context);
  }
  return expedition(reference, context).text;
}

/** A passive ability as a statement, in small letters and without full stop. */
export function statement(rule: PassiveRule, context: Context, condition?: Condition): string {
  switch (rule.rule) {
    case 'gain-keyword': {
      const words = keyword(rule.keyword, rule.amount, context);
      return `${verb(about(rule.of, context, condition), 'have', 'has')} ${words}`;
    }
    case 'gain-ability':
      return `${verb(about(rule.of, context, condition), 'have', 'has')} “${context.say(rule.ability)}”`;
    case 'lose-abilities': {
      const subject = about(rule.of, context, condition);
      return `${verb(subject, 'lose', 'loses')} ${subject.possessive} abilities`;
    }
    case 'gain-subtype':
      return `${verb(about(rule.of, context, condition), rule.of === 'me' ? 'am' : 'are', 'is')} also ${rule.of === 'me' ? a(subtype(rule.subtype)) : subtype(rule.subtype, true)}`;
    case 'also-type':
      return `I also count as ${a(noun(rule.type, false))}, wherever I am`;
    case 'considered': {
      const as = rule.as === 'behind' ? { position: rule.as } : { inContact: true as const };
      const { text, plural } = expedition(rule.expedition, context);
      return `${text} ${plural ? 'count' : 'counts'} as ${expeditionTraits(as)} wherever ${plural ? 'they are' : 'it is'}`;
    }
    case 'raise-maximum': {
      const cards = kind(rule.card, true, context);
      return rule.by === undefined
        ? `Support abilities give counters to ${cards} without any maximum`
        : `the maximum of counters that Support abilities give to ${cards} is ${rule.by} higher`;
    }
    case 'add-statistics': {
      const { forest, mountain, water } = rule.by;
      const signed = [forest, mountain, water].map((value) => (value < 0 ? value : `+${value}`));
      return `${verb(about(rule.of, context, condition), 'get', 'gets')} ${signed.join('/')}`;
    }
    case 'set-statistics': {
      const of =
        rule.of === 'me'
          ? 'my three statistics'
          : `the three statistics of each ${kind(rule.of, false, context)}`;
      if (rule.to === 'highest') return `${of} are equal to the highest of them`;
      return `${of} are ${rule.to.forest}/${rule.to.mountain}/${rule.to.water}`;
    }
    case 'terrain': {
      const { text, plural } = regionsMeant(rule.region, context);
      const terrains = list(rule.terrains.map((id) => TERRAIN[id]));
      const are = `${text} ${plural ? 'are' : 'is'}`;
      return rule.inAddition
        ? `${are} also ${terrains}`
        : `${are} ${terrains} and ${plural ? 'have' : 'has'} no other terrain`;
    }
    case 'limit': {
      const whose = rule.who === 'you' ? 'your' : `${player(rule.who, context)}’s`;
      const name = rule.limit === 'reserve' ? 'Reserve' : 'Landmark';
      const change = `${number(Math.abs(rule.by))} ${rule.by < 0 ? 'lower' : 'higher'}`;
      return `${whose} ${name} limit is ${change}`;
    }
    case 'uncounted':
      return `your Reserve limit ignores ${rule.of === 'me' ? 'me' : kind(rule.of, true, context)}`;
    case 'keep-more': {
      const { in: place, of: _, ...card } = rule.card;
      const words = kind({ ...card, in: 'play' }, rule.more !== 1, context);
      const many = `${number(rule.more)} ${words}`;
      const where = place === 'reserve' ? ' in Reserve' : '';
      return `during ${DAILY['clean-up']}, ${player(rule.who, context)} may keep ${many}${where} beyond the limit`;
    }
    case 'played': {
      const into = rule.into ? ` when played in ${a(expeditions(rule.into, false, context))}` : '';
      if (rule.card === 'me') {
        return `I ${list(rule.changes.map((value) => change(value, 'I', context)))}${into}`;
      }
      if (rule.first) {
        const card = played(rule.card, rule.who, false, context);
        return `each Afternoon, the first ${card} ${list(rule.changes.map((value) => change(value, 'it', context)))}`;
      }
      const cards = played(rule.card, rule.who, true, context);
      return `${cards} ${list(rule.changes.map((value) => change(value, 'they', context)))}${into}`;
    }
    case 'minimum-cost': {
      const who = rule.who === 'opponents' ? 'your opponents' : player(rule.who, context);
      const { from: _, ...filter } = rule.card;
      const least =
        typeof rule.amount === 'number' ? mana(rule.amount) : amount(rule.amount, context);
      return `${kind(filter, true, context)} that ${who} play cost at least ${least}`;
    }
    case 'optional-cost': {
      const less = typeof rule.less === 'number' ? mana(rule.less) : amount(rule.less, context);
      const only = rule.targets
        ? `: I can then target only ${kind(rule.targets, true, context)}`
        : '';
      if (rule.cost.length === 0) return `you may play me for ${less} less${only}`;
      const paying = sentences(
        [{ do: 'may', cost: rule.cost, steps: [] }],
        context.language,
        context,
      );
      return `when you play me, ${paying[0]}: I then cost ${less} less`;
    }
    case 'play-exhausted': {
      const into = rule.into ? ` in ${destination(rule.into, undefined, context)}` : '';
      return `you may play ${kind(rule.card, true, context, true)}${into} even while they are exhausted`;
    }
    case 'cannot-move-forward': {
      const during = rule.during ? ` during ${PHASE[rule.during]}` : '';
      const except = rule.exceptDueTo
        ? `, unless it is thanks to ${TERRAIN[rule.exceptDueTo]}`
        : '';
      const due = rule.dueTo ? ` thanks to ${TERRAIN[rule.dueTo]}` : '';
      return `${expeditionsOf(rule.expedition, context)} cannot move forward${due}${during}${except}`;
    }
    case 'ignore-defender':
      return `no Character with ${term('defender', 'Defender')} keeps ${expedition(rule.expedition, context).text} from moving forward`;
    case 'cannot-activate': {
      const icons = list(rule.abilities.map((symbol) => `{${symbol}}`));
      const whose =
        rule.of === 'me'
          ? `my ${icons} abilities`
          : `the ${icons} abilities of ${kind(rule.of, true, context)}`;
      return `${whose} cannot activate`;
    }
    case 'cannot-be-played': {
      const into = rule.into ? ` in ${a(expeditions(rule.into, false, context))}` : '';
      return `${about(rule.of, context).text} cannot be played${into}`;
    }
    case 'cannot-gain-counters':
      return `${about(rule.of, context).text} cannot gain counters`;
    case 'cannot-ready': {
      const during = rule.during ? ` during ${PHASE[rule.during]}` : '';
      return `${about(rule.of, context).text} cannot be readied${during}`;
    }
    case 'can-gain-again':
      return `${about(rule.of, context).text} can gain ${STATUS[rule.status]} again`;
    case 'ignore-abilities':
      return `${rule.of === 'me' ? 'my abilities' : `the abilities of ${kind(rule.of, true, context)}`} have no effect`;
    case 'extra-die': {
      const dice = rule.dice === 1 ? 'one more' : `${number(rule.dice)} more`;
      return `whenever ${someone(rule.who, context)} ${rule.who === 'you' ? 'roll' : 'rolls'} dice, roll ${dice} and ignore ${rule.dice === 1 ? 'one of them' : `${number(rule.dice)} of them`}`;
    }
    case 'die-result': {
      const change = `${rule.add < 0 ? 'lower' : 'raise'} its result by ${Math.abs(rule.add)}`;
      return `whenever ${someone(rule.who, context)} ${rule.who === 'you' ? 'roll' : 'rolls'} a die, ${rule.may ? 'you may ' : ''}${change}`;
    }
    case 'instead':
      return instead(rule, context);
    case 'also':
      return also(rule, context);
  }
}
