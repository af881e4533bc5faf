/** Triggers in Italian: an icon, or "quando …". */

import type {
  ExpeditionFilter,
  ExpeditionRelation,
  ObjectMatch,
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
  type Matched,
  type OneHappening,
  triggerWords,
} from '../../say/happening.ts';
import { ACTION, termMark } from '../../say/text.ts';
import { condition } from './condition.ts';
import { expeditionTraits } from './expedition.ts';
import {
  indefinitePhrase,
  inZone,
  nounPhrase,
  playerPhrase,
  RELATION,
  zoneWithOwner,
} from './selection.ts';
import { firstPerson, secondPerson, thirdPerson } from './verb.ts';
import {
  AT_PHASE,
  counterNoun,
  DAILY,
  dueTo,
  genderOf,
  isHad,
  joinList,
  noun,
  numberWord,
  ordinalWord,
  PHASE,
  statusAdjective,
  statusWord,
  withPreposition,
} from './words.ts';

/** The place that something joins or leaves: an Expedition or a zone, with its article. */
export function destinationOf(
  where: ExpeditionRelation | Place,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  if (where in RELATION) return RELATION[where as ExpeditionRelation];
  if (where === 'play') return 'il gioco';
  return zoneWithOwner(where as Exclude<Place, 'play'>, of, context);
}

/** The subject of a trigger or modifier, which "it" means from there on. */
export const matched = createMatched('', indefinitePhrase);

/** A verb of a matched thing: "ottengo", "un personaggio ottiene". */
function matchedVerb(what: Matched, verb: string): string {
  return what.me ? firstPerson(verb) : `${what.text} ${thirdPerson(verb, false)}`;
}

/** A verb of a player: "peschi", "un avversario pesca". */
export function playerDoes(who: PlayerReference, verb: string, context: WordingContext): string {
  if (who === 'you') return secondPerson(verb);
  return `${triggeringPlayer(who, context)} ${thirdPerson(verb, false)}`.trim();
}

export function triggeringPlayer(who: PlayerReference, context: WordingContext): string {
  if (who === 'opponents') return 'un avversario';
  return who === 'each-player' ? 'un giocatore' : playerPhrase(who, context);
}

const OF_SIDE = { hero: 'dell’eroe', companion: 'del compagno' } as const;

/** "una delle tue spedizioni", "la mia spedizione". */
export function someExpedition(filter: ExpeditionFilter, context: WordingContext): string {
  context.it = { noun: 'expedition', plural: false };
  const ascended = filter.ascended ? ` ${statusAdjective('ascended', 'f', true)}` : '';
  const traits = expeditionTraits(filter);
  const suffix = traits === '' ? '' : ` ${traits}`;
  if (filter.relation && filter.relation !== 'yours') return RELATION[filter.relation] + suffix;
  if (filter.of === undefined && filter.relation === undefined) {
    const side = filter.side ? ` ${OF_SIDE[filter.side]}` : '';
    return `una ${noun('expedition', false)}${ascended}${side}${suffix}`;
  }
  const yours = filter.of === undefined || filter.of === 'you';
  if (filter.side) {
    const side = filter.side === 'hero' ? 'eroe' : 'compagno';
    if (yours) return `la spedizione del tuo ${side}${suffix}`;
    const whose = withPreposition('di', playerPhrase(filter.of!, context));
    return `la spedizione ${OF_SIDE[filter.side]} ${whose}${suffix}`;
  }
  const whose = yours
    ? 'delle tue spedizioni'
    : `delle spedizioni ${withPreposition('di', playerPhrase(filter.of!, context))}`;
  return `una ${whose}${ascended}${suffix}`;
}

/** " per via di foresta": what an Expedition moves forward by. */
export function becauseOf(what: Terrain | 'ascend'): string {
  if (what !== 'ascend') return ` ${dueTo(what)}`;
  return ` per via dell’${termMark('ascended', 'Ascesa')}`;
}

/** A verb of a player with its object: "consumi una carta", "mi sacrifichi". */
function affectsClause(
  who: PlayerReference,
  verb: string,
  what: ObjectMatch,
  context: WordingContext,
): string {
  if (what !== 'me') return `${playerDoes(who, verb, context)} ${matched(what, context).text}`;
  if (who === 'you') return `mi ${secondPerson(verb)}`;
  return `${triggeringPlayer(who, context)} mi ${thirdPerson(verb, false)}`;
}

function triggerClause(trigger: OneHappening, context: WordingContext): string {
  switch (trigger.on) {
    case 'joins': {
      const what = matched(trigger.what, context);
      const where = [trigger.where].flat();
      if (trigger.where === 'discard') {
        return `${what.me ? 'finisco' : `${what.text} finisce`} ${inZone('discard', undefined, context)}`;
      }
      if (where.every((to) => to in RELATION)) {
        const names = where.map((to) =>
          withPreposition('a', destinationOf(to, trigger.of, context)),
        );
        return `${what.me ? 'mi unisco' : `${what.text} si unisce`} ${joinList(names, 'o')}`;
      }
      if (where.includes('play')) {
        const names = where.map((to) => inZone(to as Place, trigger.of, context));
        return `${matchedVerb(what, 'entrare')} ${joinList(names, 'o')}`;
      }
      const names = where.map((to) => withPreposition('a', destinationOf(to, trigger.of, context)));
      return `${what.me ? 'mi unisco' : `${what.text} si unisce`} ${joinList(names, 'o')}`;
    }
    case 'leaves': {
      const what = matched(trigger.what, context);
      const during = trigger.during ? ` durante ${PHASE[trigger.during]}` : '';
      const where = trigger.from
        ? `una ${context.language.expeditions(trigger.from, false, context)}`
        : destinationOf(trigger.where, trigger.of, context);
      return `${matchedVerb(what, 'lasciare')} ${where}${during}`;
    }
    case 'goes': {
      const what = matched(trigger.what, context);
      const from = [trigger.from ?? []].flat().map((at) => {
        const of = isFromOwn(trigger, at) ? trigger.of : undefined;
        return withPreposition('da', at === 'play' ? 'il gioco' : zoneWithOwner(at, of, context));
      });
      const whence = from.length === 0 ? ' da un luogo qualsiasi' : ` ${joinList(from, 'o')}`;
      const isOwn = isFromHand(trigger) || (trigger.to === 'reserve' && from.length > 1);
      const to = inZone(trigger.to, isOwn ? undefined : trigger.of, context);
      if (trigger.who !== undefined) {
        return trigger.to === 'discard'
          ? `${playerDoes(trigger.who, 'scartare', context)} ${what.text}${whence}`
          : `${playerDoes(trigger.who, 'mettere', context)} ${what.text}${whence} ${to}`;
      }
      const isGoalFirst = from.length === 0 || (trigger.to === 'reserve' && from.length === 1);
      const where = isGoalFirst ? `${to}${whence}` : `${whence.trim()} ${to}`;
      return `${matchedVerb(what, 'andare')} ${where}`;
    }
    case 'plays': {
      const { from, ...card } = trigger.card;
      const what = matched(card, context);
      const whence = from ? ` dalla ${from === 'hand' ? 'mano' : 'Riserva'}` : '';
      return `${playerDoes(trigger.who, 'giocare', context)} ${what.text}${whence}`;
    }
    case 'gains':
    case 'becomes': {
      const of = trigger.what === 'me' ? 'm' : genderOf(trigger.what);
      const what = matched(trigger.what, context);
      return isHad(trigger.status)
        ? `${matchedVerb(what, 'ottenere')} ${statusWord(trigger.status)}`
        : `${matchedVerb(what, 'diventare')} ${statusAdjective(trigger.status, of, false)}`;
    }
    case 'gains-counters': {
      const what = matched(trigger.what, context);
      const gains = matchedVerb(what, 'ottenere');
      if (trigger.nth === undefined) {
        return `${gains} 1 o più ${counterNoun(trigger.counter, true)}`;
      }
      return `${gains} il ${what.me ? 'mio' : 'suo'} ${ordinalWord(trigger.nth)} ${counterNoun(trigger.counter, false)}`;
    }
    case 'sacrifices':
      return affectsClause(
        trigger.who,
        termMark('sacrifice', 'sacrificare'),
        trigger.what,
        context,
      );
    case 'exhausts':
      return affectsClause(trigger.who, termMark('exhaust', 'consumare'), trigger.what, context);
    case 'creates': {
      const who = playerDoes(trigger.who, 'creare', context);
      if (trigger.oneOrMore) return `${who} una o più ${nounPhrase(trigger.what, true, context)}`;
      return `${who} ${matched(trigger.what, context).text}`;
    }
    case 'draws':
      return `${playerDoes(trigger.who, 'pescare', context)} una o più carte`;
    case 'resupplies':
      return playerDoes(trigger.who, termMark('resupply', 'Rifornire'), context);
    case 'makes-gift':
      return `${playerDoes(trigger.who, 'fare', context)} un Regalo`;
    case 'rolls':
      if (trigger.first) {
        return `${FIRST_TIME} ${playerDoes(trigger.who, 'tirare', context)} un dado ogni giornata`;
      }
      if (trigger.result) {
        return `${playerDoes(trigger.who, 'ottenere', context)} un ${dieResult(trigger.result)} con un dado`;
      }
      return `${playerDoes(trigger.who, 'tirare', context)} uno o più dadi`;
    case 'reveals':
      return `${playerDoes(trigger.who, 'rivelare', context)} una carta${trigger.thisWay ? ' in questo modo' : ''}`;
    case 'activates': {
      const sign = ACTION[trigger.action];
      return trigger.inYourTurn === undefined
        ? `un’abilità ${sign} viene attivata`
        : `${numberWord(trigger.inYourTurn)} abilità ${sign} sono attivate in uno dei tuoi turni`;
    }
    case 'has-cards': {
      const { of, in: zone, atLeast } = trigger;
      return condition({ exists: { type: 'card', in: zone, of }, atLeast }, context);
    }
    case 'passes':
      if (trigger.last) return `${playerDoes(trigger.who, 'passare', context)} per ultimo`;
      return `${playerDoes(trigger.who, 'passare', context)}${trigger.first ? ' per primo' : ''}`;
    case 'moves-forward': {
      const due = trigger.dueTo === undefined ? '' : becauseOf(trigger.dueTo);
      const some = someExpedition(trigger.expedition, context);
      if (trigger.all) return `${some.replace(/^una delle /u, 'entrambe le ')} avanzano${due}`;
      return `${trigger.oneOrMore ? some.replace(/^una /u, 'una o più ') : some} avanza${due}`;
    }
    case 'moves-backward':
      return `${someExpedition(trigger.expedition, context)} arretra`;
    case 'fails-to-move-forward':
      return `${someExpedition(trigger.expedition, context)} non avanza durante ${PHASE.dusk}`;
  }
}

/** The first words of a trigger that activates only once a day, in place of «quando». */
const FIRST_TIME = 'la prima volta che';

export function describeTrigger(value: Trigger, context: WordingContext): string {
  return triggerWords(value, {
    at: (phase) => AT_PHASE[phase],
    after: (daily) => `dopo ${DAILY[daily]}`,
    clause: (happening) => triggerClause(happening, context),
    subjects: /^(?:un avversario|un giocatore) /u,
    when: (said) => (said.startsWith(FIRST_TIME) ? said : `quando ${said}`),
    or: (parts) => joinList(parts, 'o'),
  });
}
