import { expect, test } from 'vitest';
import fc from '../../../tests/property.ts';
import { type Json, type JsonObject, mergeValues, oneOf } from './editions-together.ts';

const said = (text: string, cites: readonly string[]) => ({ said: [{ text }], cites });

test('what is the same is written once, and words and rules as texts', () => {
  const older = { id: 1, lines: [said('Alma passes.', ['4.2.3', '4.2.4'])] };
  const newer = { id: 1, lines: [said('Alma passes.', ['4.2.3', '4.2.5'])] };
  const written = mergeValues([older, newer]);
  expect(written).toEqual({
    id: 1,
    lines: [{ said: ['Alma passes.'], cites: { '': ['4.2.3 4.2.4', '4.2.3 4.2.5'] } }],
  });
  expect(oneOf(written, 0)).toEqual(older);
  expect(oneOf(written, 1)).toEqual(newer);
});

test('words with a term keep it, and no rules stay none', () => {
  const spans: readonly JsonObject[] = [{ text: 'tokens', term: 'token' }, { icon: 'mana:1' }];
  const value: Json = { said: spans, cites: [] };
  expect(oneOf(mergeValues([value]), 0)).toEqual(value);
});

test('each of several values comes back as it was', () => {
  const line = fc.record({
    said: fc.array(fc.oneof(fc.record({ text: fc.string() }), fc.record({ icon: fc.string() }))),
    cites: fc.array(fc.stringMatching(/^\d\.\d$/)),
  });
  const value = fc.oneof(line, fc.array(line), fc.integer(), fc.constant(null));
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 3 }), (values) => {
      const written = mergeValues(values as readonly Json[]);
      expect(values.map((_, index) => oneOf(written, index))).toEqual(values);
    }),
  );
});
