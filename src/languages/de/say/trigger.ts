/** Triggers in German: an icon, or "wenn …". */

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
import { arrangedSentence } from './clause.ts';
import { condition } from './condition.ts';
import { expeditionWords, positionClause, traitsOf } from './expedition.ts';
import {
  fromZone,
  indefinitePhrase,
  intoZone,
  isRelation,
  nounPhrase,
  playerPhrase,
  relationPhrase,
  zoneWithOwner,
} from './selection.ts';
import { subordinateClause } from './verb.ts';
import {
  AT_PHASE,
  counterNoun,
  dailyWith,
  declinedEin,
  dueTo,
  type GermanCase,
  IN_PHASE,
  joinList,
  numberWord,
  ordinalWord,
  statusWord,
} from './words.ts';

/** The place that something joins or leaves, in a case: an Expedition or a zone, with its article. */
export function destinationOf(
  where: ExpeditionRelation | Place,
  of: PlayerReference | undefined,
  context: WordingContext,
  grammar: GermanCase,
): string {
  if (isRelation(where)) return relationPhrase(where, grammar);
  if (where === 'play') return grammar === 'dat' ? 'dem Spiel' : 'das Spiel';
  return zoneWithOwner(where, of, context, grammar);
}

/** The subject of a trigger or modifier, which "it" means from there on. */
export const matched = createMatched('ich', indefinitePhrase);

/** The object of a trigger, which "it" means from there on. */
const matchedObject = createMatched('mich', (filter, context) =>
  indefinitePhrase(filter, context, 'acc'),
);

/** A clause of a matched thing: "ich Verankert erhalte", "ein Charakter Verankert erhält". */
export function matchedDoes(what: Matched, verb: string, words = ''): string {
  return subordinateClause(what.text, verb, what.me ? 'ich' : 'er', words);
}

/** A clause of a player: "du eine Karte ziehst". */
export function playerDoes(
  who: PlayerReference,
  verb: string,
  context: WordingContext,
  words = '',
): string {
  if (who === 'you') return subordinateClause('du', verb, 'du', words);
  return subordinateClause(triggeringPlayer(who, context), verb, 'er', words);
}

export function triggeringPlayer(who: PlayerReference, context: WordingContext): string {
  if (who === 'opponents') return 'ein Gegner';
  return who === 'each-player' ? 'ein Spieler' : playerPhrase(who, context);
}

const SIDE = { hero: 'Helden-', companion: 'Gefährten-' } as const;

/** "eine deiner Expeditionen", "meine Expedition". */
export function someExpedition(filter: ExpeditionFilter, context: WordingContext): string {
  context.it = { noun: 'expedition', plural: false };
  const traits = traitsOf(filter).map(({ words }) => ` ${words}`);
  const position = positionClause(filter, false);
  const suffix = traits.join('') + (position === '' ? '' : `, die ${position},`);
  if (filter.relation && filter.relation !== 'yours')
    return relationPhrase(filter.relation, 'nom') + suffix;
  if (filter.of === undefined && filter.relation === undefined)
    return expeditionWords(filter, false, context, { article: 'ein' });
  const yours = filter.of === undefined || filter.of === 'you';
  const whose = yours ? '' : ` ${playerPhrase(filter.of!, context, 'gen')}`;
  if (filter.side)
    return `${yours ? 'deine' : 'die'} ${SIDE[filter.side]}Expedition${whose}${suffix}`;
  const ascended = filter.ascended ? `${termMark('ascended', 'Aufgestiegenen')} ` : '';
  return `eine ${yours ? 'deiner' : 'der'} ${ascended}Expeditionen${whose}${suffix}`;
}

/** "aufgrund von {forest}": what an Expedition moves forward by. */
export function becauseOf(what: Terrain | 'ascend'): string {
  return what === 'ascend' ? `aufgrund von ${termMark('ascend', 'Aufsteigend')}` : dueTo(what);
}

/** A verb of a player with its object: "du eine Karte erschöpfst". */
function affectsClause(
  who: PlayerReference,
  verb: string,
  what: ObjectMatch,
  context: WordingContext,
): string {
  return playerDoes(who, verb, context, matchedObject(what, context).text);
}

function joinsClause(
  trigger: Extract<OneHappening, { on: 'joins' }>,
  context: WordingContext,
): string {
  const what = matched(trigger.what, context);
  const where = [trigger.where].flat();
  if (where.includes('play')) {
    const names = where.map((to) => intoZone(to as Place, trigger.of, context));
    return matchedDoes(what, 'kommen', joinList(names, 'oder'));
  }
  if (where.includes('discard'))
    return `${what.text} ${intoZone('discard', trigger.of, context)} gelegt ${what.me ? 'werde' : 'wird'}`;
  const names = where.map((to) => destinationOf(to, trigger.of, context, 'dat'));
  return matchedDoes(
    what,
    'an+schließen',
    `${what.me ? 'mich' : 'sich'} ${joinList(names, 'oder')}`,
  );
}

function goesClause(
  trigger: Extract<OneHappening, { on: 'goes' }>,
  context: WordingContext,
): string {
  const from = [trigger.from ?? []]
    .flat()
    .map((at) => fromZone(at, isFromOwn(trigger, at) ? trigger.of : undefined, context));
  const whence = from.length === 0 ? 'von irgendwoher' : joinList(from, 'oder');
  const to = intoZone(trigger.to, isFromHand(trigger) ? undefined : trigger.of, context);
  if (trigger.who !== undefined) {
    const what = matchedObject(trigger.what, context).text;
    return trigger.to === 'discard'
      ? playerDoes(trigger.who, 'ab+legen', context, `${what} ${whence}`)
      : playerDoes(trigger.who, 'legen', context, `${what} ${whence} ${to}`);
  }
  const what = matched(trigger.what, context);
  return matchedDoes(what, 'gehen', `${whence} ${to}`);
}

function triggerClause(trigger: OneHappening, context: WordingContext): string {
  switch (trigger.on) {
    case 'joins':
      return joinsClause(trigger, context);
    case 'leaves': {
      const what = matched(trigger.what, context);
      const during = trigger.during ? `${IN_PHASE[trigger.during]} ` : '';
      const where = trigger.from
        ? expeditionWords(trigger.from, false, context, { article: 'ein', grammar: 'acc' })
        : destinationOf(trigger.where, trigger.of, context, 'acc');
      return matchedDoes(what, 'verlassen', during + where);
    }
    case 'goes':
      return goesClause(trigger, context);
    case 'plays': {
      const { from, ...card } = trigger.card;
      const what = matchedObject(card, context).text;
      const whence = from ? ` aus der ${from === 'hand' ? 'Hand' : 'Reserve'}` : '';
      return playerDoes(trigger.who, 'spielen', context, what + whence);
    }
    case 'gains':
      return matchedDoes(matched(trigger.what, context), 'erhalten', statusWord(trigger.status));
    case 'becomes': {
      const what = matched(trigger.what, context);
      return trigger.status === 'exhausted'
        ? matchedDoes(what, 'werden', statusWord(trigger.status))
        : matchedDoes(what, 'erhalten', statusWord(trigger.status));
    }
    case 'gains-counters': {
      const what = matched(trigger.what, context);
      if (trigger.nth === undefined)
        return matchedDoes(what, 'erhalten', `mindestens 1 ${counterNoun(trigger.counter, false)}`);
      const of = trigger.counter === 'boost' ? 'f' : 'm';
      const form = { gender: of, plural: false, grammar: 'acc' } as const;
      const own = declinedEin(what.me ? 'mein' : 'sein', form);
      const which = `${own} ${ordinalWord(trigger.nth)} ${counterNoun(trigger.counter, false)}`;
      return matchedDoes(what, 'erhalten', which);
    }
    case 'sacrifices':
      return trigger.what === 'me' && trigger.who === 'you'
        ? `ich ${termMark('sacrifice', 'geopfert')} werde`
        : affectsClause(trigger.who, termMark('sacrifice', 'opfern'), trigger.what, context);
    case 'exhausts':
      return affectsClause(trigger.who, termMark('exhaust', 'erschöpfen'), trigger.what, context);
    case 'creates': {
      const article = { number: 'eine oder mehrere' };
      const what = trigger.oneOrMore
        ? nounPhrase(trigger.what, true, context, { grammar: 'acc', article })
        : matchedObject(trigger.what, context).text;
      return playerDoes(trigger.who, 'erschaffen', context, what);
    }
    case 'draws':
      return playerDoes(trigger.who, 'ziehen', context, 'eine oder mehrere Karten');
    case 'resupplies':
      return playerDoes(trigger.who, 'nutzen', context, termMark('resupply', 'Nachschub'));
    case 'makes-gift':
      return playerDoes(trigger.who, 'geben', context, `ein ${termMark('gift', 'Geschenk')}`);
    case 'rolls': {
      const { who } = trigger;
      if (trigger.first)
        return playerDoes(who, 'werfen', context, 'zum ersten Mal am Tag einen Würfel');
      if (trigger.result)
        return playerDoes(who, 'würfeln', context, `eine ${dieResult(trigger.result)}`);
      return playerDoes(who, 'werfen', context, 'einen oder mehrere Würfel');
    }
    case 'reveals': {
      const way = trigger.thisWay ? 'auf diese Art ' : '';
      return playerDoes(trigger.who, 'auf+decken', context, `${way}eine Karte`);
    }
    case 'activates': {
      const sign = ACTION[trigger.action];
      return trigger.inYourTurn === undefined
        ? `eine ${sign} Fähigkeit aktiviert wird`
        : `${numberWord(trigger.inYourTurn, 'f')} ${sign} Fähigkeiten in einer deiner Runden aktiviert werden`;
    }
    case 'has-cards': {
      const { of, in: zone, atLeast } = trigger;
      return condition({ exists: { type: 'card', in: zone, of }, atLeast }, context);
    }
    case 'passes': {
      const order = trigger.last ? 'zuletzt' : trigger.first ? 'zuerst' : '';
      return playerDoes(trigger.who, 'passen', context, order);
    }
    case 'moves-forward': {
      const due = trigger.dueTo === undefined ? '' : `${becauseOf(trigger.dueTo)} `;
      const some = someExpedition(trigger.expedition, context);
      if (trigger.all)
        return `sich ${some.replace(/^eine deiner (?=\P{Ll})/u, 'deine beiden ')} ${due}vorwärts bewegen`;
      const which = trigger.oneOrMore ? some.replace(/^eine /u, 'mindestens eine ') : some;
      return `sich ${which} ${due}vorwärts bewegt`;
    }
    case 'moves-backward':
      return `sich ${someExpedition(trigger.expedition, context)} zurückbewegt`;
    case 'fails-to-move-forward':
      return `sich ${someExpedition(trigger.expedition, context)} am Abend nicht vorwärts bewegt`;
  }
}

export function describeTrigger(value: Trigger, context: WordingContext): string {
  const said = triggerWords(value, {
    at: (phase) => AT_PHASE[phase],
    after: (daily) => `nach ${dailyWith(daily, 'dat')}`,
    clause: (happening) => triggerClause(happening, context),
    subjects: /^(?:ein Gegner|ein Spieler|du|ich) /u,
    when: (clause) => `wenn ${clause}`,
    or: (parts) => joinList(parts, 'oder'),
  });
  return arrangedSentence(said);
}
