/** Objects in a clause, in Spanish: chosen, targeted or named before. */

import type { Amount, Filter, ObjectReference, TotalLimit } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { amountWords, rememberReferent } from '../../say/context.ts';
import { createObjects, type Phrase } from '../../say/phrase.ts';
import { manaMark, TERRAIN } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { countedOthers, nounPhrase, withIndefiniteOrOther, zoneWithOwner } from './selection.ts';
import { COST, gender, genderOf, noun, withDefinite, withPreposition } from './words.ts';

/** A number of things in words, which agrees when it is one. */
function countWords(value: Amount, of: Gender, context: WordingContext): string {
  if (value === 1) return of === 'f' ? 'una' : 'uno';
  return amountWords(value, context, 'word');
}

/** "cualquier número de personajes", "hasta dos cartas", "una carta". */
function pickedWords(
  { count = 1, upTo }: { readonly count?: Amount | 'any'; readonly upTo?: true },
  words: string,
  of: Gender,
  context: WordingContext,
): string {
  if (count === 'any') return `cualquier número de ${words}`;
  if (typeof count === 'object' && 'affected' in count) return `el mismo número de ${words}`;
  const most = upTo ? 'hasta ' : '';
  return (
    most +
    (count === 1
      ? withIndefiniteOrOther(words, of)
      : countedOthers(countWords(count, of, context), words))
  );
}

/** The bound on the sum of what is chosen, as in " con {mountain} total de 4 o menos". */
function totalLimit(total: TotalLimit | undefined, context: WordingContext): string {
  if (!total) return '';
  const { of, atMost } = total;
  const what = of === 'hand-cost' ? COST.hand : TERRAIN[of];
  if (typeof atMost === 'number') {
    return ` con ${what} total de ${of === 'hand-cost' ? manaMark(atMost) : atMost} o menos`;
  }
  return ` con ${what} total igual o inferior ${withPreposition('a', amountWords(atMost, context))}`;
}

function targetPhrase(
  pick: Extract<ObjectReference, { target: Filter }>,
  context: WordingContext,
): string {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const of = genderOf(pick.target);
  const words = nounPhrase(pick.target, plural, context, '', 'objetivo');
  const said = pickedWords(pick, words, of, context);
  rememberReferent(pick.target, plural, pick.as, context);
  return said + totalLimit(pick.total, context);
}

function choicePhrase(
  pick: Extract<ObjectReference, { choose: Filter }>,
  context: WordingContext,
): string {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const of = genderOf(pick.choose);
  const among = pick.among ? ' de entre ellas' : '';
  const highest = pick.highest
    ? ` con el mayor ${pick.highest === 'hand-cost' ? COST.hand : COST.base}`
    : '';
  const random = pick.random ? ' al azar' : '';
  const words = nounPhrase(pick.choose, plural, context);
  let said: string;
  if (pick.among && pick.choose.type === 'card' && count !== 'any') {
    said = `${pick.upTo ? 'hasta ' : ''}${countWords(count, of, context)} de ellas`;
  } else if (!plural && highest !== '') said = withDefinite(words, of);
  else said = pickedWords(pick, words, of, context) + among;
  rememberReferent(pick.choose, plural, pick.as, context);
  return said + totalLimit(pick.total, context) + highest + random;
}

/** A pronoun is not said as a subject: its `text` is empty. */
export const { object: objectPhrase, every: everyPhrase } = createObjects({
  me: { text: '', clitic: 'me' },
  pronoun: (of, plural) => ({
    text: '',
    clitic: of === 'f' ? (plural ? 'las' : 'la') : plural ? 'los' : 'lo',
  }),
  rest: 'las demás',
  that: (of, plural, words) =>
    `${of === 'f' ? (plural ? 'esas' : 'esa') : plural ? 'esos' : 'ese'} ${words}`,
  target: targetPhrase,
  choice: choicePhrase,
  all: (words, of) => withAll(words, of),
  every: (words) =>
    `cada ${words.replace(/ o (?:un |una )/gu, ' y cada ').replace(/ o (?=en tu )/u, ' y ')}`,
  both: (hand, reserve) => `${hand} y ${reserve}`,
  top: (count, deck, context) =>
    count === 1
      ? `la primera carta ${withPreposition('de', deck)}`
      : `las ${amountWords(count, context, 'word')} primeras cartas ${withPreposition('de', deck)}`,
  gender,
  noun,
  kind: nounPhrase,
  zone: zoneWithOwner,
});

/** "todos los personajes", "todas las otras cartas". */
function withAll(words: string, of: Gender): string {
  return `${of === 'f' ? 'todas' : 'todos'} ${withDefinite(words, of, true)}`;
}

/** A pronoun after a preposition, or the words themselves: "mí", "él", "ellas". */
export function tonicPronoun({ of, text, gender, plural }: Phrase): string {
  if (of === 'me') return 'mí';
  if (of !== 'it') return text;
  if (gender === 'f') return plural ? 'ellas' : 'ella';
  return plural ? 'ellos' : 'él';
}

const HOLDER = { controller: 'controlador', owner: 'propietario' };

/** "su propietario", "mi controlador". */
export function holderOf(
  role: keyof typeof HOLDER,
  reference: ObjectReference,
  context: WordingContext,
): string {
  const whose = objectPhrase(reference, context);
  if (whose.of === 'me') return `mi ${HOLDER[role]}`;
  if (whose.of === 'it') return `su ${HOLDER[role]}`;
  return `el ${HOLDER[role]} ${withPreposition('de', whose.text)}`;
}
