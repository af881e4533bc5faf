import { chosenPlays } from '../examples/chosen.ts';
import { type Play, playsOf } from '../examples/play.ts';
import { examples } from './collection.ts';

const chosen = chosenPlays(examples.values());

/**
 * The plays that show a rule, one of each example: the first is for the rule's own page.
 *
 * @param named the examples that the rule's own notes name, which come first
 */
export function playsShowing(
  edition: string,
  rule: string,
  named: readonly string[],
): readonly Play[] {
  const showing = chosen.get(`${edition} ${rule}`) ?? [];
  const first = named.flatMap((id) => {
    const play = showing.find(({ example }) => example === id) ?? firstPlay(id, edition);
    return play ?? [];
  });
  return [...new Set([...first, ...showing])];
}

/** The ids of the examples of a rule, in the same order. */
export function examplesOf(
  edition: string,
  rule: string,
  named: readonly string[],
): readonly string[] {
  return playsShowing(edition, rule, named).map(({ example }) => example);
}

function firstPlay(id: string, edition: string): Play | undefined {
  const example = examples.get(id);
  return example && playsOf(example).find((play) => play.edition === edition);
}
