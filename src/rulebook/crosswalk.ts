import type { Change, Changes } from './changes.ts';
import { compareNumbers, isRuleNumber, sectionOf } from './number.ts';

/** The changes from one edition to the next. */
export type EditionChanges = Pick<Changes, 'edition' | 'before' | 'changes'>;

/** A change with the two editions that it lies between. */
export interface EditionStep {
  readonly before: string;
  readonly edition: string;
  readonly change: Change;
}

/** The numbers that a rule has in another edition, in book order. */
export interface Counterparts {
  readonly edition: string;
  readonly numbers: readonly string[];
}

/**
 * A number that another edition gives to another rule, and the numbers of that rule in this edition.
 */
export interface Namesake {
  readonly edition: string;
  /** The numbers that the other edition's rule has here; none where this edition lacks it. */
  readonly here: readonly string[];
}

/** Follows each number of each edition to the numbers of the same rule in any other edition. */
export class Crosswalk {
  readonly #into = new Map<string, EditionStep>();
  readonly #outOf = new Map<string, EditionStep>();
  readonly #editions: readonly string[];

  /** @param files the changes of all editions, in any order */
  constructor(files: readonly EditionChanges[]) {
    const names = new Set<string>();
    for (const { edition, before, changes } of files) {
      names.add(before).add(edition);
      for (const change of changes) {
        const step = { before, edition, change };
        for (const number of change.to) this.#into.set(`${edition} ${number}`, step);
        for (const number of change.from) this.#outOf.set(`${before} ${number}`, step);
      }
    }
    this.#editions = [...names];
  }

  /** The change that a rule came from; null for a rule of the first edition, and for a section. */
  cameFrom(edition: string, number: string): EditionStep | null {
    return this.#into.get(`${edition} ${number}`) ?? null;
  }

  /** The change that a rule went into in the edition after; null for a rule of the last. */
  wentInto(edition: string, number: string): EditionStep | null {
    return this.#outOf.get(`${edition} ${number}`) ?? null;
  }

  /** All changes that led to a rule and that followed from it, the oldest first. */
  history(edition: string, number: string): readonly EditionStep[] {
    const earlier: EditionStep[] = [];
    const later: EditionStep[] = [];
    for (let found = [this.cameFrom(edition, number)]; found.some(Boolean); ) {
      const steps = uniqueSteps(found);
      earlier.unshift(...steps);
      found = steps.flatMap(({ before, change }) =>
        change.from.map((one) => this.cameFrom(before, one)),
      );
    }
    for (let found = [this.wentInto(edition, number)]; found.some(Boolean); ) {
      const steps = uniqueSteps(found);
      later.push(...steps);
      found = steps.flatMap(({ edition: after, change }) =>
        change.to.map((one) => this.wentInto(after, one)),
      );
    }
    return [...earlier, ...later];
  }

  /** The numbers of a rule in each other edition that has it. */
  counterparts(edition: string, number: string): readonly Counterparts[] {
    const met = new Map<string, Set<string>>([[edition, new Set([number])]]);
    const follow = (
      from: string,
      step: (edition: string, number: string) => EditionStep | null,
      side: 'from' | 'to',
    ) => {
      let at = from;
      for (let numbers = [number]; numbers.length > 0; ) {
        const steps = numbers.flatMap((one) => step(at, one) ?? []);
        numbers = [...new Set(steps.flatMap(({ change }) => change[side]))];
        const next = steps[0]?.[side === 'from' ? 'before' : 'edition'];
        if (next === undefined || numbers.length === 0) return;
        at = next;
        met.set(at, new Set([...(met.get(at) ?? []), ...numbers]));
      }
    };
    follow(edition, (at, one) => this.cameFrom(at, one), 'from');
    follow(edition, (at, one) => this.wentInto(at, one), 'to');
    met.delete(edition);
    return [...met].map(([other, numbers]) => ({
      edition: other,
      numbers: [...numbers].sort(compareNumbers),
    }));
  }

  /** The sections in which the rules of a section stand in each other edition, the usual one first. */
  sectionCounterparts(edition: string, rules: readonly string[]): readonly Counterparts[] {
    const counts = new Map<string, Map<string, number>>();
    for (const rule of rules) {
      for (const { edition: other, numbers } of this.counterparts(edition, rule)) {
        const known = counts.get(other) ?? new Map<string, number>();
        counts.set(other, known);
        for (const section of new Set(numbers.map(sectionOf))) {
          known.set(section, (known.get(section) ?? 0) + 1);
        }
      }
    }
    return [...counts].map(([other, sections]) => ({
      edition: other,
      numbers: [...sections].sort((a, b) => b[1] - a[1]).map(([section]) => section),
    }));
  }

  /**
   * The editions in which a number stands for something else: a rule for another rule, a section for
   * one that shares none of its rules.
   *
   * @param rulesUnder the rules that a number stands for in an edition: itself, or those of a section
   */
  namesakes(
    edition: string,
    number: string,
    rulesUnder: (edition: string, number: string) => readonly string[],
  ): readonly Namesake[] {
    const rules = rulesUnder(edition, number);
    const asked = isRuleNumber(number) ? (rule: string) => rule : sectionOf;
    return this.#editions.flatMap((other) => {
      const theirs = other === edition ? [] : rulesUnder(other, number);
      if (theirs.length === 0 || rules.length === 0) return [];
      const meant = new Set(
        rules.flatMap((rule) => this.#numbersIn(other, this.counterparts(edition, rule))),
      );
      if (theirs.some((rule) => meant.has(rule))) return [];
      const here = theirs.flatMap((rule) =>
        this.#numbersIn(edition, this.counterparts(other, rule)).map(asked),
      );
      return [{ edition: other, here: [...new Set(here)] }];
    });
  }

  #numbersIn(edition: string, found: readonly Counterparts[]): readonly string[] {
    return found.find((one) => one.edition === edition)?.numbers ?? [];
  }
}

/** Steps without those that are not there, and each change once: a merged rule comes from one change. */
function uniqueSteps(steps: readonly (EditionStep | null)[]): EditionStep[] {
  return [...new Set(steps.filter((step) => step !== null))];
}
