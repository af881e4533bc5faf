import { historyOf } from '../../library/counterparts.ts';
import type { Play } from '../../library/examples/play.ts';
import { playsNamed } from '../../library/plays.ts';
import { playsShowing } from '../../library/rule-examples.ts';
import { type BookRule, type Volume, volume } from '../../library/volume.ts';
import type { EditionStep } from '../../rulebook/crosswalk.ts';
import { endsOtherwise, goesOtherwise } from './showing.ts';

/** A play that goes differently in two editions. */
export interface ComparedPlay {
  readonly play: Play;
  readonly before: string;
  readonly edition: string;
}

/**
 * The play for the history of a rule that changed in substance: one that shows it and ends otherwise
 * in the edition before or after the newest such change, or at least goes otherwise; where there is
 * none, one of an older change; null where there is none either.
 */
export async function comparedPlay(book: Volume, rule: BookRule): Promise<ComparedPlay | null> {
  const steps = await historyOf(book, rule.number);
  for (const step of steps.toReversed()) {
    if (step.change.kind !== 'substance') continue;
    const plays = await playsInBoth(step, book);
    const play =
      (await firstThat(plays, ({ id }) => endsOtherwise(id, step.before, step.edition))) ??
      (await firstThat(plays, ({ id }) => goesOtherwise(id, step.before, step.edition, book.lang)));
    if (play) return { play, before: step.before, edition: step.edition };
  }
  return null;
}

/** The plays that show the rules of a change and are played in both of its editions. */
async function playsInBoth(step: EditionStep, { lang }: Volume): Promise<readonly Play[]> {
  const { before, edition, change } = step;
  const sides = [
    { name: edition, numbers: change.to },
    { name: before, numbers: change.from },
  ];
  const found: Play[] = [];
  for (const { name, numbers } of sides) {
    const rules = (await volume(name, lang))?.rules;
    for (const number of numbers) {
      found.push(...playsShowing(name, number, rules?.get(number)?.examples ?? []));
    }
  }
  const isInBoth = ({ id, example }: Play) =>
    [before, edition].every((one) =>
      playsNamed(example).some((play) => play.id === id && play.edition === one),
    );
  return [...new Map(found.filter(isInBoth).map((play) => [play.id, play])).values()];
}

async function firstThat<Value>(
  values: readonly Value[],
  holds: (value: Value) => Promise<boolean>,
): Promise<Value | null> {
  for (const value of values) if (await holds(value)) return value;
  return null;
}
