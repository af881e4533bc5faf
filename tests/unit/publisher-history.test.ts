import { expect, test } from 'vitest';
import { entriesTelling, HAS_HISTORY, readHistory } from './publisher-history.ts';

test.skipIf(!HAS_HISTORY)(
  'every entry of the publisher’s history is in the record, on its day and about its cards',
  () => {
    const entries = readHistory();
    const missing = entries.filter((entry) => entriesTelling(entry).length === 0);
    expect(entries).toHaveLength(73);
    expect(missing.map(({ date, type, name }) => `${date} ${type} ${name}`)).toEqual([]);
  },
);
