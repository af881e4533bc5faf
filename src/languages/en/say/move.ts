/** Putting, returning and sending in English (7.3.27). */

import type { Put } from '../../../engine/cards/ability.ts';
import { goalOwner, moverOf } from '../../say/move.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { expedition } from './expedition.ts';
import { objectPhrase } from './reference.ts';
import { zoneWithOwner } from './selection.ts';
import { playerVerb } from './verb.ts';
import { ordinalWord } from './words.ts';

/** The possessive for the zones to which several cards go. */
const SEVERAL = 'their owners’';

/** "put me into Reserve", "return to its owner’s hand target Character". */
export function describeMove(step: Put, mood: Mood, context: WordingContext): string {
  const what = objectPhrase(step.of, context, 'object', step.to !== 'expedition');
  const verb = playerVerb(step, step.do, mood, context);
  const owner = goalOwner(step, 3);
  const mine = owner === 'mover';
  const whose = mine
    ? moverOf(step) === 'you'
      ? 'your'
      : 'their'
    : owner === 'me'
      ? 'my owner’s'
      : what.plural
        ? SEVERAL
        : 'its owner’s';
  const enters = step.enters === 'ready' ? ', ready' : step.enters ? ', exhausted' : '';
  const into = step.do === 'put' ? 'into' : 'to';
  const where = destinationOf(step, whose, mine, into, context);
  const last = what.pronoun || step.do === 'put' || typeof (step.position ?? 'top') !== 'string';
  const words = last ? [what.text, where] : [where, what.text];
  return `${verb} ${words.join(' ')}${positionInDeck(step, context)}${enters}`;
}

/** Where a moved card goes: "to Reserve", "into your hand", "on top of its owner’s deck". */
function destinationOf(
  step: Put,
  whose: string,
  mine: boolean,
  into: string,
  context: WordingContext,
): string {
  if (step.to === 'reserve') return `${into} ${mine ? `${whose} ` : ''}Reserve`;
  if (step.to === 'discard') return `${into} the discard pile`;
  if (step.to === 'expedition') {
    return `into ${step.in ? expedition(step.in, context).text : 'one of your Expeditions'}`;
  }
  const zones = `${whose} ${zoneWithOwner(step.to, undefined, context)}${whose === SEVERAL ? 's' : ''}`;
  if (step.to !== 'deck') return `${into} ${zones}`;
  const place = step.position ?? 'top';
  if (place === 'top') return `${into} the top of ${zones}`;
  return place === 'bottom' ? `at the bottom of ${zones}` : `${into} ${zones}`;
}

/** A position in a Deck that is not its top or bottom (3.2.2.b). */
function positionInDeck(step: Put, context: WordingContext): string {
  const place = step.position ?? 'top';
  if (step.to !== 'deck' || place === 'top' || place === 'bottom') return '';
  if (typeof place === 'number') return ` as its ${ordinalWord(place)} card`;
  return ` as its Xth card, X being ${amount(place, context)}`;
}
