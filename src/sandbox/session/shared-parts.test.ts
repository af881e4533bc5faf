import { expect, test } from 'vitest';
import fc from '../../../tests/property.ts';
import { type Json, joinParts, shareParts } from './shared-parts.ts';

/** Long enough to be written once. */
const LONG = 'Alma pays the cost. '.repeat(6);

test('a value comes back as it was', () => {
  const part = fc.jsonValue();
  const value = fc
    .tuple(part, part)
    .chain(([one, other]) =>
      fc.array(
        fc.constantFrom(one, [one, LONG], { one, other, LONG }, `~${LONG}`, '~', '~0', '~~'),
      ),
    );
  fc.assert(
    fc.property(value, (json) => {
      const before = JSON.parse(JSON.stringify(json)) as Json;
      const sent = JSON.parse(JSON.stringify(shareParts(before))) as ReturnType<typeof shareParts>;
      expect(joinParts(sent)).toEqual(before);
    }),
  );
});

test('what stands in it several times is written once, in the order that it is needed in', () => {
  const said = { text: LONG };
  const line = { said, cites: ['6.1.a', '6.1.d'] };
  const shared = shareParts([line, line, said]);
  expect(shared).toEqual({
    parts: [{ text: LONG }, { said: '~0', cites: ['6.1.a', '6.1.d'] }],
    whole: ['~1', '~1', '~0'],
  });
  const [one, other] = joinParts(shared) as readonly Json[];
  expect(one).toBe(other);
});

test('what is short stays where it is', () => {
  const card = { name: 'Ordis Recruit' };
  expect(shareParts([1, 1, card, card])).toEqual({ parts: [], whole: [1, 1, card, card] });
});
