import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectionOfData } from '../../scripts/cards/printed.ts';
import { hashesOf, textsOf } from '../../scripts/cards/text-hashes.ts';
import { READ } from '../../scripts/cards/texts.ts';

/** After a change: `npm run cards -- texts` shows what differs, to be read before `--keep` takes it. */
test('each text of a card is as it was read', () => {
  expect(hashesOf(textsOf(collectionOfData()))).toEqual(JSON.parse(readFileSync(READ, 'utf8')));
});
