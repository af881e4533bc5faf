/** Putting, returning and sending in French (7.3.27). */

import type { Put } from '../../../engine/cards/ability.ts';
import { goalOwner, isGoalFirst, moverOf } from '../../say/move.ts';
import type { Phrase } from '../../say/phrase.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { expedition } from './expedition.ts';
import { objectPhrase } from './reference.ts';
import { playerPhrase, zoneWithOwner } from './selection.ts';
import { verbWithObject } from './verb.ts';
import { agreeAdjective, withDe } from './words.ts';

/** An object whose text has more letters than this comes after the goal of the move. */
const LONG = 60;

/**
 * Whether words are a bare noun ("un Personnage ciblé"). What is sent to Reserve and has more words comes
 * after the goal, which would else read as a part of them.
 */
function isBare(words: string): boolean {
  return /^une? \S+ ciblée?$/u.test(words);
}

const VERB = { put: 'mettre', return: 'renvoyer', send: 'envoyer' } as const;

/** The zone to which the object goes, with its owner: "votre main", "la main de son propriétaire". */
function goalZone(
  step: Put,
  what: Phrase,
  place: Exclude<Put['to'], 'expedition'>,
  context: WordingContext,
) {
  const to = goalOwner(step, what.person);
  if (place === 'discard') return zoneWithOwner('discard', undefined, context);
  if (to === 'mover') return zoneWithOwner(place, moverOf(step), context);
  const owner =
    to === 'me' ? 'mon propriétaire' : what.plural ? 'leur propriétaire' : 'son propriétaire';
  return `${zoneWithOwner(place, undefined, context)} ${withDe(owner)}`;
}

function destinationOf(step: Put, what: Phrase, context: WordingContext): string {
  if (step.to === 'expedition') {
    return `dans ${step.in ? expedition(step.in, context).text : 'l’une de vos Expéditions'}`;
  }
  if (step.to === 'reserve') return 'en Réserve';
  const place = goalZone(step, what, step.to, context);
  if (step.to !== 'deck') return `dans ${place}`;
  const position = step.position ?? 'top';
  if (position === 'top') return `sur le dessus ${withDe(place)}`;
  return position === 'bottom' ? `en dessous ${withDe(place)}` : `dans ${place}`;
}

/** A position in a Deck that is not its top or bottom (3.2.2.b). */
function positionInDeck(step: Put, context: WordingContext): string {
  const place = step.position ?? 'top';
  if (step.to !== 'deck' || place === 'top' || place === 'bottom') return '';
  if (typeof place === 'number') return ` en position ${place}`;
  return ` en position X, X étant ${amount(place, context)}`;
}

/** "mettez-moi en Réserve", "renvoyer un Personnage ciblé dans la main de son propriétaire". */
export function describeMove(step: Put, mood: Mood, context: WordingContext): string {
  const who = step.who ?? 'you';
  const subject = mood === 'order' && who !== 'you' ? `${playerPhrase(who, context)} ` : '';
  const what = objectPhrase(step.of, context);
  const form = subject === '' ? mood : 'third';
  const where = destinationOf(step, what, context) + positionInDeck(step, context);
  const exhausted = { exhausted: 'épuisé', ready: 'redressé' } as const;
  const enters = step.enters
    ? `, ${agreeAdjective(exhausted[step.enters], what.gender, what.plural)}`
    : '';
  const isSent = step.to === 'reserve' && step.do === 'send' && !isBare(what.text);
  const isGoalNext = isSent || (step.do === 'put' && what.text.length > LONG);
  if (isGoalNext && isGoalFirst(step, what)) {
    return `${subject}${verbWithObject(VERB[step.do], { text: `${where} ${what.text}` }, form)}${enters}`;
  }
  return `${subject}${verbWithObject(VERB[step.do], what, form)} ${where}${enters}`;
}
