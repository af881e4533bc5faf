import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import fc from '../../../tests/property.ts';
import { writePage } from './frontmatter.ts';

const readFacts = (page: string) => load(/^---\n([\s\S]*?)\n---\n/.exec(page)![1]!);

test('a reader of YAML finds the facts that were written, whatever keys and texts they have', () => {
  const value = fc.jsonValue({ maxDepth: 5 });
  const key = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('5.0', '2024-09', 'null', 'a b'),
  );
  fc.assert(
    fc.property(fc.dictionary(key, value, { minKeys: 1, noNullPrototype: true }), (facts) => {
      // YAML has no negative zero.
      const written = JSON.parse(JSON.stringify(facts));
      expect(readFacts(writePage(written, 'a'))).toEqual(written);
    }),
  );
});

test('a page has a line for each field near its top, and each deeper value in one line', () => {
  const rule = { number: '1.1.a', title: undefined, notes: [{ kind: 'remark' }] };
  expect(writePage({ edition: '5.0', rules: [rule], by: { '4.0': [] } }, 'Body')).toBe(
    `---
edition: "5.0"
rules:
  - number: "1.1.a"
    notes: [{"kind": "remark"}]
by:
  "4.0": []
---

Body
`,
  );
});
