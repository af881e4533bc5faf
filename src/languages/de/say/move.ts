/** Putting, returning and sending in German (7.3.27). */

import type { Put } from '../../../engine/cards/ability.ts';
import { goalOwner, moverOf } from '../../say/move.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { expedition } from './expedition.ts';
import { playerClause } from './player-verb.ts';
import { type GermanPhrase, objectPhrase, possessiveStem } from './reference.ts';
import { intoZone, zoneWithOwner } from './selection.ts';

/** The verb of a move: a card of one's own is fetched back into the hand, others are sent there. */
function verbOf(step: Put): string {
  if (step.do === 'put') return 'legen';
  if (step.do === 'send') return 'schicken';
  if (step.to === 'deck') return 'zurück+legen';
  return isTakenBack(step) ? 'zurück+holen' : 'zurück+schicken';
}

/** Whether a player takes a card of their own back into their hand, for which cards have a verb. */
function isTakenBack({ of, to, who = 'you' }: Put): boolean {
  if (to !== 'hand' || who !== 'you' || typeof of !== 'object') return false;
  return 'choose' in of && !of.among && of.choose.of === 'you';
}

/** The zone to which the object goes: "deine Hand", "die Hand seines Besitzers". */
function goalZone(
  step: Put,
  what: GermanPhrase,
  place: Exclude<Put['to'], 'expedition'>,
  context: WordingContext,
): string {
  if (place === 'discard') return zoneWithOwner('discard', undefined, context, 'acc');
  const to = goalOwner(step, what.person === 'ich' ? 1 : 3);
  if (to === 'mover') return zoneWithOwner(place, moverOf(step), context, 'acc');
  const whose = to === 'me' ? 'mein' : possessiveStem(what);
  return `${zoneWithOwner(place, undefined, context, 'acc')} ${whose}es Besitzers`;
}

function destinationOf(step: Put, what: GermanPhrase, context: WordingContext): string {
  if (step.to === 'expedition') {
    const where = step.in ? expedition(step.in, context, 'acc').text : 'eine deiner Expeditionen';
    return `in ${where}`;
  }
  if (step.to === 'reserve') return intoZone('reserve', undefined, context);
  const place = goalZone(step, what, step.to, context);
  if (step.to === 'discard') return `auf ${place}`;
  if (step.to !== 'deck') return `in ${place}`;
  const position = step.position ?? 'top';
  if (position === 'top') return `als oberste Karte auf ${place}`;
  if (position === 'bottom') return `unter ${place}`;
  if (typeof position === 'number') return `an ${position}. Position in ${place}`;
  return `an X-ter Position in ${place}, wobei X ${amount(position, context)} ist`;
}

/** "lege mich in die Reserve", "einen Charakter deiner Wahl in die Hand seines Besitzers zurückschicken". */
export function describeMove(step: Put, mood: Mood, context: WordingContext): string {
  const what = objectPhrase(step.of, context, 'acc');
  const where = destinationOf(step, what, context);
  const state = { exhausted: 'erschöpft ', ready: 'bereit ' } as const;
  const enters = step.enters ? state[step.enters] : '';
  const [goal, ...more] = where.split(', wobei ');
  const behind = more.length > 0 ? `\uE007, wobei ${more.join(', wobei ')}` : '';
  const words = `${what.text} ${enters}${goal}${behind}`;
  return playerClause(step.who, verbOf(step), words, mood, context);
}
