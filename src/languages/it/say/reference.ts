/** Objects in a clause, in Italian: chosen, targeted or named before. */

import type { Amount, Filter, ObjectReference, TotalLimit } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { amountWords, rememberReferent } from '../../say/context.ts';
import { createObjects, type Phrase } from '../../say/phrase.ts';
import { manaMark, TERRAIN } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { nounPhrase, zoneWithOwner } from './selection.ts';
import {
  COST,
  gender,
  genderOf,
  noun,
  withDefinite,
  withIndefinite,
  withPreposition,
} from './words.ts';

/** A number of things in words, which agrees when it is one. */
function countWords(value: Amount, of: Gender, context: WordingContext): string {
  return value === 1 && of === 'f' ? 'una' : amountWords(value, context, 'word');
}

/** "un numero qualsiasi di personaggi", "fino a due carte", "una carta". */
function pickedWords(
  { count = 1, upTo }: { readonly count?: Amount | 'any'; readonly upTo?: true },
  words: string,
  of: Gender,
  context: WordingContext,
): string {
  if (count === 'any') return `un numero qualsiasi di ${words}`;
  if (typeof count === 'object' && 'affected' in count) return `lo stesso numero di ${words}`;
  const most = upTo ? 'fino a ' : '';
  return (
    most + (count === 1 ? withIndefinite(words, of) : `${countWords(count, of, context)} ${words}`)
  );
}

/** The bound on the sum of what is chosen, as in " con un totale di {V} pari o inferiore a 3". */
function totalLimit(total: TotalLimit | undefined, context: WordingContext): string {
  if (!total) return '';
  const { of, atMost } = total;
  const what = of === 'hand-cost' ? `un ${COST.hand} totale` : `${TERRAIN[of]} totale`;
  const most =
    of === 'hand-cost' && typeof atMost === 'number'
      ? manaMark(atMost)
      : amountWords(atMost, context);
  return ` con ${what} pari o inferiore ${withPreposition('a', most)}`;
}

function targetPhrase(
  pick: Extract<ObjectReference, { target: Filter }>,
  context: WordingContext,
): string {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const of = genderOf(pick.target);
  const words = nounPhrase(pick.target, plural, context, '', 'bersaglio');
  const counted = pickedWords(pick, words, of, context);
  rememberReferent(pick.target, plural, pick.as, context);
  return counted + totalLimit(pick.total, context);
}

function choicePhrase(
  pick: Extract<ObjectReference, { choose: Filter }>,
  context: WordingContext,
): string {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const of = genderOf(pick.choose);
  const among = pick.among ? ' tra queste' : '';
  const highest = pick.highest
    ? ` il cui ${pick.highest === 'hand-cost' ? COST.hand : COST.base} è il più alto`
    : '';
  const random = pick.random ? ' a caso' : '';
  const words = nounPhrase(pick.choose, plural, context);
  let said: string;
  if (pick.among && pick.choose.type === 'card' && count !== 'any') {
    said = `${pick.upTo ? 'fino a ' : ''}${countWords(count, of, context)} di queste`;
  } else if (plural) said = pickedWords(pick, words, of, context) + among;
  else if (highest !== '')
    said = withDefinite(words, of).replace(
      / o (un|una) /gu,
      (_, one) => ` o ${one === 'un' ? 'il' : 'la'} `,
    );
  else said = pickedWords(pick, words, of, context) + among;
  rememberReferent(pick.choose, plural, pick.as, context);
  return said + totalLimit(pick.total, context) + highest + random;
}

/** A pronoun is not said as a subject: its `text` is empty. */
export const { object: objectPhrase, every: everyPhrase } = createObjects({
  me: { text: '', clitic: 'mi' },
  pronoun: (of, plural) => ({
    text: '',
    clitic: of === 'f' ? (plural ? 'le' : 'la') : plural ? 'li' : 'lo',
  }),
  rest: 'le altre',
  that: (of, plural, words) => {
    if (!plural && /^[aeiou]/iu.test(words)) return `quell’${words}`;
    return `${of === 'f' ? (plural ? 'quelle' : 'quella') : plural ? 'quei' : 'quel'} ${words}`;
  },
  target: targetPhrase,
  choice: choicePhrase,
  all: (words, of) => `${of === 'f' ? 'tutte' : 'tutti'} ${withDefinite(words, of, true)}`,
  every: (words) => `ogni ${words.replace(/ o (?:(?:un |una |un’)|(?=nella tua ))/gu, ' e ')}`,
  both: (hand, reserve) => `${hand} e ${reserve}`,
  top: (count, deck, context) =>
    count === 1
      ? `la prima carta ${withPreposition('di', deck)}`
      : `le prime ${amountWords(count, context, 'word')} carte ${withPreposition('di', deck)}`,
  gender,
  noun,
  kind: nounPhrase,
  zone: zoneWithOwner,
});

/** "gli Animali della tua Riserva": several objects, whose kinds and places cards join by "e". */
function allTogether(of: ObjectReference, context: WordingContext): Phrase {
  const phrase = objectPhrase(of, context);
  const text = phrase.text
    .replace(/^tutt[ei] (?=i |gli |le )/u, '')
    .replace(/^((?:i|gli|le) \S+) o (?=\S+ (?:che|della|in))/u, '$1 e ')
    .replaceAll(/ o (?=(?:della|dalla|nella|in) )/gu, ' e ');
  return { ...phrase, text };
}

/** Objects that gain counters: "ogni personaggio", "i personaggi che controlli". */
export function gainingPhrase(of: ObjectReference, context: WordingContext): Phrase {
  const areYours = typeof of === 'object' && 'all' in of && of.all.of === 'you' && !of.all.other;
  return areYours ? allTogether(of, context) : everyPhrase(of, context);
}

/** Objects from which something is taken: "i personaggi in gioco e nella Riserva". */
export function allOrPicked(of: ObjectReference, context: WordingContext): Phrase {
  return typeof of === 'object' && 'all' in of
    ? allTogether(of, context)
    : objectPhrase(of, context);
}

/** A pronoun after a preposition, or the words themselves: "me", "esso", "esse". */
export function tonicPronoun({ of, text, gender, plural }: Phrase): string {
  if (of === 'me') return 'me';
  if (of !== 'it') return text;
  if (gender === 'f') return plural ? 'esse' : 'essa';
  return plural ? 'essi' : 'esso';
}

const HOLDER = { controller: 'controllore', owner: 'proprietario' };

/** "il suo proprietario", "il mio controllore". */
export function holderOf(
  role: keyof typeof HOLDER,
  reference: ObjectReference,
  context: WordingContext,
): string {
  const whose = objectPhrase(reference, context);
  if (whose.of === 'me') return `il mio ${HOLDER[role]}`;
  if (whose.of === 'it') return `il ${whose.plural ? 'loro' : 'suo'} ${HOLDER[role]}`;
  return `il ${HOLDER[role]} ${withPreposition('di', whose.text)}`;
}
