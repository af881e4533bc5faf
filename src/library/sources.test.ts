import { expect, test } from 'vitest';
import { sources } from './sources.ts';

test('rules of the own supplement are counted apart from those of the document', async () => {
  const all = await sources();
  const book = all.find(({ edition, language }) => edition === '5.0' && language === 'en')!;
  expect(book.provenance).toMatchObject({ restated: 634, supplement: 34 });
  for (const { rules, provenance } of all) {
    const { restated, translated, same, supplement } = provenance;
    expect(restated + translated + same + supplement).toBe(rules);
  }
});
