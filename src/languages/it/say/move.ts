/** Putting, returning and sending in Italian (7.3.27). */

import type { Put } from '../../../engine/cards/ability.ts';
import { goalOwner, isGoalFirst, moverOf } from '../../say/move.ts';
import type { Phrase } from '../../say/phrase.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { expedition } from './expedition.ts';
import { objectPhrase } from './reference.ts';
import { inZone, playerPhrase, zoneWithOwner } from './selection.ts';
import { verbWithObject } from './verb.ts';
import { agreeAdjective, withPreposition } from './words.ts';

/** An object whose text has more letters than this comes after the goal of the move. */
const LONG = 60;

const VERB = { put: 'mettere', return: 'fare', send: 'mandare' } as const;

/** The zone to which the object goes, with its owner: "la tua mano", "la mano del suo proprietario". */
function goalZone(
  step: Put,
  what: Phrase,
  place: Exclude<Put['to'], 'expedition'>,
  context: WordingContext,
) {
  const to = goalOwner(step, what.person);
  if (place === 'discard') return zoneWithOwner('discard', undefined, context);
  if (to === 'mover') return zoneWithOwner(place, moverOf(step), context);
  const owner = to === 'me' ? 'del mio' : what.plural ? 'del rispettivo' : 'del suo';
  return `${zoneWithOwner(place, undefined, context)} ${owner} proprietario`;
}

function destinationOf(step: Put, what: Phrase, context: WordingContext): string {
  if (step.to === 'expedition') {
    const where = step.in ? expedition(step.in, context).text : 'una delle tue spedizioni';
    return withPreposition('in', where);
  }
  if (step.to === 'reserve') return inZone('reserve', undefined, context);
  const place = goalZone(step, what, step.to, context);
  if (step.to === 'hand')
    return place
      .replace(/^la mano del (?=.*proprietario$)/u, 'in mano al ')
      .replace(/^la /u, 'nella ');
  if (step.to !== 'deck') return withPreposition('in', place);
  const position = step.position ?? 'top';
  if (position === 'top') return `in cima ${withPreposition('a', place)}`;
  return position === 'bottom'
    ? `in fondo ${withPreposition('a', place)}`
    : withPreposition('in', place);
}

/** A position in a Deck that is not its top or bottom (3.2.2.b). */
function positionInDeck(step: Put, context: WordingContext): string {
  const place = step.position ?? 'top';
  if (step.to !== 'deck' || place === 'top' || place === 'bottom') return '';
  if (typeof place === 'number') return ` in posizione ${place}`;
  return ` in posizione X, dove X è ${amount(place, context)}`;
}

/** Whether a player takes a card of their own back into their hand, for which cards have a verb. */
function isTakenBack(step: Put): boolean {
  const { who = 'you', of } = step;
  if (step.do !== 'return' || step.to !== 'hand' || who !== 'you' || typeof of !== 'object')
    return false;
  return 'choose' in of && !of.among && of.choose.of === 'you';
}

/** "mettimi nella Riserva", "far tornare nella mano del suo proprietario un personaggio". */
export function describeMove(step: Put, mood: Mood, context: WordingContext): string {
  const who = step.who ?? 'you';
  const subject = mood === 'order' && who !== 'you' ? `${playerPhrase(who, context)} ` : '';
  const what = objectPhrase(step.of, context);
  const form = mood === 'order' && who !== 'you' ? 'third' : mood;
  const where = destinationOf(step, what, context);
  const last = positionInDeck(step, context);
  const state = { exhausted: 'consumato', ready: 'ripristinato' } as const;
  const enters = step.enters
    ? `, ${agreeAdjective(state[step.enters], what.gender, what.plural)}`
    : '';
  const first = step.do !== 'return' && what.text.length > LONG && isGoalFirst(step, what);
  if (isTakenBack(step) && what.clitic === undefined && subject === '') {
    return `${mood === 'order' ? 'riprendi' : 'riprendere'} in mano ${what.text}${enters}`;
  }
  const back = step.do === 'return' ? 'tornare ' : '';
  const verb = VERB[step.do];
  const said = first
    ? verbWithObject(verb, { text: `${back}${where} ${what.text}` }, form)
    : what.clitic === undefined
      ? `${verbWithObject(verb, { text: back + what.text }, form)} ${where}${last}`
      : `${verbWithObject(verb, what, form)} ${back}${where}${last}`;
  return `${subject}${said}${enters}`.trim();
}
