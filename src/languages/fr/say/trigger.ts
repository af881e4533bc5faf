/** Triggers in French: an icon, or "quand …". */

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
import { ACTION, TERRAIN, termMark } from '../../say/text.ts';
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
import { genderOfSpeaker } from './subject.ts';
import { secondPerson, thirdPerson } from './verb.ts';
import {
  AT_PHASE,
  agreeAdjective,
  counterNoun,
  DAILY,
  genderOf,
  joinList,
  noun,
  numberWord,
  ordinalWord,
  PHASE,
  statusWord,
  withDe,
} from './words.ts';

/** The place that something joins or leaves: an Expedition or a zone. */
export function destinationOf(
  where: ExpeditionRelation | Place,
  of: PlayerReference | undefined,
  context: WordingContext,
): string {
  if (where in RELATION) return RELATION[where as ExpeditionRelation];
  if (where === 'play') return 'le jeu';
  return zoneWithOwner(where as Exclude<Place, 'play'>, of, context);
}

/** The subject of a trigger or modifier, which "it" means from there on. */
export const matched = createMatched('je', indefinitePhrase);

const FIRST: Readonly<Record<string, string>> = {
  aller: 'vais',
  devenir: 'deviens',
  perdre: 'perds',
  rejoindre: 'rejoins',
};
const THIRD: Readonly<Record<string, string>> = { aller: 'va', rejoindre: 'rejoint' };

/** A verb of a matched thing: "je rejoins", "un Personnage rejoint". */
function matchedVerb(what: Matched, verb: string): string {
  if (what.me) return `je ${FIRST[verb] ?? thirdPerson(verb, false)}`;
  return `${what.text} ${THIRD[verb] ?? thirdPerson(verb, false)}`;
}

/** A verb of a player: "vous piochez", "un adversaire pioche". */
export function playerDoes(who: PlayerReference, verb: string, context: WordingContext): string {
  if (who === 'you') return `vous ${secondPerson(verb)}`;
  return `${triggeringPlayer(who, context)} ${thirdPerson(verb, false)}`;
}

export function triggeringPlayer(who: PlayerReference, context: WordingContext): string {
  if (who === 'opponents') return 'un adversaire';
  return who === 'each-player' ? 'un joueur' : playerPhrase(who, context);
}

const SIDE = { hero: 'Héros', companion: 'Compagnon' } as const;

/** "l’une de vos Expéditions", "mon Expédition". */
export function someExpedition(filter: ExpeditionFilter, context: WordingContext): string {
  context.it = { noun: 'expedition', plural: false };
  const ascended = filter.ascended ? ` ${statusWord('ascended', 'f', true)}` : '';
  const traits = expeditionTraits(filter);
  const suffix = traits === '' ? '' : ` ${traits}`;
  const side = filter.side === undefined ? '' : ` ${SIDE[filter.side]}`;
  if (filter.relation && filter.relation !== 'yours') return RELATION[filter.relation] + suffix;
  if (filter.of === undefined && filter.relation === undefined) {
    return `une ${noun('expedition', false)}${side}${ascended}${suffix}`;
  }
  const yours = filter.of === undefined || filter.of === 'you';
  if (filter.side) {
    return yours
      ? `votre Expédition${side}${suffix}`
      : `l’Expédition${side} ${withDe(playerPhrase(filter.of!, context))}${suffix}`;
  }
  const whose = yours
    ? 'vos Expéditions'
    : `les Expéditions ${withDe(playerPhrase(filter.of!, context))}`;
  return `l’une ${withDe(whose)}${ascended}${suffix}`;
}

/** " grâce à {forest}": what an Expedition moves forward by. */
export function dueTo(what: Terrain | 'ascend'): string {
  if (what !== 'ascend') return ` grâce à ${TERRAIN[what]}`;
  return ` grâce à l’${termMark('ascended', 'Élévation')}`;
}

/** A verb of a player with its object: "vous épuisez une carte", "vous me sacrifiez". */
function affectsClause(
  { who, what }: { readonly who: PlayerReference; readonly what: ObjectMatch },
  verb: string,
  me: 'me ' | 'm’',
  context: WordingContext,
): string {
  if (what !== 'me') return `${playerDoes(who, verb, context)} ${matched(what, context).text}`;
  if (who === 'you') return `vous ${me}${secondPerson(verb)}`;
  return `${triggeringPlayer(who, context)} ${me}${thirdPerson(verb, false)}`;
}

function triggerClause(trigger: OneHappening, context: WordingContext): string {
  switch (trigger.on) {
    case 'joins': {
      const what = matched(trigger.what, context);
      const where = [trigger.where].flat().map((to) => destinationOf(to, trigger.of, context));
      if (trigger.where === 'discard') return `${matchedVerb(what, 'aller')} dans ${where[0]}`;
      return `${matchedVerb(what, 'rejoindre')} ${joinList(where, 'ou')}`;
    }
    case 'leaves': {
      const what = matched(trigger.what, context);
      const during = trigger.during ? ` pendant ${PHASE[trigger.during]}` : '';
      const where = trigger.from
        ? `une ${context.language.expeditions(trigger.from, false, context)}`
        : destinationOf(trigger.where, trigger.of, context);
      return `${matchedVerb(what, 'quitter')} ${where}${during}`;
    }
    case 'goes': {
      const what = matched(trigger.what, context);
      const from = [trigger.from ?? []].flat().map((at) => {
        const of = isFromOwn(trigger, at) ? trigger.of : undefined;
        return at === 'play' ? 'le jeu' : zoneWithOwner(at, of, context);
      });
      const isToReserve = trigger.to === 'reserve' && trigger.who === undefined;
      const anywhere = ' depuis n’importe où';
      const whence =
        from.length === 0
          ? anywhere
          : isToReserve
            ? ` depuis ${joinList(from, 'ou')}`
            : ` ${joinList(from.map(withDe), 'ou')}`;
      const isOwn = isFromHand(trigger) || (isToReserve && from.length > 1);
      const to = inZone(trigger.to, isOwn ? undefined : trigger.of, context);
      if (trigger.who !== undefined) {
        return trigger.to === 'discard'
          ? `${playerDoes(trigger.who, 'défausser', context)} ${what.text}${whence}`
          : `${playerDoes(trigger.who, 'mettre', context)} ${what.text}${whence} ${to}`;
      }
      const where = from.length === 0 || isToReserve ? `${to}${whence}` : `${whence.trim()} ${to}`;
      return `${matchedVerb(what, 'aller')} ${where}`;
    }
    case 'plays': {
      const { from, ...card } = trigger.card;
      const what = matched(card, context);
      const whence = from ? ` depuis la ${from === 'hand' ? 'main' : 'Réserve'}` : '';
      return `${playerDoes(trigger.who, 'jouer', context)} ${what.text}${whence}`;
    }
    case 'gains':
      return `${matchedVerb(matched(trigger.what, context), 'gagner')} ${statusWord(trigger.status)}`;
    case 'becomes': {
      const of = trigger.what === 'me' ? 'm' : genderOf(trigger.what);
      return `${matchedVerb(matched(trigger.what, context), 'devenir')} ${statusWord(trigger.status, of)}`;
    }
    case 'gains-counters': {
      const what = matched(trigger.what, context);
      const gains = matchedVerb(what, 'gagner');
      if (trigger.nth === undefined) {
        return `${gains} au moins 1 ${counterNoun(trigger.counter, false)}`;
      }
      return `${gains} ${what.me ? 'mon' : 'son'} ${ordinalWord(trigger.nth)} ${counterNoun(trigger.counter, false)}`;
    }
    case 'sacrifices':
      if (trigger.what === 'me' && trigger.who === 'you')
        return `je suis ${termMark('sacrifice', agreeAdjective('sacrifié', genderOfSpeaker(context), false))}`;
      return affectsClause(trigger, termMark('sacrifice', 'sacrifier'), 'me ', context);
    case 'creates': {
      const who = playerDoes(trigger.who, 'créer', context);
      if (trigger.oneOrMore)
        return `${who} un ou plusieurs ${nounPhrase(trigger.what, true, context)}`;
      return `${who} ${matched(trigger.what, context).text}`;
    }
    case 'draws':
      return `${playerDoes(trigger.who, 'piocher', context)} au moins une carte`;
    case 'resupplies':
      return playerDoes(trigger.who, termMark('resupply', 'Ravitailler'), context);
    case 'makes-gift':
      return trigger.who === 'you'
        ? 'vous faites un Don'
        : `${playerPhrase(trigger.who, context)} fait un Don`;
    case 'rolls':
      if (trigger.first) {
        return `${FIRST_TIME} ${playerDoes(trigger.who, 'lancer', context)} un dé chaque Jour`;
      }
      if (trigger.result) {
        const who =
          trigger.who === 'you'
            ? 'vous obtenez'
            : `${triggeringPlayer(trigger.who, context)} obtient`;
        return `${who} un ${dieResult(trigger.result)} sur un dé`;
      }
      return `${playerDoes(trigger.who, 'lancer', context)} au moins un dé`;
    case 'reveals':
      return `${playerDoes(trigger.who, 'révéler', context)} une carte${trigger.thisWay ? ' de cette façon' : ''}`;
    case 'exhausts':
      return affectsClause(trigger, termMark('exhaust', 'épuiser'), 'm’', context);
    case 'activates': {
      const sign = ACTION[trigger.action];
      return trigger.inYourTurn === undefined
        ? `une capacité ${sign} est activée`
        : `${numberWord(trigger.inYourTurn)} capacités ${sign} sont activées pendant l’un de vos tours`;
    }
    case 'has-cards': {
      const { of, in: zone, atLeast } = trigger;
      return condition({ exists: { type: 'card', in: zone, of }, atLeast }, context);
    }
    case 'passes':
      if (trigger.last) return `${playerDoes(trigger.who, 'passer', context)} en dernier`;
      return `${playerDoes(trigger.who, 'passer', context)}${trigger.first ? ' en premier' : ''}`;
    case 'moves-forward': {
      const due = trigger.dueTo === undefined ? '' : dueTo(trigger.dueTo);
      const some = someExpedition(trigger.expedition, context);
      if (trigger.all) return `${some.replace(/^l’une de vos /u, 'vos deux ')} avancent${due}`;
      return `${trigger.oneOrMore ? some.replace(/^(?:l’)?une /u, 'au moins une ') : some} avance${due}`;
    }
    case 'moves-backward':
      return `${someExpedition(trigger.expedition, context)} recule`;
    case 'fails-to-move-forward':
      return `${someExpedition(trigger.expedition, context)} n’avance pas pendant ${PHASE.dusk}`;
  }
}

/** The first words of a trigger that activates only once a day, in place of « lorsque ». */
const FIRST_TIME = 'la première fois que';

export function describeTrigger(value: Trigger, context: WordingContext): string {
  return triggerWords(value, {
    at: (phase) => AT_PHASE[phase],
    after: (daily) => `après ${DAILY[daily]}`,
    clause: (happening) => triggerClause(happening, context),
    subjects: /^(?:vous|un adversaire|un joueur|je) /u,
    when: (said) =>
      said.startsWith(FIRST_TIME)
        ? said
        : `lorsque ${said}`.replace(/^lorsque (?=(?:ils?|elles?|une?) )/u, 'lorsqu’'),
    or: (parts) => joinList(parts, 'ou'),
  });
}
