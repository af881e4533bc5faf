import { citableRules, citationOf, EDITIONS } from '../engine/rules/edition.ts';
import { examples } from './collection.ts';
import { chosenPlays } from './examples/chosen.ts';
import { type Play, playsOf } from './examples/play.ts';
import { playsNamed, playThrough } from './plays.ts';

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
  const showing = chosen.get(`${edition} ${rule}`) ?? playsOfCounterparts(edition, rule);
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

/**
 * The plays, in an edition for which no example names a rule, of the examples that name what the
 * engine knows as the same rule in another edition; those first whose trace cites it.
 */
function playsOfCounterparts(edition: string, rule: string): readonly Play[] {
  const own = EDITIONS.find((one) => one === edition);
  const canonical = (own && citableRules(own).get(rule)) ?? [];
  const found = EDITIONS.filter((other) => other !== own).flatMap((other) =>
    canonical.flatMap((number) => chosen.get(`${other} ${citationOf(number, other)}`) ?? []),
  );
  const plays = found.flatMap(({ id, example }) =>
    playsNamed(example).filter((play) => play.id === id && play.edition === edition),
  );
  const cites = (play: Play) => Number(playThrough(play).cites.includes(rule));
  return [...new Set(plays)].sort((a, b) => cites(b) - cites(a));
}

function firstPlay(id: string, edition: string): Play | undefined {
  const example = examples.get(id);
  return example && playsOf(example).find((play) => play.edition === edition);
}
