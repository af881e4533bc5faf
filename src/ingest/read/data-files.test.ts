import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DATA_FILES } from './data-files.ts';

/** No string that a file of the data holds reaches a page unchecked. */

type Def = Readonly<Record<string, unknown>> & { readonly type: string };
type Schema = z.core.$ZodType;

/** A schema that takes strings, with its place. */
interface Leaf {
  readonly where: string;
  readonly schema: Schema;
}

/** Schemas whose values no page shows, and nothing but a comparison reads, with the reason. */
const UNCHECKED: Readonly<Record<string, string>> = {
  unknown:
    'fields of a pattern of trace entries, or of a card’s older abilities: read by the engine',
};

/** Returns all schemas within one that take a string. */
function stringsIn(schema: Schema, where: string, seen: Set<Schema>): Leaf[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = schema._zod.def as unknown as Def;
  const into = (inner: unknown, step = '') =>
    inner ? stringsIn(inner as Schema, `${where}${step}`, seen) : [];
  switch (def.type) {
    case 'object':
      return [
        ...Object.entries(def.shape as Record<string, Schema>).flatMap(([key, inner]) =>
          into(inner, `.${key}`),
        ),
        ...into(def.catchall, '.*'),
      ];
    case 'array':
      return into(def.element, '[]');
    case 'tuple':
      return [...(def.items as Schema[]), def.rest].flatMap((inner) => into(inner, '[]'));
    case 'record':
      return [...into(def.keyType, '{key}'), ...into(def.valueType, '{}')];
    case 'union':
      return (def.options as Schema[]).flatMap((inner) => into(inner));
    case 'intersection':
      return [...into(def.left), ...into(def.right)];
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
    case 'nonoptional':
      return into(def.innerType);
    case 'lazy':
      return into((def.getter as () => Schema)());
    case 'pipe':
      return [...into(def.in), ...into(def.out)];
    case 'literal':
    case 'enum':
    case 'int':
    case 'number':
    case 'boolean':
    case 'null':
    case 'never':
    // What a transform takes has passed the schema before it.
    case 'transform':
      return [];
    default:
      return [{ where, schema }];
  }
}

/** Texts that no page may show. */
const HOSTILE = {
  'half of a surrogate pair': 'a\ud800b',
  'a direction override': 'a\u202eb',
  'a control character': 'a\u0001b',
  'a zero-width space': 'a\u200bb',
  blank: ' ',
  empty: '',
};

describe.each(Object.entries(DATA_FILES))('%s', (path, schema) => {
  const leaves = stringsIn(schema, path, new Set());

  test('takes texts', () => {
    expect(leaves.length).toBeGreaterThan(0);
  });

  test.each(Object.entries(HOSTILE))('takes no text with %s', (_, text) => {
    const taking = leaves.filter(({ schema: leaf }) => {
      if (UNCHECKED[(leaf._zod.def as unknown as Def).type] !== undefined) return false;
      return z.safeParse(leaf, text).success;
    });
    expect(taking.map(({ where }) => where)).toEqual([]);
  });
});

test('a plain line takes no marks, which it would show as they are written', () => {
  const formats = DATA_FILES['record/formats.json']!;
  for (const name of ['a {nope}', 'a [[nope]]', '<script>']) {
    const format = { id: 'a', name: { en: name, fr: 'x', it: 'x' } };
    const issues = formats.safeParse([format]).error?.issues.map(({ message }) => message);
    expect(issues?.join()).toContain('have no meaning here');
  }
});
