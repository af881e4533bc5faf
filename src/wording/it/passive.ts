/** Passive abilities in Italian, as statements. */

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
  agree,
  counters,
  DAILY,
  type Gender,
  gender,
  KEYWORD,
  list,
  noun,
  number,
  PHASE,
  prep,
  status,
  subtype,
  TERRAIN,
  thanksTo,
  the,
  un,
} from './words.ts';

function costs(value: Amount, context: Context): string {
  return typeof value === 'number' ? mana(value) : amount(value, context);
}

interface Subject {
  /** Empty where it is not said. */
  readonly text: string;
  readonly me: boolean;
  readonly plural: boolean;
  readonly gender: Gender;
}

function all(what: Exclude<ObjectMatch, 'me'>, context: Context): string {
  return the(kind(what, true, context), genderOf(what), true);
}

/** Those that a statement is about: "i personaggi che controlli"; the bearer is not said. */
function about(what: ObjectMatch, context: Context, condition?: Condition): Subject {
  if (what === 'me') return { text: '', me: true, plural: false, gender: 'm' };
  const of = genderOf(what);
  const spoken =
    condition &&
    'exists' in condition &&
    condition.exactly === 1 &&
    JSON.stringify(condition.exists) === JSON.stringify(what);
  if (spoken) return { text: '', me: false, plural: false, gender: of };
  return { text: all(what, context), me: false, plural: true, gender: of };
}

/** A verb in the person of its subject. */
function says(who: Subject, io: string, egli: string, essi: string): string {
  return `${who.text} ${who.me ? io : who.plural ? essi : egli}`.trim();
}

function has(who: Subject): string {
  return says(who, 'ho', 'ha', 'hanno');
}

/** A keyword with its number: "Tenace 1", "Esploratore {mana:3}". */
export function keyword(id: Keyword, value: Amount | undefined, context: Context): string {
  if (value === undefined) return term(id, KEYWORD[id]);
  if (typeof value === 'number') {
    if (id === 'scout') return `${term(id, KEYWORD[id])} ${mana(value)}`;
    return term(id, `${KEYWORD[id]} ${value}`);
  }
  return `${term(id, `${KEYWORD[id]} X`)}, con X pari ${prep('a', amount(value, context))}`;
}

/** "ottiene 1 rinforzo", "costano {mana:1} in meno": what happens to a card being played. */
function change(value: PlayChange, who: Subject, context: Context): string {
  const { plural, me } = who;
  const form = (io: string, egli: string, essi: string) => (me ? io : plural ? essi : egli);
  if ('cost' in value) {
    const more = value.cost === 'less' ? 'in meno' : 'in più';
    const min = value.min === undefined ? '' : `, ma mai meno di ${costs(value.min, context)}`;
    const verb = form('costo', 'costa', 'costano');
    const each = perEach(value.by, context);
    if (each !== null) return `${verb} ${mana(1)} ${more} per ogni ${each}${min}`;
    return `${verb} ${costs(value.by, context)} ${more}${min}`;
  }
  if ('free' in value) return `${form('sono', 'è', 'sono')} gratis`;
  const from =
    'ifFrom' in value && value.ifFrom
      ? ` se ${form('vengo', 'viene', 'vengono')} ${value.ifFrom === 'hand' ? 'dalla mano' : 'dalla Riserva'}`
      : '';
  const gains = form('ottengo', 'ottiene', 'ottengono');
  if ('gains' in value) return `${gains} ${status(value.gains)}${from}`;
  if ('loses' in value) return `${form('perdo', 'perde', 'perdono')} ${status(value.loses)}${from}`;
  if ('gainsCounters' in value) {
    const many = amount(value.count, context);
    return `${gains} ${counters(value.gainsCounters, many, value.count !== 1)}`;
  }
  const whose = me ? 'mie' : plural ? 'loro' : 'sue';
  const which = value.one ? 'una delle' : 'le';
  return `${form('attivo', 'attiva', 'attivano')} ${which} ${whose} abilità {${value.activates}}`;
}

function changes(values: readonly PlayChange[], who: Subject, context: Context): string {
  return list(values.map((value) => change(value, who, context)));
}

/** Cards being played: "personaggio che giochi dalla tua mano". */
function played(
  card: PlayedFilter,
  who: PlayerReference | undefined,
  plural: boolean,
  context: Context,
): string {
  const { from, expedition: into, ...filter } = card;
  const where = from === 'hand' ? 'mano' : 'Riserva';
  if (who === undefined) {
    const how = agree('giocato', genderOf(filter), plural) + (from ? ` dalla ${where}` : '');
    return kind(filter, plural, context, how);
  }
  const whose = who === 'you' ? 'tua' : 'sua';
  const place = into ? ` ${prep('in', PLACED[into])}` : '';
  const how = `che ${playerDoes(who, 'giocare', context)}${place}${from ? ` dalla ${whose} ${where}` : ''}`;
  return kind(filter, plural, context, how);
}

export const WHEN = {
  'this-turn': 'in questo turno',
  'this-afternoon': 'questo pomeriggio',
  'this-day': 'in questa giornata',
} as const;

function cardSubject(text: string, of: Gender, plural: boolean): Subject {
  return { text, me: false, plural, gender: of };
}

/** "In questo turno, il prossimo personaggio che giochi ottiene 1 rinforzo." */
export function next(step: Extract<Step, { do: 'next' }>, context: Context): string {
  const of = genderOf(step.card);
  const words = played(step.card, step.who ?? 'you', false, context);
  const card = the(`${agree('prossimo', of, false)} ${words}`, of);
  const what = changes(step.changes, cardSubject(card, of, false), context);
  return `${WHEN[step.duration]}, ${card} ${what}`;
}

function restricted(reference: ExpeditionReference, context: Context): Subject {
  if (typeof reference === 'object' && 'each' in reference) {
    return cardSubject(`le ${expeditions(reference.each, true, context)}`, 'f', true);
  }
  const { text, plural } = expedition(reference, context);
  return cardSubject(text, 'f', plural);
}

/** The rule of a card being played. */
function whenPlayed(rule: Extract<PassiveRule, { rule: 'played' }>, context: Context): string {
  const into = rule.into ? ` in una ${expeditions(rule.into, false, context)}` : '';
  if (rule.card === 'me') {
    const mine = changes(rule.changes, about('me', context), context);
    return `${mine}${into === '' ? '' : ` quando mi giochi${into}`}`;
  }
  const of = genderOf(rule.card);
  if (rule.first) {
    const words = played(rule.card, rule.who, false, context);
    const card = the(`${agree('primo', of, false)} ${words}`, of);
    return `ogni pomeriggio, ${card} ${changes(rule.changes, cardSubject(card, of, false), context)}`;
  }
  const cards = the(played(rule.card, rule.who, true, context), of, true);
  return `${cards}${into} ${changes(rule.changes, cardSubject(cards, of, true), context)}`;
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
      const whose = who.me ? 'mie' : who.plural ? 'loro' : 'sue';
      return `${says(who, 'perdo', 'perde', 'perdono')} le ${whose} abilità`;
    }
    case 'gain-subtype': {
      const who = about(rule.of, context, condition);
      const word = subtype(rule.subtype, who.plural);
      const what = who.plural ? word : un(word, genderOf({ subtype: rule.subtype }));
      return `${says(who, 'sono', 'è', 'sono')} anche ${what}`;
    }
    case 'also-type':
      return `conto anche come ${un(noun(rule.type, false), gender(rule.type))}, ovunque io sia`;
    case 'considered': {
      const as = rule.as === 'behind' ? { position: rule.as } : { inContact: true as const };
      const { text, plural } = expedition(rule.expedition, context);
      const where = plural ? 'ovunque siano' : 'ovunque sia';
      return `${text} ${plural ? 'contano' : 'conta'} come ${expeditionTraits(as)}, ${where}`;
    }
    case 'raise-maximum': {
      const cards = prep('a', the(kind(rule.card, true, context), genderOf(rule.card), true));
      return rule.by === undefined
        ? `le abilità di supporto conferiscono segnalini ${cards} senza alcun massimo`
        : `il massimo di segnalini che le abilità di supporto conferiscono ${cards} aumenta di ${rule.by}`;
    }
    case 'add-statistics': {
      const { forest, mountain, water } = rule.by;
      const signed = [forest, mountain, water].map((value) => (value < 0 ? value : `+${value}`));
      return `${has(about(rule.of, context, condition))} ${signed.join('/')}`;
    }
    case 'set-statistics': {
      const of =
        rule.of === 'me'
          ? 'le mie tre statistiche'
          : `le tre statistiche di ogni ${kind(rule.of, false, context)}`;
      const { to } = rule;
      if (to !== 'highest') return `${of} sono ${to.forest}/${to.mountain}/${to.water}`;
      return `${of} sono pari alla più alta tra queste`;
    }
    case 'terrain': {
      const { text, plural } = regionsMeant(rule.region, context);
      const terrains = list(rule.terrains.map((id) => TERRAIN[id]));
      const are = `${text} ${plural ? 'sono' : 'è'}`;
      if (rule.inAddition) return `${are} anche ${terrains}`;
      return `${are} ${terrains} e non ${plural ? 'hanno' : 'ha'} altri terreni`;
    }
    case 'limit': {
      const name = rule.limit === 'reserve' ? 'della Riserva' : 'dei fulcri';
      const whose =
        rule.who === 'you'
          ? `il tuo limite ${name}`
          : `il limite ${name} ${prep('di', player(rule.who, context))}`;
      return `${whose} ${rule.by < 0 ? 'diminuisce' : 'aumenta'} di ${Math.abs(rule.by)}`;
    }
    case 'uncounted':
      return rule.of === 'me'
        ? 'il tuo limite della Riserva mi ignora'
        : `il tuo limite della Riserva ignora ${all(rule.of, context)}`;
    case 'keep-more': {
      const { in: where, of: _, ...card } = rule.card;
      const words = kind({ ...card, in: 'play' }, rule.more !== 1, context);
      const many = number(rule.more, genderOf(card));
      const can = rule.who === 'you' ? 'puoi' : `${player(rule.who, context)} può`.trim();
      const zone = where === 'reserve' ? ' nella Riserva' : '';
      return `durante ${DAILY['clean-up']}, ${can} conservare ${many} ${words}${zone} oltre il limite`;
    }
    case 'played':
      return whenPlayed(rule, context);
    case 'minimum-cost': {
      const { from: _, ...filter } = rule.card;
      const who =
        rule.who === 'opponents'
          ? 'i tuoi avversari giocano'
          : playerDoes(rule.who, 'giocare', context);
      const cards = kind(filter, true, context, `che ${who}`);
      return `${the(cards, genderOf(filter), true)} costano almeno ${costs(rule.amount, context)}`;
    }
    case 'optional-cost': {
      const only = rule.targets
        ? `: allora posso scegliere come bersaglio solo ${kind(rule.targets, true, context)}`
        : '';
      if (rule.cost.length === 0) {
        return `puoi giocarmi pagando ${costs(rule.less, context)} in meno${only}`;
      }
      const [paying] = sentences(
        [{ do: 'may', cost: rule.cost, steps: [] }],
        context.language,
        context,
      );
      return `quando mi giochi, ${paying}: allora costo ${costs(rule.less, context)} in meno`;
    }
    case 'play-exhausted': {
      const into = rule.into ? ` ${prep('in', place(rule.into, undefined, context))}` : '';
      const cards = the(kind(rule.card, true, context), genderOf(rule.card), true);
      return `puoi giocare${into} ${cards}, anche se ${agree('consumato', genderOf(rule.card), true)}`;
    }
    case 'cannot-move-forward': {
      const who = restricted(rule.expedition, context);
      const during = rule.during ? ` durante ${PHASE[rule.during]}` : '';
      const except = rule.exceptDueTo ? `, se non ${thanksTo(rule.exceptDueTo)}` : '';
      const due = rule.dueTo ? ` ${thanksTo(rule.dueTo)}` : '';
      const cannot = `${who.text} non ${who.plural ? 'possono' : 'può'}`.trim();
      return `${cannot} avanzare${due}${during}${except}`;
    }
    case 'ignore-defender': {
      const where = prep('a', expedition(rule.expedition, context).text);
      return `nessun personaggio con ${term('defender', 'Difensore')} impedisce ${where} di avanzare`;
    }
    case 'cannot-activate': {
      const icons = list(rule.abilities.map((symbol) => `{${symbol}}`));
      const whose =
        rule.of === 'me'
          ? `le mie abilità ${icons}`
          : `le abilità ${icons} ${prep('di', all(rule.of, context))}`;
      return `${whose} non possono attivarsi`;
    }
    case 'cannot-be-played': {
      const into = rule.into ? ` in una ${expeditions(rule.into, false, context)}` : '';
      if (rule.of === 'me') return `nessuno può giocarmi${into}`;
      return `nessuno può giocare ${all(rule.of, context)}${into}`;
    }
    case 'cannot-gain-counters':
      return `${says(about(rule.of, context), 'non posso', 'non può', 'non possono')} ottenere segnalini`;
    case 'cannot-ready': {
      const who = about(rule.of, context);
      const during = rule.during ? ` durante ${PHASE[rule.during]}` : '';
      const readied = agree('ripristinato', who.gender, who.plural);
      return `${says(who, 'non posso', 'non può', 'non possono')} essere ${readied}${during}`;
    }
    case 'can-gain-again':
      return `${says(about(rule.of, context), 'posso', 'può', 'possono')} ottenere di nuovo ${status(rule.status)}`;
    case 'ignore-abilities':
      return `${rule.of === 'me' ? 'le mie abilità' : `le abilità ${prep('di', all(rule.of, context))}`} non hanno effetto`;
    case 'extra-die': {
      const more = number(rule.dice);
      return `ogni volta che ${playerDoes(rule.who, 'tirare', context)} dei dadi, tirane ${more} in più e ignorane ${more}`;
    }
    case 'die-result': {
      const verb = rule.add < 0 ? 'diminuirne' : 'aumentarne';
      const may = rule.may ? 'puoi ' : 'si deve ';
      return `ogni volta che ${playerDoes(rule.who, 'tirare', context)} un dado, ${may}${verb} il risultato di ${Math.abs(rule.add)}`;
    }
    case 'instead':
      return instead(rule, context);
    case 'also':
      return also(rule, context);
  }
}
