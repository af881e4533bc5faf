/** Passive abilities in French, as statements. */

import type {
  Amount,
  Condition,
  ExpeditionReference,
  Keyword,
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
import { genderOf, kind, PLACED, player } from './selection.ts';
import { place, playerDoes } from './trigger.ts';
import {
  a,
  agree,
  counters,
  DAILY,
  de,
  elides,
  type Gender,
  gender,
  KEYWORD,
  list,
  noun,
  number,
  PHASE,
  que,
  status,
  subtype,
  TERRAIN,
  the,
  un,
} from './words.ts';

function costs(value: Amount, context: Context): string {
  return typeof value === 'number' ? mana(value) : amount(value, context);
}

interface Subject {
  readonly text: string;
  readonly me: boolean;
  readonly plural: boolean;
  readonly gender: Gender;
}

/** Those that a statement is about: "je", "les Personnages que vous contrôlez", "il". */
function about(what: ObjectMatch, context: Context, condition?: Condition): Subject {
  if (what === 'me') return { text: 'je', me: true, plural: false, gender: 'm' };
  const of = genderOf(what);
  const spoken =
    condition &&
    'exists' in condition &&
    condition.exactly === 1 &&
    JSON.stringify(condition.exists) === JSON.stringify(what);
  if (spoken) return { text: of === 'f' ? 'elle' : 'il', me: false, plural: false, gender: of };
  return { text: `les ${kind(what, true, context)}`, me: false, plural: true, gender: of };
}

function has(subject: Subject): string {
  if (subject.me) return 'j’ai';
  return `${subject.text} ${subject.plural ? 'ont' : 'a'}`;
}

function cannot(subject: Subject): string {
  return `${subject.text} ne ${subject.me ? 'peux' : 'peuvent'} pas`;
}

/** A keyword with its number: "Coriace 1", "Repérage {mana:3}". */
export function keyword(id: Keyword, value: Amount | undefined, context: Context): string {
  if (value === undefined) return term(id, KEYWORD[id]);
  if (typeof value === 'number') {
    if (id === 'scout') return `${term(id, KEYWORD[id])} ${mana(value)}`;
    return term(id, `${KEYWORD[id]} ${value}`);
  }
  return `${term(id, `${KEYWORD[id]} X`)}, avec X égal ${a(amount(value, context))}`;
}

/** What is played, as far as verbs agree with it. */
type Played = Pick<Subject, 'me' | 'plural' | 'gender'>;

function cardPlayed(gender: Gender, plural: boolean): Played {
  return { me: false, plural, gender };
}

/** "gagne 1 boost", "coûtent {mana:1} de moins": what happens to a card being played. */
function change(value: PlayChange, who: Played, context: Context): string {
  const { plural, me, gender: of } = who;
  const ent = plural ? 'ent' : 'e';
  if ('cost' in value) {
    const more = value.cost === 'less' ? 'de moins' : 'de plus';
    const min = value.min === undefined ? '' : `, sans descendre sous ${costs(value.min, context)}`;
    const each = perEach(value.by, context);
    if (each !== null) return `coût${ent} ${mana(1)} ${more} pour chaque ${each}${min}`;
    return `coût${ent} ${costs(value.by, context)} ${more}${min}`;
  }
  if ('free' in value) {
    return `${me ? 'suis' : plural ? 'sont' : 'est'} ${agree('gratuit', of, plural)}`;
  }
  const from =
    'ifFrom' in value && value.ifFrom
      ? ` si ${me ? 'ma' : plural ? 'leur' : 'sa'} carte vient de ${value.ifFrom === 'hand' ? 'la main' : 'la Réserve'}`
      : '';
  if ('gains' in value) return `gagn${ent} ${status(value.gains)}${from}`;
  if ('loses' in value)
    return `${me ? 'perds' : plural ? 'perdent' : 'perd'} ${status(value.loses)}${from}`;
  if ('gainsCounters' in value) {
    const many = amount(value.count, context);
    return `gagn${ent} ${counters(value.gainsCounters, many, value.count !== 1)}`;
  }
  const whose = me ? 'mes' : plural ? 'leurs' : 'ses';
  return `activ${ent} ${value.one ? 'l’une de ' : ''}${whose} capacités {${value.activates}}`;
}

function changes(all: readonly PlayChange[], who: Played, context: Context): string {
  return list(all.map((value) => change(value, who, context)));
}

/** Cards being played: "Personnage que vous jouez depuis votre main". */
function played(
  card: PlayedFilter,
  who: PlayerReference | undefined,
  plural: boolean,
  context: Context,
): string {
  const { from, expedition: into, ...filter } = card;
  const place = from === 'hand' ? 'main' : 'Réserve';
  if (who === undefined) {
    const how = agree('joué', genderOf(filter), plural) + (from ? ` depuis la ${place}` : '');
    return kind(filter, plural, context, how);
  }
  const whose = who === 'you' ? 'votre' : 'sa';
  const where = into ? ` dans ${PLACED[into]}` : '';
  const origin = from ? ` depuis ${whose} ${place}` : '';
  const how = que(playerDoes(who, 'jouer', context)) + where + origin;
  return kind(filter, plural, context, how);
}

const WHEN = {
  'this-turn': 'ce tour',
  'this-afternoon': 'cet Après-midi',
  'this-day': 'ce Jour',
} as const;

/** "Ce tour, le prochain Personnage que vous jouez gagne 1 boost." */
export function next(step: Extract<Step, { do: 'next' }>, context: Context): string {
  const of = genderOf(step.card);
  const words = played(step.card, step.who ?? 'you', false, context);
  const card = the(`${of === 'f' ? 'prochaine' : 'prochain'} ${words}`, of);
  return `${WHEN[step.duration]}, ${card} ${changes(step.changes, cardPlayed(of, false), context)}`;
}

function restricted(reference: ExpeditionReference, context: Context): Subject {
  if (typeof reference === 'object' && 'each' in reference) {
    const words = `les ${expeditions(reference.each, true, context)}`;
    return { text: words, me: false, plural: true, gender: 'f' };
  }
  const { text, plural } = expedition(reference, context);
  return { text, me: false, plural, gender: 'f' };
}

/** The rule of a card being played. */
function whenPlayed(rule: Extract<PassiveRule, { rule: 'played' }>, context: Context): string {
  const into = rule.into ? ` dans une ${expeditions(rule.into, false, context)}` : '';
  if (rule.card === 'me') {
    const mine = changes(rule.changes, { me: true, plural: false, gender: 'm' }, context);
    const je = elides(mine) ? `j’${mine}` : `je ${mine}`;
    return `${je}${into === '' ? '' : ` si vous me jouez${into}`}`;
  }
  const of = genderOf(rule.card);
  if (rule.first) {
    const words = played(rule.card, rule.who, false, context);
    const first = the(`${of === 'f' ? 'première' : 'premier'} ${words}`, of);
    return `chaque Après-midi, ${first} ${changes(rule.changes, cardPlayed(of, false), context)}`;
  }
  const cards = played(rule.card, rule.who, true, context);
  return `les ${cards}${into} ${changes(rule.changes, cardPlayed(of, true), context)}`;
}

/** A passive ability as a statement, in small letters and without full stop. */
export function statement(rule: PassiveRule, context: Context, condition?: Condition): string {
  switch (rule.rule) {
    case 'gain-keyword':
      return `${has(about(rule.of, context, condition))} ${keyword(rule.keyword, rule.amount, context)}`;
    case 'gain-ability': {
      const said = context.language.quote(context.say(rule.ability));
      return `${has(about(rule.of, context, condition))} ${said}`;
    }
    case 'lose-abilities': {
      const who = about(rule.of, context, condition);
      if (who.me) return 'je perds mes capacités';
      return who.plural ? `${who.text} perdent leurs capacités` : `${who.text} perd ses capacités`;
    }
    case 'gain-subtype': {
      const who = about(rule.of, context, condition);
      const be = who.me ? 'suis' : who.plural ? 'sont' : 'est';
      const one = who.plural ? 'des' : gender({ subtype: rule.subtype }) === 'f' ? 'une' : 'un';
      return `${who.text} ${be} aussi ${one} ${subtype(rule.subtype, who.plural)}`;
    }
    case 'also-type':
      return `je compte aussi comme ${un(noun(rule.type, false), gender(rule.type))}, où que je sois`;
    case 'considered': {
      const as = rule.as === 'behind' ? { position: rule.as } : { inContact: true as const };
      const { text, plural } = expedition(rule.expedition, context);
      const where = plural ? 'où qu’elles soient' : 'où qu’elle soit';
      return `${text} ${plural ? 'comptent' : 'compte'} comme ${expeditionTraits(as)}, ${where}`;
    }
    case 'raise-maximum': {
      const cards = `aux ${kind(rule.card, true, context)}`;
      return rule.by === undefined
        ? `les capacités de Soutien donnent des compteurs ${cards} sans maximum`
        : `le maximum de compteurs donnés par les capacités de Soutien ${cards} augmente de ${rule.by}`;
    }
    case 'add-statistics': {
      const { forest, mountain, water } = rule.by;
      const signed = [forest, mountain, water].map((value) => (value < 0 ? value : `+${value}`));
      return `${has(about(rule.of, context, condition))} ${signed.join('/')}`;
    }
    case 'set-statistics': {
      const of =
        rule.of === 'me'
          ? 'mes trois statistiques'
          : `les trois statistiques de chaque ${kind(rule.of, false, context)}`;
      const { to } = rule;
      if (to !== 'highest') return `${of} sont ${to.forest}/${to.mountain}/${to.water}`;
      return `${of} sont égales à la plus élevée d’entre elles`;
    }
    case 'terrain': {
      const { text, plural } = regionsMeant(rule.region, context);
      const terrains = list(rule.terrains.map((id) => TERRAIN[id]));
      const are = `${text} ${plural ? 'sont' : 'est'}`;
      if (rule.inAddition) return `${are} aussi ${terrains}`;
      return `${are} ${terrains} et n’${plural ? 'ont' : 'a'} pas d’autre terrain`;
    }
    case 'limit': {
      const name = rule.limit === 'reserve' ? 'limite de Réserve' : 'limite de Repères';
      const whose =
        rule.who === 'you' ? `votre ${name}` : `la ${name} ${de(player(rule.who, context))}`;
      return `${whose} ${rule.by < 0 ? 'baisse' : 'augmente'} de ${Math.abs(rule.by)}`;
    }
    case 'uncounted': {
      const who = rule.of === 'me' ? 'm’ignore' : `ignore les ${kind(rule.of, true, context)}`;
      return `votre limite de Réserve ${who}`;
    }
    case 'keep-more': {
      const { in: where, of: _, ...card } = rule.card;
      const plural = rule.more !== 1;
      const words = kind({ ...card, in: 'play' }, plural, context);
      const many = number(rule.more, genderOf(card));
      const can = rule.who === 'you' ? 'pouvez' : 'peut';
      const zone = where === 'reserve' ? ' en Réserve' : '';
      return `pendant ${DAILY['clean-up']}, ${player(rule.who, context)} ${can} conserver ${many} ${words}${zone} au-delà de la limite`;
    }
    case 'played':
      return whenPlayed(rule, context);
    case 'minimum-cost': {
      const { from: _, ...filter } = rule.card;
      const who =
        rule.who === 'opponents'
          ? 'vos adversaires jouent'
          : playerDoes(rule.who, 'jouer', context);
      const cards = kind(filter, true, context, que(who));
      return `les ${cards} coûtent au moins ${costs(rule.amount, context)}`;
    }
    case 'optional-cost': {
      const only = rule.targets
        ? `\u00a0: je peux alors cibler seulement les ${kind(rule.targets, true, context)}`
        : '';
      if (rule.cost.length === 0) {
        return `vous pouvez me jouer pour ${costs(rule.less, context)} de moins${only}`;
      }
      const [paying] = sentences(
        [{ do: 'may', cost: rule.cost, steps: [] }],
        context.language,
        context,
      );
      return `quand vous me jouez, ${paying}\u00a0: je coûte alors ${costs(rule.less, context)} de moins`;
    }
    case 'play-exhausted': {
      const into = rule.into ? ` dans ${place(rule.into, undefined, context)}` : '';
      const cards = kind(rule.card, true, context);
      const even = agree('épuisé', genderOf(rule.card), true);
      return `vous pouvez jouer${into} les ${cards}, même ${even}`;
    }
    case 'cannot-move-forward': {
      const who = restricted(rule.expedition, context);
      const during = rule.during ? ` pendant ${PHASE[rule.during]}` : '';
      const except = rule.exceptDueTo ? `, sauf grâce à ${TERRAIN[rule.exceptDueTo]}` : '';
      const due = rule.dueTo ? ` grâce à ${TERRAIN[rule.dueTo]}` : '';
      return `${who.text} ne ${who.plural ? 'peuvent' : 'peut'} pas avancer${due}${during}${except}`;
    }
    case 'ignore-defender': {
      const where = expedition(rule.expedition, context).text;
      return `aucun Personnage avec ${term('defender', 'Défenseur')} n’empêche ${where} d’avancer`;
    }
    case 'cannot-activate': {
      const icons = list(rule.abilities.map((symbol) => `{${symbol}}`));
      const whose =
        rule.of === 'me'
          ? `mes capacités ${icons}`
          : `les capacités ${icons} ${de(`les ${kind(rule.of, true, context)}`)}`;
      return `${whose} ne peuvent s’activer`;
    }
    case 'cannot-be-played': {
      const into = rule.into ? ` dans une ${expeditions(rule.into, false, context)}` : '';
      if (rule.of === 'me') return `personne ne peut me jouer${into}`;
      return `personne ne peut jouer ${about(rule.of, context).text}${into}`;
    }
    case 'cannot-gain-counters': {
      const who = about(rule.of, context);
      return `${who.text} ne ${who.me ? 'peux' : 'peuvent'} gagner aucun compteur`;
    }
    case 'cannot-ready': {
      const during = rule.during ? ` pendant ${PHASE[rule.during]}` : '';
      return `${cannot(about(rule.of, context))} être ${agree('redressé', about(rule.of, context).gender, rule.of !== 'me')}${during}`;
    }
    case 'can-gain-again': {
      const who = about(rule.of, context);
      return `${who.text} ${who.me ? 'peux' : 'peuvent'} gagner ${status(rule.status)} à nouveau`;
    }
    case 'ignore-abilities':
      return `${rule.of === 'me' ? 'mes capacités' : `les capacités ${de(`les ${kind(rule.of, true, context)}`)}`} n’ont aucun effet`;
    case 'extra-die': {
      const more = number(rule.dice);
      return `chaque fois ${que(playerDoes(rule.who, 'lancer', context))} des dés, lancez-en ${more} de plus et ignorez-en ${more}`;
    }
    case 'die-result': {
      const verb = rule.add < 0 ? 'diminuer' : 'augmenter';
      const may = rule.may ? 'vous pouvez ' : 'il faut ';
      return `chaque fois ${que(playerDoes(rule.who, 'lancer', context))} un dé, ${may}${verb} son résultat de ${Math.abs(rule.add)}`;
    }
    case 'instead':
      return instead(rule, context);
    case 'also':
      return also(rule, context);
  }
}
