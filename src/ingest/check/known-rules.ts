import { citedIn, EDITIONS } from '../../engine/rules/edition.ts';
import { compareNumbers, sectionOf } from '../../rulebook/number.ts';
import { nearestNumbers } from '../../rulebook/resolve.ts';
import type { ProblemPlace, Problems } from '../problem.ts';
import { type LoadedBook, rulesOf } from '../read/loaded.ts';

/** The rules of each edition: from its dictionaries in any language, or those that the engine knows. */
export class KnownRules {
  readonly #editions = new Map<string, ReadonlySet<string>>();

  constructor(books: readonly LoadedBook[]) {
    for (const edition of EDITIONS) this.#editions.set(edition, new Set(citedIn(edition)));
    for (const { edition, dictionaries } of books) {
      if (dictionaries.length === 0) continue;
      const rules = dictionaries.flatMap(({ dictionary }) => [...rulesOf(dictionary)]);
      this.#editions.set(edition.id, new Set(rules.map(({ number }) => number)));
    }
  }

  /** Returns the numbers of an edition's rules; none if the edition is not known. */
  of(edition: string): ReadonlySet<string> {
    return this.#editions.get(edition) ?? new Set();
  }

  /** Returns the rules that the engine cites in an edition and that the edition lacks. */
  citedAndLacking(edition: string): string[] {
    return citedIn(edition).filter((number) => !this.of(edition).has(number));
  }

  /** Reports a number that its edition lacks: `4.0:1.2.2.c` names another edition than the one given. */
  check(
    name: string,
    edition: string,
    place: ProblemPlace,
    subject: string,
    problems: Problems,
  ): void {
    const [first = '', second] = name.split(':');
    const [of, number] = second === undefined ? [edition, first] : [first, second];
    const known = this.of(of);
    if (known.has(number)) return;
    const near = nearestNumbers(
      number,
      [...known].filter((one) => sectionOf(one) === sectionOf(number)),
    );
    problems.error(
      'unknown-rule',
      place,
      `${subject} names rule ${number}, ${known.size > 0 ? `which edition ${of} lacks` : `and there is no edition ${of}`}`,
      near.length > 0
        ? `Correct it (${near.sort(compareNumbers).join(', ')} are near), or take it out.`
        : 'Correct the number, or take it out.',
    );
  }
}
