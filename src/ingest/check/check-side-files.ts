import { CANONICAL } from '../../engine/rules/edition.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import { parentOf } from '../../rulebook/number.ts';
import type { WrittenAnswers } from '../../rulebook/written-answers.ts';
import type { ProblemPlace, Problems } from '../problem.ts';
import type { Collection } from '../read/collection.ts';
import type { KnownRules } from './known-rules.ts';

/** Checks that no word is twice in a group of synonyms. */
export function checkSynonyms({ synonyms }: Collection, problems: Problems): void {
  if (!synonyms) return;
  for (const [language, groups] of Object.entries(synonyms.value)) {
    for (const [i, group] of groups.entries()) {
      const seen = new Set<string>();
      const twice = group.find((word) => seen.size === seen.add(word).size);
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

/** Checks that each page and each unanswered question is listed once. */
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

/** Checks that the terms and rules of written answers exist, and that no two answer the same. */
export function checkAnswers(
  { answers }: Collection,
  terms: readonly { readonly id: string }[],
  rules: KnownRules,
  problems: Problems,
): void {
  if (!answers) return;
  const ids = terms.map(({ id }) => id);
  const seen = new Set<string>();
  for (const [i, one] of answers.value.entries()) {
    const { field, named, cited, asked } = partsOf(one);
    for (const [at, id] of named.entries()) {
      if (ids.includes(id)) continue;
      problems.error(
        'unknown-term',
        answers.json.place([i, field, at]),
        `there is no term ${JSON.stringify(id)}`,
        `Correct it (${nearestIds(id, ids).join(', ')} are near), or take the answer out.`,
      );
    }
    if (seen.size === seen.add(asked).size) {
      problems.error(
        'duplicate',
        answers.json.place([i, field]),
        `${asked} is answered twice`,
        'Take one of the two out.',
      );
    }
    for (const { number, place } of cited) {
      rules.check(number, CANONICAL, answers.json.place([i, ...place]), 'the answer', problems);
    }
  }
}

/** Checks that the rules of the cases of cards exist. */
export function checkCardCases(
  { cardCases }: Collection,
  rules: KnownRules,
  problems: Problems,
): void {
  for (const [i, { rule }] of cardCases?.value.cases.entries() ?? []) {
    rules.check(rule, CANONICAL, cardCases!.json.place(['cases', i, 'rule']), 'the case', problems);
  }
}

/** Returns the terms and rules that a written answer names, and what it answers, alike for both kinds. */
function partsOf(one: WrittenAnswers[number]) {
  if ('asks' in one) {
    const cited = one.rules.map((number, at) => ({ number, place: ['rules', at] }));
    return { field: 'asks', named: one.asks, cited, asked: one.asks.toSorted().join(' ') };
  }
  const cited = [{ number: one.rule, place: ['rule'] }];
  return { field: 'on', named: one.on, cited, asked: [one.rule, ...one.on.toSorted()].join(' ') };
}

function idsOf(cards: Collection['cards']): ReadonlySet<string> {
  return new Set(cards.map(({ value }) => value.id));
}

function checkCard(
  id: string,
  ids: ReadonlySet<string>,
  place: ProblemPlace,
  problems: Problems,
): void {
  if (ids.has(id)) return;
  const near = nearestIds(id, [...ids]);
  problems.error(
    'unknown-card',
    place,
    `there is no card ${JSON.stringify(id)}`,
    near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'Correct its id, or take it out.',
  );
}

/** Checks that kept addresses lead to existing cards and numbers. */
export function checkKeptAddresses(
  { keptAddresses, cards }: Collection,
  rules: KnownRules,
  problems: Problems,
): void {
  if (!keptAddresses) return;
  const { value, json } = keptAddresses;
  const ids = idsOf(cards);
  for (const [i, id] of value.cards.entries()) {
    checkCard(id, ids, json.place(['cards', i]), problems);
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

/** Checks that only existing rules have a kind. */
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

/** Returns numbers together with those of their sections, groups and chapters. */
function withParents(numbers: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(numbers);
  for (const number of all) {
    const parent = parentOf(number);
    if (parent) all.add(parent);
  }
  return all;
}
