/** Objects in a clause, in French: chosen, targeted or named before. */

import type { Amount, Filter, ObjectReference, TotalLimit } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { amountWords, rememberReferent } from '../../say/context.ts';
import { createObjects, type Phrase } from '../../say/phrase.ts';
import { manaMark, TERRAIN } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { nounPhrase, zoneWithOwner } from './selection.ts';
import { gender, genderOf, noun, withDe, withDefinite, withIndefinite } from './words.ts';

/** A number of things in words, which agrees when it is one. */
function countWords(value: Amount, of: Gender, context: WordingContext): string {
  return value === 1 ? withIndefinite('', of).trim() : amountWords(value, context, 'word');
}

/** "n’importe quel nombre de Personnages", "jusqu’à deux cartes", "une carte". */
function pickedWords(
  { count = 1, upTo }: { readonly count?: Amount | 'any'; readonly upTo?: true },
  words: string,
  of: Gender,
  context: WordingContext,
): string {
  if (count === 'any') return `n’importe quel nombre ${withDe(words)}`;
  if (typeof count === 'object' && 'affected' in count) return `le même nombre ${withDe(words)}`;
  const most = upTo ? 'jusqu’à ' : '';
  return (
    most + (count === 1 ? withIndefinite(words, of) : `${countWords(count, of, context)} ${words}`)
  );
}

/** " avec un Coût de Main total de {7} ou moins". */
function totalLimit(total: TotalLimit | undefined, context: WordingContext): string {
  if (!total) return '';
  const { of, atMost } = total;
  if (of !== 'hand-cost')
    return ` avec un total de ${amountWords(atMost, context)} ${TERRAIN[of]} ou moins`;
  const most = typeof atMost === 'number' ? manaMark(atMost) : amountWords(atMost, context);
  return ` avec un Coût de Main total de ${most} ou moins`;
}

function targetPhrase(
  pick: Extract<ObjectReference, { target: Filter }>,
  context: WordingContext,
): string {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const of = genderOf(pick.target);
  const words = nounPhrase(pick.target, plural, context, '', 'ciblé');
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
  const among = pick.among ? ' parmi elles' : '';
  const highest = pick.highest
    ? ` dont le ${pick.highest === 'hand-cost' ? 'Coût de Main' : 'Coût de Base'} est le plus élevé`
    : '';
  const random = pick.random ? ' au hasard' : '';
  const words = nounPhrase(pick.choose, plural, context);
  let said: string;
  if (pick.among && pick.choose.type === 'card' && count !== 'any') {
    const most = pick.upTo ? 'jusqu’à ' : '';
    said = `${most}${count === 1 ? 'l’une' : countWords(count, of, context)} d’entre elles`;
  } else if (plural) said = pickedWords(pick, words, of, context) + among;
  else if (highest !== '')
    said = withDefinite(words, of).replace(
      / ou (un|une) /gu,
      (_, one) => ` ou ${one === 'un' ? 'le' : 'la'} `,
    );
  else said = pickedWords(pick, words, of, context) + among;
  rememberReferent(pick.choose, plural, pick.as, context);
  return said + totalLimit(pick.total, context) + highest + random;
}

export const { object: objectPhrase, every: everyPhrase } = createObjects({
  me: { text: 'je', clitic: 'me' },
  pronoun: (of, plural) => ({
    text: `${of === 'f' ? 'elle' : 'il'}${plural ? 's' : ''}`,
    clitic: plural ? 'les' : of === 'f' ? 'la' : 'le',
  }),
  rest: 'les autres',
  that: (of, plural, words) => `${plural ? 'ces' : of === 'f' ? 'cette' : 'ce'} ${words}`,
  target: targetPhrase,
  choice: choicePhrase,
  all: (words, of) => `${of === 'f' ? 'toutes' : 'tous'} les ${words}`,
  every: (words) =>
    `chaque ${words.replace(/ ou une? /gu, ' et chaque ').replace(/ ou (?=dans votre )/u, ' et ')}`,
  both: (hand, reserve) => `${hand} et ${reserve}`,
  top: (count, deck, context) =>
    count === 1
      ? `la première carte ${withDe(deck)}`
      : `les ${amountWords(count, context, 'word')} premières cartes ${withDe(deck)}`,
  gender,
  noun,
  kind: nounPhrase,
  zone: zoneWithOwner,
});

/** "les Animaux de votre Réserve": several objects, whose kinds and places cards join by "et". */
function allTogether(of: ObjectReference, context: WordingContext): Phrase {
  const phrase = objectPhrase(of, context);
  const text = phrase.text
    .replace(/^tou(?:te)?s les /u, 'les ')
    .replace(/^(les (?:autres )?\S+) ou (?=\S+ )/u, '$1 et les ')
    .replaceAll(/ ou (?=(?:de votre|en|dans) )/gu, ' et ');
  return { ...phrase, text };
}

/** Objects that gain counters: "chaque Personnage", "les Personnages que vous contrôlez". */
export function gainingPhrase(of: ObjectReference, context: WordingContext): Phrase {
  const areYours = typeof of === 'object' && 'all' in of && of.all.of === 'you' && !of.all.other;
  return areYours ? allTogether(of, context) : everyPhrase(of, context);
}

/** Objects from which something is taken: "les Personnages en jeu et en Réserve". */
export function allOrPicked(of: ObjectReference, context: WordingContext): Phrase {
  return typeof of === 'object' && 'all' in of
    ? allTogether(of, context)
    : objectPhrase(of, context);
}

/** A pronoun after a preposition, or the words themselves: "moi", "lui", "elles". */
export function tonicPronoun({ of, text, gender, plural }: Phrase): string {
  if (of === 'me') return 'moi';
  if (of !== 'it') return text;
  if (gender === 'f') return plural ? 'elles' : 'elle';
  return plural ? 'eux' : 'lui';
}

const HOLDER = { controller: 'contrôleur', owner: 'propriétaire' };

/** "son propriétaire", "mon contrôleur", "le propriétaire d’un Personnage ciblé". */
export function holderOf(
  role: keyof typeof HOLDER,
  reference: ObjectReference,
  context: WordingContext,
): string {
  const whose = objectPhrase(reference, context);
  if (whose.of === 'me') return `mon ${HOLDER[role]}`;
  if (whose.of === 'it') return `${whose.plural ? 'leur' : 'son'} ${HOLDER[role]}`;
  return `le ${HOLDER[role]} ${withDe(whose.text)}`;
}
