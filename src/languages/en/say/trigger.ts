/** Triggers in English: an icon, or "when …". */

import type {
  ExpeditionFilter,
  ExpeditionRelation,
  Place,
  PlayerReference,
  Terrain,
  Trigger,
} from '../../../engine/cards/ability.ts';
import type { Context } from '../../say/context.ts';
import {
  createMatched,
  dieResult,
  isFromHand,
  isFromOwn,
  type OneHappening,
  triggerWords,
} from '../../say/happening.ts';
import { TERRAIN, term } from '../../say/text.ts';
import { expeditionTraits } from './expedition.ts';
import { kind, one, player, RELATION, zone } from './selection.ts';
import { a, counters, DAILY, list, number, PHASE, STATUS, subtype } from './words.ts';

const RELATIONS: readonly string[] = ['mine', 'facing', 'other', 'facing-other', 'yours'];

/** Where something joins or leaves: an Expedition or a zone. */
export function destination(
  where: ExpeditionRelation | Place,
  of: PlayerReference | undefined,
  context: Context,
): string {
  if (RELATIONS.includes(where)) return RELATION[where as ExpeditionRelation];
  return zone(where as Place, of, context);
}

/** The subject of a trigger, which "it" means from there on. */
export const matched = createMatched('I', one);

/** "one of your Expeditions", "my Expedition". */
export function someExpedition(filter: ExpeditionFilter, context: Context): string {
  context.it = { noun: 'expedition', plural: false };
  const ascended = filter.ascended ? `${STATUS.ascended} ` : '';
  const traits = expeditionTraits(filter);
  const suffix = traits === '' ? '' : ` that is ${traits}`;
  if (filter.relation && filter.relation !== 'yours') {
    return RELATION[filter.relation] + suffix;
  }
  const whose =
    filter.of === undefined || filter.of === 'you' ? 'your' : `${player(filter.of, context)}’s`;
  if (filter.side) return `${whose} ${ascended}${subtype(filter.side)} Expedition${suffix}`;
  if (filter.of === undefined && filter.relation === undefined) return `an ${ascended}Expedition`;
  return `one of ${whose} ${ascended}Expeditions${suffix}`;
}

/** A verb for a player: "you draw", "an opponent draws". */
export function does(who: PlayerReference, you: string, other: string, context: Context): string {
  if (who === 'you') return `you ${you}`;
  return `${someone(who, context)} ${who === 'they' ? you : other}`;
}

export function someone(who: PlayerReference, context: Context): string {
  if (who === 'opponents') return 'an opponent';
  return who === 'each-player' ? 'a player' : player(who, context);
}

function clause(trigger: OneHappening, context: Context): string {
  switch (trigger.on) {
    case 'joins': {
      const what = matched(trigger.what, context);
      const where = [trigger.where].flat().map((place) => destination(place, trigger.of, context));
      return `${what.text} ${what.me ? 'join' : 'joins'} ${list(where, 'or')}`;
    }
    case 'leaves': {
      const what = matched(trigger.what, context);
      const during = trigger.during ? `, during ${PHASE[trigger.during]}, ` : '';
      const where = trigger.from
        ? a(context.language.expeditions(trigger.from, false, context))
        : destination(trigger.where, trigger.of, context);
      return `${during}${what.text} ${what.me ? 'leave' : 'leaves'} ${where}`;
    }
    case 'goes': {
      const what = matched(trigger.what, context);
      const from = [trigger.from ?? []]
        .flat()
        .map((place) => zone(place, isFromOwn(trigger, place) ? trigger.of : undefined, context));
      const whence = from.length === 0 ? '' : ` from ${list(from, 'or')}`;
      const to = zone(trigger.to, isFromHand(trigger) ? undefined : trigger.of, context);
      return `${what.text} ${what.me ? 'go' : 'goes'}${whence || ' from any zone'} to ${to}`;
    }
    case 'plays': {
      const { from, ...card } = trigger.card;
      const what = matched(card, context);
      const whence = from ? ` coming from ${from === 'hand' ? 'hand' : 'Reserve'}` : '';
      return `${does(trigger.who, 'play', 'plays', context)} ${what.text}${whence}`;
    }
    case 'gains': {
      const what = matched(trigger.what, context);
      return `${what.text} ${what.me ? 'gain' : 'gains'} ${STATUS[trigger.status]}`;
    }
    case 'becomes': {
      const what = matched(trigger.what, context);
      return `${what.text} ${what.me ? 'become' : 'becomes'} ${STATUS[trigger.status]}`;
    }
    case 'gains-counters': {
      const what = matched(trigger.what, context);
      const verb = what.me ? 'gain' : 'gains';
      if (trigger.nth !== undefined) {
        const reached = counters(trigger.counter, number(trigger.nth), trigger.nth !== 1);
        return `${what.text} ${what.me ? 'reach' : 'reaches'} ${reached}`;
      }
      return `${what.text} ${verb} ${counters(trigger.counter, 'at least one', false)}`;
    }
    case 'sacrifices': {
      const sacrifice = term('sacrifice', 'sacrifice');
      const subject = does(trigger.who, sacrifice, term('sacrifice', 'sacrifices'), context);
      return `${subject} ${trigger.what === 'me' ? 'me' : matched(trigger.what, context).text}`;
    }
    case 'creates': {
      const subject = does(trigger.who, 'create', 'creates', context);
      if (trigger.oneOrMore) {
        return `${subject} one or more ${kind(trigger.what, true, context)}`;
      }
      return `${subject} ${matched(trigger.what, context).text}`;
    }
    case 'draws':
      return `${does(trigger.who, 'draw', 'draws', context)} at least one card`;
    case 'resupplies':
      return does(
        trigger.who,
        term('resupply', 'Resupply'),
        term('resupply', 'Resupplies'),
        context,
      );
    case 'makes-gift':
      return `${does(trigger.who, 'make', 'makes', context)} a Gift`;
    case 'rolls':
      if (trigger.first) {
        return `${FIRST_TIME} ${does(trigger.who, 'roll', 'rolls', context)} a die each Day`;
      }
      if (trigger.result) {
        return `${does(trigger.who, 'roll', 'rolls', context)} ${a(dieResult(trigger.result))} on a die`;
      }
      return `${does(trigger.who, 'roll', 'rolls', context)} at least one die`;
    case 'reveals':
      return `${does(trigger.who, 'reveal', 'reveals', context)} a card${trigger.thisWay ? ' in this way' : ''}`;
    case 'exhausts': {
      const subject = does(trigger.who, 'exhaust', 'exhausts', context);
      return `${subject} ${trigger.what === 'me' ? 'me' : matched(trigger.what, context).text}`;
    }
    case 'passes':
      if (trigger.last)
        return `${does(trigger.who, 'pass', 'passes', context)} after everybody else`;
      return `${does(trigger.who, 'pass', 'passes', context)}${trigger.first ? ' before anybody else' : ''}`;
    case 'moves-forward': {
      const due = trigger.dueTo === undefined ? '' : dueTo(trigger.dueTo);
      const some = someExpedition(trigger.expedition, context);
      if (trigger.all) return `${some.replace(/^one /u, 'both ')} move forward${due}`;
      return `${trigger.oneOrMore ? some.replace(/^one /u, 'one or more ') : some} moves forward${due}`;
    }
    case 'moves-backward':
      return `${someExpedition(trigger.expedition, context)} moves backward`;
    case 'fails-to-move-forward':
      return `${someExpedition(trigger.expedition, context)} fails to move forward`;
  }
}

/** " due to {forest}": what an Expedition moves forward by. */
export function dueTo(what: Terrain | 'ascend'): string {
  return ` due to ${what === 'ascend' ? 'Ascension' : TERRAIN[what]}`;
}

/** How a trigger begins that activates only once a day: in place of “when”. */
const FIRST_TIME = 'the first time';

export function trigger(value: Trigger, context: Context): string {
  return triggerWords(value, {
    at: (phase) => `${phase === 'afternoon' ? 'at the beginning of' : 'at'} ${PHASE[phase]}`,
    after: (daily) => `after ${DAILY[daily]}`,
    clause: (happening) => clause(happening, context),
    subjects: /^(?:you|an opponent|a player|I) /u,
    when: (said) => (said.startsWith(FIRST_TIME) ? said : `when ${said}`),
    or: (parts) => list(parts, 'or'),
  });
}
