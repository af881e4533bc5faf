import { playsOf } from '../../examples/play.ts';
import { examples } from './collection.ts';

/**
 * Edition and rule -> the examples that are there to illustrate it, or in which it decides; first
 * those that say where to look for it.
 */
const byRule = new Map<string, string[]>();

for (const example of examples.values()) {
  for (const { edition, illustrates, shows, looks } of playsOf(example)) {
    for (const rule of [...illustrates, ...shows]) {
      const key = `${edition} ${rule}`;
      const known = byRule.get(key) ?? [];
      if (known.includes(example.id)) continue;
      byRule.set(key, looks[rule] ? [example.id, ...known] : [...known, example.id]);
    }
  }
}

/**
 * The examples of a rule.
 *
 * @param named those that the rule's own notes name, which come first
 */
export function examplesOf(
  edition: string,
  rule: string,
  named: readonly string[],
): readonly string[] {
  const known = named.filter((id) => examples.has(id));
  return [...new Set([...known, ...(byRule.get(`${edition} ${rule}`) ?? [])])];
}
