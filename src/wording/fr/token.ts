/** Creating tokens, in French. */

import type { Context } from '../context.ts';
import type { Mood } from '../language.ts';
import type { StepOf } from '../step.ts';
import { term } from '../text.ts';
import { tokenTraits } from '../token.ts';
import { amount } from './amount.ts';
import { expedition } from './expedition.ts';
import { does } from './player-verb.ts';
import { PLACED, player } from './selection.ts';
import { de, list, subtype } from './words.ts';

export function create(step: StepOf<'create'>, mood: Mood, context: Context): string {
  const card = context.token(step.token);
  const name = (card.name.fr ?? card.name.en).replaceAll("'", '’');
  const count = step.count ?? 1;
  const one = count === 1;
  const many = one ? 'un' : amount(count, context, 'word');
  const word = term('token', one ? 'jeton' : 'jetons');
  const types = list((card.subtypes ?? []).map((id) => subtype(id)));
  const traits = tokenTraits(card, types, context);
  const landmarks =
    typeof step.in === 'object' && 'landmarks' in step.in ? step.in.landmarks : null;
  const where =
    landmarks !== null
      ? `parmi ${landmarks === 'you' ? 'vos Repères' : `les Repères ${landmarks === 'they' && context.introduce === null ? 'de ce joueur' : de(player(landmarks, context))}`}`
      : step.in === 'it' && !context.it.plural
        ? `dans ${PLACED.it}`
        : `dans ${expedition(step.in as Parameters<typeof expedition>[0], context).text}`;
  const spread = step.distributed
    ? `\u00a0; répartissez-les ${where.replace(/^dans /u, 'entre ')}`
    : ` ${where}`;
  context.it = { noun: 'token', plural: !one };
  return does(
    step.who,
    'créer',
    { text: `${many} ${word} ${name}${traits}${spread}` },
    mood,
    context,
  );
}
