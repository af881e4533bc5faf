/** Choices without the word "target" (6.1.g), free or by chance (3.2.5.c). */

import { amount } from '../board/amount.ts';
import { baseCost, findObjects } from '../board/filter.ts';
import { groundsOfBoth, groundsOfFilter } from '../board/grounds.ts';
import type { ChosenPick, TotalLimit } from '../cards/ability.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Context } from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf } from '../state/lookup.ts';
import type { GameObject } from '../state/object.ts';
import { playersOf } from '../state/player.ts';
import { randomInt } from '../state/random.ts';
import { ask } from './ask.ts';
import {
  type Build,
  bindPicked,
  chosenObjects,
  forDoer,
  objectOption,
  type Picking,
  pickBounds,
  possibleAmong,
} from './build.ts';
import { sumOf, weightOf } from './total.ts';

/** Choices that are no targets: by whoever does the step, or whoever the text says. */
export function pickChosen(
  build: Build,
  reference: ChosenPick,
  picking: Picking,
): readonly number[] | null {
  const { draft } = build;
  const context = forDoer(build, picking.doer);
  if (reference.perPlayer) return pickPerPlayer(build, reference, picking, context);
  let found = chosenFrom(build, reference, context);
  if (picking.suits) found = found.filter(picking.suits);
  if (build.suits) found = found.filter(build.suits);
  found = possibleAmong(build, found, picking.forbids);
  if (reference.highest) found = highestOf(draft, found, reference.highest);
  const { least, most } = pickBounds(build, reference, found.length);
  if (found.length < least) build.lacking = true;
  if (reference.random) return bindPicked(build, pickRandom(build, found, most), reference.as);
  const player =
    reference.by === undefined
      ? picking.doer
      : (playersOf(draft, reference.by, context)[0] ?? picking.doer);
  const { total } = reference;
  const limit = total ? amount(draft, total.atMost, context) : 0;
  const picked: number[] = [];
  // Within a sum, one after the other: what is chosen says what can still be.
  for (let round = 0; round < (total ? most : 1); round++) {
    const left = total ? leftWithin(draft, found, picked, { total, limit }) : found;
    const chosen = ask(build, () => ({
      player,
      kind: 'choose',
      cites: [
        '6.1.g',
        ...(build.several ? (['6.1.h', '1.4.5.a'] as const) : []),
        ...(found.some((one) => one.zone === 'hand' && one.player !== player) ? FROM_HAND : []),
        ...groundsOfFilter(reference.choose),
        ...groundsOfBoth(draft, reference.choose, context.me),
        ...(reference.highest ? HIGHEST[reference.highest] : []),
      ],
      options: left.map((object) => objectOption(draft, object, 'choose', player)),
      min: total ? 0 : least,
      max: total ? 1 : most,
      sought: reference.choose,
    }));
    if (chosen === null) return null;
    picked.push(...chosenObjects(chosen));
    if (chosen.length === 0) break;
  }
  return bindPicked(build, picked, reference.as);
}

/** Returns the objects that can still be chosen within a sum. */
function leftWithin(
  draft: Draft,
  found: readonly GameObject[],
  picked: readonly number[],
  { total, limit }: { readonly total: TotalLimit; readonly limit: number },
): GameObject[] {
  const left = limit - sumOf(draft, picked, total);
  return found.filter(
    (object) => !picked.includes(object.id) && weightOf(draft, object, total) <= left,
  );
}

/**
 * Makes a choice for each player who has an object ("a card in each player's Reserve"); one player
 * chooses for all. Null while a decision waits.
 */
function pickPerPlayer(
  build: Build,
  { perPlayer: _, ...reference }: ChosenPick,
  picking: Picking,
  context: Context,
): readonly number[] | null {
  const picked: number[] = [];
  for (const player of playersOf(build.draft, reference.choose.of ?? 'each-player', context)) {
    const own = (object: GameObject) => object.player === player;
    const suits = (object: GameObject) => own(object) && (picking.suits?.(object) ?? true);
    const found = pickChosen(build, reference, { ...picking, suits });
    if (found === null) return null;
    picked.push(...found);
  }
  return bindPicked(build, picked, reference.as);
}

const HIGHEST: Readonly<Record<NonNullable<ChosenPick['highest']>, readonly RuleNumber[]>> = {
  'hand-cost': ['2.2.7.a'],
  'base-cost': ['2.2.9.a', '2.2.9.b'],
};

/** Choosing from another player's Hand shows it to the one who chooses (3.2.5.c). */
const FROM_HAND: readonly RuleNumber[] = ['3.2.5.c', '3.1.3.f'];

function chosenFrom(build: Build, reference: ChosenPick, context: Context): GameObject[] {
  const { draft } = build;
  if (reference.among === undefined) return findObjects(draft, reference.choose, context);
  const { among } = reference;
  const ids = among === 'it' ? build.bindings.it : (build.bindings.named[among.as] ?? []);
  const wanted = { in: ['deck', 'hand', 'reserve', 'discard', 'play', 'mana'] as const };
  const matching = findObjects(draft, { ...wanted, ...reference.choose }, context);
  return matching.filter(({ id }) => ids.includes(id));
}

function highestOf(
  draft: Draft,
  found: readonly GameObject[],
  by: NonNullable<ChosenPick['highest']>,
): GameObject[] {
  const cost = (object: GameObject) =>
    by === 'hand-cost' ? compiledOf(draft, object).handCost : baseCost(draft, object);
  const most = Math.max(...found.map(cost));
  return found.filter((object) => cost(object) === most);
}

/** Picks by chance, and remembers it as an answer so that building again finds the same. */
function pickRandom(build: Build, found: readonly GameObject[], count: number): number[] {
  const answered = build.asking.answers[build.at];
  if (answered) {
    build.at += 1;
    return chosenObjects(answered.options);
  }
  const left = [...found];
  const picked: GameObject[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(randomInt(build.draft, 0, left.length - 1), 1));
  }
  build.asking.answers = [
    ...build.asking.answers,
    { by: null, options: picked.map((object) => objectOption(build.draft, object, 'choose')) },
  ];
  build.at += 1;
  return picked.map(({ id }) => id);
}
