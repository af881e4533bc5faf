/** Triggers in Spanish: an icon, or "cuando …" with the verb in the subjunctive. */

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
import { unlessCondition } from './condition.ts';
import { expeditionTraits } from './expedition.ts';
import {
  indefinitePhrase,
  nounPhrase,
  playerPhrase,
  RELATION,
  zoneWithOwner,
} from './selection.ts';
import { SPEAKER } from './subject.ts';
import { subjunctiveOf, subjunctiveOfYou } from './verb.ts';
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
  if (where === 'play') return 'el juego';
  return zoneWithOwner(where as Exclude<Place, 'play'>, of, context);
}

/** The subject of a trigger or modifier, which "it" means from there on. */
export const matched = createMatched('', indefinitePhrase);

/** A verb of a matched thing: "gane", "un personaje gane". */
function matchedVerb(what: Matched, verb: string): string {
  return `${what.text} ${subjunctiveOf(verb, false)}`.trim();
}

/** A verb of a player after "cuando" and "que": "robes", "un oponente robe". */
export function playerDoes(who: PlayerReference, verb: string, context: WordingContext): string {
  if (who === 'you') return subjunctiveOfYou(verb);
  return `${triggeringPlayer(who, context)} ${subjunctiveOf(verb, false)}`.trim();
}

export function triggeringPlayer(who: PlayerReference, context: WordingContext): string {
  if (who === 'opponents') return 'un oponente';
  return who === 'each-player' ? 'un jugador' : playerPhrase(who, context);
}

const OF_SIDE = { hero: 'del héroe', companion: 'del compañero' } as const;

/** "una de tus expediciones", "mi expedición". */
export function someExpedition(filter: ExpeditionFilter, context: WordingContext): string {
  context.it = { noun: 'expedition', plural: false };
  const ascended = filter.ascended ? ` ${statusAdjective('ascended', 'f', true)}` : '';
  const traits = expeditionTraits(filter, false, 'subjunctive', false);
  const suffix = traits === '' ? '' : ` que ${traits}`;
  if (filter.relation && filter.relation !== 'yours') return RELATION[filter.relation] + suffix;
  if (filter.of === undefined && filter.relation === undefined) {
    const side = filter.side ? ` ${OF_SIDE[filter.side]}` : '';
    const one = filter.ascended ? ` ${statusAdjective('ascended', 'f', false)}` : '';
    return `una ${noun('expedition', false)}${one}${side}${suffix}`;
  }
  const yours = filter.of === undefined || filter.of === 'you';
  if (filter.side) {
    if (yours) return `tu expedición ${OF_SIDE[filter.side]}${suffix}`;
    const whose = withPreposition('de', playerPhrase(filter.of!, context));
    return `la expedición ${OF_SIDE[filter.side]} ${whose}${suffix}`;
  }
  const whose = yours ? '' : ` ${withPreposition('de', playerPhrase(filter.of!, context))}`;
  return `una de ${yours ? 'tus' : 'las'} expediciones${ascended}${whose}${suffix}`;
}

/** " debido a {forest}": what an Expedition moves forward by. */
export function becauseOf(what: Terrain | 'ascend'): string {
  if (what !== 'ascend') return ` ${dueTo(what)}`;
  return ` por ${termMark('ascended', 'ascender')}`;
}

/** A verb of a player with its object: "agotes una carta", "me sacrifiques". */
function affectsClause(
  who: PlayerReference,
  verb: string,
  what: ObjectMatch,
  context: WordingContext,
): string {
  if (what !== 'me') return `${playerDoes(who, verb, context)} ${matched(what, context).text}`;
  if (who === 'you') return `me ${subjunctiveOfYou(verb)}`;
  return `${triggeringPlayer(who, context)} me ${subjunctiveOf(verb, false)}`;
}

type HappeningOf<On extends OneHappening['on']> = Extract<OneHappening, { readonly on: On }>;

/** "otro personaje se incorpore a mi expedición". */
function joinsClause(trigger: HappeningOf<'joins'>, context: WordingContext): string {
  const what = matched(trigger.what, context);
  const where = [trigger.where].flat();
  if (where.includes('play')) return `${matchedVerb(what, 'entrar')} en juego`;
  const names = where.map((to) => {
    if (to === 'yours') return 'a una de tus expediciones';
    return withPreposition('a', destinationOf(to, trigger.of, context));
  });
  const joins = what.me ? 'me incorpore' : `${what.text} se incorpore`;
  return `${joins} ${joinList(names, 'o')}`;
}

/** "vaya a la reserva desde la zona de expedición". */
function goesClause(trigger: HappeningOf<'goes'>, context: WordingContext): string {
  const what = matched(trigger.what, context);
  const from = [trigger.from ?? []].flat().map((at) => {
    const of = isFromOwn(trigger, at) ? trigger.of : undefined;
    return at === 'play' ? 'desde el juego' : `desde ${zoneWithOwner(at, of, context)}`;
  });
  const whence = from.length === 0 ? 'desde cualquier lugar' : joinList(from, 'o');
  const to = zoneWithOwner(
    trigger.to as Exclude<Place, 'play'>,
    isFromHand(trigger) ? undefined : trigger.of,
    context,
  );
  if (trigger.who !== undefined) {
    const verb = trigger.to === 'discard' ? 'descartar' : 'colocar';
    const where = whence.replaceAll('desde ', 'de ').replace('de el ', 'del ');
    const goal = trigger.to === 'discard' ? '' : ` en ${to}`;
    return `${playerDoes(trigger.who, verb, context)} ${what.text} ${where}${goal}`;
  }
  return `${matchedVerb(what, 'ir')} ${withPreposition('a', to)} ${whence}`;
}

function triggerClause(trigger: OneHappening, context: WordingContext): string {
  switch (trigger.on) {
    case 'joins':
      return joinsClause(trigger, context);
    case 'leaves': {
      const what = matched(trigger.what, context);
      const during = trigger.during ? ` durante ${PHASE[trigger.during]}` : '';
      const where = trigger.from
        ? `una ${context.language.expeditions(trigger.from, false, context)}`
        : destinationOf(trigger.where, trigger.of, context);
      return `${matchedVerb(what, 'abandonar')} ${where}${during}`;
    }
    case 'goes':
      return goesClause(trigger, context);
    case 'plays': {
      const { from, ...card } = trigger.card;
      const what = matched(card, context);
      const whence = from ? ` desde ${from === 'hand' ? 'la mano' : 'la reserva'}` : '';
      return `${playerDoes(trigger.who, 'jugar', context)} ${what.text}${whence}`;
    }
    case 'gains':
    case 'becomes': {
      const of = trigger.what === 'me' ? SPEAKER : genderOf(trigger.what);
      const what = matched(trigger.what, context);
      return isHad(trigger.status)
        ? `${matchedVerb(what, 'ganar')} ${statusWord(trigger.status)}`
        : `${matchedVerb(what, 'pasar')} a estar ${statusAdjective(trigger.status, of, false)}`;
    }
    case 'gains-counters': {
      const what = matched(trigger.what, context);
      const gains = matchedVerb(what, 'ganar');
      if (trigger.nth === undefined) {
        return `${gains} 1 ${counterNoun(trigger.counter, false)} o más`;
      }
      const whose = what.me ? 'mi' : 'su';
      return `${gains} ${whose} ${ordinalWord(trigger.nth)} ${counterNoun(trigger.counter, false)}`;
    }
    case 'sacrifices':
      return affectsClause(trigger.who, termMark('sacrifice', 'sacrificar'), trigger.what, context);
    case 'exhausts':
      return affectsClause(trigger.who, termMark('exhaust', 'agotar'), trigger.what, context);
    case 'creates': {
      const who = playerDoes(trigger.who, 'crear', context);
      if (trigger.oneOrMore) return `${who} una o más ${nounPhrase(trigger.what, true, context)}`;
      return `${who} ${matched(trigger.what, context).text}`;
    }
    case 'draws':
      return `${playerDoes(trigger.who, 'robar', context)} una o más cartas`;
    case 'resupplies':
      return playerDoes(trigger.who, termMark('resupply', 'reabastecer'), context);
    case 'makes-gift':
      return `${playerDoes(trigger.who, 'hacer', context)} un regalo`;
    case 'rolls':
      if (trigger.first) {
        return `${FIRST_TIME} ${playerDoes(trigger.who, 'tirar', context)} un dado cada día`;
      }
      if (trigger.result) {
        return `${playerDoes(trigger.who, 'sacar', context)} ${dieResult(trigger.result)} con un dado`;
      }
      return `${playerDoes(trigger.who, 'tirar', context)} un dado o más`;
    case 'reveals':
      return `${playerDoes(trigger.who, 'revelar', context)} una carta${trigger.thisWay ? ' de esta manera' : ''}`;
    case 'activates': {
      const sign = ACTION[trigger.action];
      return trigger.inYourTurn === undefined
        ? `una habilidad ${sign} se active`
        : `${numberWord(trigger.inYourTurn, 'f')} habilidades ${sign} se activen en uno de tus turnos`;
    }
    case 'has-cards': {
      const { of, in: zone, atLeast } = trigger;
      return unlessCondition({ exists: { type: 'card', in: zone, of }, atLeast }, context);
    }
    case 'passes':
      if (trigger.last) return `${playerDoes(trigger.who, 'pasar', context)} último`;
      return `${playerDoes(trigger.who, 'pasar', context)}${trigger.first ? ' primero' : ''}`;
    case 'moves-forward': {
      const due = trigger.dueTo === undefined ? '' : becauseOf(trigger.dueTo);
      const some = someExpedition(trigger.expedition, context);
      if (trigger.all) return `${some.replace(/^una de tus /u, 'tus dos ')} avancen${due}`;
      if (trigger.oneOrMore) return `${some.replace(/^una /u, 'una o más ')} avancen${due}`;
      return `${some} avance${due}`;
    }
    case 'moves-backward':
      return `${someExpedition(trigger.expedition, context)} retroceda`;
    case 'fails-to-move-forward':
      return `${someExpedition(trigger.expedition, context)} no logre avanzar durante ${PHASE.dusk}`;
  }
}

/** The first words of a trigger that activates only once a day, in place of "cuando". */
const FIRST_TIME = 'la primera vez que';

export function describeTrigger(value: Trigger, context: WordingContext): string {
  return triggerWords(value, {
    at: (phase) => AT_PHASE[phase],
    after: (daily) => `tras ${DAILY[daily]}`,
    clause: (happening) => triggerClause(happening, context),
    subjects: /^(?:un oponente|un jugador) /u,
    when: (said) => (said.startsWith(FIRST_TIME) ? said : `cuando ${said}`),
    or: (parts) => joinList(parts, 'o'),
  });
}
