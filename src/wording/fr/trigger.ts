/** Triggers in French: an icon, or "quand …". */

import type {
  ExpeditionFilter,
  ExpeditionRelation,
  ObjectMatch,
  Place,
  PlayerReference,
  Trigger,
} from '../../engine/cards/ability.ts';
import { type Context, nounsOf } from '../context.ts';
import { type Happening, isHappening, type Moment, triggerWords } from '../happening.ts';
import { term } from '../text.ts';
import { expeditionTraits } from './expedition.ts';
import { genderOf, inZone, one, player, RELATION, zone } from './selection.ts';
import { third, vous } from './verb.ts';
import {
  AT_PHASE,
  counterNoun,
  counters,
  DAILY,
  de,
  list,
  noun,
  number,
  PHASE,
  status,
  TERRAIN,
} from './words.ts';

/** Where something joins or leaves: an Expedition or a zone. */
export function place(
  where: ExpeditionRelation | Place,
  of: PlayerReference | undefined,
  context: Context,
): string {
  if (where in RELATION) return RELATION[where as ExpeditionRelation];
  if (where === 'play') return 'le jeu';
  return zone(where as Exclude<Place, 'play'>, of, context);
}

/** The subject of a trigger or modifier, which "it" means from there on. */
export function matched(what: ObjectMatch, context: Context): { text: string; me: boolean } {
  if (what === 'me') return { text: 'je', me: true };
  context.it = { noun: nounsOf(what)[0]!, plural: false };
  context.that = context.it;
  return { text: one(what, context), me: false };
}

const FIRST: Readonly<Record<string, string>> = {
  aller: 'vais',
  devenir: 'deviens',
  perdre: 'perds',
  rejoindre: 'rejoins',
};
const THIRD: Readonly<Record<string, string>> = { aller: 'va', rejoindre: 'rejoint' };

/** A verb of a matched thing: "je rejoins", "un Personnage rejoint". */
function does(what: { text: string; me: boolean }, verb: string): string {
  if (what.me) return `je ${FIRST[verb] ?? third(verb, false)}`;
  return `${what.text} ${THIRD[verb] ?? third(verb, false)}`;
}

/** A verb of a player: "vous piochez", "un adversaire pioche". */
export function playerDoes(who: PlayerReference, verb: string, context: Context): string {
  if (who === 'you') return `vous ${vous(verb)}`;
  return `${somebody(who, context)} ${third(verb, false)}`;
}

export function somebody(who: PlayerReference, context: Context): string {
  if (who === 'opponents') return 'un adversaire';
  return who === 'each-player' ? 'un joueur' : player(who, context);
}

/** "l’une de vos Expéditions", "mon Expédition". */
export function someExpedition(filter: ExpeditionFilter, context: Context): string {
  context.it = { noun: 'expedition', plural: false };
  const ascended = filter.ascended ? ` ${status('ascended', 'f', true)}` : '';
  const traits = expeditionTraits(filter);
  const suffix = traits === '' ? '' : ` ${traits}`;
  if (filter.relation && filter.relation !== 'yours') return RELATION[filter.relation] + suffix;
  if (filter.of === undefined && filter.relation === undefined) {
    return `une ${noun('expedition', false)}${suffix}`;
  }
  const yours = filter.of === undefined || filter.of === 'you';
  if (filter.side) {
    const side = filter.side === 'hero' ? 'Héros' : 'Compagnon';
    return yours
      ? `votre Expédition ${side}${suffix}`
      : `l’Expédition ${side} ${de(player(filter.of!, context))}${suffix}`;
  }
  const whose = yours ? 'vos Expéditions' : `les Expéditions ${de(player(filter.of!, context))}`;
  return `l’une ${de(whose)}${ascended}${suffix}`;
}

function clause(trigger: Happening, context: Context): string {
  switch (trigger.on) {
    case 'joins': {
      const what = matched(trigger.what, context);
      const where = [trigger.where].flat().map((to) => place(to, trigger.of, context));
      return `${does(what, 'rejoindre')} ${list(where, 'ou')}`;
    }
    case 'leaves': {
      const what = matched(trigger.what, context);
      const during = trigger.during ? `, pendant ${PHASE[trigger.during]}, ` : '';
      return `${during}${does(what, 'quitter')} ${place(trigger.where, trigger.of, context)}`;
    }
    case 'goes': {
      const what = matched(trigger.what, context);
      const from = [trigger.from ?? []].flat().map((at) => {
        const of = at === 'hand' || at === 'deck' ? trigger.of : undefined;
        return de(at === 'play' ? 'le jeu' : zone(at, of, context));
      });
      const anywhere = what.me ? ', d’où que je vienne' : ', d’où que ce soit';
      const whence = from.length === 0 ? anywhere : ` ${list(from, 'ou')}`;
      const to = inZone(trigger.to, trigger.from === 'hand' ? undefined : trigger.of, context);
      const where = from.length === 0 ? `${to}${whence}` : `${whence.trim()} ${to}`;
      return `${does(what, 'aller')} ${where}`;
    }
    case 'plays': {
      const { from, ...card } = trigger.card;
      const what = matched(card, context);
      const whence = from ? ` venant de la ${from === 'hand' ? 'main' : 'Réserve'}` : '';
      return `${playerDoes(trigger.who, 'jouer', context)} ${what.text}${whence}`;
    }
    case 'gains':
      return `${does(matched(trigger.what, context), 'gagner')} ${status(trigger.status)}`;
    case 'becomes': {
      const of = trigger.what === 'me' ? 'm' : genderOf(trigger.what);
      return `${does(matched(trigger.what, context), 'devenir')} ${status(trigger.status, of)}`;
    }
    case 'gains-counters': {
      const what = matched(trigger.what, context);
      const gains = does(what, 'gagner');
      if (trigger.nth === undefined) {
        return `${gains} un ou plusieurs ${counterNoun(trigger.counter, true)}`;
      }
      const reached = counters(trigger.counter, number(trigger.nth), trigger.nth !== 1);
      return `${what.me ? 'j’atteins' : `${what.text} atteint`} ${reached}`;
    }
    case 'sacrifices': {
      const verb = term('sacrifice', 'sacrifier');
      if (trigger.what === 'me') {
        const who = trigger.who === 'you' ? 'vous' : somebody(trigger.who, context);
        return `${who} me ${trigger.who === 'you' ? vous(verb) : third(verb, false)}`;
      }
      const who = playerDoes(trigger.who, verb, context);
      return `${who} ${matched(trigger.what, context).text}`;
    }
    case 'creates': {
      const who = playerDoes(trigger.who, 'créer', context);
      return `${who} ${matched(trigger.what, context).text}`;
    }
    case 'draws':
      return `${playerDoes(trigger.who, 'piocher', context)} une ou plusieurs cartes`;
    case 'resupplies':
      return playerDoes(trigger.who, term('resupply', 'Ravitailler'), context);
    case 'rolls':
      return `${playerDoes(trigger.who, 'lancer', context)} un ou plusieurs dés`;
    case 'reveals':
      return `${playerDoes(trigger.who, 'révéler', context)} une carte${trigger.thisWay ? ' ainsi' : ''}`;
    case 'exhausts': {
      const verb = term('exhaust', 'épuiser');
      if (trigger.what === 'me') {
        const who = trigger.who === 'you' ? 'vous' : somebody(trigger.who, context);
        return `${who} m’${trigger.who === 'you' ? vous(verb) : third(verb, false)}`;
      }
      const who = playerDoes(trigger.who, verb, context);
      return `${who} ${matched(trigger.what, context).text}`;
    }
    case 'passes':
      return `${playerDoes(trigger.who, 'passer', context)}${trigger.first ? ' avant tout autre joueur' : ''}`;
    case 'moves-forward': {
      const due =
        trigger.dueTo === undefined
          ? ''
          : trigger.dueTo === 'ascend'
            ? ` parce qu’elle est ${status('ascended', 'f')}`
            : ` grâce à ${TERRAIN[trigger.dueTo]}`;
      return `${someExpedition(trigger.expedition, context)} avance${due}`;
    }
    case 'moves-backward':
      return `${someExpedition(trigger.expedition, context)} recule`;
    case 'fails-to-move-forward':
      return `${someExpedition(trigger.expedition, context)} n’avance pas`;
    case 'any':
      return shared(trigger.of.filter(isHappening).map((part) => clause(part, context)));
  }
}

/** Clauses joined by "ou"; a subject that they share is said once. */
function shared(clauses: readonly string[]): string {
  const subject = /^(?:vous|un adversaire|un joueur|je) /u.exec(clauses[0] ?? '')?.[0] ?? '';
  const same = subject !== '' && clauses.every((one) => one.startsWith(subject));
  const rest = clauses.slice(1).map((one) => one.replace(subject, ''));
  return list(same ? [clauses[0]!, ...rest] : clauses, 'ou');
}

/** A trigger without "quand": an icon or a time. */
function moment(trigger: Moment): string {
  if (trigger.on === 'at') return AT_PHASE[trigger.phase];
  if (trigger.on === 'after') return `après ${DAILY[trigger.daily]}`;
  return `{${trigger.on}}`;
}

export function trigger(value: Trigger, context: Context): string {
  return triggerWords(value, {
    moment,
    clause: (happening) => clause(happening, context),
    when: 'quand',
    or: (parts) => list(parts, 'ou'),
  });
}
