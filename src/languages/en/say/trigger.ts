/** Triggers in English: an icon, or "when …". */

import type {
  ExpeditionFilter,
  ExpeditionRelation,
  Place,
  PlayerReference,
  Terrain,
  Trigger,
} from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/context.ts';
import {
  createMatched,
  dieResult,
  isFromHand,
  isFromOwn,
  type OneHappening,
  triggerWords,
} from '../../say/happening.ts';
import { ACTION, TERRAIN, termMark } from '../../say/text.ts';
import { condition } from './condition.ts';
import { expeditionTraits } from './expedition.ts';
import {
  indefinitePhrase,
  nounPhrase,
  playerPhrase,
  RELATION,
  zoneWithOwner,
} from './selection.ts';
import {
  counterPhrase,
  DAILY,
  joinList,
  numberWord,
  PHASE,
  STATUS,
  subtype,
  withIndefinite,
} from './words.ts';

const RELATIONS: readonly string[] = ['mine', 'facing', 'other', 'facing-other', 'yours'];

/** The place that something joins or leaves: an Expedition or a zone. */
export function destinationOf(
  where: ExpeditionRelation | Place,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  if (RELATIONS.includes(where)) return RELATION[where as ExpeditionRelation];
  return zoneWithOwner(where as Place, of, context);
}

/** The subject of a trigger, which "it" means from there on. */
export const matched = createMatched('I', indefinitePhrase);

/** "one of your Expeditions", "my Expedition". */
export function someExpedition(filter: ExpeditionFilter, context: WordingContext): string {
  context.it = { noun: 'expedition', plural: false };
  const ascended = filter.ascended ? `${STATUS.ascended} ` : '';
  const traits = expeditionTraits(filter);
  const suffix = traits === '' ? '' : ` that is ${traits}`;
  if (filter.relation && filter.relation !== 'yours') {
    return RELATION[filter.relation] + suffix;
  }
  if (filter.of === undefined && filter.relation === undefined) {
    const side = filter.side ? `${subtype(filter.side)} ` : '';
    return withIndefinite(`${ascended}${side}Expedition`) + suffix;
  }
  const whose =
    filter.of === undefined || filter.of === 'you'
      ? 'your'
      : `${playerPhrase(filter.of, context)}’s`;
  if (filter.side) return `${whose} ${ascended}${subtype(filter.side)} Expedition${suffix}`;
  return `one of ${whose} ${ascended}Expeditions${suffix}`;
}

/** A verb for a player: "you draw", "an opponent draws". */
export function somebodyDoes(
  who: PlayerReference,
  you: string,
  other: string,
  context: WordingContext,
): string {
  if (who === 'you') return `you ${you}`;
  return `${triggeringPlayer(who, context)} ${who === 'they' ? you : other}`;
}

export function triggeringPlayer(who: PlayerReference, context: WordingContext): string {
  if (who === 'opponents') return 'an opponent';
  return who === 'each-player' ? 'a player' : playerPhrase(who, context);
}

function triggerClause(trigger: OneHappening, context: WordingContext): string {
  switch (trigger.on) {
    case 'joins': {
      const what = matched(trigger.what, context);
      const where = [trigger.where]
        .flat()
        .map((place) => destinationOf(place, trigger.of, context));
      return `${what.text} ${what.me ? 'join' : 'joins'} ${joinList(where, 'or')}`;
    }
    case 'leaves': {
      const what = matched(trigger.what, context);
      const during = trigger.during ? `, during ${PHASE[trigger.during]}, ` : '';
      const where = trigger.from
        ? withIndefinite(context.language.expeditions(trigger.from, false, context))
        : destinationOf(trigger.where, trigger.of, context);
      return `${during}${what.text} ${what.me ? 'leave' : 'leaves'} ${where}`;
    }
    case 'goes': {
      const what = matched(trigger.what, context);
      const from = [trigger.from ?? []]
        .flat()
        .map((place) =>
          zoneWithOwner(place, isFromOwn(trigger, place) ? trigger.of : undefined, context),
        );
      const whence = from.length === 0 ? '' : ` from ${joinList(from, 'or')}`;
      const to = zoneWithOwner(trigger.to, isFromHand(trigger) ? undefined : trigger.of, context);
      if (trigger.who !== undefined) {
        const does = (verb: string) => somebodyDoes(trigger.who!, verb, `${verb}s`, context);
        return trigger.to === 'discard'
          ? `${does('discard')} ${what.text}${whence}`
          : `${does('put')} ${what.text}${whence} in ${to}`;
      }
      return `${what.text} ${what.me ? 'go' : 'goes'}${whence || ' from any zone'} to ${to}`;
    }
    case 'plays': {
      const { from, ...card } = trigger.card;
      const what = matched(card, context);
      const whence = from ? ` coming from ${from === 'hand' ? 'hand' : 'Reserve'}` : '';
      return `${somebodyDoes(trigger.who, 'play', 'plays', context)} ${what.text}${whence}`;
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
        const reached = counterPhrase(trigger.counter, numberWord(trigger.nth), trigger.nth !== 1);
        return `${what.text} ${what.me ? 'reach' : 'reaches'} ${reached}`;
      }
      return `${what.text} ${verb} ${counterPhrase(trigger.counter, '1 or more', true)}`;
    }
    case 'sacrifices': {
      const sacrifice = termMark('sacrifice', 'sacrifice');
      const subject = somebodyDoes(
        trigger.who,
        sacrifice,
        termMark('sacrifice', 'sacrifices'),
        context,
      );
      return `${subject} ${trigger.what === 'me' ? 'me' : matched(trigger.what, context).text}`;
    }
    case 'creates': {
      const subject = somebodyDoes(trigger.who, 'create', 'creates', context);
      if (trigger.oneOrMore) {
        return `${subject} one or more ${nounPhrase(trigger.what, true, context)}`;
      }
      return `${subject} ${matched(trigger.what, context).text}`;
    }
    case 'draws':
      return `${somebodyDoes(trigger.who, 'draw', 'draws', context)} one or more cards`;
    case 'resupplies':
      return somebodyDoes(
        trigger.who,
        termMark('resupply', 'Resupply'),
        termMark('resupply', 'Resupplies'),
        context,
      );
    case 'makes-gift':
      return `${somebodyDoes(trigger.who, 'make', 'makes', context)} a Gift`;
    case 'rolls':
      if (trigger.first) {
        return `${FIRST_TIME} ${somebodyDoes(trigger.who, 'roll', 'rolls', context)} a die each Day`;
      }
      if (trigger.result) {
        return `${somebodyDoes(trigger.who, 'roll', 'rolls', context)} ${withIndefinite(dieResult(trigger.result))} on a die`;
      }
      return `${somebodyDoes(trigger.who, 'roll', 'rolls', context)} one or more dice`;
    case 'reveals':
      return `${somebodyDoes(trigger.who, 'reveal', 'reveals', context)} a card${trigger.thisWay ? ' in this way' : ''}`;
    case 'exhausts': {
      const subject = somebodyDoes(trigger.who, 'exhaust', 'exhausts', context);
      return `${subject} ${trigger.what === 'me' ? 'me' : matched(trigger.what, context).text}`;
    }
    case 'activates': {
      const sign = ACTION[trigger.action];
      return trigger.inYourTurn === undefined
        ? `a ${sign} ability is activated`
        : `${numberWord(trigger.inYourTurn)} ${sign} abilities are activated on one of your turns`;
    }
    case 'has-cards': {
      const { of, in: zone, atLeast } = trigger;
      return condition({ exists: { type: 'card', in: zone, of }, atLeast }, context);
    }
    case 'passes':
      if (trigger.last)
        return `${somebodyDoes(trigger.who, 'pass', 'passes', context)} after everybody else`;
      return `${somebodyDoes(trigger.who, 'pass', 'passes', context)}${trigger.first ? ' before anybody else' : ''}`;
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

/** The first words of a trigger that activates only once a day, in place of “when”. */
const FIRST_TIME = 'the first time';

export function describeTrigger(value: Trigger, context: WordingContext): string {
  return triggerWords(value, {
    at: (phase) => `${phase === 'afternoon' ? 'at the beginning of' : 'at'} ${PHASE[phase]}`,
    after: (daily) => `after ${DAILY[daily]}`,
    clause: (happening) => triggerClause(happening, context),
    subjects: /^(?:you|an opponent|a player|I) /u,
    when: (said) => (said.startsWith(FIRST_TIME) ? said : `when ${said}`),
    or: (parts) => joinList(parts, 'or'),
  });
}
