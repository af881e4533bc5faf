import { nearestIds } from '../../rulebook/nearest.ts';
import { parentOf } from '../../rulebook/number.ts';
import type { Problems } from '../problem.ts';
import type { Collection } from '../read/collection.ts';
import type { KnownRules } from './known-rules.ts';

/** A word that stands twice in a group of synonyms is a slip of the pen. */
export function checkSynonyms({ synonyms }: Collection, problems: Problems): void {
  if (!synonyms) return;
  for (const [language, groups] of Object.entries(synonyms.value)) {
    for (const [i, group] of groups.entries()) {
      const twice = group.find((word, at) => group.indexOf(word) < at);
      if (twice === undefined) continue;
      problems.error(
        'duplicate',
        synonyms.json.place([language, i]),
        `${JSON.stringify(twice)} stands twice in its group`,
        'Take one of the two out.',
      );
    }
  }
}

/** A page is told of once, and so is a question that no rule answers. */
export function checkPages({ pages, unanswered }: Collection, problems: Problems): void {
  const listed: readonly { file: Collection['pages' | 'unanswered']; names: readonly string[] }[] =
    [
      { file: pages, names: pages?.value.map(({ page }) => page) ?? [] },
      { file: unanswered, names: unanswered?.value.map(({ id }) => id) ?? [] },
    ];
  for (const { file, names } of listed) {
    for (const [i, name] of names.entries()) {
      if (!file || names.indexOf(name) === i) continue;
      problems.error(
        'duplicate',
        file.json.place([i]),
        `${JSON.stringify(name)} stands twice in the list`,
        'Take one of the two out.',
      );
    }
  }
}

/** Kept addresses lead to cards and numbers that there are. */
export function checkKeptAddresses(
  { keptAddresses, cards }: Collection,
  rules: KnownRules,
  problems: Problems,
): void {
  if (!keptAddresses) return;
  const { value, json } = keptAddresses;
  const ids = new Set(cards.map((card) => card.value.id));
  for (const [i, id] of value.cards.entries()) {
    if (ids.has(id)) continue;
    const near = nearestIds(id, [...ids]);
    problems.error(
      'unknown-card',
      json.place(['cards', i]),
      `there is no card ${JSON.stringify(id)}`,
      near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'Correct its id, or take it out.',
    );
  }
  for (const [edition, numbers] of Object.entries(value.numbers)) {
    const known = withParents(rules.of(edition));
    for (const [i, number] of numbers.entries()) {
      if (known.has(number)) continue;
      const place = json.place(['numbers', edition, i]);
      rules.check(number, edition, place, 'the list of kept addresses', problems);
    }
  }
}

/** Only rules that there are have a kind. */
export function checkRuleKinds(
  { ruleKinds }: Collection,
  rules: KnownRules,
  problems: Problems,
): void {
  if (!ruleKinds) return;
  const { $schema: _, ...editions } = ruleKinds.value;
  for (const [edition, kinds] of Object.entries(editions)) {
    for (const number of Object.keys(kinds ?? {})) {
      const place = ruleKinds.json.place([edition, number]);
      rules.check(number, edition, place, 'the list of kinds', problems);
    }
  }
}

/** Numbers with those of the sections and chapters that they stand in. */
function withParents(numbers: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(numbers);
  for (const number of all) {
    const parent = parentOf(number);
    if (parent) all.add(parent);
  }
  return all;
}
