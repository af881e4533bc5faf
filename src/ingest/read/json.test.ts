import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Problems } from '../problem.ts';
import { parseJson, readAs } from './json.ts';
import { Places } from './places.ts';

function read(text: string) {
  const problems = new Problems();
  return { json: parseJson('x.json', text, problems), problems: problems.all() };
}

describe('parseJson', () => {
  test('keeps the lines of values', () => {
    const { json, problems } = read('{\n  "a": [\n    { "b": 1 }\n  ]\n}');
    expect(problems).toEqual([]);
    expect(json?.place(['a', 0, 'b'])).toEqual({ file: 'x.json', line: 3, path: 'a[0].b' });
    expect(json?.place(['missing'])).toEqual({ file: 'x.json', line: 1, path: 'missing' });
    expect(json?.place(['a', 0, 'c', 'd'])).toEqual({ file: 'x.json', line: 3, path: 'a[0].c.d' });
  });

  test.each([
    ['', 1],
    ['{\n "a": }', 2],
    ['[1,\n2,\n]', 3],
    ['// no\n{}', 1],
  ])('refuses %j and names the line', (text, line) => {
    const { json, problems } = read(text);
    expect(json).toBeNull();
    expect(problems[0]).toMatchObject({ code: 'unreadable', place: { file: 'x.json', line } });
  });

  test.each([
    ['', 'the file is empty'],
    ['\n ', 'the file is empty'],
    ['{ "a": }', 'a value was expected (found "}")'],
    ['{ "a": 1', 'a } is missing before this place; the file breaks off here'],
    ['{ “a”: 1 }', 'a name or a value was expected (found "“a”")'],
    ['[1 2]', 'a comma was expected between two values (found "2")'],
  ])('says what is wrong with %j', (text, message) => {
    const [problem] = read(text).problems;
    expect(problem).toMatchObject({ message });
    expect(problem?.mend).not.toBe('');
  });

  test('refuses nesting that would exhaust the stack, brackets in texts apart', () => {
    const { json, problems } = read(`{\n"a": ${'['.repeat(200_000)}`);
    expect(json).toBeNull();
    expect(problems).toMatchObject([{ code: 'unreadable', place: { line: 2 } }]);
    expect(read(JSON.stringify({ a: '"['.repeat(200) })).problems).toEqual([]);
  });

  test('a key written twice would lose text', () => {
    const { json, problems } = read('{\n"a": 1,\n"a": 2}');
    expect(json).toBeNull();
    expect(problems[0]).toMatchObject({ code: 'duplicate', place: { line: 3 } });
  });
});

test('readAs says the path and what was found', () => {
  const problems = new Problems();
  const json = parseJson('x.json', '{ "list": [ { "n": "one" } ] }', problems)!;
  const schema = z.strictObject({ list: z.array(z.strictObject({ n: z.number() })) });
  expect(readAs(json, schema, new Places(), problems)).toBeNull();
  expect(problems.all()).toMatchObject([
    {
      code: 'schema',
      place: { line: 1, path: 'list[0].n' },
      message: expect.stringContaining('"one"'),
    },
  ]);
});

test.each([
  [{ list: [{ n: 1, name: 'a', nmae: 'b' }] }, 'there is no field "nmae"'],
  [{ list: [{ n: 1, nmae: 'b' }] }, 'there is no field "nmae", did you mean "name"?'],
  [{ lst: [], list: [], qqq: 1 }, 'there is no field "lst"; there is no field "qqq"'],
  [{ list: [], titles: { frr: 'a' } }, 'there is no field "frr", did you mean "fr"?'],
  [{ list: [], what: { kinde: 'a' } }, 'there is no field "kinde", did you mean "kind"?'],
])('readAs gives the nearest of the keys that may still be written: %j', (value, message) => {
  const problems = new Problems();
  const json = parseJson('x.json', JSON.stringify(value), problems)!;
  const schema = z.strictObject({
    list: z.array(z.strictObject({ n: z.number(), name: z.string().optional() })),
    titles: z.partialRecord(z.enum(['fr', 'en']), z.string()).optional(),
    what: z.union([z.string(), z.strictObject({ kind: z.literal('a').optional() })]).optional(),
  });
  readAs(json, schema, new Places(), problems);
  expect(problems.all()[0]?.message).toMatch(new RegExp(`^${RegExp.escape(message)} \\(found`));
});

test('readAs notes the places of objects', () => {
  const problems = new Problems();
  const places = new Places();
  const json = parseJson('x.json', '{\n"list": [\n{ "n": 1 } ] }', problems)!;
  const value = readAs(
    json,
    z.object({ list: z.array(z.object({ n: z.number() })) }),
    places,
    problems,
  )!;
  expect(places.of(value.list[0]!, 'x.json')).toEqual({ file: 'x.json', line: 3, path: 'list[0]' });
  expect(places.of({}, 'x.json')).toEqual({ file: 'x.json' });
});
