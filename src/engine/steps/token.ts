import { invalidateWorking } from '../board/characteristics.ts';
import { describeThing, spotOf, writeEntry } from '../board/tracing.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { MadeToken } from '../state/bindings.ts';
import { type Draft, playerOf } from '../state/game.ts';
import { compiledCard } from '../state/lookup.ts';
import type { GameObject } from '../state/object.ts';
import type { AtomicAction } from '../state/step.ts';
import { bareObject, nextTimestamp, putIn } from '../state/zone.ts';

/** Returns a token that comes into being (7.3.5.a). */
export function createToken(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'create' }>,
): GameObject {
  const slot = draft.things.length;
  draft.things.push(0);
  const inExpedition = action.expedition >= 0;
  const object: GameObject = {
    ...bareObject({
      id: nextTimestamp(draft),
      slot,
      card: action.card,
      token: true,
      owner: action.by ?? action.player,
      zone: inExpedition ? 'expedition' : action.reserve ? 'reserve' : 'landmark',
      player: inExpedition ? playerOf(action.expedition) : action.player,
    }),
    expedition: action.expedition,
  };
  putIn(draft, object);
  invalidateWorking(draft);
  if (draft.entries) {
    const { card, base } = compiledCard(draft, action.card);
    const cites: RuleNumber[] = [...TOKEN_RULES, ...(action.reserve ? SIGNATURE : PLAIN)];
    if (inExpedition && base.keywords.gigantic) cites.push('7.4.4.c');
    if (card.abilities.length > 0) cites.push('2.2.12.f');
    if (inExpedition) cites.push('7.5.10.b');
    writeEntry(draft, [...cites, '2.2.16.b', '2.2.16.c'], {
      kind: 'action',
      action: 'create',
      object: describeThing(draft, object),
      to: spotOf(draft, object),
    });
  }
  return object;
}

/** A token has no Reserve Cost, except a Signature token, which waits in Reserve to be played. */
const PLAIN: readonly RuleNumber[] = ['2.2.8.c'];
const SIGNATURE: readonly RuleNumber[] = ['S.3.b', 'S.3.c'];

const TOKEN_RULES: readonly RuleNumber[] = [
  '7.3.5.a',
  '2.2.1.d',
  '2.2.b',
  '2.2.4.f',
  '2.2.11.e',
  '2.2.2.j',
  '2.2.7.c',
  '2.2.10.d',
];

/** Returns the token of an action that creates one, and where. */
export function madeToken({
  card,
  expedition,
  player,
  reserve,
}: Extract<AtomicAction, { act: 'create' }>): MadeToken {
  return { card, expedition, player, ...(reserve ? { reserve } : {}) };
}
