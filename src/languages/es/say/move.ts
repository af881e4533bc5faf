/** Putting, returning and sending in Spanish (7.3.27). */

import type { Put } from '../../../engine/cards/ability.ts';
import { goalOwner, isGoalFirst, moverOf } from '../../say/move.ts';
import type { Phrase } from '../../say/phrase.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { expedition } from './expedition.ts';
import { objectPhrase } from './reference.ts';
import { playerPhrase, zoneWithOwner } from './selection.ts';
import { verbWithObject } from './verb.ts';
import { agreeAdjective, withPreposition } from './words.ts';

const VERB = { put: 'colocar', return: 'devolver', send: 'enviar' } as const;

/** The zone to which the object goes, with its owner: "tu mano", "la mano de su propietario". */
function goalZone(
  step: Put,
  what: Phrase,
  place: Exclude<Put['to'], 'expedition'>,
  context: WordingContext,
): string {
  const to = goalOwner(step, what.person);
  if (place === 'discard') return zoneWithOwner('discard', undefined, context);
  if (to === 'mover') return zoneWithOwner(place, moverOf(step), context);
  const owner =
    to === 'me' ? 'de mi propietario' : `de ${what.plural ? 'sus propietarios' : 'su propietario'}`;
  return `${zoneWithOwner(place, undefined, context)} ${owner}`;
}

function destinationOf(step: Put, what: Phrase, context: WordingContext): string {
  const toward = (place: string) =>
    step.do === 'put' ? `en ${place}` : withPreposition('a', place);
  if (step.to === 'expedition') {
    const where = step.in ? expedition(step.in, context).text : 'una de tus expediciones';
    return toward(where);
  }
  if (step.to === 'reserve') return toward(zoneWithOwner('reserve', undefined, context));
  const place = goalZone(step, what, step.to, context);
  if (step.to !== 'deck') return toward(place);
  return toward(`${positionInDeck(step)} ${withPreposition('de', place)}`) + whatXIs(step, context);
}

/** A position in a Deck (3.2.2.b): its top, its bottom or a number. */
function positionInDeck({ position = 'top' }: Put): string {
  if (position === 'top') return 'la parte superior';
  if (position === 'bottom') return 'la parte inferior';
  return typeof position === 'number' ? `la posición ${position}` : 'la posición X';
}

function whatXIs({ position = 'top' }: Put, context: WordingContext): string {
  if (typeof position !== 'object') return '';
  return `, donde X equivale ${withPreposition('a', amount(position, context))}`;
}

/** Whether cards write the goal first: "Envía a la reserva …", "Devuelve a la mano de su propietario …". */
function isGoalStressed(step: Put, { person }: Phrase): boolean {
  if (step.do === 'put' || step.to === 'deck') return false;
  return step.to === 'reserve' || goalOwner(step, person) !== 'mover';
}

/** "colócame en la reserva", "devolver a la mano de su propietario un personaje objetivo". */
export function describeMove(step: Put, mood: Mood, context: WordingContext): string {
  const who = step.who ?? 'you';
  const isTheirs = mood === 'order' && who !== 'you';
  const subject = isTheirs ? `${playerPhrase(who, context)} ` : '';
  const what = objectPhrase(step.of, context);
  const form = isTheirs ? 'third' : mood;
  const where = destinationOf(step, what, context);
  const state = { exhausted: 'agotado', ready: 'preparado' } as const;
  const enters = step.enters
    ? `, ${agreeAdjective(state[step.enters], what.gender, what.plural)}`
    : '';
  const isFirst = isGoalFirst(step, what) && isGoalStressed(step, what);
  const verb = VERB[step.do];
  const said = isFirst
    ? verbWithObject(verb, { text: `${where} ${what.text}` }, form)
    : `${verbWithObject(verb, what, form)} ${where}`;
  return `${subject}${said}${enters}`.trim();
}
